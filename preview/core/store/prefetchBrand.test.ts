import { afterEach, describe, expect, it, vi } from 'vitest';
import { safeStorage } from '@/lib/safeStorage';
import { makeStudioStore } from './createStudioStore';
import { askEarly, earlyFor, forgetEarly } from './prefetchBrand';
import { writeSession } from '../api/session';

afterEach(forgetEarly);

function openStore(token: string | null) {
  const storage = safeStorage(() => undefined);
  if (token !== null) writeSession(storage, { token, email: 'editor@demo.sala.example' });
  // Nothing is sent: there is no server.
  return { ...makeStudioStore(storage), dispatch: vi.fn() };
}

describe('askEarly', () => {
  it('preview 19 asks for the brand, the defaults and the list before the page of the brand is there', () => {
    const store = openStore('token');
    askEarly(store, 'one');
    expect(store.dispatch).toHaveBeenCalledTimes(3);
  });

  it('serves the first page of that brand, and nobody who comes later', () => {
    askEarly(openStore('token'), 'one');
    expect(earlyFor('one')).toBeTypeOf('number');
    expect(earlyFor('two')).toBeUndefined();
    forgetEarly();
    expect(earlyFor('one')).toBeUndefined();
  });

  it('asks nothing for who is not logged in', () => {
    const store = openStore(null);
    askEarly(store, 'one');
    expect(store.dispatch).not.toHaveBeenCalled();
    expect(earlyFor('one')).toBeUndefined();
  });
});
