import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Brand } from '#schemas/brand/brand';
import { prerenderedPaths } from '#server/platform/hosting/pages';
import { pack } from '#server/platform/hosting/packedDocument';
import { defaultOut as dist } from '../places';

const brands = readdirSync(dist).filter((id) => existsSync(path.join(dist, id, 'brand.json')));
const pages = prerenderedPaths.map((at) => path.join(at.slice(1), 'index.html'));
const KB = 1024;

const read = (id: string, name: string) => readFileSync(path.join(dist, id, name), 'utf8');

describe.each(brands)('the weight of %s', (id) => {
  it.each(pages)('%s with its styles is at most 20 KB as the server packs it', async (page) => {
    const { br } = await pack({ body: read(id, page), type: 'text/html' });
    expect(br.length / KB).toBeLessThanOrEqual(20);
  });

  it('has at most 370 KB of its own documents besides images; all other files are shared (ADR 12)', () => {
    const own = readdirSync(path.join(dist, id), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(?:html|json|webmanifest)$/.test(name))
      .map((name) => statSync(path.join(dist, id, name)).size);
    expect(own.length).toBeGreaterThan(6);
    expect(own.reduce((sum, size) => sum + size, 0) / KB).toBeLessThanOrEqual(370);
  });

  it('sends at most 36 KB of fonts, for which no text waits', () => {
    const { theme } = JSON.parse(read(id, 'brand.json')) as Pick<Brand, 'theme'>;
    const html = read(id, 'index.html');
    const faces = (html.match(/@font-face\{[^}]*\}/g) ?? []).filter((face) => face.includes('url('));
    expect(faces.filter((face) => !face.includes('font-display:swap'))).toEqual([]);
    expect(html).not.toMatch(/rel="preload"[^>]*as="font"/);
    const families = [theme.font, theme.displayFont].map((name) => `font-family:${name};`);
    const own = faces.filter((face) => families.some((family) => face.toLowerCase().includes(family)));
    const files = new Set(own.map((face) => /url\("?([^")]+)"?\)/.exec(face)?.[1] ?? ''));
    expect(files.size).toBeGreaterThan(1);
    const total = [...files].reduce((sum, file) => sum + statSync(path.join(dist, id, file)).size, 0);
    expect(total / KB).toBeLessThanOrEqual(36);
  });
});
