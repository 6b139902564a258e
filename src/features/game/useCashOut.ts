import { useCallback } from 'react';
import { useSelector } from 'react-redux';
import { selectUser } from '@/api/session';
import { useEnvironment } from '@/api/transport';
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
  const askIfIdle = useMoneyAction<{ readonly onlyIdle: true }, CashedOut>('cashout-idle', send);

  /** Never throws: what stayed with a game is fetched on the next return, and the page goes on. @returns whether it came. */
  const cashOut = useCallback(async () => {
    try {
      await ask({});
      clearPlaying(storage, uuid);
      return true;
    } catch {
      // The mark stays, so that the next return tries again.
      return false;
    }
  }, [ask, storage, uuid]);

  /** The same for what nobody is playing with. */
  const cashOutIdle = useCallback(() => askIfIdle({ onlyIdle: true }).catch(() => undefined), [askIfIdle]);

  return { cashOut, cashOutIdle, playingIn: useCallback(() => playingIn(storage, uuid), [storage, uuid]) };
}
