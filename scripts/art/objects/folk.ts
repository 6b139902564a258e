import { alpha } from '../colour';
import { kanok } from '../motifs';
import type { Palette, Ramp } from '../palette';
import { at, circle, ellipse, line, n, path, polar, poly, rect, type Sheet } from '../svg';

const round = 'stroke-linecap="round" stroke-linejoin="round"';

/** Gilded flames about a middle that is left free, about 120 × 90. */
export function crest(s: Sheet, p: Palette): string {
  const gold = s.lin([p.g.hi, p.g.md, p.g.dk], [0, 0, 1, 1]);
  const flame = (x: number, turn: number, size: number): string =>
    at(x, 34, size, kanok(gold, 5.5), turn) +
    at(-x, 34, size, `<g transform="scale(-1 1)">${kanok(gold, 5.5)}</g>`, -turn);
  return flame(14, 2, 0.86) + flame(30, 26, 0.74) + flame(40, 54, 0.6);
}

/** A full moon with its seas, radius 44. */
export function moon(s: Sheet): string {
  const sea = (x: number, y: number, r: number): string => circle(x, y, r, '#c9a84a', 'opacity=".28"');
  return [
    circle(0, 0, 44, s.rad(['#fffdf0', '#fdf0bd', '#e8c766', '#b98f2e'], [0.36, 0.3, 0.8])),
    sea(-14, -12, 9),
    sea(12, 6, 12),
    sea(-10, 18, 6),
    sea(18, -20, 5),
    line('M-36-18A40 40 0 0 1-8-39', alpha('#ffffff', 0.85), 2.4, round),
  ].join('');
}

/** A folding fan held at the foot, about 110 × 70. */
export function foldingFan(s: Sheet, p: Palette): string {
  const leaves = Array.from({ length: 12 }, (_, leaf) => {
    const [from, to] = [-78 + leaf * 13, -65 + leaf * 13];
    const points = [
      polar(from, 22),
      polar(from, 62),
      polar((from + to) / 2, 65),
      polar(to, 62),
      polar(to, 22),
    ];
    return path(poly(points), leaf % 2 ? s.lin([p.g.hi, p.g.md]) : s.lin([p.a.lt, p.a.dk]));
  });
  const ribs = Array.from({ length: 13 }, (_, rib) => {
    const [[x, y], [u, v]] = [polar(-78 + rib * 13, 5), polar(-78 + rib * 13, 62)];
    return `M${n(x)} ${n(y)}L${n(u)} ${n(v)}`;
  });
  return [
    ...leaves,
    line(ribs.join(''), alpha(p.g.dp, 0.65), 1.4),
    line(arc(62), p.g.hi, 2.4, round),
    line(arc(44), alpha(p.g.hi, 0.7), 1.4, round),
    circle(0, 0, 6, s.rad([p.g.hi, p.g.md, p.g.dk], [0.35, 0.3, 0.8])),
    line('M0 5C2 14-6 18-2 28M0 5C-2 14 7 17 4 30', p.b.md, 2.4, round),
  ].join('');
}

function arc(r: number): string {
  const [[x, y], [u, v]] = [polar(-78, r), polar(78, r)];
  return `M${n(x)} ${n(y)}A${r} ${r} 0 0 1 ${n(u)} ${n(v)}`;
}

/** A big wheel of a fair, radius 50, on its stand. */
export function bigWheel(s: Sheet, p: Palette): string {
  const spokes = Array.from({ length: 8 }, (_, spoke) => {
    const [x, y] = polar(spoke * 45, 44);
    return `M0 0L${n(x)} ${n(y)}`;
  });
  const cabin = (place: number): string => {
    const ramp: Ramp = [p.a, p.g, p.b, p.w][place % 4] ?? p.a;
    const [x, y] = polar(place * 45 + 10, 46);
    return at(
      x,
      y,
      1,
      path('M-9-3Q0-13 9-3Z', ramp.dk) +
        rect(-9, -3, 18, 13, 4, s.lin([ramp.hi, ramp.md, ramp.dk])) +
        rect(-6, 0, 12, 5, 1.5, alpha(p.k.dp, 0.55)),
    );
  };
  return [
    path('M-4 0L-34 66H-22L0 14L22 66H34L4 0Z', s.lin([p.i.md, p.i.dp])),
    circle(0, 0, 46, 'none', `stroke="${s.lin([p.g.hi, p.g.md, p.g.dk], [0, 0, 1, 1])}" stroke-width="4"`),
    circle(0, 0, 36, 'none', `stroke="${alpha(p.g.lt, 0.6)}" stroke-width="1.6"`),
    line(spokes.join(''), alpha(p.g.lt, 0.85), 2.2),
    ...Array.from({ length: 8 }, (_, place) => cabin(place)),
    circle(0, 0, 9, s.rad([p.g.hi, p.g.md, p.g.dk], [0.35, 0.3, 0.8])),
  ].join('');
}

