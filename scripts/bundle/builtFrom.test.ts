import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { builtFromNow, isUpToDate, writeBuiltFrom } from './builtFrom';
import { brandFolders, root } from './places';

describe('isUpToDate', () => {
  let out: string;
  beforeEach(() => {
    out = mkdtempSync(path.join(tmpdir(), 'sala-built-'));
    mkdirSync(path.join(out, '_server'));
  });
  afterEach(() => {
    rmSync(out, { recursive: true });
  });
  const both = () => [isUpToDate(out, root, 'fast'), isUpToDate(out, root, 'best')];

  it('is not what never was built, or from something else', () => {
    expect(both()).toEqual([false, false]);
    writeBuiltFrom(out, { ...builtFromNow(root), common: 'other' });
    expect(both()).toEqual([false, false]);
  });

  it('a start accepts what a build compressed; a build does not accept what a start compressed', () => {
    writeBuiltFrom(out, builtFromNow(root));
    expect(both()).toEqual([true, true]);
    writeBuiltFrom(out, { ...builtFromNow(root), effort: 'fast' });
    expect(both()).toEqual([true, false]);
  });

  it('BRD-30 the same brands in another folder are the same; a changed one is not', () => {
    writeBuiltFrom(out, builtFromNow(root));
    const brands = path.join(out, 'brands');
    cpSync(path.join(root, 'brands'), brands, { recursive: true, preserveTimestamps: true });
    expect(isUpToDate(out, out, 'best')).toBe(true);
    const [id = ''] = brandFolders(brands);
    writeFileSync(path.join(brands, id, 'brand.json'), '{}');
    expect(isUpToDate(out, out, 'best')).toBe(false);
  });
});
