import { describe, expect, it } from 'vitest';
import type { BrandFile } from '#schemas/brand/brandFile';
import { permissionsOf, type StaffRole } from '#schemas/api/staffPermissions';
import { resolve } from '#core/brand/resolve';
import { brandFile, defaults } from '@studio/testing/shipped';
import { offersOf } from './offers';
import type { Member } from './useComparison';

const inherited = (defaults as unknown as { theme: { radius: number } }).theme.radius;

function member(theme: NonNullable<BrandFile['theme']>, role: StaffRole = 'editor'): Member {
  const draft = { ...brandFile, theme } as BrandFile;
  const { brand } = resolve(defaults, draft);
  const permissions = permissionsOf([role]);
  const summary = { brandId: brand.id, displayName: brand.displayName, permissions } as Member['summary'];
  return { brandId: brand.id, summary, brand, file: draft, published: draft, draft };
}

const offer = (path: string, value: unknown, one: Member) => offersOf(path, value, [one], defaults)[0];

describe('offersOf', () => {
  it('preview 16 shows how a draft would change', () => {
    expect(offer('/theme/radius', 3, member({ radius: 9 }))).toMatchObject({
      state: 'open',
      now: 9,
      changes: [{ path: '/theme/radius', before: 9, after: 3 }],
      warnings: [],
    });
  });

  it('preview 16 gives the value of the defaults by inheriting it', () => {
    const [change] = offer('/theme/radius', inherited, member({ radius: 3 }))?.changes ?? [];
    expect(change).toEqual({ path: '/theme/radius', before: 3, after: undefined });
    expect(offer('/theme/radius', inherited, member({}))?.state).toBe('same');
    expect(offer('/theme/radius', inherited, member({ radius: inherited }))?.state).toBe('same');
  });

  it('preview 16 is offered neither to viewers nor to brands that it would make invalid', () => {
    expect(offer('/theme/radius', 3, member({}, 'viewer'))?.state).toBe('readOnly');
    expect(offer('/theme/radius', 999, member({}))?.state).toBe('incompatible');
  });

  it('preview 9 warns of what would be wrong that is not now', () => {
    const faint = '#12343f';
    expect(offer('/theme/color', faint, member({}))?.warnings).toEqual([
      expect.objectContaining({ code: 'CONTRAST', path: '/theme/color' }),
    ]);
    expect(offer('/theme/radius', 3, member({ color: faint }))?.warnings).toEqual([]);
  });
});
