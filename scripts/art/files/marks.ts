import { alpha } from '../colour';
import { outline } from '../font';
import { gem, glint } from '../gem';
import { canSet, word } from '../letters';
import { type ArtSpec, makePalette, type Palette } from '../palette';
import { at, line, path, rect, Sheet } from '../svg';

/** The wordmark: gem, name and Thai name in one row, 96 high. */
export function logo(spec: ArtSpec): string {
  const p = makePalette(spec);
  const name = measure(spec.name, spec);
  const width = 100 + name.width;
  const s = new Sheet(width, 96);
  s.add(
    s.glow(48, 48, 48, 48, alpha(p.a.md, p.dark ? 0.34 : 0.2)),
    at(47, 48, 0.86, gem(s, p, spec.cut)),
    glint(70, 19, 9),
  );
  const y = spec.thaiName ? 17 : 31;
  s.add(at(100, y, 1, name.draw(s, p)));
  if (spec.thaiName) s.add(thaiLine(s, p, spec.thaiName, width));
  return s.toString();
}

/** The square mark: the gem on a dark (or icy) tile. */
export function icon(spec: ArtSpec): string {
  const p = makePalette(spec);
  const s = new Sheet(128, 128);
  const tile = p.dark ? s.lin([p.k.lt, p.k.dk, p.k.dp]) : s.lin(['#ffffff', p.a.hi, p.a.lt]);
  s.add(
    rect(0, 0, 128, 128, 30, tile),
    rect(
      1,
      1,
      126,
      126,
      29,
      'none',
      `stroke="${s.lin([alpha('#ffffff', 0.5), alpha('#ffffff', 0.05)])}" stroke-width="2"`,
    ),
    s.glow(64, 64, 60, 60, alpha(p.a.md, 0.55)),
    at(64, 65, 0.98, gem(s, p, spec.cut)),
    glint(97, 31, 13),
  );
  return s.toString();
}

type Lettered = { width: number; draw: (s: Sheet, p: Palette) => string };

function measure(text: string, spec: ArtSpec): Lettered {
  const scale = 0.36;
  if (!canSet(text)) {
    const set = outline(text, 0, 38, 46, 700);
    return { width: set.width + 4, draw: (s, p) => path(set.d, metal(s, p, set.width, 42)) };
  }
  const set = word(text, spec.lettering, spec.lettering === 'cut' ? 16 : 20);
  const draw = (s: Sheet, p: Palette): string => {
    const clip = s.def('clipPath', '', `<path d="M-9-8H${Math.ceil(set.width + 9)}V108H-9z"/>`);
    const strokes = `<path d="${set.d}" stroke="${metal(s, p, set.width, 108)}" stroke-width="19" stroke-miterlimit="12" clip-path="${clip}"/>`;
    return at(0, 3, scale, strokes);
  };
  return { width: set.width * scale + 3, draw };
}

/** Bright metal cut by one facet line, in user units of the lettering. */
function metal(s: Sheet, p: Palette, width: number, height: number): string {
  const top = p.dark ? ['#ffffff', p.a.hi] : [p.a.dk, p.a.md];
  const low = p.dark ? [p.a.lt, p.a.md] : [p.a.dp, p.a.dk];
  return s.lin(
    [
      [0, top[0]!],
      [0.5, top[1]!],
      [0.51, low[0]!],
      [1, low[1]!],
    ],
    [width / 2, 0, width / 2 + height * 0.12, height],
    true,
  );
}

function thaiLine(s: Sheet, p: Palette, text: string, width: number): string {
  const size = 20;
  const set = outline(text, 0, 0, size, 600);
  const gold = p.dark ? s.lin([p.g.lt, p.g.md]) : s.lin([p.g.dk, p.g.dp]);
  const rule = p.dark ? p.g.md : p.g.dk;
  const from = 100 + set.width + 10;
  return (
    at(100, 82, 1, path(set.d, gold)) +
    line(
      `M${from.toFixed(0)} 76H${(width - 2).toFixed(0)}`,
      s.lin([alpha(rule, 0.9), alpha(rule, 0)], [from, 0, width, 0], true),
      1.4,
    )
  );
}
