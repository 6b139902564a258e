import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Brand } from '#schemas/brand/brand';
import { initialState } from '#schemas/preview/state';
import { BrowserRouter } from '@/lib/router';
import { pressShortcut } from '@studio/core/browser/shortcuts';
import { clearOutline, settingFocused } from '@studio/features/settings/focus';
import { useView } from '@studio/core/browser/useView';
import { useFrameSync } from './frameSync';

beforeEach(() => window.history.replaceState(null, '', '/b/a?route=/login'));
afterEach(() => {
  act(clearOutline);
  window.history.replaceState(null, '', '/');
});

function open() {
  const { result } = renderHook(() => ({ frameSync: useFrameSync(), ...useView() }), {
    wrapper: BrowserRouter,
  });
  const shown = { id: 'phone', brand: {} as Brand, state: initialState };
  return {
    result,
    outlined: () => result.current.frameSync.stateOf(shown)?.highlight,
    work: () => act(() => settingFocused('/theme/color')),
  };
}

it('frames outline the focused setting until Escape, which leaves the focus where it is', () => {
  const { outlined, work } = open();
  work();
  expect(outlined()).toBe('/theme/color');
  act(() => void pressShortcut('escape'));
  expect(outlined()).toBeNull();
  expect(pressShortcut('escape'), 'nothing left to end').toBe(false);
});

it('the outline ends on another page, and when picking begins or ends', () => {
  const { result, outlined, work } = open();
  work();
  act(() => result.current.setView({ route: '/contact' }));
  expect(outlined()).toBeNull();
  for (const isPicking of [true, false]) {
    work();
    act(() => result.current.frameSync.setPicking(isPicking));
    expect([outlined(), result.current.frameSync.picking]).toEqual([null, isPicking]);
  }
});

it('Escape ends picking', () => {
  const { result } = open();
  act(() => result.current.frameSync.setPicking(true));
  act(() => void pressShortcut('escape'));
  expect(result.current.frameSync.picking).toBe(false);
});
