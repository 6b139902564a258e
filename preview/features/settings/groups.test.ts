import { expect, test } from 'vitest';
import { brand } from '#schemas/brand/brand';
import { groupOf, groups } from './groups';

test('every top-level setting of a brand is on one page of the form', () => {
  const keys = Object.keys(brand.properties);
  expect(
    keys.filter((key) => groupOf(`/${key}`) === undefined),
    'Add the setting to a page in preview/features/settings/groups.ts: the studio has no form for it.',
  ).toEqual([]);
  const listed = Object.values<readonly string[]>(groups).flat();
  expect(
    listed.filter((key, index) => !keys.includes(key) || listed.indexOf(key) !== index),
    'preview/features/settings/groups.ts names settings that do not exist, or names them twice.',
  ).toEqual([]);
});
