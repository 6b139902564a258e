import { alpha } from '../colour';
import type { Palette } from '../palette';
import { circle, group, line, path, type Sheet } from '../svg';

/** A leaping golden carp with its splash, about 88 × 80 about the origin. */
export function carp(s: Sheet, p: Palette): string {
  const body = 'M-34 8C-30-18-4-34 24-22C34-18 40-8 40 0C30 12 8 24-12 20C-22 18-30 14-34 8Z';
  const clip = s.def('clipPath', '', `<path d="${body}"/>`);
  const scales = [-18, -9, 0, 9].flatMap((x, i) =>
    [-20, -9, 2, 13].map((y) => `M${x} ${y + (i % 2) * 5.5}q6 4 0 9`),
  );
  const fin = s.lin([p.a.lt, p.a.md, p.a.dk], [0, 0, 1, 1]);
  return [
    path('M-30 8C-40-2-46-14-44-28C-34-24-26-14-24-2ZM-30 8C-42 12-46 24-42 36C-30 32-22 22-20 12Z', fin),
    path('M-8-24C-2-38 12-42 26-38C22-32 20-28 20-22Z', fin),
    path('M0 18C-2 28-10 34-20 36C-18 28-16 22-12 18Z', fin),
    path(body, s.lin([p.g.hi, p.g.lt, p.g.md, p.g.dk], [0.3, 0, 0.6, 1])),
    group(
      `clip-path="${clip}"`,
      line(scales.join(''), alpha(p.g.dk, 0.55), 1.5, 'stroke-linecap="round"'),
      path('M-34 12C-16 22 14 18 40 0V30H-34Z', alpha(p.i.hi, 0.45)),
      path('M20-26C12-12 14 6 22 16L44 8V-20Z', alpha(p.g.dk, 0.25)),
    ),
    line('M20-20C14-8 15 4 21 14', p.g.dk, 1.6, 'stroke-linecap="round"'),
    circle(28, -7, 4.6, p.i.hi),
    circle(29, -7, 2.8, p.k.dp),
    circle(30, -8, 1, '#fff'),
    path('M-4 2C-10 8-20 10-26 8C-20 0-12-4-4 2Z', fin),
    line('M-28-4C-20-18-2-28 20-22', alpha('#ffffff', 0.8), 1.6, 'stroke-linecap="round"'),
  ].join('');
}

/** Water under a leap: a crest and drops, in clear water. */
export function splash(s: Sheet, p: Palette): string {
  const water = s.lin([alpha(p.w.lt, 0.95), alpha(p.w.md, 0.85), alpha(p.w.dk, 0.5)]);
  const drop = (x: number, y: number, r: number): string =>
    circle(x, y, r, s.rad(['#fff', p.w.lt, p.w.md], [0.35, 0.3, 0.8]));
  return [
    path(
      'M-44 30C-34 22-30 28-24 24C-18 18-12 22-8 26C0 18 8 20 14 25C20 18 30 22 34 27C38 24 42 26 44 30C38 44-38 44-44 30Z',
      water,
    ),
    line(
      'M-40 31C-30 25-26 31-18 28M-4 29C4 24 10 27 16 29',
      alpha('#ffffff', 0.7),
      1.4,
      'stroke-linecap="round"',
    ),
    drop(-38, 16, 3),
    drop(36, 18, 3.6),
    drop(42, 8, 2),
    drop(-31, 21, 1.8),
  ].join('');
}
