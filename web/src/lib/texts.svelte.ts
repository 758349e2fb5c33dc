import type { FluentBundle } from '@fluent/bundle';
import { bundleOf, format, type Facts } from '../words/fluent';
import { readable } from '../words/sentences';

const files = import.meta.glob<string>('../texts/*.ftl', { query: '?raw', import: 'default' });

/** The languages this build speaks. */
export const locales = Object.keys(files).map(localeOf).sort();

let bundle = $state.raw<FluentBundle | null>(null);

/** Load the words of the wanted language, or of the nearest one there is. */
export async function loadTexts(wanted: readonly string[]): Promise<string> {
  const locale = nearest(wanted);
  const load = Object.entries(files).find(([path]) => localeOf(path) === locale)?.[1];
  if (load) bundle = bundleOf(locale, await load());
  return locale;
}

/** A text of the table itself (games bring their own). */
export function t(name: string, facts: Facts = {}): string {
  return (bundle && format(bundle, name, facts)) ?? readable(name);
}

export function hasText(name: string): boolean {
  return bundle?.hasMessage(name) ?? false;
}

export function nearest(wanted: readonly string[], known: readonly string[] = locales): string {
  const short = wanted.map((each) => each.toLowerCase().split('-')[0] ?? '');
  return short.find((each) => known.includes(each)) ?? 'en';
}

function localeOf(path: string): string {
  return /([^/]+)\.ftl$/.exec(path)?.[1] ?? '';
}
