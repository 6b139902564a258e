import { useCallback } from 'react';
import { useCashOut } from '@/features/game/useCashOut';
import { useCredit } from '@/features/user/useCredit';

/** Cashes out the games, then fetches the balance, even when the cash-out failed. */
export function useCreditHome() {
  const { cashOut, cashOutIdle, playingIn } = useCashOut();
  const { renew } = useCredit();
  /** @returns whether all credit was cashed out. */
  const fetchHome = useCallback(async () => {
    const isHome = await cashOut();
    renew();
    return isHome;
  }, [cashOut, renew]);
  const bringHome = useCallback(() => void fetchHome(), [fetchHome]);
  /** Excludes games with an active play session. */
  const bringIdleHome = useCallback(() => void cashOutIdle().then(renew), [cashOutIdle, renew]);
  return { fetchHome, bringHome, bringIdleHome, playingIn };
}
