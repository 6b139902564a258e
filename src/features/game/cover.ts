import type { Brand } from '#schemas/brand/brand';
import { imageUrl } from '#core/brand/imagePath';
import type { Placed } from './shelf';

/** Number of backgrounds for drawn covers. */
const GROUNDS = 6;

export interface Cover {
  readonly src: string | null;
  /** `whole` fills the card; `motif` is drawn on a background, for games without an image. */
  readonly kind: 'whole' | 'motif';
  /** Index of the background, 0 to 5. */
  readonly ground: number;
}

/** The image of a game: its own, else the brand's category image on a background derived from the game's code. */
export function coverOf({ type, game }: Placed, brand: Pick<Brand, 'art' | 'assetsBase'>): Cover {
  const motifs: readonly string[] = Object.values(brand.art.categories);
  const image = game.image ?? '';
  const isOwn = image !== '' && !motifs.includes(image);
  return {
    src: imageUrl(image === '' ? brand.art.categories[type] : image, brand),
    kind: isOwn ? 'whole' : 'motif',
    ground: seedOf(game.code) % GROUNDS,
  };
}

/** A deterministic hash of the text. */
function seedOf(text: string): number {
  let seed = 7;
  for (const letter of text) seed = (seed * 31 + letter.charCodeAt(0)) >>> 0;
  return seed >>> 3;
}
