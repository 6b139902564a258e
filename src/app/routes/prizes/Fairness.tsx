import { useTranslation } from 'react-i18next';
import { FairPanel } from '@/features/game-event/FairPanel';
import { Fold } from './Fold';
import { type ShownChance, PrizeOdds } from './PrizeOdds';

interface Props {
  /** Prizes in display order, each with its weight in the draw. */
  readonly prizes: readonly ShownChance[];
}

/** Details of every drawn game: the odds, and the proof that no result was changed. */
export function Fairness({ prizes }: Props) {
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
