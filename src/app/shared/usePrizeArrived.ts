import { gameEventApi } from '@/features/game-event/gameEventApi';
import { gameRewardApi } from '@/features/game-reward-request/gameRewardApi';
import { rewardApi } from '@/features/reward/rewardApi';
import { useCredit } from '@/features/user/useCredit';
import { useAppDispatch } from '../hooks';

/** A prize was told: whatever it may have changed is asked for again (ST-19). */
export function usePrizeArrived(): () => void {
  const dispatch = useAppDispatch();
  const { renew } = useCredit();
  return () => {
    renew();
    dispatch(rewardApi.util.invalidateTags(['Point']));
    dispatch(gameRewardApi.util.invalidateTags(['GameReward']));
    dispatch(gameEventApi.util.invalidateTags(['GameEvent']));
  };
}
