import { Component, type ReactNode } from 'react';
import { releaseEvents } from './heldEvents';
import { LoadFailed } from './LoadFailed';

interface Props {
  readonly children: ReactNode;
}

/** Catches what a page throws, a chunk that never came included, and offers a way on (ERR-12). */
export class ErrorBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch() {
    releaseEvents();
  }

  override render() {
    return this.state.failed ? <LoadFailed /> : this.props.children;
  }
}
