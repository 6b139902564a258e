import { alpha } from '../colour';
import type { Palette, Ramp } from '../palette';
import { at, circle, ellipse, group, line, path, polar, poly, type Sheet } from '../svg';

/** A casino chip seen from the front, radius 40 about the origin. */
export function chip(s: Sheet, p: Palette, ramp: Ramp): string {
  const wedges = [0, 60, 120, 180, 240, 300].map((turn) =>
    at(
      0,
      0,
      1,
      path('M-8-39.2A40 40 0 0 1 8-39.2L5.6-29A29.5 29.5 0 0 0-5.6-29Z', s.lin([p.i.hi, p.i.dk])),
      turn,
    ),
  );
  return [
    circle(0, 0, 40, s.lin([ramp.lt, ramp.md, ramp.dk], [0.1, 0, 0.9, 1])),
    ...wedges,
    circle(
      0,
      0,
      39.2,
      'none',
      `stroke="${s.lin([ramp.hi, alpha(ramp.lt, 0), alpha(ramp.dp, 0.9)], [0.2, 0, 0.8, 1])}" stroke-width="1.6"`,
    ),
    circle(0, 0, 27.5, s.lin([ramp.dp, ramp.dk], [0.2, 0, 0.8, 1])),
    circle(0, 0, 27.5, 'none', `stroke="${s.lin([p.g.hi, p.g.md, p.g.dk], [0, 0, 1, 1])}" stroke-width="2"`),
    circle(0, 0, 22.5, s.rad([ramp.lt, ramp.md, ramp.dk], [0.35, 0.25, 0.85])),
    path(suit.spade, s.lin([p.i.hi, p.i.md]), 'transform="scale(.58)"'),
    path(
      'M-34-14A37 37 0 0 1-8-35',
      'none',
      'stroke="#fff" stroke-opacity=".55" stroke-width="2" stroke-linecap="round"',
    ),
  ].join('');
}

/** The four suits within 24 of the origin. */
export const suit = {
  spade:
    'M0-24C5-15 21-7 21 6C21 17 8 20 3 12C3 17 5 21 9 24H-9C-5 21-3 17-3 12C-8 20-21 17-21 6C-21-7-5-15 0-24Z',
  heart: 'M0 23C-6 14-22 5-22-9C-22-23-5-25 0-12C5-25 22-23 22-9C22 5 6 14 0 23Z',
  diamond: 'M0-24C4-15 11-6 18 0C11 6 4 15 0 24C-4 15-11 6-18 0C-11-6-4-15 0-24Z',
  club: 'M0-24C10-24 13-13 7-7C15-10 23-4 21 5C19 14 8 15 3 8C3 15 5 20 9 23H-9C-5 20-3 15-3 8C-8 15-19 14-21 5C-23-4-15-10-7-7C-13-13-10-24 0-24Z',
};

/** A stack of chips standing on its edge line, 60 wide, foot at the origin. */
export function chipStack(s: Sheet, p: Palette, count: number, ramps: [Ramp, Ramp]): string {
  const layers = Array.from({ length: count }, (_, i) => {
    const ramp = ramps[i % 2] ?? p.a;
    const y = -i * 9;
    const side = s.lin([ramp.dk, ramp.lt, ramp.md, ramp.dp], [0, 0, 1, 0]);
    return (
      path(`M-30 ${y - 8}V${y}A30 11 0 0 0 30 ${y}V${y - 8}Z`, side) +
      path(`M-19 ${y + 0.4}v8q6 1.6 11 2v-8q-6-.4-11-2zM10 ${y + 2}v8q6-.4 11-2v-8q-5 1.6-11 2z`, p.i.md)
    );
  });
  const top = -(count - 1) * 9 - 8;
  const ramp = ramps[(count - 1) % 2] ?? p.a;
  return [
    ...layers,
    ellipse(0, top, 30, 11, s.lin([ramp.lt, ramp.md], [0, 0, 1, 1])),
    `<ellipse cx="0" cy="${top}" rx="20" ry="7" fill="${ramp.dk}" stroke="${p.g.md}" stroke-width="1.4"/>`,
    line(`M-28 ${top - 2}A30 11 0 0 1 10 ${top - 10.2}`, '#ffffffa0', 1.2, 'stroke-linecap="round"'),
  ].join('');
}

/** A roulette wheel in perspective, radius about 44. */
export function roulette(s: Sheet, p: Palette): string {
  const pockets = Array.from({ length: 16 }, (_, i) => {
    const fill = i === 0 ? p.g.md : i % 2 ? p.a.md : p.k.dp;
    return path(
      poly([[0, 0], polar(i * 22.5 - 11.25, 36), polar(i * 22.5, 36.6), polar(i * 22.5 + 11.25, 36)]),
      fill,
    );
  });
  const gold = s.lin([p.g.hi, p.g.md, p.g.dk, p.g.lt], [0, 0, 1, 1]);
  const spokes = [0, 90, 180, 270].map((t) =>
    at(0, 0, 1, path('M-2 0L-1.4-15H1.400L2 0Z', gold) + circle(0, -16, 3, gold), t + 20),
  );
  return group(
    'transform="scale(1 .94)"',
    circle(0, 0, 46, s.lin([p.g.dk, p.g.dp], [0.2, 0, 0.8, 1])),
    circle(0, 0, 44.5, 'none', `stroke="${gold}" stroke-width="4"`),
    circle(0, 0, 39.5, p.k.dp),
    ...pockets,
    circle(0, 0, 36.5, 'none', `stroke="${alpha(p.g.lt, 0.9)}" stroke-width="1.2"`),
    circle(0, 0, 25, s.rad([p.k.lt, p.k.md, p.k.dp], [0.4, 0.3, 0.8]), `stroke="${gold}" stroke-width="1.6"`),
    ...spokes,
    circle(0, 0, 8, s.rad([p.g.hi, p.g.md, p.g.dk], [0.35, 0.3, 0.75])),
    circle(19, -24, 4.6, s.rad(['#fff', p.i.md, p.i.dp], [0.35, 0.3, 0.8])),
    path(
      'M-36-27A45 45 0 0 1 8-44',
      'none',
      'stroke="#fff" stroke-opacity=".7" stroke-width="1.6" stroke-linecap="round"',
    ),
  );
}
