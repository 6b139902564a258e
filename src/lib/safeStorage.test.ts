import { describe, expect, it } from 'vitest';
import { safeStorage } from './safeStorage';

const refuse = () => {
  throw new DOMException('denied', 'SecurityError');
};

describe('safeStorage', () => {
  it('stores values in the browser', () => {
    localStorage.clear();
    const storage = safeStorage(() => localStorage);
    storage.setItem('a', '1');
    expect(localStorage.getItem('a')).toBe('1');
    storage.removeItem('a');
    expect(storage.getItem('a')).toBeNull();
  });

  it('stores values in memory where the browser refuses', () => {
    const storage = safeStorage(refuse);
    storage.setItem('a', '1');
    expect(storage.getItem('a')).toBe('1');
    storage.removeItem('a');
    expect(storage.getItem('a')).toBeNull();
  });

  it('never returns an older value when the browser’s storage is full', () => {
    const held = new Map([['a', 'old']]);
    const full = {
      getItem: (key: string) => held.get(key) ?? null,
      setItem: refuse,
      removeItem: (key: string) => void held.delete(key),
    } as unknown as Storage;
    const storage = safeStorage(() => full);
    storage.setItem('a', 'new');
    expect(storage.getItem('a')).toBe('new');
    expect(held.has('a')).toBe(false);
  });
});
