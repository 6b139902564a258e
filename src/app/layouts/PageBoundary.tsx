import { type ReactNode, Suspense } from 'react';
import { useLocation } from '@/lib/router';
import { ErrorBoundary } from '../ErrorBoundary';
import { PageSkeleton } from '../PageSkeleton';

/** The page inside a frame: header and navigation stay while it loads, and when it fails. */
export function PageBoundary({ children }: { readonly children: ReactNode }) {
  const { pathname } = useLocation();
  return (
    <ErrorBoundary part="page" resetKey={pathname}>
      <Suspense fallback={<PageSkeleton />}>{children}</Suspense>
    </ErrorBoundary>
  );
}
