import type { Brand } from '#schemas/brand/brand';
import { imageUrl } from '#core/brand/imagePath';
import type { Placed } from './shelf';

/** Grounds that a drawn cover can have. */
const GROUNDS = 6;

export interface Cover {
  readonly src: string | null;
  /** `whole` fills the card; `motif` stands on a drawn ground, for games that bring no picture of their own. */
  readonly kind: 'whole' | 'motif';
  /** 0 to 5: which ground. */
  readonly ground: number;
}

/** The picture of a game: its own, else the brand's of its category on a ground that only this game has. */
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

/** The same number for the same text, always. */
function seedOf(text: string): number {
  let seed = 7;
  for (const letter of text) seed = (seed * 31 + letter.charCodeAt(0)) >>> 0;
  return seed >>> 3;
}
