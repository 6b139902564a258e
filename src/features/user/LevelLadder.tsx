import styled from 'styled-components';
import { useBrand } from '@/brand/useBrand';
import { ladderLevels } from '#core/brand/levels';
import { LevelCard } from './LevelCard';
import { useMemberLevel } from './useMemberLevel';

/** One card for each visible level, ordered by status number. */
export function LevelLadder() {
  const brand = useBrand();
  const mine = useMemberLevel();
  return (
    <List>
      {ladderLevels(brand).map(({ key, level }) => (
        <LevelCard
          key={key}
          number={key}
          level={level}
          isCurrent={mine.row.name === level.name}
          progress={mine.row.name === level.name ? mine.progress : null}
          isReached={mine.level >= key}
        />
      ))}
    </List>
  );
}

const List = styled.ol`
  display: grid;
  gap: 14px;
  margin: 0;
  padding: 0;
  list-style: none;

  @media (min-width: 1024px) {
    grid-template-columns: 1fr 1fr;

    > :last-child:nth-child(odd) {
      grid-column: 1 / -1;
    }
  }
`;
