import { useTranslation } from 'react-i18next';
import { GameGrid } from '@/features/game/GameGrid';
import type { SavedList } from '@/features/game/savedGames';
import type { GameActions } from '@/features/game/useGameActions';
import { EmptyArt } from '@/ui/art/EmptyArt';
import { Button } from '@/ui/Button';
import { EmptyState } from '@/ui/EmptyState';

interface Props {
  readonly list: SavedList;
  readonly actions: GameActions;
  readonly onAll: () => void;
}

/** The member's lists of games stored on this device. */
export function SavedShelf({ list, actions, onAll }: Props) {
  const { t } = useTranslation('games');
  const { games } = list === 'favourite' ? actions.favourites : actions.recent;
  if (games.length > 0) return <GameGrid games={games} actions={actions} />;
  return (
    <EmptyState
      art={<EmptyArt size={160} />}
      title={t(`empty.${list}`)}
      text={t(`empty.${list}Text`)}
      action={
        <Button variant="secondary" onClick={onAll}>
          {t('empty.toAll')}
        </Button>
      }
    />
  );
}
