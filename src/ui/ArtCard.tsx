import type { ReactNode } from 'react';
import styled from 'styled-components';
import { HeroCard } from './Card';

interface Props {
  /** An illustration, shown 112 px wide. */
  readonly art: ReactNode;
  readonly children: ReactNode;
}

/** The hero card of a screen: text at the start, an illustration at the end. */
export function ArtCard({ art, children }: Props) {
  return (
    <HeroCard>
      <Sides>
        <div>{children}</div>
        {art}
      </Sides>
    </HeroCard>
  );
}

const Sides = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: 12px;

  > div {
    display: grid;
    gap: 4px;
  }
  > svg {
    width: 112px;
    height: auto;
  }
  @media (max-width: 359px) {
    > svg {
      width: 72px;
    }
  }
`;
