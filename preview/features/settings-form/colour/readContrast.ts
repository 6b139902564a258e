import type { Brand } from '#schemas/brand/brand';
import { worst } from '#core/brand/contrast';
import { type ColourKey, measurePairs, type PairUse } from '#core/brand/palettePairs';

export interface ContrastRow {
  readonly name: PairUse | 'written';
  readonly ink: string;
  readonly ground: string;
  readonly ratio: number;
  readonly least: number;
}

/** For backgrounds: the contrast of ordinary text on them. */
const grounds: Readonly<Partial<Record<string, readonly string[]>>> = {
  background: ['bg'],
  surface: ['surface-1', 'surface-2', 'surface-3'],
};

/** The worst pair of each use of a colour setting, starting with text of the colour on cards. */
export function readContrast(theme: Brand['theme'], path: string): ContrastRow[] {
  const key = path.split('/').at(-1) as ColourKey;
  const on = grounds[key];
  const pairs = measurePairs(theme).filter(({ of, ground, use }) =>
    on ? on.includes(ground) && use !== 'hover' : of === key,
  );
  const rows = new Map<string, ContrastRow>();
  for (const { use, inkColour, groundColour, ratio, least } of pairs) {
    const row = { name: use, ink: inkColour, ground: groundColour, ratio, least };
    const known = rows.get(use);
    if (!known || ratio / least < known.ratio / known.least) rows.set(use, row);
  }
  return on ? [...rows.values()] : [written(theme, key), ...rows.values()];
}

function written(theme: Brand['theme'], key: ColourKey): ContrastRow {
  const [ink, ground] = [theme[key], theme.surface];
  return { name: 'written', ink, ground, ratio: worst(ink, [ground]), least: key === 'accent2' ? 3 : 4.5 };
}
