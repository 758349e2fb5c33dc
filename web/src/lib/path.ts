/** The addresses of the pages: read and written by hand, for there are few. */

export type Page =
  | { page: 'home' }
  | { page: 'game'; game: string; rule: string }
  | { page: 'cards'; game: string; face: string }
  | { page: 'table'; id: string; seat: number | null }
  | { page: 'replay'; id: string; at: number; event: number | null; seat: number | null }
  | { page: 'story'; id: string; seat: number | null }
  | { page: 'lost'; path: string };

/** The page that an address names. */
export function pageOf(path: string, search = '', hash = ''): Page {
  const query = new URLSearchParams(search);
  const [first, id, rest, ...more] = path
    .split('/')
    .filter((part) => part !== '')
    .map(decoded);
  if (first === undefined) return { page: 'home' };
  if (more.length > 0 || id === undefined) return { page: 'lost', path };
  const mark = decoded(hash.replace(/^#/, ''));
  if (first === 'g' && rest === undefined) return { page: 'game', game: id, rule: mark };
  if (first === 'g' && rest === 'cards') return { page: 'cards', game: id, face: mark };
  if (first !== 't') return { page: 'lost', path };
  if (rest === undefined) return { page: 'table', id, seat: whole(query.get('seat')) };
  if (rest === 'replay') return replayOf(id, query);
  if (rest === 'story') return { page: 'story', id, seat: whole(query.get('seat')) };
  return { page: 'lost', path };
}

/** The address of a page. */
export function pathOf(page: Page): string {
  switch (page.page) {
    case 'home':
      return '/';
    case 'game':
      return `/g/${encodeURIComponent(page.game)}${marked(page.rule)}`;
    case 'cards':
      return `/g/${encodeURIComponent(page.game)}/cards${marked(page.face)}`;
    case 'table':
      return `/t/${encodeURIComponent(page.id)}${query({ seat: page.seat })}`;
    case 'replay':
      return `/t/${encodeURIComponent(page.id)}/replay${query({ ...moment(page), seat: page.seat })}`;
    case 'story':
      return `/t/${encodeURIComponent(page.id)}/story${query({ seat: page.seat })}`;
    case 'lost':
      return page.path;
  }
}

function marked(name: string): string {
  return name === '' ? '' : `#${encodeURIComponent(name)}`;
}

function replayOf(id: string, asked: URLSearchParams): Page {
  const [at, event, seat] = ['at', 'event', 'seat'].map((name) => whole(asked.get(name)));
  return { page: 'replay', id, at: Math.max(0, at ?? 0), event: event ?? null, seat: seat ?? null };
}

/** A replay stands at an answer, or at a line of the tale. */
function moment({ at, event }: { at: number; event: number | null }): Record<string, number> {
  return event === null ? { at } : { event };
}

function query(values: Record<string, number | null>): string {
  const known = Object.entries(values).flatMap(([key, value]) => (value === null ? [] : [`${key}=${value}`]));
  return known.length === 0 ? '' : `?${known.join('&')}`;
}

function whole(text: string | null): number | null {
  return text !== null && /^-?\d{1,6}$/.test(text) ? Number(text) : null;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
