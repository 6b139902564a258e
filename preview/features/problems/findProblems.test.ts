import { describe, expect, it } from 'vitest';
import { resolve } from '#core/brand/resolve';
import { schemaProblems } from '#core/brand/schemaProblems';
import { validate as check } from '#schemas/preview/brandFile?validate';
import type { BrandFile } from '#schemas/brand/brandFile';
import { resolveLastValid } from '@studio/core/draft/resolveLastValid';
import { brandFile, defaults } from '@studio/testing/shipped';
import { type DraftToCheck, findProblems } from './useProblems';

function draft(file: BrandFile, more: Partial<DraftToCheck> = {}): DraftToCheck {
  const broken = schemaProblems(file, check, defaults);
  const { brand } = resolveLastValid(defaults, file, broken, brandFile);
  return { file, broken, brand, messages: undefined, assets: undefined, others: [], ...more };
}
const codes = (toCheck: DraftToCheck) => findProblems(toCheck).map(({ code }) => code);

describe('findProblems', () => {
  it('preview 9 finds no error in a brand that ships', () => {
    expect(findProblems(draft(brandFile)).filter(({ severity }) => severity === 'error')).toEqual([]);
  });

  it('an invalid setting hides no other problem: illegible colours are found too', () => {
    const file = {
      ...brandFile,
      theme: { ...brandFile.theme, radius: 999, text: '#101010', background: '#111111' },
    } as BrandFile;
    const found = findProblems(draft(file));
    expect(found.some(({ path }) => path === '/theme/radius')).toBe(true);
    expect(found.some(({ path }) => path !== '/theme/radius' && path.startsWith('/theme'))).toBe(true);
  });

  it('lists errors before warnings', () => {
    const file = {
      ...brandFile,
      displayName: '',
      theme: { ...brandFile.theme, text: '#777777' },
    } as BrandFile;
    const severities = findProblems(draft(file)).map(({ severity }) => severity);
    expect(severities).toEqual([...severities].sort());
    expect(severities[0]).toBe('error');
  });

  it('a host of another brand is an error; the brand itself in the list of brands is not', () => {
    const { id, hostnames } = brandFile;
    const { clientId } = resolve(defaults, brandFile).brand;
    const neighbour = (brandId: string) =>
      ({ brandId, clientId, displayName: brandId, hostnames }) as unknown as DraftToCheck['others'][number];
    const alone = codes(draft(brandFile));
    expect(codes(draft(brandFile, { others: [neighbour(id)] }))).toEqual(alone);
    expect(codes(draft(brandFile, { others: [neighbour('other')] })).length).toBeGreaterThan(alone.length);
  });

  it('images are checked only once they are loaded', () => {
    const missing = draft(brandFile, { assets: () => undefined });
    expect(codes(missing).length).toBeGreaterThan(codes(draft(brandFile)).length);
  });
});
