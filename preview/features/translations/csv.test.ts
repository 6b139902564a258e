import { describe, expect, it } from 'vitest';
import type { Translation } from '#core/brand/translations';
import { readCsv, toCsv } from './csv';

const rows: readonly Translation[] = [
  { path: '/tagline', th: 'เล่น "สนุก", ทุกวัน', en: 'Play', state: 'done' },
  { path: '/banners/0/text', th: 'ฝากถอน; ทุกวัน', en: '', state: 'missing' },
  { path: '/texts/common:more', th: '=เพิ่ม', en: '+more', state: 'stale' },
];

/** The file as a translator sends it back, with another English text in one row. */
const translated = (path: string, en: string) =>
  toCsv(rows.map((row) => (row.path === path ? { ...row, en } : row)));

describe('translations as CSV', () => {
  it('BRD-41 read back unchanged change nothing, whatever the texts contain', () => {
    expect(readCsv(toCsv(rows), rows)).toEqual({ texts: [], outdated: [], unknown: [] });
    expect(readCsv(toCsv(rows).replaceAll('\r\n', '\n'), rows)?.texts).toEqual([]);
  });

  it('BRD-41 no text is a formula in a spreadsheet program', () => {
    expect(toCsv(rows)).not.toMatch(/(^|,|\n)"?[=+\-@]/);
  });

  it('BRD-41 a new English text is taken, an empty one is not', () => {
    expect(readCsv(translated('/banners/0/text', 'Line one \r\n Line two'), rows)?.texts).toEqual([
      { path: '/banners/0/text', en: 'Line one Line two' },
    ]);
    expect(readCsv(translated('/tagline', ''), rows)?.texts).toEqual([]);
    expect(readCsv(translated('/texts/common:more', '=more'), rows)?.texts).toEqual([
      { path: '/texts/common:more', en: '=more' },
    ]);
  });

  it('BRD-41 a translation of an earlier Thai text and an unknown id are named and not taken', () => {
    const now = rows.map((row) => (row.path === '/tagline' ? { ...row, th: 'ใหม่' } : row)).slice(0, 2);
    expect(readCsv(translated('/tagline', 'Play more'), now)).toEqual({
      texts: [],
      outdated: ['/tagline'],
      unknown: ['/texts/common:more'],
    });
  });

  it('BRD-41 refuses a file without the columns', () => {
    expect(readCsv('a,b\n1,2', rows)).toBeUndefined();
    expect(readCsv('', rows)).toBeUndefined();
  });
});
