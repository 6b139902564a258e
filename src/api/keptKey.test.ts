import { describe, expect, it } from 'vitest';
import { forgetKey, isUndecided, keyOf } from './keptKey';

function memory() {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
}

describe('keyOf', () => {
  it('W8 gives the same intent the same key, across reloads and tabs that share the storage', () => {
    const storage = memory();
    expect(keyOf(storage, 'deposit', '{"amount":500}', 0)).toBe(
      keyOf(storage, 'deposit', '{"amount":500}', 1_000),
    );
  });

  it('M6 never sends another body under a used key', () => {
    const storage = memory();
    expect(keyOf(storage, 'deposit', '{"amount":500}', 0)).not.toBe(
      keyOf(storage, 'deposit', '{"amount":501}', 1),
    );
    expect(keyOf(storage, 'deposit', 'x', 0)).not.toBe(keyOf(storage, 'withdraw', 'x', 0));
  });

  it('M6 makes a new key once the answer came, and when the old one is too old to be under way', () => {
    const storage = memory();
    const first = keyOf(storage, 'deposit', 'x', 0);
    forgetKey(storage, 'deposit');
    const second = keyOf(storage, 'deposit', 'x', 1);
    expect(second).not.toBe(first);
    expect(keyOf(storage, 'deposit', 'x', 120_000)).not.toBe(second);
  });

  it('A12 keeps no word of what is asked for', () => {
    const storage = memory();
    keyOf(storage, 'withdraw', '{"bankId":"1234567890"}');
    expect(storage.getItem('sending:withdraw')).not.toContain('1234567890');
  });

  it('survives a broken storage entry', () => {
    const storage = memory();
    storage.setItem('sending:deposit', '{oops');
    expect(keyOf(storage, 'deposit', 'x')).toMatch(/^[0-9a-f]{32}$/);
  });
});

describe('isUndecided', () => {
  it('W8 keeps the key only where the server may still have done it', () => {
    expect(isUndecided({ status: 0, code: 'SERVICE_UNAVAILABLE', unanswered: true })).toBe(true);
    expect(isUndecided({ status: 409, code: 'IDEMPOTENCY_IN_PROGRESS' })).toBe(true);
    expect(isUndecided({ status: 504, code: 'GENERIC' })).toBe(true);
    expect(isUndecided({ status: 422, code: 'DEPOSIT_MIN' })).toBe(false);
    expect(isUndecided({ status: 500, code: 'GENERIC' })).toBe(false);
  });
});
