import { useCallback, useEffect } from 'react';
import { useGetGameCreditQuery } from '@/features/game/gameApi';
import { answerOtherPages, isBackFromGame, isGameOpen, wasGameTabLeft } from '@/features/game/gamePresence';
import { useCreditHome } from '../../shared/useCreditHome';

/**
 * Brings credit home that was left in a game (API-110): at log-in, on a fresh page, on return to the page. Credit of a
 * game that is still open in this browser stays; where nobody knows, the server leaves what is being played with.
 */
export function GameReturn() {
  const { bringHome, bringIdleHome, playingIn } = useCreditHome();
  const { data, refetch } = useGetGameCreditQuery();
  const isIdle = data !== undefined && data.amount > 0 && !data.isPlaying;

  const onReturn = useCallback(
    async (isFresh: boolean) => {
      if (isFresh && isBackFromGame()) {
        bringHome();
        return;
      }
      if (await isGameOpen()) return;
      // The frame ended with the page that showed it.
      const wasLeft = wasGameTabLeft() || (isFresh && playingIn() === 'frame');
      if (playingIn() && wasLeft) bringHome();
      else if (playingIn()) bringIdleHome();
    },
    [bringHome, bringIdleHome, playingIn],
  );

  useEffect(() => {
    void onReturn(true);
    const onSight = () => {
      if (document.visibilityState !== 'visible') return;
      void onReturn(false);
      void refetch();
    };
    document.addEventListener('visibilitychange', onSight);
    window.addEventListener('pageshow', onSight);
    return () => {
      document.removeEventListener('visibilitychange', onSight);
      window.removeEventListener('pageshow', onSight);
    };
  }, [onReturn, refetch]);

  useEffect(answerOtherPages, []);

  // Credit that this browser knows nothing of: it was left on another device, or before the browser was closed.
  useEffect(() => {
    // What this browser has just opened itself is not left anywhere.
    if (!isIdle || playingIn()) return;
    void isGameOpen().then((isOpen) => {
      if (!isOpen) bringIdleHome();
    });
  }, [isIdle, bringIdleHome, playingIn]);
  return null;
}
