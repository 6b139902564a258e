import { Component, type ReactNode, Suspense, useState } from 'react';
import { releaseEvents } from './deferEventsUntilHydrated';
import { LoadFailed } from './LoadFailed';
import { useLocation } from '@/lib/router';
import { SkeletonCard } from '@/ui/Skeleton';

interface Props {
  readonly children: ReactNode;
  /** Scope of the failure: the app, the page inside its layout, one section, or an optional part. */
  readonly part: 'site' | 'page' | 'section' | 'extra';
  /** A changed value retries rendering; for a page this is its address. */
  readonly resetKey?: string;
}

interface State {
  readonly caught: { readonly error: unknown } | null;
}

/** Catches rendering errors and failed chunk loads, and shows a way to recover in place of the children. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { caught: null };

  static getDerivedStateFromError(error: unknown): State {
    return { caught: { error } };
  }

  override componentDidCatch() {
    releaseEvents();
  }

  override componentDidUpdate({ resetKey }: Props) {
    if (this.state.caught && resetKey !== this.props.resetKey) this.reset();
  }

  override render() {
    const { caught } = this.state;
    const { children, part } = this.props;
    if (!caught) return children;
    return part === 'extra' ? null : <LoadFailed error={caught.error} part={part} onRetry={this.reset} />;
  }

  private readonly reset = () => this.setState({ caught: null });
}

/**
 * The page inside a layout: header and navigation stay visible while it loads and when it fails. Online, the
 * previous page stays visible until the next one has loaded; offline, the next page shows its placeholder.
 */
export function PageBoundary({ children }: { readonly children: ReactNode }) {
  const { pathname } = useLocation();
  const [place, setPlace] = useState({ pathname, key: '' });
  if (place.pathname !== pathname) setPlace({ pathname, key: navigator.onLine ? place.key : pathname });
  return (
    <ErrorBoundary part="page" resetKey={pathname}>
      <Suspense key={place.key} fallback={<PageSkeleton />}>
        {children}
      </Suspense>
    </ErrorBoundary>
  );
}

interface SectionBoundaryProps {
  readonly children: ReactNode;
  /** Fallback while the section's code loads. */
  readonly fallback?: ReactNode;
  /** An optional part such as a notice or a guard; it renders nothing when it fails. */
  readonly isExtra?: boolean;
}

/** A section that fails to load or render shows an error with a retry button; the rest of the page keeps working. */
export function SectionBoundary({ children, fallback = null, isExtra }: SectionBoundaryProps) {
  return (
    <ErrorBoundary part={isExtra ? 'extra' : 'section'}>
      <Suspense fallback={fallback}>{children}</Suspense>
    </ErrorBoundary>
  );
}

/** Placeholder while the page's chunk and texts load. */
export const PageSkeleton = () => (
  <div aria-busy="true">
    <SkeletonCard />
    <SkeletonCard />
  </div>
);
