import { useCallback } from 'react';
import { useSelector } from 'react-redux';
import { selectUser } from '@/api/session';
import { useEnvironment } from '@/api/transport';
import { useMoneyAction } from '@/api/useMoneyAction';
import type { Received } from '#schemas/api/received';
import { useCashOutMutation } from './gameApi';
import { clearPlaying, playingIn } from './gamePresence';

type CashedOut = Received<'POST /api/auth/user/game/cashOut'>;

/** Cashes out the games. */
export function useCashOut() {
  const { storage } = useEnvironment();
  const uuid = useSelector(selectUser)?.uuid ?? '';
  const [send] = useCashOutMutation();
  const ask = useMoneyAction<object, CashedOut>('cashout', send);
  const askIfIdle = useMoneyAction<{ readonly onlyIdle: true }, CashedOut>('cashout-idle', send);

  /** Never throws: credit that stayed in a game is cashed out on the next return. @returns whether it succeeded. */
  const cashOut = useCallback(async () => {
    try {
      await ask({});
      clearPlaying(storage, uuid);
      return true;
    } catch {
      // The mark stays, so that the next return retries.
      return false;
    }
  }, [ask, storage, uuid]);

  /** The same for games without an active play session. */
  const cashOutIdle = useCallback(() => askIfIdle({ onlyIdle: true }).catch(() => undefined), [askIfIdle]);

  return { cashOut, cashOutIdle, playingIn: useCallback(() => playingIn(storage, uuid), [storage, uuid]) };
}
