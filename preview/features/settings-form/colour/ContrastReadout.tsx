import { Check, TriangleAlert } from 'lucide-react';
import { useDeferredValue, useMemo } from 'react';
import styled from 'styled-components';
import { useStudioSelector } from '@studio/core/store/createStudioStore';
import { selectResolved } from '@studio/core/draft/selectBrand';
import { useTexts } from '@studio/i18n/texts';
import type { Brand } from '#schemas/brand/brand';
import { worst } from '#core/brand/contrast';
import { type ColourKey, measurePairs, type PairUse } from '#core/brand/palettePairs';

/** How well the colour reads in each of its uses, worst ground first, as the member app will show it. */
export function ContrastReadout({ path }: { readonly path: string }) {
  const t = useTexts('form');
  const theme = useDeferredValue(useStudioSelector(selectResolved))?.brand.theme;
  const rows = useMemo(() => (theme ? readContrast(theme, path) : []), [theme, path]);
  if (rows.length === 0) return null;
  return (
    <List aria-label={t('contrast.title')}>
      {rows.map(({ name, ink, ground, ratio, least }) => {
        const passes = ratio >= least;
        return (
          <li key={name} data-fails={!passes || undefined}>
            <Sample style={{ color: ink, background: ground }} aria-hidden="true">
              Aa
            </Sample>
            <span>{t(`contrast.${name}`)}</span>
            <b className="tnum">{(Math.floor(ratio * 100) / 100).toFixed(2)}</b>
            {passes ? (
              <Check size={14} aria-label={t('contrast.passes', { n: least })} />
            ) : (
              <TriangleAlert size={14} aria-label={t('contrast.fails', { n: least })} />
            )}
          </li>
        );
      })}
    </List>
  );
}

const List = styled.ul`
  display: grid;
  gap: 4px;
  padding-top: 8px;
  border-top: 1px solid var(--s-line);

  & > li {
    display: grid;
    grid-template-columns: auto 1fr auto auto;
    align-items: center;
    gap: 8px;
    color: var(--s-muted);
    font-size: 13px;
  }
  b {
    color: var(--s-text);
  }
  svg {
    color: var(--s-success);
  }
  [data-fails] svg,
  [data-fails] b {
    color: var(--s-warning);
  }
`;

const Sample = styled.span`
  width: 30px;
  height: 20px;
  border-radius: 4px;
  box-shadow: inset 0 0 0 1px rgba(128, 128, 128, 0.3);
  font-size: 12px;
  font-weight: 600;
  line-height: 20px;
  text-align: center;
`;

interface ContrastRow {
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
function readContrast(theme: Brand['theme'], path: string): ContrastRow[] {
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
