import styled from 'styled-components';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '@/ui/EmptyState';
import type { BonusSetting } from '#core/brand/bonusWindows';
import { BonusCard } from './BonusCard';
import { shownWindows } from './shownWindows';
import { useBangkokMinute } from '@/lib/useBangkokTime';

interface Props {
  readonly setting: BonusSetting;
}

/** The bonus windows of a setting, or an empty state. */
export function PromotionWindows({ setting }: Props) {
  const { t } = useTranslation('promotion');
  const now = useBangkokMinute();
  const windows = shownWindows(setting);
  if (windows.length === 0) return <EmptyState title={t('none')} text={t('none.hint')} />;
  return (
    <Grid>
      {windows.map((window) => (
        <li key={window.n}>
          <BonusCard window={window} now={now} />
        </li>
      ))}
    </Grid>
  );
}

const Grid = styled.ul`
  display: grid;
  gap: 16px;

  @media (min-width: 768px) {
    grid-template-columns: repeat(auto-fit, minmax(320px, 1fr));

    /* A single window takes the full width: title at the start, facts next to it. */
    > :only-child > article {
      display: grid;
      grid-template: auto 1fr / minmax(0, 2fr) minmax(0, 3fr);
      column-gap: 48px;

      > dl {
        grid-area: 1 / 2 / 3 / 3;
      }
      > dl > :first-child {
        border-top: 0;
      }
    }
  }
`;
