import { useTranslation } from 'react-i18next';
import { GameGrid } from '@/features/game/GameGrid';
import type { KeptList } from '@/features/game/keptGames';
import type { GameDesk } from '@/features/game/useGameDesk';
import { EmptyArt } from '@/ui/art/EmptyArt';
import { Button } from '@/ui/Button';
import { EmptyState } from '@/ui/EmptyState';

interface Props {
  readonly list: KeptList;
  readonly desk: GameDesk;
  readonly onAll: () => void;
}

/** The member's lists of games stored on this device. */
export function KeptShelf({ list, desk, onAll }: Props) {
  const { t } = useTranslation('games');
  const { games } = list === 'favourite' ? desk.favourites : desk.recent;
  if (games.length > 0) return <GameGrid games={games} desk={desk} />;
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
