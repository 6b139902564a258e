import type { CSSProperties, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styled, { keyframes } from 'styled-components';

const sweep = keyframes`
  from { transform: translateX(-84%); }
  to { transform: translateX(24%); }
`;

/**
 * Placeholder of loading content. The shimmer is animated by transform, which the compositor handles; a moving
 * background would repaint on every frame.
 */
export const Skeleton = styled.span<{ $width?: string; $height?: string; $round?: boolean }>`
  display: block;
  width: ${({ $width = '100%' }) => $width};
  height: ${({ $height = '1em' }) => $height};
  border-radius: ${({ $round }) => ($round ? '50%' : 'var(--radius-s)')};
  position: relative;
  overflow: hidden;
  background: var(--surface-2);

  &::after {
    content: '';
    position: absolute;
    top: 0;
    bottom: 0;
    left: 0;
    width: 250%;
    background: linear-gradient(100deg, var(--surface-2) 40%, var(--surface-3) 50%, var(--surface-2) 60%);
    animation: ${sweep} 1.4s linear infinite;
  }
`;

interface SkeletonCardProps {
  /** Least height of what follows in px, where content below it would move otherwise. */
  readonly height?: number;
}

/** Placeholder of a loading card. */
export function SkeletonCard({ height }: SkeletonCardProps) {
  return (
    <Loading style={{ minHeight: height }}>
      <Skeleton $width="40%" $height="18px" />
      <Skeleton $width="70%" $height="34px" />
      <Skeleton $height="12px" />
    </Loading>
  );
}

/** Placeholder of a loading list. */
export function SkeletonList({ rows = 4 }: { readonly rows?: number }) {
  return (
    <Loading data-list>
      {Array.from({ length: rows }, (_, row) => (
        <Line key={row}>
          <Skeleton $width="44px" $height="44px" $round />
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

function Loading({
  children,
  ...rest
}: {
  readonly children: ReactNode;
  readonly 'data-list'?: boolean;
  readonly style?: CSSProperties;
}) {
  const { t } = useTranslation();
  return (
    <Box role="status" aria-label={t('loading')} {...rest}>
      {children}
    </Box>
  );
}

const Box = styled.div`
  display: grid;
  align-content: start;
  gap: 16px;
  margin-bottom: 12px;
  padding: 20px;
  border: var(--card-border);
  border-radius: var(--radius-l);
  background: var(--card-bg-row);
`;

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
