import { describe, expect, it } from 'vitest';
import { forgetKey, isUndecided, keyOf } from './idempotencyKey';

function memory() {
  const values = new Map<string, string>();
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  };
}

describe('keyOf', () => {
  it('W8 returns the same key for the same intent, across reloads and tabs that share the storage', () => {
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

  it('M6 creates a new key after the response, and when the old one has expired', () => {
    const storage = memory();
    const first = keyOf(storage, 'deposit', 'x', 0);
    forgetKey(storage, 'deposit');
    const second = keyOf(storage, 'deposit', 'x', 1);
    expect(second).not.toBe(first);
    expect(keyOf(storage, 'deposit', 'x', 120_000)).not.toBe(second);
  });

  it('A12 does not store the content of the request', () => {
    const storage = memory();
    keyOf(storage, 'withdraw', '{"bankId":"1234567890"}');
    expect(storage.getItem('sending:withdraw')).not.toContain('1234567890');
  });

  it('tolerates a corrupt storage entry', () => {
    const storage = memory();
    storage.setItem('sending:deposit', '{oops');
    expect(keyOf(storage, 'deposit', 'x')).toMatch(/^[0-9a-f]{32}$/);
  });
});

describe('isUndecided', () => {
  it('W8 retains the key only when the server may have executed the request', () => {
    expect(isUndecided({ status: 0, code: 'SERVICE_UNAVAILABLE', unanswered: true })).toBe(true);
    expect(isUndecided({ status: 409, code: 'IDEMPOTENCY_IN_PROGRESS' })).toBe(true);
    expect(isUndecided({ status: 504, code: 'GENERIC' })).toBe(true);
    expect(isUndecided({ status: 422, code: 'DEPOSIT_MIN' })).toBe(false);
    expect(isUndecided({ status: 500, code: 'GENERIC' })).toBe(false);
  });
});
