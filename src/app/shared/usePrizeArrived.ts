import { gameEventApi } from '@/features/game-event/gameEventApi';
import { fairApi } from '@/features/game-event/fairApi';
import { rewardApi } from '@/features/reward/rewardApi';
import { useCredit } from '@/features/user/useCredit';
import { useAppDispatch } from '../makeStore';

/** Refetches everything that a shown prize may have changed. */
export function usePrizeArrived(): () => void {
  const dispatch = useAppDispatch();
  const { renew } = useCredit();
  return () => {
    renew();
    dispatch(rewardApi.util.invalidateTags(['Point']));
    dispatch(gameEventApi.util.invalidateTags(['GameReward', 'GameEvent']));
    dispatch(fairApi.util.invalidateTags(['Seeds', 'ProvenPlay']));
  };
}
