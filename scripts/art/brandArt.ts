import { background, topBackground } from './files/backgrounds';
import { icon, logo } from './files/marks';
import { allGame, symbols } from './files/symbols';
import { allGames, bannerOne, bannerTwo, huay, providers } from './files/tiles';
import type { ArtSpec } from './palette';

/** Every picture of a brand, file name → SVG. The same spec always gives the same bytes. */
export function brandArt(spec: ArtSpec): Map<string, string> {
  return new Map([
    ['logo.svg', logo(spec)],
    ['icon.svg', icon(spec)],
    ['background.svg', background(spec)],
    ['top-background.svg', topBackground(spec)],
    ['allgame.svg', allGame(spec)],
    ['tile-huay.svg', huay(spec)],
    ['tile-allgame.svg', allGames(spec)],
    ['banner-1.svg', bannerOne(spec)],
    ['banner-2.svg', bannerTwo(spec)],
    ...symbols(spec),
    ...providers(spec),
  ]);
}
