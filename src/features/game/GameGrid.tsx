import styled from 'styled-components';
import { media } from '@/theme/media';
import { Skeleton } from '@/ui/Skeleton';
import { GameCard } from './GameCard';
import type { Placed } from './gameApi';
import { idOf } from './shelf';
import type { GameActions } from './useGameActions';

interface Props {
  readonly games: readonly Placed[];
  readonly actions: GameActions;
}

/** Games as cards: two columns on a phone, more on wider screens. */
export function GameGrid({ games, actions }: Props) {
  return (
    <Grid>
      {games.map((placed) => {
        const id = idOf(placed.game);
        return (
          <GameCard
            key={id}
            placed={placed}
            isClosed={actions.closed.has(id)}
            isOpening={actions.opening === id}
            onOpen={(chosen) => void actions.open(chosen)}
            favourite={{ isOn: actions.favourites.has(placed), toggle: actions.favourites.toggle }}
          />
        );
      })}
    </Grid>
  );
}

/** Placeholder while cards load. */
export function GameGridSkeleton({ label }: { readonly label: string }) {
  return (
    <Grid as="div" role="status" aria-label={label}>
      {Array.from({ length: 6 }, (_, place) => (
        <Square key={place}>
          <Skeleton $height="100%" />
        </Square>
      ))}
    </Grid>
  );
}

const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 12px;

  @media (min-width: 480px) {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
  ${media.tablet} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
  ${media.desktop} {
    grid-template-columns: repeat(6, minmax(0, 1fr));
    gap: 16px;
  }
`;

const Square = styled.span`
  position: relative;
  display: block;
  padding-top: 122%;

  span {
    position: absolute;
    top: 0;
    border-radius: var(--radius-l);
  }
`;
