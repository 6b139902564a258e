import { act, fireEvent, screen, waitFor } from '@testing-library/react';
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
    maximize: () => calls.push('open'),
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

  it.each(memberPages)('LAY-21 LAY-22 W7 loads on %s; on a phone its own button is hidden', async (path) => {
    await openSite(path, {}, brand, member);
    await waitFor(() => expect(script()?.src).toBe('https://chat.example/prop1/wid1'), { timeout: 10_000 });
    expect(arrive()).toEqual(['set', 'hide']);
  });

  it('W7 RTM-21 the contact page opens it; its own button is hidden again after the conversation', async () => {
    await openSite('/auth/contact', {}, brand, member);
    expect(await screen.findByRole('button', { name: 'เปิดแชทสด' })).toBeDisabled();
    await waitFor(() => expect(script()).not.toBeNull());
    const calls = arrive();
    fireEvent.click(screen.getByRole('button', { name: 'เปิดแชทสด' }));
    expect(calls).toEqual(['set', 'hide', 'show', 'open']);
    (window as { Tawk_API?: { onChatMinimized?: () => void } }).Tawk_API?.onChatMinimized?.();
    expect(calls.at(-1)).toBe('hide');
  });

  it('W6 RTM-21 the contact page says that it did not load, and tries again', async () => {
    await openSite('/auth/contact', {}, brand, member);
    await waitFor(() => expect(script()).not.toBeNull());
    act(() => void script()?.dispatchEvent(new Event('error')));
    expect(await screen.findByText(/เปิดแชทสดไม่ได้/)).toBeVisible();
    fireEvent.click(screen.getByRole('button', { name: 'ลองใหม่' }));
    expect(script()).not.toBeNull();
    expect(screen.getByRole('button', { name: 'เปิดแชทสด' })).toBeDisabled();
  });

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
