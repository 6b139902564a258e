import { alpha } from '../colour';
import type { Palette } from '../palette';
import { at, circle, ellipse, line, path, polar, poly, type Sheet } from '../svg';
import { suit } from './chips';

/** A jester's cap with three bells. */
export function jester(s: Sheet, p: Palette): string {
  const bell = (x: number, y: number): string =>
    circle(x, y, 6, s.rad([p.g.hi, p.g.md, p.g.dk], [0.35, 0.3, 0.8]));
  return [
    path(
      'M-24 20C-24 2-16-20 2-31C-20-38-42-26-45 2C-39-5-32-5-28 3C-26 8-25 14-24 20Z',
      s.lin([p.a.lt, p.a.md, p.a.dk], [0, 0, 1, 1]),
    ),
    path(
      'M24 20C24 2 16-20-2-31C20-38 42-26 45 2C39-5 32-5 28 3C26 8 25 14 24 20Z',
      s.lin([p.b.lt, p.b.md, p.b.dk], [0, 0, 1, 1]),
    ),
    path('M-24 20C-20-4-12-26 0-43C12-26 20-4 24 20Z', s.lin([p.g.lt, p.g.md, p.g.dk], [0, 0, 1, 1])),
    path('M0-43C12-26 20-4 24 20H0Z', alpha(p.g.dp, 0.28)),
    path('M-26 18C-10 26 10 26 26 18L24 34C8 42-8 42-24 34Z', s.lin([p.a.md, p.a.dk, p.a.dp], [0, 0, 1, 0])),
    line('M-25.5 19C-10 27 10 27 25.5 19', alpha(p.g.hi, 0.9), 1.8),
    path('M0 24L5 30.500L0 37L-5 30.500Z', p.g.lt),
    bell(-44, 5),
    bell(44, 5),
    bell(0, -43),
  ].join('');
}

/** An ace of spades under a crown. */
export function crownedAce(s: Sheet, p: Palette): string {
  const gold = s.lin([p.g.hi, p.g.md, p.g.dk], [0, 0, 1, 1]);
  return [
    path('M-24-24L-28-44L-13-34L0-48L13-34L28-44L24-24C10-20-10-20-24-24Z', gold),
    circle(0, -29, 3, p.a.md),
    circle(-14, -29, 2.2, p.a.lt),
    circle(14, -29, 2.2, p.a.lt),
    at(0, 15, 1.3, path(suit.spade, s.lin([p.i.hi, p.i.md, p.i.dk], [0.2, 0, 0.8, 1]))),
    at(0, 14, 0.62, path(suit.spade, s.lin([p.a.lt, p.a.md, p.a.dk], [0, 0, 1, 1]))),
    line('M-25 16C-24 6-8-6 0-13', '#fff', 1.6, 'stroke-linecap="round" opacity=".8"'),
  ].join('');
}

/** A dragon's eye in a wreath of scales. */
export function dragonEye(s: Sheet, p: Palette): string {
  const scale = s.lin([p.a.lt, p.a.dk, p.a.dp]);
  const wreath = Array.from({ length: 14 }, (_, i) =>
    at(
      ...polar(i * (360 / 14), 33),
      1,
      path('M0-13C8-6 8 4 0 10C-8 4-8-6 0-13Z', scale, `stroke="${alpha(p.g.md, 0.55)}" stroke-width=".8"`),
      i * (360 / 14),
    ),
  );
  return [
    ...wreath,
    circle(
      0,
      0,
      29,
      s.rad([p.k.lt, p.k.dp], [0.4, 0.3, 0.7]),
      `stroke="${s.lin([p.g.hi, p.g.md, p.g.dk], [0, 0, 1, 1])}" stroke-width="2"`,
    ),
    path(
      'M-25 0C-14-17 14-17 25 0C14 17-14 17-25 0Z',
      s.rad([p.g.hi, p.g.lt, p.g.md, p.g.dk], [0.5, 0.5, 0.6]),
    ),
    ellipse(0, 0, 11.5, 11.5, s.rad([p.a.lt, p.a.md, p.a.dk], [0.4, 0.3, 0.7])),
    path('M0-11.500C4-4 4 4 0 11.500C-4 4-4-4 0-11.500Z', p.k.dp),
    circle(-4, -5, 2.4, '#fff'),
    line('M-25-1C-14-18 14-18 25-1', alpha('#ffffff', 0.6), 1.4),
  ].join('');
}

/** A faceted X that is also a star. */
export function xStar(s: Sheet, p: Palette): string {
  const arm = (turn: number, light: string, shadow: string): string =>
    at(
      0,
      0,
      1,
      path(
        poly([
          [0, 0],
          [-9, -13],
          [0, -46],
        ]),
        light,
      ) +
        path(
          poly([
            [0, 0],
            [9, -13],
            [0, -46],
          ]),
          shadow,
        ),
      turn,
    );
  const gold = [45, 135, 225, 315].map((t) => arm(t, s.lin([p.a.hi, p.a.lt]), s.lin([p.a.md, p.a.dk])));
  const spark = [0, 90, 180, 270].map((t) => at(0, 0, 0.62, arm(t, p.g.lt, p.g.dk)));
  return (
    s.glow(0, 0, 40, 40, alpha(p.a.lt, 0.5)) +
    spark.join('') +
    gold.join('') +
    circle(0, 0, 5, s.rad(['#fff', p.a.hi, p.a.md], [0.4, 0.3, 0.8]))
  );
}
