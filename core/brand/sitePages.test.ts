import { describe, expect, it } from 'vitest';
import { flags as schema, type FeatureFlag } from '#schemas/brand/flags';
import { previewRoutes } from '#schemas/preview/routes';
import { areasOf, linkTarget } from './sitePages';

const flags = (...on: readonly FeatureFlag[]) =>
  Object.fromEntries(
    Object.keys(schema.properties).map((flag) => [flag, on.includes(flag as FeatureFlag)]),
  ) as Record<FeatureFlag, boolean>;
/** Tabs, dialogs and the pages of a status have no address that a link of a brand can hold. */
const addresses = previewRoutes.filter(({ path, access }) => !path.includes('?') && access !== 'any');

describe('areasOf', () => {
  it.each(addresses)('preview 10 $path needs what the studio says', ({ path, needs }) => {
    expect(areasOf(path)).toEqual(needs);
  });

  it.each(['/auth', '/auth/refunds', '/auth/reward/a/b', '/404'])(
    'BRD-06 the site has no page %s',
    (path) => {
      expect(areasOf(path)).toBeUndefined();
    },
  );
});

describe('linkTarget', () => {
  it.each([
    ['a page that is on', '/auth/media/wheel', true, '/auth/media/wheel'],
    ['a page that is on, to a visitor', '/auth/media/wheel', false, '/auth/media/wheel'],
    ['a page that is off', '/auth/cashback', true, null],
    ['a page that is off, to a visitor', '/auth/cashback', false, null],
    ['a missing page', '/auth/refunds', true, null],
    ['a page of visitors', '/promotion', false, '/promotion'],
    ['a page of visitors, to a member', '/promotion', true, '/auth/media/promotion'],
    ['the registration, to a member', '/register', true, null],
    ['no link', '', false, null],
  ])('BRD-06 %s', (_, link, isMember, target) => {
    expect(linkTarget(link, flags('wheel', 'promotion', 'register'), isMember)).toBe(target);
  });

  it('BRD-06 a page of two areas is on with either of them', () => {
    const page = '/auth/settings/manage-address';
    expect(linkTarget(page, flags('reward'), true)).toBe(page);
    expect(linkTarget(page, flags('wheel'), true)).toBeNull();
  });
});
