import { Component, type ReactNode, Suspense } from 'react';
import { releaseEvents } from './deferEventsUntilHydrated';
import { LoadFailed } from './LoadFailed';
import { useLocation } from '@/lib/router';
import { SkeletonCard } from '@/ui/Skeleton';

interface Props {
  readonly children: ReactNode;
  /** How much of the screen failed: all of it, the page inside its frame, one section, or something that nobody misses. */
  readonly part: 'site' | 'page' | 'section' | 'extra';
  /** Another value tries again: the address, for a page. */
  readonly resetKey?: string;
}

interface State {
  readonly caught: { readonly error: unknown } | null;
}

/** Catches what its children throw, a chunk that never came included, and offers a way on in their place (ERR-12). */
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

/** The page inside a frame: header and navigation stay while it loads, and when it fails. */
export function PageBoundary({ children }: { readonly children: ReactNode }) {
  const { pathname } = useLocation();
  return (
    <ErrorBoundary part="page" resetKey={pathname}>
      <Suspense fallback={<PageSkeleton />}>{children}</Suspense>
    </ErrorBoundary>
  );
}

interface SectionBoundaryProps {
  readonly children: ReactNode;
  /** Shown until the code of the section is here. */
  readonly fallback?: ReactNode;
  /** Nobody misses it where it fails: a notice, a guard. It leaves a gap. */
  readonly isExtra?: boolean;
}

/** A section that fails to load or to render says so in its place and can be tried again; the rest of the page works. */
export function SectionBoundary({ children, fallback = null, isExtra }: SectionBoundaryProps) {
  return (
    <ErrorBoundary part={isExtra ? 'extra' : 'section'}>
      <Suspense fallback={fallback}>{children}</Suspense>
    </ErrorBoundary>
  );
}

/** Stands where a page will be while its chunk arrives. */
export function PageSkeleton() {
  return (
    <div aria-busy="true">
      <SkeletonCard />
      <SkeletonCard />
    </div>
  );
}
