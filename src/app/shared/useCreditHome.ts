import { useCallback } from 'react';
import { useCashOut } from '@/features/game/useCashOut';
import { useCredit } from '@/features/user/useCredit';

/** Brings credit home from the games, then asks what there is; a failure keeps nobody waiting (API-110). */
export function useCreditHome() {
  const { cashOut, playingIn } = useCashOut();
  const { renew } = useCredit();
  const bringHome = useCallback(() => void cashOut().then(renew), [cashOut, renew]);
  return { bringHome, playingIn };
}
