import { expect, it } from 'vitest';
import { buildUser } from '#scenarios/factories/buildUser';
import { safeStorage } from '@/lib/safeStorage';
import { clearSession, readSession, writeSession } from './sessionStorage';

it('ENT-04 CF-18 a reload restores the newest credit with its time, and log-out removes it', () => {
  const storage = safeStorage(() => undefined);
  const user = buildUser({ user_credit: { point: 250.5, level: 1 } });
  writeSession(storage, { token: 'opaque', user, creditAt: 1_700_000_000_000, endedBy: null });
  expect(readSession(storage)).toMatchObject({
    user: { user_credit: { point: 250.5 } },
    creditAt: 1_700_000_000_000,
  });
  clearSession(storage);
  expect(storage.getItem('creditAt')).toBeNull();
  expect(readSession(storage).creditAt).toBeNull();
});
