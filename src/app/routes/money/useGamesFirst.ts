import { useEffect } from 'react';
import { useFeature } from '@/brand/useBrand';
import { isGameOpen } from '@/features/game/gamePresence';
import { useCreditHome } from '../../shared/useCreditHome';

/**
 * Before a withdrawal what is with the games comes home, so that it can be withdrawn too (API-110). Credit of a game that
 * is open in another tab stays there until the member asks for it.
 */
export function useGamesFirst(): void {
  const hasGames = useFeature('games');
  const { bringHome } = useCreditHome();
  useEffect(() => {
    if (!hasGames) return;
    void isGameOpen().then((isOpen) => {
      if (!isOpen) bringHome();
    });
  }, [hasGames, bringHome]);
}
