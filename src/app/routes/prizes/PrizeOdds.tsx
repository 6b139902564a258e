import styled from 'styled-components';
import { useTranslation } from 'react-i18next';
import { useServedName } from '@/brand/useServedName';
import { type Bilingual, useLocalized } from '@/brand/useBrand';
import { Fold } from './Fold';

export interface ShownChance {
  readonly id: string | number;
  /** The served name, or both languages from the brand file. */
  readonly label?: string | Bilingual | undefined;
  readonly weight?: number | undefined;
}

interface Props {
  readonly prizes: readonly ShownChance[];
}

/** The odds of every prize: its weight divided by the sum of all weights. */
export function PrizeOdds({ prizes }: Props) {
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
