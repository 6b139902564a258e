import { alpha } from '../colour';
import { gem, glint } from '../gem';
import { lotus, rays, waves } from '../motifs';
import { card, die } from '../objects/cards';
import { carp, splash } from '../objects/fish';
import { bigWheel, crest, elephant, foldingFan, glove, goal, kite, moon } from '../objects/folk';
import { ball, coin } from '../objects/luck';
import { football } from '../objects/sport';
import { makePalette, type Palette } from '../palette';
import { at, ellipse, rect, Sheet } from '../svg';

const SIDE = 240;

interface Cover {
  readonly accent: string;
  readonly second: string;
  readonly ground: string;
  readonly draw: (s: Sheet, p: Palette) => readonly string[];
}

/** A game of the sandbox by its code: its colours, and what stands in the light. */
const covers: Readonly<Record<string, Cover>> = {
  'naga-gold': {
    ...{ accent: '#22c98a', second: '#0e8f6b', ground: '#04241c' },
    draw: (s, p) => [
      at(120, 116, 1.5, crest(s, p)),
      at(120, 128, 0.86, gem(s, p, 'oval')),
      at(66, 192, 1.05, coin(s, p), -12),
      at(176, 194, 1.1, coin(s, p), 14),
      at(120, 206, 1.25, coin(s, p)),
    ],
  },
  'lotus-moon': {
    ...{ accent: '#e879c7', second: '#7c6cf0', ground: '#150f3a' },
    draw: (s, p) => [
      at(120, 84, 1.45, moon(s)),
      rect(0, 176, SIDE, 64, 0, waves(s, p.b.lt, 0.4)),
      at(120, 204, 1.22, lotus(s, '#ff8fd0', 0.95)),
      glint(52, 62, 9),
      glint(196, 46, 12),
    ],
  },
  'golden-fan': {
    ...{ accent: '#e23b4e', second: '#ff9f43', ground: '#3b0713' },
    draw: (s, p) => [at(120, 156, 1.72, foldingFan(s, p)), glint(58, 70, 13), glint(190, 88, 9)],
  },
  'temple-fair': {
    ...{ accent: '#ff6b8b', second: '#5ad1ff', ground: '#1b1147' },
    draw: (s, p) => [at(120, 106, 1.5, bigWheel(s, p)), glint(44, 48, 8), glint(202, 60, 12)],
  },
  'elephant-parade': {
    ...{ accent: '#d6336c', second: '#8f5cf0', ground: '#2c0b45' },
    draw: (s, p) => [at(120, 126, 1.66, elephant(s, p)), glint(46, 58, 10), glint(200, 74, 8)],
  },
  'ruby-rain': {
    ...{ accent: '#ff2d55', second: '#ff7a59', ground: '#3a0312' },
    draw: (s, p) => [
      at(52, 72, 0.46, gem(s, p, 'hexagon'), -14),
      at(122, 122, 1.24, gem(s, p, 'cushion')),
      at(196, 184, 0.62, gem(s, p, 'hexagon'), 18),
      glint(152, 76, 20),
    ],
  },
  'kite-festival': {
    ...{ accent: '#38bdf8', second: '#f97316', ground: '#0b3d6e' },
    draw: (s, p) => [at(84, 104, 1.2, kite(s, p.a, p.g), -16), at(170, 92, 0.9, kite(s, p.b, p.i), 18)],
  },
  'hi-lo': {
    ...{ accent: '#e11d48', second: '#f59e0b', ground: '#0d3b2a' },
    draw: (s, p) => [
      at(82, 98, 1.12, die(s, p), -10),
      at(164, 104, 1.02, die(s, p, true), 12),
      at(124, 168, 1.16, die(s, p), 4),
      glint(196, 52, 12),
    ],
  },
  'gourd-crab-fish': {
    ...{ accent: '#f97316', second: '#16a34a', ground: '#4a1d05' },
    draw: (s, p) => [
      at(120, 92, 1.12, carp(s, p), -8),
      at(72, 176, 0.94, die(s, p), -8),
      at(166, 178, 0.98, die(s, p, true), 10),
      glint(190, 48, 11),
    ],
  },
  'dragon-tiger': {
    ...{ accent: '#dc2626', second: '#f59e0b', ground: '#2a0708' },
    draw: (s, p) => [
      at(120, 112, 1.34, crest(s, p)),
      at(84, 138, 1.3, card(s, p, 'K', 'spade'), -14),
      at(158, 138, 1.3, card(s, p, 'A', 'heart'), 14),
    ],
  },
  'red-black': {
    ...{ accent: '#ef4444', second: '#64748b', ground: '#14171f' },
    draw: (s, p) => [
      at(88, 122, 1.5, card(s, p, 'Q', 'diamond'), -11),
      at(154, 126, 1.5, card(s, p, 'J', 'spade'), 11),
      glint(196, 52, 12),
    ],
  },
  penalty: {
    ...{ accent: '#22c55e', second: '#facc15', ground: '#063b22' },
    draw: (s, p) => [
      at(120, 92, 1.3, goal(s, p)),
      ellipse(120, 204, 54, 9, alpha('#000000', 0.4)),
      at(120, 166, 1.02, football(s, p)),
    ],
  },
  'muay-thai': {
    ...{ accent: '#ef4444', second: '#3b82f6', ground: '#1a1030' },
    draw: (s, p) => [
      at(70, 126, 1.66, glove(s, p, p.a), 8),
      at(170, 128, 1.66, `<g transform="scale(-1 1)">${glove(s, p, p.b)}</g>`, -8),
      glint(120, 62, 26),
    ],
  },
  'river-king': {
    ...{ accent: '#06b6d4', second: '#0ea5e9', ground: '#04314a' },
    draw: (s, p) => [
      at(120, 158, 2.1, splash(s, p)),
      at(120, 112, 1.86, carp(s, p), -14),
      at(120, 184, 2, splash(s, p)),
      glint(52, 54, 10),
    ],
  },
  'two-digits': {
    ...{ accent: '#8b5cf6', second: '#22d3ee', ground: '#1d1147' },
    draw: (s, p) => [
      at(84, 116, 1.85, ball(s, p, p.a, '6')),
      at(160, 134, 1.85, ball(s, p, p.g, '9')),
      glint(196, 66, 13),
    ],
  },
  'odd-even': {
    ...{ accent: '#f43f5e', second: '#0ea5e9', ground: '#3b0a2a' },
    draw: (s, p) => [
      at(86, 134, 1.85, ball(s, p, p.a, '7')),
      at(160, 112, 1.85, ball(s, p, p.w, '8')),
      glint(52, 62, 11),
    ],
  },
};

