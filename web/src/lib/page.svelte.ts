/** What a page does to the document around it, undone when the page leaves. */

type Hold = { game?: string; title: string; colours?: string[] | undefined };

export function hold({ game = '', title, colours = [] }: Hold): () => void {
  const root = document.documentElement;
  document.title = title === '' ? 'Séance' : `${title} · Séance`;
  if (game === '') delete root.dataset['game'];
  else root.dataset['game'] = game;
  colours.forEach((colour, seat) => root.style.setProperty(`--seat-${seat}`, colour));
  return () => {
    delete root.dataset['game'];
    colours.forEach((_, seat) => root.style.removeProperty(`--seat-${seat}`));
  };
}
