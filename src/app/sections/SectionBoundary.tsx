import { type ReactNode, Suspense } from 'react';
import { ErrorBoundary } from '../ErrorBoundary';

interface Props {
  readonly children: ReactNode;
  /** Shown until the code of the section is here. */
  readonly fallback?: ReactNode;
  /** Nobody misses it where it fails: a notice, a guard. It leaves a gap. */
  readonly isExtra?: boolean;
}

/** A section that fails to load or to render says so in its place and can be tried again; the rest of the page works. */
export function SectionBoundary({ children, fallback = null, isExtra }: Props) {
  return (
    <ErrorBoundary part={isExtra ? 'extra' : 'section'}>
      <Suspense fallback={fallback}>{children}</Suspense>
    </ErrorBoundary>
  );
}
