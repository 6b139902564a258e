import { useCallback } from 'react';
import { useSelector } from 'react-redux';
import { selectUser } from '@/api/session';
import { useEnvironment } from '@/api/useEnvironment';
import { useMoneyAction } from '@/api/useMoneyAction';
import type { Received } from '#schemas/api/received';
import { useCashOutMutation } from './gameApi';
import { clearPlaying, playingIn } from './playing';

type CashedOut = Received<'POST /api/auth/user/game/cashOut'>;

/** Brings credit home from the games (API-110). */
export function useCashOut() {
  const { storage } = useEnvironment();
  const uuid = useSelector(selectUser)?.uuid ?? '';
  const [send] = useCashOutMutation();
  const ask = useMoneyAction<object, CashedOut>('cashout', send);

  /** Never fails: what stayed with a game is fetched on the next return, and the page goes on. */
  const cashOut = useCallback(async () => {
    try {
      await ask({});
      clearPlaying(storage, uuid);
    } catch {
      // The mark stays, so that the next return tries again.
    }
  }, [ask, storage, uuid]);

  return { cashOut, playingIn: useCallback(() => playingIn(storage, uuid), [storage, uuid]) };
}
