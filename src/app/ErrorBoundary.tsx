import { Component, type ReactNode } from 'react';
import { releaseEvents } from './deferEventsUntilHydrated';
import { LoadFailed } from './LoadFailed';

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