/** A decked elephant seen from the front, about 110 × 96. */
export function elephant(s: Sheet, p: Palette): string {
  const skin = s.lin(['#eef1fb', '#b9c1dd', '#7c86ab'], [0.3, 0, 0.7, 1]);
  const gold = s.lin([p.g.hi, p.g.md, p.g.dk], [0, 0, 1, 1]);
  const ear = 'M-20-22C-40-42-58-28-56-4C-55 16-42 28-26 20C-20 8-18-8-20-22Z';
  const side = (markup: string): string => markup + `<g transform="scale(-1 1)">${markup}</g>`;
  return [
    side(
      path(ear, s.lin(['#cfd6ee', '#8b95ba', '#5d678d'], [0, 0, 1, 1])) +
        path('M-26-14C-40-26-49-14-47 0C-46 12-38 18-30 12C-26 4-24-6-26-14Z', '#f4a9b8', 'opacity=".55"'),
    ),
    path(
      'M-24-26C-24-46 24-46 24-26C28-8 24 6 16 14C14 30 16 44 8 50C0 54-12 52-12 44C-12 39-6 38-4 42C-2 44 0 42-1 36C-3 28-12 24-16 14C-24 6-28-8-24-26Z',
      skin,
    ),
    line('M-5 24C0 26 6 26 10 23M-3 31C1 33 6 33 9 31', alpha('#5d678d', 0.8), 1.6, round),
    side(path('M-15 16C-22 22-22 32-14 36C-16 30-14 24-9 20Z', s.lin(['#ffffff', '#f0e3c4']))),
    side(circle(-12, -4, 3.4, p.k.dp) + circle(-11, -5, 1.1, '#fff')),
    path('M-24-27C-20-45 20-45 24-27C12-22 8-12 0-2C-8-12-12-22-24-27Z', gold),
    path('M0-32L7-22L0-12L-7-22Z', s.lin([p.a.hi, p.a.md, p.a.dk])),
    side(circle(-15, -28, 3, p.b.md) + circle(-24, -24, 2.2, p.a.lt)),
    path('M-10-41C-8-52-3-56 0-64C3-56 8-52 10-41Z', gold),
    line('M-20-34C-12-41 4-43 14-39', alpha('#ffffff', 0.8), 1.8, round),
  ].join('');
}

/** A kite with a tail, about 70 × 110. */
export function kite(s: Sheet, left: Ramp, right: Ramp): string {
  return [
    line('M0 40C14 50-14 58 0 68C12 76-8 82 2 92', alpha(right.lt, 0.9), 2.6, round),
    path('M0-46L-32-8L0 40Z', s.lin([left.hi, left.md, left.dk], [0, 0, 1, 1])),
    path('M0-46L32-8L0 40Z', s.lin([right.lt, right.md, right.dk], [1, 0, 0, 1])),
    path('M-32-8H32L0 40Z', alpha('#000000', 0.14)),
    line('M0-46V40M-32-8H32', alpha('#ffffff', 0.85), 1.8),
    path('M-7 56L7 62L-5 68ZM8 72L-6 78L7 84Z', left.lt),
  ].join('');
}

/** A boxing glove that points to the right, about 64 × 60. */
export function glove(s: Sheet, p: Palette, ramp: Ramp): string {
  return [
    path('M-30-14H-12V20H-30Q-34 3-30-14Z', s.lin([p.i.hi, p.i.md, p.i.dk])),
    path(
      'M-14-17C0-32 34-30 36-4C37 16 20 26 2 25C-6 25-12 23-16 20Z',
      s.rad([ramp.hi, ramp.lt, ramp.md, ramp.dk], [0.42, 0.24, 0.9]),
    ),
    path('M-10 2C-2-8 16-8 18 4C18 12 6 16-4 14Z', s.lin([ramp.lt, ramp.dk], [0, 0, 1, 1])),
    line('M-30-6H-13M-30 4H-13M-30 12H-13', alpha(p.i.dp, 0.55), 1.6),
    line('M-6-20C8-28 26-24 31-8', alpha('#ffffff', 0.75), 2.4, round),
  ].join('');
}

/** A goal with its net, about 150 × 84. */
export function goal(s: Sheet, p: Palette): string {
  const across = Array.from({ length: 9 }, (_, row) => `M-68 ${-34 + row * 9}H68`);
  const down = Array.from({ length: 15 }, (_, column) => `M${-68 + column * 9.7} -38V42`);
  return [
    line([...across, ...down].join(''), alpha('#ffffff', 0.3), 1),
    line('M-72 46V-42H72V46', s.lin([p.i.hi, p.i.md, p.i.dk]), 6, round),
    ellipse(0, 48, 86, 6, alpha(p.k.dp, 0.4)),
  ].join('');
}
