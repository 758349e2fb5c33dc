import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';

export type Facts = Record<string, FluentVariable>;

/** A bundle from Fluent sources; later sources win, so that a game may say things its own way. */
export function bundleOf(locale: string, ...sources: string[]): FluentBundle {
  const bundle = new FluentBundle(locale, { useIsolating: false });
  for (const source of sources) bundle.addResource(new FluentResource(source), { allowOverrides: true });
  return bundle;
}

/** A message with its facts put in, or null when there is none or it cannot be formatted. */
export function format(bundle: FluentBundle, name: string, facts: Facts = {}): string | null {
  const message = bundle.getMessage(name);
  if (!message?.value) return null;
  const errors: Error[] = [];
  const text = bundle.formatPattern(message.value, facts, errors);
  return errors.length > 0 ? null : text;
}
