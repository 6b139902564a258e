import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import sharp from 'sharp';
import { proving } from '#server/testing/proving';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { brandArt } from '#server/platform/brands/art/brandArt';
import { gameCovers } from './art/gameCovers';
import { type Face, faces, outline } from '#server/platform/brands/art/lettering';
import { makePalette } from '#server/platform/brands/art/palette';
import { tint } from '#server/platform/brands/art/tint';
import { brandFolders } from './bundle/places';

const brandsDir = fileURLToPath(new URL('../brands', import.meta.url));
const ids = brandFolders(brandsDir);

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
    'key-visual',
    'not-found',
    'maintenance',
    'card-back',
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

/** Kilobytes that an image may weigh; 12 unless it fills a tile, a banner or the screen. */
const caps: Record<string, number> = {
  'background.svg': 30,
  'tile-huay.svg': 16,
  'tile-allgame.svg': 16,
  'banner-1.svg': 16,
  'banner-2.svg': 16,
  'key-visual.svg': 20,
};

const read = (id: string, name: string): string => readFileSync(join(brandsDir, id, 'assets', name), 'utf8');

describe.each(ids)('the images of %s', (id) => {
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

  it('have a key visual small enough to be part of the first page', () => {
    expect(brotliCompressSync(read(id, 'key-visual.svg')).length).toBeLessThanOrEqual(3.5 * 1024);
  });

  it('are the templates in the colours of the brand as it is now', () => {
    const images = brandArt(brandsDir, id);
    expect([...images.keys()].sort()).toEqual([...names].sort());
    for (const [name, svg] of images)
      expect(read(id, name) === svg, `${name} is stale: npm run art`).toBe(true);
  });
});

it.each(readdirSync(join(brandsDir, 'assets')).filter((name) => name.endsWith('.svg')))(
  'LAY-15 %s, which every brand inherits, can be rendered, is inert and small',
  async (name) => {
    const svg = readFileSync(join(brandsDir, 'assets', name), 'utf8');
    await expectDrawable(svg);
    expectInert(svg);
    expect(svg.length).toBeLessThanOrEqual(12 * 1024);
  },
);

it('the covers of the sandbox’s games are the templates in their colours as they are now, all different and small', () => {
  const images = gameCovers();
  for (const [name, svg] of images) {
    const stored = readFileSync(join(brandsDir, 'assets', name), 'utf8');
    expect(stored === svg, `${name} is stale: npm run art`).toBe(true);
    expect(svg.length, name).toBeLessThanOrEqual(6 * 1024);
  }
  expect(new Set(images.values()).size).toBe(images.size);
});

describe('the images of a new brand', () => {
  const folder = mkdtempSync(join(tmpdir(), 'art-'));
  const write = (file: string, value: unknown) => writeFileSync(join(folder, file), JSON.stringify(value));
  beforeAll(() => {
    mkdirSync(join(folder, 'kaew'));
    write('defaults.json', {});
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  it('are a complete set in its own colours, without art.json', () => {
    write('kaew/brand.json', { theme: { color: '#ff0000' } });
    const red = brandArt(folder, 'kaew');
    expect([...red.keys()].sort()).toEqual([...names].sort());
    write('kaew/brand.json', { theme: { color: '#0000ff' } });
    const blue = brandArt(folder, 'kaew');
    for (const name of ['logo.svg', 'icon.svg', 'banner-1.svg'])
      expect(blue.get(name)).not.toBe(red.get(name));
  });

  it.each(['lotus', 'lattice', 'rays', 'waves'].slice(0, proving ? undefined : 1))(
    'can be rendered with the motif %s on dark and light',
    async (motif) => {
      for (const scheme of ['dark', 'light']) {
        write('kaew/brand.json', { theme: { color: '#18a058', scheme } });
        write('kaew/art.json', { name: 'Kaew 88', thaiName: 'น้ำทิพย์', motif });
        for (const svg of brandArt(folder, 'kaew').values()) {
          expectInert(svg);
          await expectDrawable(svg);
        }
      }
    },
  );

  it('refuse a choice that does not exist, naming the file and the key', () => {
    write('kaew/art.json', { motif: 'stars' });
    expect(() => brandArt(folder, 'kaew')).toThrow(/kaew.art\.json: "motif" must be one of lattice, lotus/);
    write('kaew/art.json', { shape: 'round' });
    expect(() => brandArt(folder, 'kaew')).toThrow(/"shape" is not a choice/);
    write('kaew/art.json', { face: 'papyrus' });
    expect(() => brandArt(folder, 'kaew')).toThrow(
      /kaew.art\.json: "face" must be one of kanit, chakra-petch/,
    );
  });
});

describe('tint', () => {
  const theme = {
    accent: '#1f54e0',
    second: '#0b7fa3',
    gold: '#f6c85f',
    background: '#0b1020',
    surface: '#151b2e',
  };
  const dark = makePalette({ ...theme, scheme: 'dark' });

  it('fills slots with the material at a brightness, with opacity, and by scheme', () => {
    expect(tint('{page} {page/8c} {ivory:1} {.5|.3} {#000000|accent:0}', dark)).toBe(
      '#0b1020 #0b10208c #ffffff .5 #000000',
    );
    expect(tint('{.5|.3} {#000000|page}', makePalette({ ...theme, scheme: 'light' }))).toBe('.3 #0b1020');
  });

  it('makes a material brighter with its brightness', () => {
    const steps = ['0', '.25', '.5', '.75', '1'].map((step) => tint(`{accent:${step}}`, dark));
    expect(new Set(steps).size).toBe(5);
    const green = (hex: string) => Number.parseInt(hex.slice(3, 5), 16);
    expect(steps.map(green)).toEqual(steps.map(green).sort((a, b) => a - b));
  });

  it('names a slot that does not exist', () => {
    expect(() => tint('{silver:1}', dark)).toThrow('The palette has no colour "silver:1".');
  });
});

it.each(Object.keys(faces) as Face[])('lettering sets Thai and Latin in %s as outlines', (face) => {
  expect(outline('Kaew 88', 46, 'large', face).width).toBeGreaterThan(
    outline('Kaew', 46, 'large', face).width,
  );
  expect(outline('น้ำทิพย์', 20, 'small', face).d).toMatch(/^M[-\d.ML QCZ,]+Z$/);
  expect(() => outline('漢', 20, 'small', face)).toThrow(`The face "${face}" lacks a character of "漢".`);
});

async function expectDrawable(svg: string): Promise<void> {
  const sized = svg.replace('width="100%" height="100%" fill', 'width="390" height="844" fill');
  // A ninth of its pixels: 72 is the density of its own size.
  const { channels } = await sharp(Buffer.from(sized), { density: 24 }).ensureAlpha().stats();
  expect(channels[3]?.max).toBeGreaterThan(0);
}

function expectInert(svg: string): void {
  expect(svg).not.toMatch(/<(script|foreignObject|image|use|text|style|a)\b/i);
  expect(svg).not.toMatch(/\s(on\w+|style|href|xlink:href|src)\s*=/i);
  expect(svg).not.toMatch(/url\((?!#)/);
  expect(svg).not.toMatch(/NaN|undefined|Infinity|\{/);
  const declared = [...svg.matchAll(/\sid="([^"]+)"/g)].map((m) => m[1]);
  expect(new Set(declared).size).toBe(declared.length);
  for (const [, ref] of svg.matchAll(/url\(#([^)]+)\)/g)) expect(declared).toContain(ref);
}
