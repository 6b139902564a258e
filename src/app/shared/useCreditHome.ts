import { useCallback } from 'react';
import { useCashOut } from '@/features/game/useCashOut';
import { useCredit } from '@/features/user/useCredit';

/** Brings credit home from the games, then fetches the balance; a failure keeps nobody waiting (API-110). */
export function useCreditHome() {
  const { cashOut, cashOutIdle, playingIn } = useCashOut();
  const { renew } = useCredit();
  /** @returns whether everything came home. */
  const fetchHome = useCallback(async () => {
    const isHome = await cashOut();
    renew();
    return isHome;
  }, [cashOut, renew]);
  const bringHome = useCallback(() => void fetchHome(), [fetchHome]);
  /** Only what nobody is playing with. */
  const bringIdleHome = useCallback(() => void cashOutIdle().then(renew), [cashOutIdle, renew]);
  return { fetchHome, bringHome, bringIdleHome, playingIn };
}
