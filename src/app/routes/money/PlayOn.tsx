import { useTranslation } from 'react-i18next';
import { useGetRecentGamesQuery } from '@/features/game/gameApi';
import { useGameName } from '@/features/game/gameNamesApi';
import { selectCategory } from '@/features/game/gameSlice';
import { OpenedGame } from '@/features/game/OpenedGame';
import { idOf, isClosedGame } from '@/features/game/shelf';
import { useOpenGame } from '@/features/game/useGameActions';
import { Button } from '@/ui/Button';
import { Play } from '@/ui/icons';
import { LinkButton } from '@/ui/LinkButton';
import { useAppSelector } from '../../makeStore';
import { useCashOutAll } from '../../shared/GameCredit';

/** Opens the game that the member played last; leads to the category that was open last where there is none. */
export function PlayOn() {
  const { t } = useTranslation('games');
  const nameOf = useGameName();
  const category = useAppSelector(selectCategory);
  const { data, isLoading } = useGetRecentGamesQuery();
  const { open, opening, closed, here, unframe, close } = useOpenGame();
  const { cashOutGames } = useCashOutAll();
  const last = data?.find(({ game }) => !isClosedGame(game) && !closed.has(idOf(game)));
  const icon = <Play size={20} aria-hidden="true" />;

  if (!last && !isLoading)
    return (
      <LinkButton to={`/auth/games/category?cat=${category}`} size="large" full icon={icon}>
        {t('play.now')}
      </LinkButton>
    );
  return (
    <>
      <Button
        size="large"
        full
        icon={icon}
        pending={isLoading || opening !== null}
        onClick={() => last && void open(last)}
      >
        {last ? t('play.on', { name: nameOf(last.game) }) : t('play.now')}
      </Button>
      <OpenedGame here={here} onClose={close} onBlocked={unframe} onLeft={cashOutGames} />
    </>
  );
}
