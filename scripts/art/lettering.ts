import { createRequire } from 'node:module';
import { type Font, openSync } from 'fontkit';

const require = createRequire(import.meta.url);

/** A text as outlines, since an image in `<img>` cannot load a web font. */
export interface Outline {
  /** Path data; the baseline begins at the origin. */
  readonly d: string;
  /** In user units. */
  readonly width: number;
}

/**
 * Sets Thai and Latin text in Kanit.
 * @param size of the em, in user units.
 * @throws Error when the font lacks a character.
 */
export function outline(text: string, size: number, weight: 600 | 700): Outline {
  let [d, pen] = ['', 0];
  for (const [run] of text.matchAll(/[\u0e00-\u0e7f]+|[^\u0e00-\u0e7f]+/g)) {
    const font = openFont(/[\u0e00-\u0e7f]/.test(run) ? 'thai' : 'latin', weight);
    const scale = size / font.unitsPerEm;
    const { glyphs, positions } = font.layout(run);
    for (const [place, glyph] of glyphs.entries()) {
      if (glyph.id === 0) throw new Error(`Kanit lacks a character of "${run}".`);
      const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[place] ?? {};
      const placed = glyph.path.scale(scale, -scale).translate(pen + xOffset * scale, -yOffset * scale);
      d += placed.toSVG().replace(/\d+\.\d+/g, (value) => String(Math.round(Number(value) * 10) / 10));
      pen += xAdvance * scale;
    }
  }
  return { d, width: pen };
}

function openFont(subset: string, weight: number): Font {
  const font = openSync(require.resolve(`@fontsource/kanit/files/kanit-${subset}-${weight}-normal.woff`));
  if (!('layout' in font)) throw new Error('Kanit is one font, not a collection.');
  return font;
}
