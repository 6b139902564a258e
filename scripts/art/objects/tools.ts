import { alpha } from '../colour';
import type { Palette } from '../palette';
import { circle, line, path, rect, type Sheet } from '../svg';

/** A headset with a speech bubble: talk to us. About 84 × 84. */
export function headset(s: Sheet, p: Palette): string {
  const shell = s.lin([p.a.lt, p.a.md, p.a.dk], [0, 0, 1, 1]);
  return [
    line(
      'M-32 6V-4C-32-48 32-48 32-4V6',
      s.lin([p.i.hi, p.i.md, p.i.dp], [0, 0, 1, 0]),
      8,
      'stroke-linecap="round"',
    ),
    line('M-29-8C-27-38 10-40 20-28', alpha('#ffffff', 0.85), 1.6, 'stroke-linecap="round"'),
    path(
      'M-17-21C-17-26-13-29-9-29H10C14-29 18-26 18-21V-6C18-2 14 1 10 1H0L-9 9V1C-13 1-17-2-17-6Z',
      s.lin([p.g.hi, p.g.md, p.g.dk], [0, 0, 1, 1]),
      'transform="translate(0 8)"',
    ),
    circle(-8, -6, 2.8, p.g.dp),
    circle(0.5, -6, 2.8, p.g.dp),
    circle(9, -6, 2.8, p.g.dp),
    rect(-42, -4, 17, 32, 8.5, shell),
    rect(25, -4, 17, 32, 8.5, s.lin([p.a.md, p.a.dk, p.a.dp], [0, 0, 1, 1])),
    line('M-38 2V20', alpha('#ffffff', 0.7), 2, 'stroke-linecap="round"'),
    line('M33 28C33 38 22 40 10 40', s.lin([p.i.md, p.i.dp], [0, 0, 1, 0]), 4, 'stroke-linecap="round"'),
    rect(-6, 35, 18, 10, 5, shell),
  ].join('');
}

/** A game controller, about 88 × 60. */
export function controller(s: Sheet, p: Palette): string {
  const face = (x: number, y: number, paint: string): string => circle(x, y, 4.6, paint);
  const jewel = (c: { hi: string; md: string; dk: string }): string =>
    s.rad([c.hi, c.md, c.dk], [0.35, 0.3, 0.8]);
  return [
    path(
      'M-24-24C-10-27 10-27 24-24C38-20 46 6 44 20C43 30 31 32 24 23C19 16 14 13 8 13H-8C-14 13-19 16-24 23C-31 32-43 30-44 20C-46 6-38-20-24-24Z',
      s.lin([p.i.hi, p.i.lt, p.i.md, p.i.dk], [0.3, 0, 0.6, 1]),
    ),
    line('M-40 8C-39-6-33-20-23-22.500C-9-25 9-25 23-22.5', '#fff', 1.6, 'stroke-linecap="round"'),
    path('M-27-14H-21V-7H-14V-1H-21V6H-27V-1H-34V-7H-27Z', s.lin([p.k.lt, p.k.dp])),
    face(24, -13, jewel(p.a)),
    face(24, 5, jewel(p.g)),
    face(15, -4, jewel(p.b)),
    face(33, -4, jewel({ hi: '#ffd0d8', md: '#ff4d6d', dk: '#a80f3a' })),
    rect(-7, -9, 5, 3, 1.5, p.i.dp),
    rect(2, -9, 5, 3, 1.5, p.i.dp),
  ].join('');
}

/** A draw ticket with a torn edge, about 80 × 52. */
export function ticket(s: Sheet, p: Palette): string {
  return [
    path(
      'M-40-26H40V-9A9 9 0 0 0 40 9V26H-40V9A9 9 0 0 0-40-9Z',
      s.lin([p.i.hi, p.i.lt, p.i.md], [0, 0, 0.5, 1]),
    ),
    path('M-40-26H40V-16H-40Z', s.lin([p.a.lt, p.a.md, p.a.dk], [0, 0, 1, 0])),
    line('M18-14V24', alpha(p.k.md, 0.5), 1.2, 'stroke-dasharray="3 3"'),
    rect(-29, -9, 38, 4, 2, alpha(p.k.md, 0.28)),
    rect(-29, 14, 26, 4, 2, alpha(p.k.md, 0.28)),
  ].join('');
}
