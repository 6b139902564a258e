import { alpha } from '../colour';
import { outline } from '../font';
import type { Palette, Ramp } from '../palette';
import { at, circle, ellipse, group, line, n, path, rect, type Sheet } from '../svg';

/** A lottery ball with its number, radius `r` about the origin. */
export function ball(s: Sheet, p: Palette, ramp: Ramp, digits: string, r = 24): string {
  const { d, width } = outline(digits, 0, 0, r * 0.82, 700);
  return [
    circle(0, 0, r, s.rad([ramp.hi, ramp.lt, ramp.md, ramp.dk, ramp.dp], [0.36, 0.26, 0.86])),
    circle(0, 0, r * 0.56, s.lin([p.i.hi, p.i.md], [0.2, 0, 0.8, 1])),
    at(-width / 2, r * 0.29, 1, path(d, p.k.dk)),
    `<ellipse cx="${n(-r * 0.34)}" cy="${n(-r * 0.66)}" rx="${n(r * 0.34)}" ry="${n(r * 0.17)}" transform="rotate(-26 ${n(-r * 0.34)} ${n(-r * 0.66)})" fill="#fff" opacity=".75"/>`,
    line(
      `M${n(-r * 0.55)} ${n(r * 0.76)}A${n(r * 0.94)} ${n(r * 0.94)} 0 0 0 ${n(r * 0.8)} ${n(r * 0.5)}`,
      alpha(ramp.hi, 0.6),
      r * 0.06,
      'stroke-linecap="round"',
    ),
  ].join('');
}

/** Three lottery balls in a heap. */
export function balls(s: Sheet, p: Palette): string {
  return (
    at(-21, 16, 1, ball(s, p, p.a, '3')) +
    at(23, 18, 0.92, ball(s, p, p.b, '8')) +
    at(2, -18, 1.06, ball(s, p, p.g, '9'))
  );
}

/** A slot machine showing three sevens, about 84 × 84. */
export function slotMachine(s: Sheet, p: Palette): string {
  const gold = s.lin([p.g.hi, p.g.md, p.g.dk], [0, 0, 1, 1]);
  const seven = outline('7', 0, 0, 27, 700);
  const reel = (x: number): string =>
    rect(
      x - 9.5,
      -15,
      19,
      32,
      3,
      s.lin([
        [0, p.i.dp],
        [0.22, p.i.lt],
        [0.7, p.i.hi],
        [1, p.i.dk],
      ]),
    ) + at(x - seven.width / 2, 10.5, 1, path(seven.d, s.lin(['#ff6a7f', '#d0103f', '#8c0a34'])));
  return [
    line('M36 4H43V-14', s.lin([p.i.md, p.i.dp]), 4, 'stroke-linecap="round" stroke-linejoin="round"'),
    circle(43, -20, 7, s.rad([p.a.hi, p.a.md, p.a.dk], [0.35, 0.3, 0.8])),
    path(
      'M-36-22C-36-46 36-46 36-22V34Q36 41 29 41H-29Q-36 41-36 34Z',
      s.lin([p.a.lt, p.a.md, p.a.dk, p.a.dp], [0, 0, 0.8, 1]),
    ),
    path('M-28-24C-26-38 26-38 28-24Z', s.lin([p.g.hi, p.g.md, p.g.dk])),
    path('M0-36.500L1.8-32.500L6-32L3-29L3.8-25L0-27L-3.8-25L-3-29L-6-32L-1.8-32.500Z', p.a.dp),
    rect(-33, -20, 66, 42, 6, p.k.dp, `stroke="${gold}" stroke-width="2.6"`),
    reel(-20.5),
    reel(0),
    reel(20.5),
    rect(-31, -18, 62, 17, 4, s.lin([alpha('#ffffff', 0.35), alpha('#ffffff', 0)])),
    rect(-24, 28, 30, 7, 3.5, p.k.dp, `stroke="${alpha(p.g.md, 0.9)}"`),
    circle(19, 31.5, 5.5, s.rad([p.g.hi, p.g.md, p.g.dk], [0.35, 0.3, 0.8])),
    line('M-33.5-20C-33-36-8-38.5 6-38.5', alpha('#ffffff', 0.7), 1.5, 'stroke-linecap="round"'),
  ].join('');
}

/** A flame with a bright heart, about 64 × 84. */
export function flame(s: Sheet, p: Palette): string {
  return [
    path(
      'M2-44C8-28 32-18 32 10C32 30 18 42 0 42C-18 42-32 30-32 10C-32-4-24-12-20-22C-16-16-14-12-10-10C-12-24-8-36 2-44Z',
      s.lin(['#ffd75e', '#ff8a2b', '#f23c3c', '#b4123f'], [0.4, 0, 0.6, 1]),
    ),
    path(
      'M3-22C6-10 20-4 20 14C20 28 11 37 0 37C-11 37-20 29-20 16C-20 8-16 4-13-2C-10 2-8 4-5 5C-6-6-3-16 3-22Z',
      s.lin(['#fff1a8', '#ffc33d', '#ff8a2b']),
    ),
    path(
      'M1 4C4 10 11 13 11 23C11 31 6 36 0 36C-6 36-11 31-11 24C-11 18-6 16-4 11C-2 13-1 14 0 15C0 10 0 7 1 4Z',
      s.lin(['#fff', '#fff3b8']),
    ),
    line(
      'M-29 8C-29-2-23-9-20-17M3-40C9-26 27-18 29 4',
      alpha('#fff6cf', 0.75),
      1.6,
      'stroke-linecap="round"',
    ),
    ellipse(0, 42, 20, 2.4, alpha(p.g.hi, 0.4)),
  ].join('');
}

/** A coin with a star, radius 20. */
export function coin(s: Sheet, p: Palette): string {
  return group(
    '',
    circle(0, 0, 20, s.lin([p.g.lt, p.g.md, p.g.dk], [0.1, 0, 0.9, 1])),
    circle(
      0,
      0,
      15.5,
      s.lin([p.g.md, p.g.lt, p.g.md], [0.1, 0, 0.9, 1]),
      `stroke="${p.g.dk}" stroke-width="1.2"`,
    ),
    path(
      'M0-10L3-3.500L10-2.800L4.8 2L6.2 9L0 5.500L-6.2 9L-4.8 2L-10-2.800L-3-3.500Z',
      s.lin([p.g.hi, p.g.lt], [0, 0, 1, 1]),
      `stroke="${p.g.dk}" stroke-width=".6"`,
    ),
    path(
      'M-17-7A18.5 18.5 0 0 1-2-18.4',
      'none',
      'stroke="#fff" stroke-opacity=".9" stroke-width="1.6" stroke-linecap="round"',
    ),
  );
}
