import { readdirSync } from 'node:fs';
import path from 'node:path';
import { openSync } from 'fontkit';
import { expect, it } from 'vitest';

const folder = 'src/theme/fonts';
const files = readdirSync(folder).filter((name) => name.includes('-figures-'));

it.each(files)('%s has digits of one width, and every sign of an amount', (name) => {
  const font = openSync(path.join(folder, name));
  if (!('layout' in font)) throw new Error('The file is a collection.');
  const widths = [...'0123456789'].map((digit) => font.layout(digit, ['tnum']).positions[0]?.xAdvance);
  expect(new Set(widths).size).toBe(1);
  for (const sign of '0123456789,.−+%/: ')
    expect(font.hasGlyphForCodePoint(sign.codePointAt(0) ?? 0)).toBe(true);
});

it('there are two weights of each of the four', () => {
  expect(files).toHaveLength(8);
});
