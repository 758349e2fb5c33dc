import type { Bare, GalleryModule } from '../src/gallery/look.ts';

export type Boxes = Record<string, Bare[]>;

/** What lies in some box and has no picture, as 'game: key (kind)'. */
export async function unpictured(
  boxes: Boxes,
  dresses: (game: string) => Promise<GalleryModule | null>,
): Promise<string[]> {
  const found = Object.entries(boxes).map(async ([game, faces]) => {
    const dress = await dresses(game);
    const bare = faces.filter((face) => !dress?.look(face).picture);
    return bare.map(({ key, kind }) => `${game}: ${key} (${kind})`);
  });
  return (await Promise.all(found)).flat();
}