/** `game-*.svg`: covers of the sandbox's games, the same in every brand as a real house's would be. */
export function gameCovers(): Map<string, string> {
  return new Map(Object.entries(covers).map(([code, cover]) => [`game-${code}.svg`, drawn(cover)]));
}

function drawn({ accent, second, ground, draw }: Cover): string {
  const s = new Sheet(SIDE, SIDE);
  const p = makePalette({
    ...{ name: '', thaiName: '', scheme: 'dark', gold: '#f6c85f' },
    ...{ cut: 'round', motif: 'rays', lettering: 'round' },
    ...{ accent, second, background: ground, surface: ground },
  });
  s.add(
    rect(0, 0, SIDE, SIDE, 0, s.rad([p.a.dk, p.k.dk, p.k.dp], [0.5, 0.42, 0.75])),
    at(120, 108, 1, rays(s, p.a.lt, 0.3, 190)),
    s.glow(120, 108, 104, 104, alpha(p.g.lt, 0.4)),
    ellipse(120, 218, 96, 14, s.rad([alpha('#000000', 0.5), alpha('#000000', 0)])),
    ...draw(s, p),
    glint(206, 206, 7, '#fff', 0.7),
    glint(30, 120, 6, '#fff', 0.7),
    rect(
      0,
      0,
      SIDE,
      SIDE,
      0,
      s.lin([alpha('#ffffff', 0.14), [0.3, alpha('#ffffff', 0)], alpha('#000000', 0.3)]),
    ),
  );
  return s.toString();
}
