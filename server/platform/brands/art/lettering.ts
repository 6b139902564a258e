import { createRequire } from 'node:module';
import { type Font, openSync } from 'fontkit';

const require = createRequire(import.meta.url);

/** Typefaces of lettering, each a @fontsource package, with the weights of its large and its small lines. */
export const faces = {
  kanit: { large: 700, small: 600 },
  'chakra-petch': { large: 700, small: 600 },
  mitr: { large: 600, small: 500 },
  trirong: { large: 700, small: 600 },
  chonburi: { large: 400, small: 400 },
  charm: { large: 700, small: 700 },
  pridi: { large: 600, small: 500 },
} as const;
export type Face = keyof typeof faces;

export const isFace = (face: string): face is Face => Object.hasOwn(faces, face);

/** A text as outlines, since an image in `<img>` cannot load a web font. */
export interface Outline {
  /** Path data; the baseline begins at the origin. */
  readonly d: string;
  /** In user units. */
  readonly width: number;
}

/**
 * Sets Thai and Latin text in a typeface.
 * @param size of the em, in user units.
 * @throws Error when the font lacks a character.
 */
export function outline(text: string, size: number, line: 'large' | 'small', face: Face = 'kanit'): Outline {
  let [d, pen] = ['', 0];
  for (const [run] of text.matchAll(/[\u0e00-\u0e7f]+|[^\u0e00-\u0e7f]+/g)) {
    const font = openFont(face, /[\u0e00-\u0e7f]/.test(run) ? 'thai' : 'latin', faces[face][line]);
    const scale = size / font.unitsPerEm;
    const { glyphs, positions } = font.layout(run);
    for (const [place, glyph] of glyphs.entries()) {
      if (glyph.id === 0) throw new Error(`The face "${face}" lacks a character of "${run}".`);
      const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[place] ?? {};
      const placed = glyph.path.scale(scale, -scale).translate(pen + xOffset * scale, -yOffset * scale);
      d += placed.toSVG().replace(/\d+\.\d+/g, (value) => String(Math.round(Number(value) * 10) / 10));
      pen += xAdvance * scale;
    }
  }
  return { d, width: pen };
}

function openFont(face: Face, subset: string, weight: number): Font {
  const font = openSync(require.resolve(`@fontsource/${face}/files/${face}-${subset}-${weight}-normal.woff`));
  if (!('layout' in font)) throw new Error(`${face} is one font, not a collection.`);
  return font;
}
