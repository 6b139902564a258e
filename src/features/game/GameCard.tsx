import { Flame, Heart } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useBrand } from '@/brand/useBrand';
import { AppImage } from '@/ui/AppImage';
import { Spinner } from '@/ui/Button';
import { Closed } from './Closed';
import { coverOf } from './cover';
import { CoverGround } from './CoverGround';
import { Card, Face, Favourite, Hot, Name, Opening } from './GameCard.styles';
import { isClosedGame, type Placed } from './shelf';
import { useGameName } from './useGameName';

interface Props {
  readonly placed: Placed;
  /** The game turned out to be closed when it was opened. */
  readonly isClosed: boolean;
  readonly isOpening: boolean;
  readonly isFavourite: boolean;
  readonly onOpen: (placed: Placed) => void;
  readonly onFavourite: (placed: Placed) => void;
}

/** One game: a tap opens it, the heart marks it as a favourite. */
export function GameCard({ placed, isClosed, isOpening, isFavourite, onOpen, onFavourite }: Props) {
  const { t } = useTranslation('games');
  const brand = useBrand();
  const { game } = placed;
  const name = useGameName()(game);
  const cover = coverOf(placed, brand);
  const isShut = isClosed || isClosedGame(game);
  return (
    <Card>
      <Face
        type="button"
        aria-label={isShut ? `${name} ${t('game.closed')}` : t('game.open', { name })}
        aria-busy={isOpening || undefined}
        disabled={isShut}
        onClick={() => onOpen(placed)}
      >
        <span data-kind={cover.kind}>
          {cover.kind === 'motif' && <CoverGround ground={cover.ground} />}
          <AppImage src={cover.src} alt="" width={160} height={160} loading="lazy" />
          {game.hot && !isShut && (
            <Hot>
              <Flame size={12} aria-hidden="true" />
              {t('game.hot')}
            </Hot>
          )}
          {isShut && <Closed />}
          {isOpening && (
            <Opening>
              <Spinner />
            </Opening>
          )}
        </span>
        <Name>{name}</Name>
      </Face>
      <Favourite
        type="button"
        aria-pressed={isFavourite}
        aria-label={t(isFavourite ? 'favourite.remove' : 'favourite.add', { name })}
        onClick={() => onFavourite(placed)}
      >
        <Heart size={18} aria-hidden="true" />
      </Favourite>
    </Card>
  );
}
