import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { endPainting, isPainting, startPainting, runWhenIdle } from './idleScheduler';

const frame = {};
beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  endPainting(frame);
  vi.useRealTimers();
});
const wait = (ms: number) => vi.advanceTimersByTimeAsync(ms);

describe('runWhenIdle', () => {
  it('runs once after a pause without further requests', async () => {
    const act = vi.fn();
    runWhenIdle(act);
    await wait(200);
    runWhenIdle(act);
    await wait(200);
    expect(act).not.toHaveBeenCalled();
    await wait(1_000);
    expect(act).toHaveBeenCalledTimes(1);
  });

  it('preview 2 waits until every frame has painted its state', async () => {
    const act = vi.fn();
    startPainting(frame);
    runWhenIdle(act);
    await wait(9_000);
    expect(act).not.toHaveBeenCalled();
    endPainting(frame);
    expect(isPainting()).toBe(false);
    await wait(1_000);
    expect(act).toHaveBeenCalledTimes(1);
  });

  it('does not wait for ever for a frame that never answers', async () => {
    const act = vi.fn();
    startPainting(frame);
    runWhenIdle(act);
    await wait(12_000);
    expect(act).toHaveBeenCalledTimes(1);
  });

  it('does not act for who has left', async () => {
    const act = vi.fn();
    runWhenIdle(act)();
    await wait(1_000);
    expect(act).not.toHaveBeenCalled();
  });
});
