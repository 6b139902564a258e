import { useTranslation } from 'react-i18next';
import { FairPanel } from '@/features/game-event/FairPanel';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { text } from '@/theme/typography';
import { ChevronDown } from '@/ui/icons';
import { useServedName } from '@/brand/useServedName';
import { type Bilingual, useLocalized } from '@/brand/useBrand';

interface FairnessProps {
  /** Prizes in display order, each with its weight in the draw. */
  readonly prizes: readonly ShownChance[];
}

/** Details of every drawn game: the odds, and the proof that no result was changed. */
export function Fairness({ prizes }: FairnessProps) {
  const { t } = useTranslation('prize');
  return (
    <>
      <PrizeOdds prizes={prizes} />
      <Fold title={t('fair.title')}>
        <FairPanel />
      </Fold>
    </>
  );
}

/** Details that open on demand. */
export function Fold({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <Box>
      <summary>
        {title}
        <ChevronDown size={20} aria-hidden="true" />
      </summary>
      <div>{children}</div>
    </Box>
  );
}

const Box = styled.details`
  border: var(--card-border);
  border-radius: var(--radius-l);
  background: var(--card-bg-row);

  summary {
    display: grid;
    grid-template-columns: 1fr auto;
    align-items: center;
    min-height: 52px;
    padding: 8px 20px;
    cursor: pointer;
    list-style: none;
    ${text('body', 'bold')}
  }
  summary::-webkit-details-marker {
    display: none;
  }
  summary svg {
    color: var(--text-muted);
    transition: transform 200ms ease;
  }
  &[open] summary svg {
    transform: rotate(180deg);
  }
  > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 12px;
    padding: 4px 20px 20px;
  }
  > div > p {
    color: var(--text-muted);
    ${text('small')}
  }
`;

export interface ShownChance {
  readonly id: string | number;
  /** The served name, or both languages from the brand file. */
  readonly label?: string | Bilingual | undefined;
  readonly weight?: number | undefined;
}

/** The odds of every prize: its weight divided by the sum of all weights. */
export function PrizeOdds({ prizes }: { readonly prizes: readonly ShownChance[] }) {
  const { t } = useTranslation('prize');
  const nameOf = useServedName();
  const localized = useLocalized();
  const total = prizes.reduce((sum, { weight }) => sum + (weight ?? 0), 0);
  if (total === 0) return null;
  return (
    <Fold title={t('odds.title')}>
      <List>
        {prizes.map(({ id, label, weight }) => (
          <div key={id}>
            <dt>{typeof label === 'object' ? localized(label) : nameOf(label)}</dt>
            <dd className="tnum">{percent((weight ?? 0) / total)}</dd>
          </div>
        ))}
      </List>
      <p>{t('odds.note')}</p>
    </Fold>
  );
}

/** Up to three decimals, so that one in a hundred thousand is not shown as zero. */
const percent = (share: number): string => `${Number((share * 100).toFixed(3))}%`;

const List = styled.dl`
  div {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 12px;
    padding: 6px 0;
  }
  div + div {
    border-top: 1px dashed var(--line);
  }
  dd {
    color: var(--text-muted);
  }
`;
