import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { brandIds, sharedArt } from './art';
import { brandArt } from './art/brandArt';
import { readSpec } from './art/spec';

const brandsDir = fileURLToPath(new URL('../brands', import.meta.url));
const ids = brandIds(brandsDir);

const names = [
  ...[
    'logo',
    'icon',
    'background',
    'top-background',
    'allgame',
    'tile-huay',
    'tile-allgame',
    'banner-1',
    'banner-2',
  ],
  ...['casino', 'slot', 'sport', 'contact'].map((id) => `top-${id}`),
  ...['casino', 'sport', 'fishing', 'card', 'lotto', 'slot', 'hot'].map((id) => `cat-${id}`),
  ...['jk', 'ac', 'sg', 'xe'].map((id) => `provider-${id}`),
].map((name) => `${name}.svg`);

const aboveTheFold = [
  'logo',
  'background',
  'top-background',
  'top-casino',
  'top-slot',
  'top-sport',
  'top-contact',
];

/** Kilobytes a picture may weigh; 12 unless it fills a tile, a banner or the screen. */
const caps: Record<string, number> = {
  'background.svg': 30,
  'tile-huay.svg': 16,
  'tile-allgame.svg': 16,
  'banner-1.svg': 16,
  'banner-2.svg': 16,
};

const read = (id: string, name: string): string => readFileSync(join(brandsDir, id, 'assets', name), 'utf8');

describe.each(ids)('the pictures of %s', (id) => {
  it.each(names)('%s is well-formed, inert, self-contained and small', async (name) => {
    const svg = read(id, name);
    await expectDrawable(svg);
    expectInert(svg);
    expect(svg.length).toBeLessThanOrEqual((caps[name] ?? 12) * 1024);
  });

  it('weigh at most 35 KB above the fold of the landing and login pages', () => {
    const bytes = aboveTheFold.reduce((sum, name) => sum + read(id, `${name}.svg`).length, 0);
    expect(bytes).toBeLessThanOrEqual(35 * 1024);
  });

  it('are what the generator draws from the brand as it is now', () => {
    const drawn = brandArt(readSpec(brandsDir, id));
    expect([...drawn.keys()].sort()).toEqual([...names].sort());
    for (const [name, svg] of drawn)
      expect(read(id, name) === svg, `${name} is stale: run scripts/art.ts`).toBe(true);
  });
});

describe('art of any brand', () => {
  it.each([...sharedArt()])(
    'LAY-15 %s, which every brand inherits, is drawn, inert and small',
    async (name, drawn) => {
      const svg = readFileSync(join(brandsDir, 'assets', name), 'utf8');
      await expectDrawable(svg);
      expectInert(svg);
      expect(svg.length).toBeLessThanOrEqual(12 * 1024);
      expect(svg === drawn, `${name} is stale: run scripts/art.ts`).toBe(true);
    },
  );

  it('gives a brand without art.json a whole set, in its own colours', () => {
    const folder = mkdtempSync(join(tmpdir(), 'art-'));
    writeFileSync(join(folder, 'defaults.json'), JSON.stringify({ theme: { color: '#ff0000' } }));
    const art = brandArt(readSpec(folder, 'new-brand-9'));
    expect([...art.keys()].sort()).toEqual([...names].sort());
    expect(art.get('logo.svg')).not.toBe(
      brandArt({ ...readSpec(folder, 'new-brand-9'), accent: '#0000ff' }).get('logo.svg'),
    );
  });

  it('sets a Thai name in outlines, with no text element left', () => {
    const spec = { ...readSpec(brandsDir, ids[0] ?? ''), name: 'ชื่อไทย', thaiName: 'น้ำทิพย์' };
    expect(brandArt(spec).get('logo.svg')).not.toContain('<text');
  });
});

async function expectDrawable(svg: string): Promise<void> {
  const sized = svg.replace('width="100%" height="100%" fill', 'width="390" height="844" fill');
  const { channels } = await sharp(Buffer.from(sized)).ensureAlpha().stats();
  expect(channels[3]?.max).toBeGreaterThan(0);
}

function expectInert(svg: string): void {
  expect(svg).not.toMatch(/<(script|foreignObject|image|use|text|style|a)\b/i);
  expect(svg).not.toMatch(/\s(on\w+|style|href|xlink:href|src)\s*=/i);
  expect(svg).not.toMatch(/url\((?!#)/);
  expect(svg).not.toMatch(/NaN|undefined|Infinity/);
  const declared = [...svg.matchAll(/\sid="([^"]+)"/g)].map((m) => m[1]);
  expect(new Set(declared).size).toBe(declared.length);
  for (const [, ref] of svg.matchAll(/url\(#([^)]+)\)/g)) expect(declared).toContain(ref);
}
