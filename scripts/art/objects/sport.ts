import { alpha } from '../colour';
import type { Palette } from '../palette';
import { at, circle, group, line, path, polar, poly, type Sheet } from '../svg';

/** A football, radius 40 about the origin. */
export function football(s: Sheet, p: Palette): string {
  const clip = s.def('clipPath', '', '<circle r="40"/>');
  const dark = s.lin([p.k.lt, p.k.dp], [0.2, 0, 0.8, 1]);
  const penta = (r: number, turn = 0): string => poly([0, 72, 144, 216, 288].map((t) => polar(t + turn, r)));
  const outer = [0, 72, 144, 216, 288].map((t) =>
    at(...polar(t, 36), 1, group('transform="scale(1 .78)"', path(penta(15.5, 180), dark)), t),
  );
  const seams = [0, 72, 144, 216, 288].map((t) => {
    const [a, b] = [polar(t, 13.5), polar(t, 26)];
    const [c, d] = [polar(t + 24.5, 35.5), polar(t + 47.5, 35.5)];
    return `M${a.map(Math.round).join(' ')}L${b.map(Math.round).join(' ')}M${c.map(Math.round).join(' ')}L${d.map(Math.round).join(' ')}`;
  });
  return [
    circle(0, 0, 40, s.rad(['#fff', p.i.lt, p.i.md, p.i.dk], [0.34, 0.26, 0.85])),
    group(
      `clip-path="${clip}"`,
      at(-2, -2, 1, path(penta(13.5), dark) + outer.join('') + line(seams.join(''), p.k.md, 1.6), -14),
    ),
    circle(
      0,
      0,
      40,
      s.rad(
        [
          [0.55, alpha(p.k.dp, 0)],
          [0.85, alpha(p.k.dp, 0.3)],
          [1, alpha(p.k.dp, 0.7)],
        ],
        [0.36, 0.3, 0.8],
      ),
    ),
    path(
      'M-30 24A39 39 0 0 0 34 18',
      'none',
      `stroke="${alpha(p.a.lt, 0.85)}" stroke-width="2" stroke-linecap="round"`,
    ),
    `<ellipse cx="-15" cy="-21" rx="11" ry="6" transform="rotate(-38 -15 -21)" fill="#fff" opacity=".3"/>`,
  ].join('');
}

/** A winner's cup, about 64 × 84, centred on the origin. */
export function trophy(s: Sheet, p: Palette): string {
  const gold = s.lin([p.g.dk, p.g.lt, p.g.hi, p.g.md, p.g.dk], [0, 0, 1, 0]);
  const handle = line('M-22-28H-36C-36-8-28 0-16 2M22-28H36C36-8 28 0 16 2', s.lin([p.g.lt, p.g.dk]), 4.5);
  return [
    handle,
    path('M-24-38H24C24-8 16 10 0 12C-16 10-24-8-24-38Z', gold),
    `<ellipse cx="0" cy="-38" rx="24" ry="4.6" fill="${p.g.dk}" stroke="${p.g.hi}" stroke-width="1.2"/>`,
    path('M-3 10H3L5 24H-5Z', gold),
    path('M-14 24H14L16 30H-16Z', gold),
    path('M-20 30H20V40H-20Z', s.lin([p.a.md, p.a.dp])),
    path(
      'M0-27L3.8-18.500L13-17.500L6-11.500L8-2.500L0-7.200L-8-2.500L-6-11.500L-13-17.500L-3.8-18.500Z',
      s.lin([p.a.hi, p.a.md, p.a.dk], [0, 0, 1, 1]),
    ),
  ].join('');
}
