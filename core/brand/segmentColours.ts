import type { Brand } from '#schemas/brand/brand';

/** The gold of a light theme is ink, too dark for a wheel. */
const BRIGHT_GOLD = '#e2a52f';

/** Colours of the segments out of the brand's theme, in turn; no segment has the colour of its neighbour. */
export function segmentColours({ theme }: Pick<Brand, 'theme'>, count: number): string[] {
  const gold = theme.scheme === 'light' ? BRIGHT_GOLD : theme.gold;
  const turn = [theme.color, theme.accent2, gold];
  return Array.from({ length: count }, (_, i) => {
    // The last segment is next to the first one, too.
    const meetsFirst = i === count - 1 && i % turn.length === 0 && count > 1;
    return turn[meetsFirst ? 1 : i % turn.length] ?? theme.color;
  });
}
