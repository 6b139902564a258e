import type { CSSProperties, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styled, { css, keyframes } from 'styled-components';

const sweep = keyframes`
  from { transform: translateX(-84%); }
  to { transform: translateX(24%); }
`;

/**
 * Placeholder of loading content. The shimmer is animated by transform, which the compositor handles; a moving
 * background would repaint on every frame.
 */
export const Skeleton = styled.span<{ $width?: string; $height?: string }>`
  display: block;
  width: ${({ $width = '100%' }) => $width};
  height: ${({ $height = '1em' }) => $height};
  border-radius: var(--radius-s);
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

/** For a container of sections: hides everything after a placeholder until its content has loaded, so that nothing moves. */
export const revealInOrder = css`
  > [data-loading] ~ * {
    visibility: hidden;
  }
  > :has([data-loading]) ~ * {
    visibility: hidden;
  }
`;

/** Placeholder of content that may turn out to be empty; takes no space. */
export const Pending = () => <i data-loading hidden />;

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

/** Box of a placeholder; screen readers announce that it is loading. */
export function Loading(props: { readonly children: ReactNode; readonly style?: CSSProperties }) {
  const { t } = useTranslation();
  return <Box role="status" aria-label={t('loading')} data-loading {...props} />;
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
