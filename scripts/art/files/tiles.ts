import { alpha, mix } from '../colour';
import { gem, glint } from '../gem';
import { kanok, lattice, lotus, rays } from '../motifs';
import { die } from '../objects/cards';
import { chip, chipStack, roulette } from '../objects/chips';
import { crownedAce, dragonEye, jester, xStar } from '../objects/emblems';
import { balls, coin, slotMachine } from '../objects/luck';
import { controller, ticket } from '../objects/tools';
import { type ArtSpec, makePalette, type Palette } from '../palette';
import { at, circle, group, rect, Sheet } from '../svg';

/** `tile-huay.svg`: the lottery, 16:10. The label goes at the lower left. */
export function huay(spec: ArtSpec): string {
  return tile(
    spec,
    (s, p) =>
      at(138, 76, 1.12, ticket(s, p), -16) +
      at(224, 96, 1.42, balls(s, p)) +
      at(148, 138, 0.8, coin(s, p), -12) +
      at(290, 158, 0.6, coin(s, p), 14) +
      glint(286, 44, 14) +
      glint(180, 32, 8),
  );
}

/** `tile-allgame.svg`: every game in one heap, 16:10. */
export function allGames(spec: ArtSpec): string {
  return tile(
    spec,
    (s, p) =>
      at(206, 82, 1.24, slotMachine(s, p)) +
      at(272, 122, 0.86, roulette(s, p)) +
      at(158, 138, 0.86, die(s, p), -10) +
      at(222, 164, 0.62, controller(s, p), 6) +
      glint(288, 46, 13) +
      glint(150, 50, 8),
  );
}

/** `provider-*.svg`: emblems on a dark plate. */
export function providers(spec: ArtSpec): Array<[string, string]> {
  const p = makePalette(spec);
  const emblems = { jk: jester, ac: crownedAce, sg: dragonEye, xe: xStar };
  return Object.entries(emblems).map(([code, draw]) => {
    const s = new Sheet(160, 160);
    const gold = s.lin([p.g.hi, p.g.md, p.g.dk, p.g.dp], [0, 0, 1, 1]);
    s.add(
      rect(0, 0, 160, 160, 28, s.lin([p.k.lt, p.k.dk, p.k.dp], [0, 0, 0.4, 1])),
      rect(0, 0, 160, 160, 28, lattice(s, p.a.lt, 0.12)),
      rect(
        2,
        2,
        156,
        156,
        26,
        'none',
        `stroke="${s.lin([alpha(p.a.lt, 0.7), alpha(p.a.lt, 0.05)])}" stroke-width="1.5"`,
      ),
      s.glow(80, 80, 76, 76, alpha(p.air.md, 0.42)),
      circle(80, 80, 58, alpha(p.k.dp, 0.55), `stroke="${gold}" stroke-width="2"`),
      at(80, 80, 1.06, draw(s, p)),
    );
    return [`provider-${code}.svg`, s.toString()];
  });
}

/** `banner-1.svg`: coins pour from the gem; the left half is kept calm for words. */
export function bannerOne(spec: ArtSpec): string {
  return banner(spec, (s, p) => [
    at(515, 140, 1, rays(s, p.a.lt, 0.22, 380)),
    at(515, 262, 1.9, lotus(s, p.g.md, 0.5)),
    at(515, 130, 1.9, gem(s, p, spec.cut)),
    ...(
      [
        [400, 214, 1.15, -18],
        [446, 246, 0.9, 10],
        [590, 236, 1.25, 14],
        [640, 204, 0.85, -12],
        [420, 96, 0.62, 24],
        [622, 78, 0.7, -20],
      ] as const
    ).map(([x, y, k, turn]) => at(x, y, k, coin(s, p), turn)),
    glint(574, 66, 24),
    glint(452, 152, 14),
    glint(656, 140, 12),
  ]);
}

/** `banner-2.svg`: the table, its wheel and chips. */
export function bannerTwo(spec: ArtSpec): string {
  return banner(spec, (s, p) => [
    at(560, 150, 2.6, roulette(s, p)),
    at(408, 254, 1.25, chipStack(s, p, 5, [p.a, p.k])),
    at(470, 268, 1.15, chipStack(s, p, 3, [p.b, p.g])),
    at(640, 236, 0.9, chip(s, p, p.a), 12),
    at(410, 110, 0.9, die(s, p, true), -14),
    glint(466, 56, 16),
    glint(664, 70, 20),
  ]);
}

type Draw = (s: Sheet, p: Palette) => string;

function tile(spec: ArtSpec, draw: Draw): string {
  const p = makePalette(spec);
  const s = new Sheet(320, 200);
  const clip = s.def('clipPath', '', '<rect width="320" height="200" rx="20"/>');
  s.add(
    group(
      `clip-path="${clip}"`,
      rect(0, 0, 320, 200, 0, s.lin([p.k.lt, p.k.md, p.k.dp], [0.8, 0, 0.1, 1])),
      rect(0, 0, 320, 200, 0, lattice(s, p.a.lt, 0.13)),
      s.glow(222, 92, 150, 120, alpha(p.air.md, 0.6)),
      at(222, 236, 1.5, lotus(s, p.a.lt, 0.3)),
      at(16, 210, 1, kanok(alpha(p.g.md, 0.3)), 6),
      draw(s, p),
      rect(0, 110, 320, 90, 0, s.lin([alpha(p.k.dp, 0), alpha(p.k.dp, 0.66)], [0.75, 0, 0.35, 1])),
    ),
    rect(
      1,
      1,
      318,
      198,
      19,
      'none',
      `stroke="${s.lin([alpha(p.a.lt, 0.75), alpha(p.a.lt, 0.08)])}" stroke-width="1.5"`,
    ),
  );
  return s.toString();
}

function banner(spec: ArtSpec, draw: (s: Sheet, p: Palette) => string[]): string {
  const p = makePalette(spec);
  const s = new Sheet(720, 300);
  s.add(
    rect(0, 0, 720, 300, 0, s.lin([p.k.dp, p.k.dk, mix(p.k.lt, p.air.dk, 0.45)], [0, 0, 1, 0.2])),
    rect(0, 0, 720, 300, 0, lattice(s, p.a.lt, 0.1)),
    s.glow(530, 140, 300, 220, alpha(p.air.md, 0.55)),
    s.glow(60, 300, 260, 180, alpha(p.b.md, 0.35)),
    at(40, 312, 1.5, kanok(alpha(p.g.md, 0.35)), 8),
    at(104, 320, 1.1, kanok(alpha(p.g.md, 0.28)), 20),
    ...draw(s, p),
  );
  return s.toString();
}
