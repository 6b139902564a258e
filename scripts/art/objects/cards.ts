import { alpha } from '../colour';
import { word } from '../letters';
import type { Palette } from '../palette';
import { at, circle, group, line, path, rect, type Sheet } from '../svg';
import { suit } from './chips';

type Suit = keyof typeof suit;

/** A playing card 52 × 72 about the origin. */
export function card(s: Sheet, p: Palette, rank: string, kind: Suit): string {
  const warm = kind === 'heart' || kind === 'diamond';
  const ink = warm ? s.lin(['#ff5a73', '#c3123c']) : s.lin([p.k.md, p.k.dp]);
  const letter = word(rank, 'round');
  const index = at(
    -20.5,
    -30,
    0.1,
    `<path d="${letter.d}" stroke="${ink}" stroke-width="20" stroke-linejoin="round"/>`,
  );
  return [
    rect(-26, -36, 52, 72, 7, s.lin([p.i.hi, p.i.lt, p.i.md], [0, 0, 0.6, 1])),
    rect(-25.5, -35.5, 51, 71, 6.5, 'none', `stroke="${alpha(p.i.dp, 0.45)}"`),
    index,
    at(-16.5, -12, 0.18, path(suit[kind], ink)),
    at(3, 8, 0.72, path(suit[kind], ink)),
  ].join('');
}

/** The back of a card in the brand's colours. */
export function cardBack(s: Sheet, p: Palette): string {
  return [
    rect(-26, -36, 52, 72, 7, s.lin([p.a.md, p.a.dk, p.a.dp], [0, 0, 0.7, 1])),
    rect(
      -22,
      -32,
      44,
      64,
      4,
      'none',
      `stroke="${s.lin([p.g.hi, p.g.md, p.g.dk], [0, 0, 1, 1])}" stroke-width="1.2"`,
    ),
    path('M0-20L13 0L0 20L-13 0Z', alpha(p.a.lt, 0.5), `stroke="${p.g.lt}" stroke-width="1"`),
    path('M0-11L7 0L0 11L-7 0Z', p.g.md),
  ].join('');
}

/** Three cards fanned, an ace of hearts in front. */
export function fan(s: Sheet, p: Palette): string {
  const shadow = (x: number): string => rect(-26 + x, -34, 52, 72, 7, alpha(p.k.dp, 0.2));
  return [
    at(-17, 4, 0.94, cardBack(s, p), -20),
    at(1, -3, 0.97, shadow(-2) + card(s, p, 'K', 'spade'), 0),
    at(19, 5, 1, shadow(-3) + card(s, p, 'A', 'heart'), 18),
  ].join('');
}

/** A die of edge 40 in three faces, showing `top`, 3 and 2. */
export function die(s: Sheet, p: Palette, ruby = false): string {
  const r = ruby ? p.a : p.i;
  const dot = ruby ? p.i.hi : p.k.dk;
  const pip = (x: number, y: number, m: string): string =>
    group(`transform="matrix(${m} ${x} ${y})"`, circle(0, 0, 4, dot));
  return [
    path(
      'M0-34Q4-34 7-32L30-20Q34-18 30-15L4-2Q0 0-4-2L-30-15Q-34-18-30-20L-7-32Q-4-34 0-34Z',
      s.lin([r.hi, r.lt], [0, 0, 1, 1]),
    ),
    path(
      'M-33-16Q-33-18-30-16L-3-2.500Q0-1 0 3V30Q0 35-4 33L-29 20Q-33 18-33 13Z',
      s.lin([r.lt, r.md], [0, 0, 0.6, 1]),
    ),
    path(
      'M33-16Q33-18 30-16L3-2.500Q0-1 0 3V30Q0 35 4 33L29 20Q33 18 33 13Z',
      s.lin([r.md, r.dk, r.dp], [0, 0, 0.5, 1]),
    ),
    pip(0, -18, '1.1 0 0 .6'),
    pip(-24, -3, '.78 .4 0 .9'),
    pip(-16, 10, '.78 .4 0 .9'),
    pip(-8, 22, '.78 .4 0 .9'),
    pip(9, 7, '.78 -.4 0 .9'),
    pip(24, 14, '.78 -.4 0 .9'),
    pip(24, -3, '.78 -.4 0 .9'),
    pip(9, 23, '.78 -.4 0 .9'),
    line('M-30-18L-4-4Q0-2 4-4L30-18', alpha('#ffffff', 0.75), 1, 'stroke-linecap="round"'),
  ].join('');
}
