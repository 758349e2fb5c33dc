import js from '@eslint/js';
import svelte from 'eslint-plugin-svelte';
import { defineConfig, globalIgnores } from 'eslint/config';
import globals from 'globals';
import ts from 'typescript-eslint';
import svelteConfig from './svelte.config.js';

const UNSAFE = ['argument', 'assignment', 'call', 'member-access', 'return'];

export default defineConfig(
  globalIgnores(['fixtures/', 'test-results/']),
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  js.configs.recommended,
  {
    files: ['**/*.ts', '**/*.svelte'],
    extends: [ts.configs.strictTypeChecked],
    languageOptions: {
      parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname, extraFileExtensions: ['.svelte'] },
    },
    rules: {
      // `onclick={() => act(key)}` says it best.
      '@typescript-eslint/no-confusing-void-expression': [
        'error',
        { ignoreArrowShorthand: true, ignoreVoidReturningFunctions: true },
      ],
      // `void key;` in an effect names what the effect waits for.
      '@typescript-eslint/no-meaningless-void-operator': 'off',
      // A cast of a cast says that a type is wrong: that type is to be mended. A view is read with `viewOf`.
      'no-restricted-syntax': [
        'error',
        {
          selector: ':matches(TSAsExpression, TSTypeAssertion) > :matches(TSAsExpression, TSTypeAssertion)',
          message: 'A cast of a cast: mend the type instead (views are read with viewOf in src/table/seen.ts).',
        },
      ],
      // A number may stand in a text; `undefined` in one is always a fault.
      '@typescript-eslint/restrict-template-expressions': [
        'error',
        { allowAny: false, allowBoolean: false, allowNullish: false, allowNumber: true, allowRegExp: false },
      ],
    },
  },
  svelte.configs.recommended,
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { globals: globals.browser, parserOptions: { parser: ts.parser, svelteConfig } },
  },
  {
    files: ['**/*.svelte'],
    // Here a component's props are `any` to the linter; svelte-check knows their types, and is strict.
    rules: Object.fromEntries(UNSAFE.map((what) => [`@typescript-eslint/no-unsafe-${what}`, 'off'])),
  },
  {
    files: ['tests/**'],
    // A test that finds nothing fails at once, which is what it is for.
    rules: { '@typescript-eslint/no-non-null-assertion': 'off' },
  },
  {
    files: ['e2e/kit/test.ts'],
    // Playwright reads from the pattern which fixtures a fixture wants: `{}` wants none.
    rules: { 'no-empty-pattern': ['error', { allowObjectPatternsAsParameters: true }] },
  },
  { files: ['scripts/*.mjs', '*.js'], languageOptions: { globals: globals.node } },
);
