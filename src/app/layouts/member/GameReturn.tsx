import { useCallback, useEffect } from 'react';
import { useGetGameCreditQuery } from '@/features/game/gameApi';
import { answerOtherPages, isBackFromGame, isGameOpen, wasGameTabLeft } from '@/features/game/gamePresence';
import { useCashOutAll } from '../../shared/GameCredit';

/**
 * Cashes out credit that was left in a game: at log-in, on a page load, and on return to the page. Credit of a game
 * that is open in this browser stays; for other devices the server skips games with an active play session.
 */
export function GameReturn() {
  const { cashOutGames, cashOutIdleGames, playingIn } = useCashOutAll();
  const { data, refetch } = useGetGameCreditQuery();
  const isIdle = data !== undefined && data.amount > 0 && !data.isPlaying;

  const onReturn = useCallback(
    async (isFresh: boolean) => {
      if (isFresh && isBackFromGame()) {
        cashOutGames();
        return;
      }
      if (await isGameOpen()) return;
      // Leaving the page also ended the game frame.
      const wasLeft = wasGameTabLeft() || (isFresh && playingIn() === 'frame');
      if (playingIn() && wasLeft) cashOutGames();
      else if (playingIn()) cashOutIdleGames();
    },
    [cashOutGames, cashOutIdleGames, playingIn],
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

  // Credit unknown to this browser: it was left on another device, or before the browser was closed.
  useEffect(() => {
    // A game that this browser has just opened is still in use.
    if (!isIdle || playingIn()) return;
    void isGameOpen().then((isOpen) => {
      if (!isOpen) cashOutIdleGames();
    });
  }, [isIdle, cashOutIdleGames, playingIn]);
  return null;
}
