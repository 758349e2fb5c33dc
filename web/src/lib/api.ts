/** The REST calls of docs/protocol.md, each a function. */
import type {
  BoxWish,
  FaceInfo,
  Failure,
  GameInfo,
  NewSettings,
  NewTable,
  Reseat,
  Rise,
  Rules,
  Sit,
  Step,
  StoryInfo,
  TableInfo,
} from '../table/wire';

/** What the server said was wrong, in words fit for the player, with the rule it comes from. */
export class ApiError extends Error {
  constructor(
    message: string,
    readonly status: number,
    readonly rule = '',
  ) {
    super(message);
  }
}

async function ask(path: string, body?: unknown): Promise<Response> {
  const init: RequestInit = { credentials: 'same-origin' };
  if (body !== undefined) {
    init.method = 'POST';
    init.headers = { 'content-type': 'application/json' };
    init.body = JSON.stringify(body);
  }
  let response: Response;
  try {
    response = await fetch(path, init);
  } catch {
    throw new ApiError('', 0);
  }
  if (!response.ok) throw await wrong(response);
  return response;
}

async function wrong(response: Response): Promise<ApiError> {
  try {
    const { error, rule } = (await response.json()) as Partial<Failure>;
    return new ApiError(error ?? '', response.status, rule ?? '');
  } catch {
    return new ApiError('', response.status);
  }
}

async function json<T>(path: string, body?: unknown): Promise<T> {
  return (await (await ask(path, body)).json()) as T;
}

const game = (name: string) => `/api/games/${encodeURIComponent(name)}`;
const table = (id: string) => `/api/tables/${encodeURIComponent(id)}`;

/** Where a story is; with a kind, where it can be had as a file. */
export const storyAt = (id: string, kind: string, seat: number | null) =>
  `${table(id)}/story${kind === '' ? '' : `/${kind}`}${seat === null ? '' : `?of=${seat}`}`;

/** Where the match is as a file. */
export const saveAt = (id: string) => `${table(id)}/save`;

export const api = {
  games: () => json<GameInfo[]>('/api/games'),
  game: (name: string) => json<GameInfo>(game(name)),
  gallery: (name: string) => json<FaceInfo[]>(`${game(name)}/gallery`),
  rules: (name: string) => json<Rules>(`${game(name)}/rules`),
  texts: async (name: string, locale: string) => (await ask(`${game(name)}/texts/${locale}`)).text(),
  open: (wanted: NewTable) => json<TableInfo>('/api/tables', wanted),
  tables: () => json<TableInfo[]>('/api/tables'),
  mine: () => json<TableInfo[]>('/api/tables/mine'),
  table: (id: string) => json<TableInfo>(table(id)),
  sit: (id: string, seat: number, name: string) => json<TableInfo>(`${table(id)}/sit`, { seat, name } satisfies Sit),
  rise: (id: string, seat: number) => json<TableInfo>(`${table(id)}/rise`, { seat } satisfies Rise),
  seat: (id: string, seat: number, wanted: Reseat) => json<TableInfo>(`${table(id)}/seats/${seat}`, wanted),
  settings: (id: string, wanted: NewSettings) => json<TableInfo>(`${table(id)}/settings`, wanted),
  box: (id: string, wanted: BoxWish) => json<TableInfo>(`${table(id)}/box`, wanted),
  gameAt: (id: string) => json<GameInfo>(`${table(id)}/game`),
  galleryAt: (id: string) => json<FaceInfo[]>(`${table(id)}/gallery`),
  start: (id: string) => json<TableInfo>(`${table(id)}/start`, {}),
  solo: (id: string) => json<TableInfo>(`${table(id)}/solo`, {}),
  again: (id: string) => json<TableInfo>(`${table(id)}/again`, {}),
  replay: (id: string, at: number, seat: number | null) =>
    json<Step>(`${table(id)}/replay?at=${at}${seat === null ? '' : `&seat=${seat}`}`),
  story: (id: string, seat: number | null) => json<StoryInfo>(storyAt(id, '', seat)),
};
