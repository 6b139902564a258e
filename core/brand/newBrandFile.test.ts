import { describe, expect, it } from 'vitest';
import { brand } from '#schemas/brand/brand';
import { brandParts } from '#schemas/api/shapes/studio';
import type { BrandFile } from '#schemas/brand/brandFile';
import type { Brand } from '#schemas/brand/brand';
import { copiedSettings, keysOfPart, newBrandFile } from './newBrandFile';

const source: BrandFile = {
  ...newBrandFile({ id: 'source', displayName: 'Source' }),
  primary: true,
  hostnames: ['source.example'],
  contacts: { line1: '@source' },
  chat: { provider: 'none', host: 'chat.example' },
  api: { baseUrl: 'https://api.source.example' },
  theme: { color: '#112233' },
  desk: { alerts: { payoutPercent: 150, emails: ['owner@source.example'] } },
  embeds: { liveScore: 'https://scores.example/live' },
  origins: ['https://scores.example', 'https://other.example'],
};

/** Who a brand is and which addresses are its own; two brands share none of them. */
const neverCopied = [
  'version',
  'id',
  'displayName',
  'tagline',
  'description',
  'clientId',
  'hostnames',
  'primary',
  'contacts',
  'chat',
  'api',
  'assetsBase',
  // Only those that the copied settings need.
  'origins',
] as const satisfies readonly (keyof Brand)[];

describe('a new brand file', () => {
  it('BRD-08 every setting is in one part, or is never copied', () => {
    const placed = [...Object.values(keysOfPart).flat(), ...neverCopied];
    expect([...placed].sort()).toEqual(Object.keys(brand.properties).sort());
    expect(Object.keys(keysOfPart)).toEqual([...brandParts]);
  });

  it('BRD-08 a copy of everything has nothing that makes the other brand who it is', () => {
    const copied = copiedSettings(source, brandParts);
    expect(Object.keys(copied).sort()).toEqual(['desk', 'embeds', 'origins', 'theme']);
    expect(copied.desk).toEqual({ alerts: { payoutPercent: 150, emails: [] } });
    expect(copied.origins).toEqual(['https://scores.example']);
    expect(JSON.stringify(copied)).not.toContain('source.example');
  });

  it('BRD-08 a copy has the chosen parts only', () => {
    expect(copiedSettings(source, ['look'])).toEqual({ theme: { color: '#112233' } });
    expect(copiedSettings(source, [])).toEqual({});
  });

  it('BRD-08 a blank file names the brand and nothing else; a colour replaces only the accent', () => {
    const file = newBrandFile({ id: 'fresh', displayName: 'Fresh' });
    expect(file).toMatchObject({ id: 'fresh', displayName: 'Fresh', clientId: 'fresh-web', hostnames: [] });
    expect(file).not.toHaveProperty('theme');
    const theme = { color: '#112233', radius: 4 };
    expect(newBrandFile({ id: 'x', displayName: 'X', color: '#abcdef' }, { theme }).theme).toEqual({
      color: '#abcdef',
      radius: 4,
    });
  });
});
