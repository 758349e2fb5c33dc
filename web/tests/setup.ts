import { vi } from 'vitest';
import { loadTexts } from '../src/lib/texts.svelte';

vi.stubGlobal('scrollTo', () => undefined);
await loadTexts(['en']);
