import { describe, expect, it } from 'vitest';
import type { BrandFile } from '#schemas/brand/brandFile';
import { brandFile as file, defaults } from '@studio/testing/shipped';
import { isIdentity, portable, applyToOtherBrand } from './applyToOtherBrand';

const upload = `u/${'a'.repeat(32)}.webp`;

describe('applyToOtherBrand', () => {
  it('preview 6 applies a change to another brand and returns how its draft would change', () => {
    const applied = applyToOtherBrand([{ path: '/theme/radius', after: 3 }], file, defaults);
    expect(applied.brand.theme.radius).toBe(3);
    expect(applied.brand.displayName).toBe(file.displayName);
    expect(applied.changes).toEqual([{ path: '/theme/radius', before: file.theme?.radius, after: 3 }]);
    expect(applied.incompatible).toEqual([]);
  });

  it('preview 6 leaves out who a brand is, and what the other has already', () => {
    const changes = [
      { path: '/displayName', after: 'X' },
      { path: '/hostnames', after: ['x.example'] },
      { path: '/tagline/th', after: 'x' },
      { path: '/theme/radius', after: 3 },
    ];
    expect(portable(changes)).toEqual([{ path: '/theme/radius', after: 3 }]);
    expect(isIdentity('/taglines')).toBe(false);
    const again = { ...file, theme: { ...file.theme, radius: 3 } };
    expect(applyToOtherBrand(changes, again, defaults).changes).toEqual([]);
  });

  it('a value that breaks the other brand cannot be taken, and never reaches a frame', () => {
    const applied = applyToOtherBrand([{ path: '/theme/radius', after: 999 }], file, defaults);
    expect(applied.incompatible).not.toEqual([]);
    expect(applied.brand.theme.radius).not.toBe(999);
  });

  it('what was broken before is not the fault of the change', () => {
    const broken = { ...file, footer: { year: 5 } } as unknown as BrandFile;
    expect(applyToOtherBrand([{ path: '/theme/radius', after: 3 }], broken, defaults).incompatible).toEqual(
      [],
    );
  });

  it('an uploaded image cannot be applied to another brand', () => {
    const change = { path: '/images/home.normal.logo', after: upload };
    expect(applyToOtherBrand([change], file, defaults).incompatible).toEqual([
      expect.objectContaining({ code: 'IMAGE_OF_OTHER_BRAND', path: change.path }),
    ]);
    const inList = { path: '/banners', after: [{ ...file.banners?.[0], image: upload }] };
    expect(applyToOtherBrand([inList], file, defaults).incompatible.map(({ code }) => code)).toContain(
      'IMAGE_OF_OTHER_BRAND',
    );
  });
});
