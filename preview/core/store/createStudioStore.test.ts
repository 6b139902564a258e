import type { UnknownAction } from '@reduxjs/toolkit';
import { describe, expect, it, vi } from 'vitest';
import { safeStorage } from '@/lib/safeStorage';
import { writeSession } from '@backoffice/api/sessionStorage';
import { createStudioStore, prefetchBrand } from './createStudioStore';
import { prefetchUsed, selectPrefetchedAt } from './navigationSlice';

function openStore(token: string | null) {
  const storage = safeStorage(() => undefined);
  if (token !== null) writeSession(storage, { token, email: 'editor@demo.sala.example' });
  const store = createStudioStore(storage);
  const calls = vi.fn<() => undefined>();
  // Nothing is sent: there is no server.
  const dispatch = vi.fn((action: unknown) =>
    typeof action === 'function' ? calls() : store.dispatch(action as UnknownAction),
  );
  const at = (brandId: string, now = Date.now()) => selectPrefetchedAt(store.getState(), brandId, now);
  return { store: { ...store, dispatch } as unknown as typeof store, calls, at };
}

describe('prefetchBrand', () => {
  it('preview 19 requests the brand, the defaults and the list before the page of the brand is loaded', () => {
    const { store, calls } = openStore('token');
    prefetchBrand(store, 'one');
    expect(calls).toHaveBeenCalledTimes(3);
  });

  it('serves the first page of that brand for ten seconds, and no later visit', () => {
    const { store, at } = openStore('token');
    prefetchBrand(store, 'one');
    expect(at('one')).toBeTypeOf('number');
    expect(at('two')).toBeUndefined();
    expect(at('one', Date.now() + 10_001)).toBeUndefined();
    store.dispatch(prefetchUsed());
    expect(at('one')).toBeUndefined();
  });

  it('requests nothing without a session', () => {
    const { store, calls, at } = openStore(null);
    prefetchBrand(store, 'one');
    expect(calls).not.toHaveBeenCalled();
    expect(at('one')).toBeUndefined();
  });
});
