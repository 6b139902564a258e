import { expect, it } from 'vitest';
import type { Brand } from '#schemas/brand/brand';
import { isOn } from './routeNames';

const route = { path: '/x', access: 'member', th: '', en: '' } as const;
const brand = { flags: { address: false, reward: true, wheel: false } as Brand['flags'] };

it('a page is on without areas, or with at least one enabled', () => {
  expect(isOn({ ...route, needs: [] }, brand)).toBe(true);
  expect(isOn({ ...route, needs: ['address', 'reward'] }, brand)).toBe(true);
  expect(isOn({ ...route, needs: ['wheel'] }, brand)).toBe(false);
});
