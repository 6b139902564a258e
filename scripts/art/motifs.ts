import type { Motif, Palette } from './palette';
import { alpha } from './colour';
import { at, circle, group, line, path, type Sheet } from './svg';

const petal = (w: number, h: number): string =>
  `M0 0C${-w * 0.55} ${-h * 0.12} ${-w} ${-h * 0.58} 0 ${-h}C${w} ${-h * 0.58} ${w * 0.55} ${-h * 0.12} 0 0Z`;

/** An open lotus seen from the side, its foot at the origin, about 200 wide and 110 high. */
export function lotus(s: Sheet, colour: string, strength: number): string {
  const fill = s.lin([alpha(colour, strength), alpha(colour, strength * 0.12)]);
  const edge = alpha(colour, strength * 1.3);
  const one = (w: number, h: number, turn: number): string =>
    at(0, 0, 1, path(petal(w, h), fill, `stroke="${edge}" stroke-width=".8"`), turn);
  const rows = [
    [-76, 20, 98],
    [-52, 25, 104],
    [-27, 27, 106],
    [0, 28, 110],
  ] as const;
  const back = rows.flatMap(([turn, w, h]) => (turn ? [one(w, h, turn), one(w, h, -turn)] : [one(w, h, 0)]));
  const front = [one(22, 76, -40), one(22, 76, 40), one(23, 80, -14), one(23, 80, 14)];
  return back.join('') + front.join('');
}

/** A rising kanok flame: the curl of Thai gilding, foot at the origin, about 100 high. */
export function kanok(stroke: string, width = 1.4): string {
  const d =
    'M0 0C-26-16-34-46-14-66C2-82 26-74 26-56C26-42 8-38 6-50C12-47 17-51 14-57C8-64-6-58-6-42C-6-24 14-16 30-30C50-48 40-76 58-100C60-62 52-16 0 0Z';
  return line(d, stroke, width, 'stroke-linejoin="round"');
}

/** Four petals in a diamond (prajam yam), within a radius of 24. */
export function prajamYam(fill: string, stroke: string): string {
  const petals = [0, 90, 180, 270].map((turn) =>
    at(
      0,
      0,
      1,
      path('M0-4C-7-10-6-16 0-23C6-16 7-10 0-4Z', fill, `stroke="${stroke}" stroke-width=".7"`),
      turn,
    ),
  );
  const buds = [45, 135, 225, 315].map((turn) =>
    at(0, 0, 1, path('M0-6C-3-9-2-12 0-14C2-12 3-9 0-6Z', stroke), turn),
  );
  return petals.join('') + buds.join('') + circle(0, 0, 2.4, stroke);
}

/** A repeating lattice of prajam yam, as a paint. */
export function lattice(s: Sheet, colour: string, strength: number): string {
  const [fill, stroke] = [alpha(colour, strength * 0.35), alpha(colour, strength)];
  const cell =
    at(36, 36, 1, prajamYam(fill, stroke)) +
    line('M36 0L72 36L36 72L0 36Z', alpha(colour, strength * 0.6), 0.8) +
    circle(0, 0, 2, stroke) +
    circle(72, 0, 2, stroke) +
    circle(0, 72, 2, stroke) +
    circle(72, 72, 2, stroke);
  return s.def('pattern', 'width="72" height="72" patternUnits="userSpaceOnUse"', cell);
}

/** Layered wave scales (as on temple murals), as a paint. */
export function waves(s: Sheet, colour: string, strength: number): string {
  const scale = (x: number, y: number): string =>
    [30, 22, 14, 6]
      .map((r, i) => circle(x, y, r, 'none', `stroke="${alpha(colour, strength * (1 - i * 0.18))}"`))
      .join('');
  const half = s.def('clipPath', '', '<path d="M0 0H60V15H0zM0 15H60V30H0z"/>');
  return s.def(
    'pattern',
    'width="60" height="30" patternUnits="userSpaceOnUse"',
    group(`clip-path="${half}"`, scale(30, 30), scale(0, 45), scale(60, 45)),
  );
}

/** Fine rays fanning from the origin, `r` long. */
export function rays(s: Sheet, colour: string, strength: number, r = 700): string {
  const fill = s.rad([alpha(colour, strength), alpha(colour, 0)], [0, 0, r], true);
  const spokes = Array.from({ length: 18 }, (_, i) => {
    const [a, b] = [i * 20, i * 20 + (i % 2 ? 6 : 9)].map((deg) => (deg * Math.PI) / 180) as [number, number];
    return `M0 0L${(r * Math.cos(a)).toFixed(0)} ${(r * Math.sin(a)).toFixed(0)}L${(r * Math.cos(b)).toFixed(0)} ${(r * Math.sin(b)).toFixed(0)}Z`;
  });
  return path(spokes.join(''), fill);
}

/** The brand's all-over texture, as a rectangle covering the whole page, fading out by `mask`. */
export function texture(s: Sheet, p: Palette, motif: Motif, strength: number): string {
  if (motif === 'rays') return '';
  const paint =
    motif === 'waves'
      ? waves(s, p.a.md, strength)
      : lattice(s, motif === 'lattice' ? p.a.lt : p.g.md, strength * (motif === 'lotus' ? 0.6 : 1));
  return `<rect width="100%" height="100%" fill="${paint}"/>`;
}
