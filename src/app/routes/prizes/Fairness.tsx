import { useTranslation } from 'react-i18next';
import { FairPanel } from '@/features/game-event/FairPanel';
import { Fold } from './Fold';
import { type ShownChance, PrizeOdds } from './PrizeOdds';

interface Props {
  /** Prizes in the order shown, each with its weight in the draw. */
  readonly prizes: readonly ShownChance[];
}

/** The small print of every drawn game: what the chances are, and that nobody changed a result (G3, G8). */
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
