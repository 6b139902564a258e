import { useEffect } from 'react';
import { useFeature } from '@/brand/useBrand';
import { useCreditHome } from '../../shared/useCreditHome';

/** Before a withdrawal what is with the games comes home, so that it can be withdrawn too (API-110). */
export function useGamesFirst(): void {
  const hasGames = useFeature('games');
  const { bringHome } = useCreditHome();
  useEffect(() => {
    if (hasGames) bringHome();
  }, [hasGames, bringHome]);
}
