import { expect, it } from 'vitest';
import { safeStorage } from '@/lib/safeStorage';
import { hideForDay, readHidden } from './usePopups';

const fresh = () => safeStorage(() => undefined);

it('API-159 dismissed news stays hidden for that day and member, and returns the next day', () => {
  const storage = fresh();
  hideForDay(storage, 'a', '2026-11-14', ['one']);
  hideForDay(storage, 'a', '2026-11-14', ['two', 'one']);
  expect(readHidden(storage, 'a', '2026-11-14')).toEqual(['one', 'two']);
  expect(readHidden(storage, 'b', '2026-11-14')).toEqual([]);
  expect(readHidden(storage, 'a', '2026-11-15')).toEqual([]);
  hideForDay(storage, 'a', '2026-11-15', ['three']);
  expect(readHidden(storage, 'a', '2026-11-15')).toEqual(['three']);
});

it('A12 stores nothing that identifies the member', () => {
  const written: string[] = [];
  const storage = { ...fresh(), setItem: (key: string, value: string) => void written.push(key, value) };
  hideForDay(storage, '01936f2e-7c1a-7000-8000-0000000000a1', '2026-11-14', ['one']);
  expect(written.join()).toContain('2026-11-14');
  expect(written.join()).not.toContain('01936f2e');
});

it('API-159 invalid stored data hides nothing', () => {
  for (const nonsense of ['{', '[]', '7', '{"day":"2026-11-14","uuids":"one"}']) {
    const storage = { ...fresh(), getItem: () => nonsense };
    expect(readHidden(storage, 'a', '2026-11-14')).toEqual([]);
  }
});
