import { describe, expect, it } from 'vitest';
import { isAllowed } from './allowed';

describe('isAllowed', () => {
  it.each([
    ['x', 'MIT'],
    ['x', '(MIT OR GPL-3.0-only)'],
    ['x', 'MIT AND ISC'],
    ['@fontsource/kanit', 'OFL-1.1'],
    ['@img/sharp-wasm32', 'Apache-2.0 AND LGPL-3.0-or-later AND MIT'],
  ])('D14 %s may be %s', (name, licence) => {
    expect(isAllowed(name, licence)).toBe(true);
  });

  it.each([
    ['x', ''],
    ['x', 'GPL-3.0-only'],
    ['x', 'AGPL-3.0-or-later'],
    ['x', 'UNLICENSED'],
    ['x', 'SEE LICENSE IN LICENSE.md'],
    ['x', 'MIT AND GPL-2.0-only'],
    ['x', 'LGPL-3.0-or-later'],
    ['x', 'toString'],
  ])('D14 %s may not be %j', (name, licence) => {
    expect(isAllowed(name, licence)).toBe(false);
  });
});
