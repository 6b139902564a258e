import { act, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type PreviewRoute, previewRoutes } from '#schemas/preview/routes';
import type { FeatureFlag } from '#schemas/brand/flags';
import { openSite } from '@/testing/openSite';
import { shipped } from '@/testing/shipped';

const brand = {
  chat: { provider: 'tawk', host: 'https://chat.example', hosts: [], propertyId: 'prop1', widgetId: 'wid1' },
  flags: Object.fromEntries(Object.keys(shipped.flags).map((flag) => [flag, true])) as Record<
    FeatureFlag,
    boolean
  >,
} as const;
const member = { member: 'level-2', account: 'full' } as const;
const pages = [...new Set((previewRoutes as readonly PreviewRoute[]).map(({ path }) => path))];
const memberPages = pages.filter((path) => path.startsWith('/auth/'));
const isMoney = (path: string) => /^\/auth\/(deposit|withdraw)/.test(path);

const script = () => document.querySelector<HTMLScriptElement>('script#live-chat');

/** Stub of the third-party script once it has loaded. */
function arrive() {
  const calls: string[] = [];
  const chat = (window as { Tawk_API?: Record<string, unknown> & { onLoad?: () => void } }).Tawk_API ?? {};
  Object.assign(chat, {
    setAttributes: () => calls.push('set'),
    showWidget: () => calls.push('show'),
    hideWidget: () => calls.push('hide'),
  });
  act(() => chat.onLoad?.());
  return calls;
}

describe('live chat', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
    script()?.remove();
    delete (window as { Tawk_API?: unknown }).Tawk_API;
  });

  it.each(memberPages)(
    'LAY-21 LAY-22 W7 loads on %s; a phone shows it on the contact page only',
    async (path) => {
      await openSite(path, {}, brand, member);
      await waitFor(() => expect(script()?.src).toBe('https://chat.example/prop1/wid1'), { timeout: 10_000 });
      expect(arrive()).toEqual(['set', path === '/auth/contact' ? 'show' : 'hide']);
    },
  );

  it.each(['/auth/dashboard', '/auth/contact', '/auth/withdraw'])(
    'W7 beside the page of a wide screen it is hidden on money pages only: %s',
    async (path) => {
      vi.stubGlobal('matchMedia', (query: string) => ({
        matches: query === '(min-width: 1280px)',
        addEventListener: () => undefined,
        removeEventListener: () => undefined,
      }));
      await openSite(path, {}, brand, member);
      await waitFor(() => expect(script()).not.toBeNull(), { timeout: 10_000 });
      expect(arrive()).toEqual(['set', isMoney(path) ? 'hide' : 'show']);
    },
  );

  it.each(['/', '/login', '/register'])('LAY-21 does not load on %s', async (path) => {
    await openSite(path, {}, brand);
    await waitFor(() => expect(document.querySelector('main')).toBeInTheDocument());
    expect(script()).toBeNull();
  });
});
