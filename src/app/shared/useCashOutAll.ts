import { useCallback } from 'react';
import { useCashOut } from '@/features/game/useCashOut';
import { useCredit } from '@/features/user/useCredit';

/** Cashes out the games, then fetches the balance, even when the cash-out failed. */
export function useCashOutAll() {
  const { cashOut, cashOutIdle, playingIn } = useCashOut();
  const { renew } = useCredit();
  /** @returns whether all credit was cashed out. */
  const cashOutAll = useCallback(async () => {
    const isComplete = await cashOut();
    renew();
    return isComplete;
  }, [cashOut, renew]);
  const cashOutGames = useCallback(() => void cashOutAll(), [cashOutAll]);
  /** Excludes games with an active play session. */
  const cashOutIdleGames = useCallback(() => void cashOutIdle().then(renew), [cashOutIdle, renew]);
  return { cashOutAll, cashOutGames, cashOutIdleGames, playingIn };
}
