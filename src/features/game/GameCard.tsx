import { Flame, Heart, Sparkles } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useBrand } from '@/brand/useBrand';
import { AppImage } from '@/ui/AppImage';
import { Spinner } from '@/ui/Button';
import { Closed, coverOf, CoverGround } from './GameCover';
import type { Placed } from './gameApi';
import { isClosedGame } from './shelf';
import { useGameName } from './gameNamesApi';
import styled from 'styled-components';
import { media, motion } from '@/theme/media';
import { text } from '@/theme/typography';

interface Props {
  readonly placed: Placed;
  /** The game turned out to be closed when it was opened. */
  readonly isClosed: boolean;
  readonly isOpening: boolean;
  readonly onOpen: (placed: Placed) => void;
  /** Whether it is a favourite, and what the heart does; without it there is no heart. */
  readonly favourite?: { readonly isOn: boolean; readonly toggle: (placed: Placed) => void };
}

/** One game: a tap opens it, the heart marks it as a favourite. */
export function GameCard({ placed, isClosed, isOpening, onOpen, favourite }: Props) {
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
          {(game.isNew || game.hot) && !isShut && (
            <Badge data-new={game.isNew}>
              {game.isNew ? (
                <Sparkles size={12} aria-hidden="true" />
              ) : (
                <Flame size={12} aria-hidden="true" />
              )}
              {t(game.isNew ? 'game.new' : 'game.hot')}
            </Badge>
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
      {favourite && (
        <Favourite
          type="button"
          aria-pressed={favourite.isOn}
          aria-label={t(favourite.isOn ? 'favourite.remove' : 'favourite.add', { name })}
          onClick={() => favourite.toggle(placed)}
        >
          <Heart size={18} aria-hidden="true" />
        </Favourite>
      )}
    </Card>
  );
}

export const Card = styled.li`
  position: relative;
  min-width: 0;
`;

export const Face = styled.button`
  display: block;
  width: 100%;
  padding: 0;
  overflow: hidden;
  border: var(--card-border);
  border-radius: var(--radius-l);
  background: var(--card-bg);
  box-shadow: var(--card-shadow);
  text-align: left;
  transition:
    transform ${motion.base} ${motion.ease},
    border-color ${motion.base} ${motion.ease};

  /* A square by padding, because the oldest supported browsers lack aspect-ratio. */
  > span:first-child {
    position: relative;
    display: block;
    padding-top: 100%;
    overflow: hidden;
    background: var(--bg-deep);
  }
  > span > svg,
  > span > img {
    position: absolute;
    top: 0;
    left: 0;
    width: 100%;
    height: 100%;
  }
  > span > img {
    object-fit: cover;
    transition: transform ${motion.slow} ${motion.ease};
  }
  > [data-kind='motif'] > img {
    top: 9%;
    left: 14%;
    width: 72%;
    height: 72%;
    object-fit: contain;
  }

  ${media.hover} {
    &:hover:not(:disabled) {
      border-color: var(--accent);
      transform: translateY(-3px);
    }
    &:hover:not(:disabled) img {
      transform: scale(1.05);
    }
  }
  &:active:not(:disabled) {
    transform: scale(0.98);
  }
`;

export const Name = styled.span`
  display: block;
  padding: 8px 10px 10px;
  overflow: hidden;
  color: var(--text);
  ${text('small', 'bold')}
  text-overflow: ellipsis;
  white-space: nowrap;

  button:disabled & {
    color: var(--text-muted);
  }
`;

export const Badge = styled.span`
  position: absolute;
  top: 8px;
  left: 8px;
  display: grid;
  grid-auto-flow: column;
  align-items: center;
  gap: 3px;
  padding: 1px 8px 1px 6px;
  border-radius: var(--radius-pill);
  /* Fire on every brand: gold is for money. */
  background: linear-gradient(100deg, #c2410c, #b91c1c);
  color: #fff;
  ${text('micro', 'bold')}

  &[data-new='true'] {
    background: var(--surface-1);
    color: var(--success);
  }
`;

export const Opening = styled.span`
  position: absolute;
  top: 0;
  right: 0;
  bottom: 0;
  left: 0;
  display: grid;
  place-items: center;
  background: var(--veil);
  color: #fff;
`;

/* On a disc, so that it is visible on any image. */
export const Favourite = styled.button`
  position: absolute;
  top: 0;
  right: 0;
  display: grid;
  place-items: center;
  width: 44px;
  height: 44px;
  padding: 0;
  border: 0;
  border-radius: 50%;
  background: radial-gradient(circle, var(--surface-1) 15px, transparent 15.5px);
  color: var(--text-muted);

  &[aria-pressed='true'] {
    color: var(--danger);
  }
  &[aria-pressed='true'] svg {
    fill: currentColor;
  }
`;
