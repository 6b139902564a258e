import { alpha } from '../colour';
import { gem, glint } from '../gem';
import { card, fan } from '../objects/cards';
import { chip, roulette } from '../objects/chips';
import { carp, splash } from '../objects/fish';
import { balls, coin, flame, slotMachine } from '../objects/luck';
import { football, trophy } from '../objects/sport';
import { controller, headset } from '../objects/tools';
import { type ArtSpec, makePalette, type Palette } from '../palette';
import { at, circle, path, Sheet } from '../svg';

type Scene = (s: Sheet, p: Palette, spec: ArtSpec) => string;

/** The four marks of the public top bar, drawn to be read at 40–64 px. */
const top: Record<string, Scene> = {
  casino: (s, p) => at(48, 46, 0.94, roulette(s, p)),
  slot: (s, p) => at(46, 48, 0.98, slotMachine(s, p)),
  sport: (s, p) => at(48, 46, 1.06, football(s, p)),
  contact: (s, p) => at(48, 45, 1, headset(s, p)),
};

/** The game categories. */
const categories: Record<string, Scene> = {
  casino: (s, p) =>
    at(62, 38, 0.8, card(s, p, 'A', 'spade'), 16) +
    at(36, 54, 0.74, chip(s, p, p.a)) +
    at(70, 72, 0.44, chip(s, p, p.b)),
  sport: (s, p) => at(58, 44, 0.96, trophy(s, p)) + at(31, 64, 0.58, football(s, p)),
  fishing: (s, p) =>
    at(48, 60, 0.96, splash(s, p)) + at(48, 43, 0.96, carp(s, p), -14) + at(48, 70, 0.8, splash(s, p)),
  card: (s, p) => at(47, 47, 0.86, fan(s, p)),
  lotto: (s, p) => at(48, 48, 0.98, balls(s, p)),
  slot: (s, p) =>
    at(46, 48, 0.94, slotMachine(s, p)) + at(16, 76, 0.6, coin(s, p)) + at(76, 78, 0.48, coin(s, p)),
  hot: (s, p, spec) => at(48, 45, 0.92, flame(s, p)) + at(66, 70, 0.4, gem(s, p, spec.cut)),
};

/** `top-*.svg` and `cat-*.svg`: objects on nothing, lit from the upper left, with a shadow at the foot. */
export function symbols(spec: ArtSpec): Array<[string, string]> {
  const p = makePalette(spec);
  const draw = (scene: Scene): string => {
    const s = new Sheet(96, 96);
    return s.add(foot(s, p), scene(s, p, spec)).toString();
  };
  return [
    ...Object.entries(top).map(([id, scene]): [string, string] => [`top-${id}.svg`, draw(scene)]),
    ...Object.entries(categories).map(([id, scene]): [string, string] => [`cat-${id}.svg`, draw(scene)]),
  ];
}

/** The raised round button in the middle of the bottom bar. */
export function allGame(spec: ArtSpec): string {
  const p = makePalette(spec);
  const s = new Sheet(96, 96);
  const gold = s.lin([p.g.hi, p.g.md, p.g.dk, p.g.lt], [0.1, 0, 0.9, 1]);
  s.add(
    s.glow(48, 50, 48, 48, alpha(p.a.md, 0.5)),
    circle(48, 48, 42, gold),
    circle(48, 48, 38.5, p.a.dp),
    circle(48, 48, 37, s.rad([p.a.lt, p.a.md, p.a.dk, p.a.dp], [0.38, 0.22, 0.9])),
    path(
      'M14.5 40A34 34 0 0 1 81.5 40C66 30 30 30 14.5 40Z',
      s.lin([alpha('#ffffff', 0.75), alpha('#ffffff', 0.05)]),
    ),
    at(
      48,
      54,
      0.62,
      path(
        'M-24-24C-10-27 10-27 24-24C38-20 46 6 44 20C43 30 31 32 24 23C19 16 14 13 8 13H-8C-14 13-19 16-24 23C-31 32-43 30-44 20C-46 6-38-20-24-24Z',
        alpha(p.a.dp, 0.55),
      ),
    ),
    at(48, 50, 0.62, controller(s, p)),
    glint(75, 22, 10),
  );
  return s.toString();
}

function foot(s: Sheet, p: Palette): string {
  return `<ellipse cx="48" cy="88" rx="34" ry="6" fill="${s.rad([alpha(p.dark ? '#000000' : p.a.dp, p.dark ? 0.55 : 0.3), alpha(p.dark ? '#000000' : p.a.dp, 0)])}"/>`;
}
