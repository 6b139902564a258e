import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Brand } from '#schemas/brand/brand';
import { initialState } from '#schemas/preview/state';
import { BrowserRouter } from '@/lib/router';
import { ShortcutProvider, usePressShortcut } from '@backoffice/browser/shortcuts';
import { FocusProvider, useFocusActions } from '@studio/features/settings/focus';
import { useView } from '@studio/core/browser/view';
import { useFrameSync } from './frameSync';

beforeEach(() => window.history.replaceState(null, '', '/b/a?route=/login'));
afterEach(() => {
  window.history.replaceState(null, '', '/');
});

function open() {
  const { result } = renderHook(
    () => ({
      frameSync: useFrameSync(),
      press: usePressShortcut(),
      focus: useFocusActions(),
      ...useView(),
    }),
    {
      wrapper: ({ children }) => (
        <BrowserRouter>
          <ShortcutProvider>
            <FocusProvider>{children}</FocusProvider>
          </ShortcutProvider>
        </BrowserRouter>
      ),
    },
  );
  const shown = { id: 'phone', brand: {} as Brand, state: initialState };
  return {
    result,
    outlined: () => result.current.frameSync.stateOf(shown)?.highlight,
    work: () => act(() => result.current.focus.settingFocused('/theme/color')),
    escape: () => {
      let wasHandled = false;
      act(() => {
        wasHandled = result.current.press('escape');
      });
      return wasHandled;
    },
  };
}

it('frames outline the focused setting until Escape, which leaves the focus where it is', () => {
  const { outlined, work, escape } = open();
  work();
  expect(outlined()).toBe('/theme/color');
  escape();
  expect(outlined()).toBeNull();
  expect(escape(), 'nothing left to end').toBe(false);
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
  const { result, escape } = open();
  act(() => result.current.frameSync.setPicking(true));
  escape();
  expect(result.current.frameSync.picking).toBe(false);
});
