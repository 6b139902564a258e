import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { brandFolders, root } from './places';
import { InputError } from '../lib/inputError';
import { brandsToBuild } from './brandsToBuild';

describe('BRD-01 brands to build', () => {
  let home: string;
  const [broken = '', ...others] = brandFolders(path.join(root, 'brands'));
  beforeAll(() => {
    home = mkdtempSync(path.join(tmpdir(), 'sala-build-'));
    cpSync(path.join(root, 'brands'), path.join(home, 'brands'), { recursive: true });
  });
  afterAll(() => rmSync(home, { recursive: true }));

  const icon = () => path.join(home, 'brands', broken, 'assets/icon.svg');

  it('have no stand-ins of a demo, which a static host does not serve', async () => {
    const file = path.join(home, 'brands', others[0] ?? '', 'brand.json');
    const shipped = readFileSync(file, 'utf8');
    const standIns = {
      embeds: { liveScore: '/sandbox/live-score', score: '/sandbox/standings' },
      chat: { provider: 'tawk', host: '/sandbox/chat', propertyId: 'demo', widgetId: 'demo' },
    };
    writeFileSync(file, JSON.stringify({ ...JSON.parse(shipped), ...standIns, origins: [] }));
    const { brands } = await brandsToBuild({ home });
    writeFileSync(file, shipped);
    expect(brands.find(({ id }) => id === others[0])).toMatchObject({
      embeds: { liveScore: '', score: '' },
      chat: { provider: 'none', host: '' },
    });
  });

  it('are refused with file, path, cause and remedy if an image is invalid', async () => {
    writeFileSync(icon(), 'no image');
    const refused = await brandsToBuild({ home }).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(InputError);
    const { message } = refused as InputError;
    for (const part of [
      `brands/${broken}/brand.json`,
      '/art/icon',
      'icon.svg cannot be opened',
      'replace the file',
    ])
      expect(message).toContain(part);
  });

  it('exclude an invalid brand on request, and report it', async () => {
    writeFileSync(path.join(home, 'brands', broken, 'brand.json'), '{"id":');
    const { brands, invalid, report } = await brandsToBuild({ home, skipInvalid: true });
    expect(brands.map(({ id }) => id)).toEqual(others);
    expect(invalid).toEqual([broken]);
    expect(report).toContain('line 1, column 7');
  });
});
