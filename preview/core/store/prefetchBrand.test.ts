import { afterEach, describe, expect, it, vi } from 'vitest';
import { safeStorage } from '@/lib/safeStorage';
import { createStudioStore } from './createStudioStore';
import { prefetchBrand, prefetchedAt, clearPrefetch } from './prefetchBrand';
import { writeSession } from '../api/session';

afterEach(clearPrefetch);

function openStore(token: string | null) {
  const storage = safeStorage(() => undefined);
  if (token !== null) writeSession(storage, { token, email: 'editor@demo.sala.example' });
  // Nothing is sent: there is no server.
  return { ...createStudioStore(storage), dispatch: vi.fn() };
}

describe('prefetchBrand', () => {
  it('preview 19 asks for the brand, the defaults and the list before the page of the brand is there', () => {
    const store = openStore('token');
    prefetchBrand(store, 'one');
    expect(store.dispatch).toHaveBeenCalledTimes(3);
  });

  it('serves the first page of that brand, and nobody who comes later', () => {
    prefetchBrand(openStore('token'), 'one');
    expect(prefetchedAt('one')).toBeTypeOf('number');
    expect(prefetchedAt('two')).toBeUndefined();
    clearPrefetch();
    expect(prefetchedAt('one')).toBeUndefined();
  });

  it('asks nothing for who is not logged in', () => {
    const store = openStore(null);
    prefetchBrand(store, 'one');
    expect(store.dispatch).not.toHaveBeenCalled();
    expect(prefetchedAt('one')).toBeUndefined();
  });
});
