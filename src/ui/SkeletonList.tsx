import styled from 'styled-components';
import { Loading, Skeleton } from './Skeleton';

/** Placeholder of a loading list. */
export function SkeletonList({ rows = 4 }: { readonly rows?: number }) {
  return (
    <Loading>
      {Array.from({ length: rows }, (_, row) => (
        <Line key={row}>
          <Dot $width="44px" $height="44px" />
          <span>
            <Skeleton $width="60%" $height="16px" />
            <Skeleton $width="35%" $height="12px" />
          </span>
          <Skeleton $width="72px" $height="18px" />
        </Line>
      ))}
    </Loading>
  );
}

const Line = styled.span`
  display: grid;
  grid-template-columns: 44px 1fr 72px;
  gap: 12px;
  align-items: center;

  > span:nth-child(2) {
    display: grid;
    gap: 8px;
    background: none;
  }
`;

const Dot = styled(Skeleton)`
  border-radius: 50%;
`;
