import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useNear } from './useNear';

function Element() {
  const [element, isNear] = useNear<HTMLParagraphElement>(400);
  return <p ref={element}>{isNear ? 'near' : 'far'}</p>;
}

/** The last created observer, which the test triggers in place of a browser. */
let observe: (isIntersecting: boolean) => void;
const disconnect = vi.fn();

class Observer {
  constructor(callback: IntersectionObserverCallback, { rootMargin }: IntersectionObserverInit) {
    expect(rootMargin).toBe('400px');
    observe = (isIntersecting) => {
      act(() => callback([{ isIntersecting } as IntersectionObserverEntry], this as never));
    };
  }
  observe = vi.fn();
  disconnect = disconnect;
}

describe('useNear', () => {
  beforeEach(() => {
    disconnect.mockClear();
    vi.useFakeTimers();
    vi.stubGlobal('IntersectionObserver', Observer);
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('waits until the element is near the screen', () => {
    render(<Element />);
    observe(false);
    expect(screen.getByText('far')).toBeInTheDocument();
    observe(true);
    expect(screen.getByText('near')).toBeInTheDocument();
    // Once near, always near, because its data is already fetched.
    expect(disconnect).toHaveBeenCalledOnce();
    expect(vi.getTimerCount()).toBe(0);
  });

  it('waits at most three seconds without scrolling', () => {
    render(<Element />);
    act(() => void vi.advanceTimersByTime(2_999));
    expect(screen.getByText('far')).toBeInTheDocument();
    act(() => void vi.advanceTimersByTime(1));
    expect(screen.getByText('near')).toBeInTheDocument();
  });

  it('cleans up on unmount', () => {
    render(<Element />).unmount();
    expect(disconnect).toHaveBeenCalledOnce();
    expect(vi.getTimerCount()).toBe(0);
  });

  it('does not wait where the browser lacks the API', () => {
    vi.stubGlobal('IntersectionObserver', undefined);
    render(<Element />);
    expect(screen.getByText('near')).toBeInTheDocument();
  });
});
