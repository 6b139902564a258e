import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { initialState } from '#schemas/preview/state';
import { shipped } from '@/testing/shipped';
import { isPainting } from '@studio/core/browser/idleScheduler';
import { type FrameState, useFrame } from './useFrame';

const state: FrameState = {
  brand: shipped,
  state: initialState,
  route: '/',
  visit: 0,
  language: 'th',
  picking: false,
  highlight: null,
  scroll: null,
};

function Shown({ state: shown }: { readonly state: FrameState | null }) {
  const { ref, health } = useFrame(shown, () => undefined);
  return <iframe ref={ref} title="frame" data-health={health} />;
}

const frame = () => screen.getByTitle<HTMLIFrameElement>('frame');
const inside = () => {
  const window = frame().contentWindow;
  if (!window) throw new Error('The frame has no window.');
  return window;
};
const say = (data: unknown) =>
  act(() => {
    window.dispatchEvent(new MessageEvent('message', { data, origin: location.origin, source: inside() }));
  });
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe('useFrame', () => {
  it('preview 19 loads a frame before there is a brand, and sends the state once there is one', async () => {
    const { rerender } = render(<Shown state={null} />);
    const posted = vi.spyOn(inside(), 'postMessage').mockImplementation(() => undefined);
    say({ kind: 'ready' });
    await pass(10_000);
    expect(posted).not.toHaveBeenCalled();
    expect(frame()).toHaveAttribute('data-health', 'starting');
    expect(isPainting()).toBe(true);

    rerender(<Shown state={state} />);
    expect(posted.mock.calls).toEqual([[{ ...state, kind: 'state', sequence: 1 }, location.origin]]);
    say({ kind: 'event', event: 'shown', sequence: 1 });
    expect(frame()).toHaveAttribute('data-health', 'well');
    expect(isPainting()).toBe(false);
  });

  it('preview 18 is silent three seconds after there was something to show', async () => {
    const { rerender, unmount } = render(<Shown state={null} />);
    await pass(10_000);
    rerender(<Shown state={state} />);
    await pass(2_900);
    expect(frame()).toHaveAttribute('data-health', 'starting');
    await pass(200);
    expect(frame()).toHaveAttribute('data-health', 'silent');
    unmount();
    expect(isPainting()).toBe(false);
  });
});
