import { useEffect } from 'react';
import { useCreditHome } from '../../shared/useCreditHome';

/** Notices that the member is back from a game, in this tab or by a fresh page, and brings the credit home (API-110). */
export function GameReturn() {
  const { bringHome, playingIn } = useCreditHome();

  useEffect(() => {
    // Opened by a page that is gone: wherever it was played, it is over now.
    if (playingIn()) bringHome();
    const onSight = () => {
      if (document.visibilityState === 'visible' && playingIn() === 'tab') bringHome();
    };
    document.addEventListener('visibilitychange', onSight);
    window.addEventListener('pageshow', onSight);
    return () => {
      document.removeEventListener('visibilitychange', onSight);
      window.removeEventListener('pageshow', onSight);
    };
  }, [bringHome, playingIn]);
  return null;
}
