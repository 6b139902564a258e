import { alpha, mix, tone } from '../colour';
import { kanok, lotus, rays, texture } from '../motifs';
import { type ArtSpec, makePalette, type Palette } from '../palette';
import { at, group, path, polar, poly, Sheet } from '../svg';

/** The full-screen background. It has no fixed shape: its parts hold to the edges of any screen. */
export function background(spec: ArtSpec): string {
  const p = makePalette(spec);
  const s = new Sheet(100, 100);
  const strength = p.dark ? 0.13 : 0.16;
  const base = p.dark
    ? s.lin([mix(p.bg, p.air.md, 0.13), p.bg, tone(p.bg, 0.12)])
    : s.lin(['#ffffff', p.bg, mix(p.bg, p.a.lt, 0.22)]);
  s.add(
    full(base),
    full(s.rad([alpha(p.air.md, p.dark ? 0.24 : 0.2), alpha(p.air.md, 0)], [0.5, -0.05, 0.75])),
    full(s.rad([alpha(p.b.md, p.dark ? 0.18 : 0.14), alpha(p.b.md, 0)], [1.05, 0.95, 0.7])),
  );
  const fade = s.def(
    'mask',
    '',
    `<rect width="100%" height="100%" fill="${s.rad(['#fff', [0.55, '#777777'], '#000'], [0.5, 0, 0.85])}"/>`,
  );
  const tex = texture(s, p, spec.motif, strength);
  if (tex) s.add(group(`mask="${fade}"`, tex));
  if (spec.motif === 'rays')
    s.add(pin('xMidYMin', '-400 0 800 800', at(0, -40, 1, rays(s, p.a.lt, strength))));
  s.add(facets(s, p), pin('xMidYMax', '-200 -400 400 400', bloom(s, p, strength)));
  s.add(
    pin('xMinYMax', '0 -600 600 600', corner(p, strength)),
    pin('xMaxYMax', '-600 -600 600 600', group('transform="scale(-1 1)"', corner(p, strength))),
  );
  return s.toString(true);
}

/** The strip behind the public top bar. */
export function topBackground(spec: ArtSpec): string {
  const p = makePalette(spec);
  const s = new Sheet(100, 100);
  const deep = p.dark
    ? [mix(p.surface, p.air.md, 0.16), p.surface, tone(p.bg, 0.15)]
    : ['#ffffff', mix(p.surface, p.a.hi, 0.6), mix(p.surface, p.a.lt, 0.35)];
  s.add(
    full(s.lin(deep)),
    full(s.rad([alpha(p.air.md, p.dark ? 0.34 : 0.2), alpha(p.air.md, 0)], [0.16, 0, 0.7])),
  );
  const fade = s.def(
    'mask',
    '',
    `<rect width="100%" height="100%" fill="${s.lin(['#000', '#fff'], [0.2, 0, 1, 0.3])}"/>`,
  );
  const tex = texture(s, p, spec.motif === 'rays' ? 'lattice' : spec.motif, p.dark ? 0.2 : 0.24);
  s.add(group(`mask="${fade}"`, tex));
  s.add(
    `<rect width="100%" height="2" y="100%" transform="translate(0 -2)" fill="${s.lin([alpha(p.g.md, 0), p.g.md, p.g.lt, p.g.md, alpha(p.g.md, 0)], [0, 0, 1, 0])}"/>`,
  );
  return s.toString(true);
}

const full = (fill: string): string => `<rect width="100%" height="100%" fill="${fill}"/>`;

/** Markup held to an edge of the screen; what grows from the foot takes at most the lower 45 %. */
const pin = (place: string, box: string, ...markup: string[]): string =>
  `<svg ${place.endsWith('YMax') ? 'y="55%" width="100%" height="45%"' : 'width="100%" height="100%"'} overflow="visible" viewBox="${box}" preserveAspectRatio="${place} meet">${markup.join('')}</svg>`;

function bloom(s: Sheet, p: Palette, strength: number): string {
  return (
    s.glow(0, 10, 190, 110, alpha(p.a.md, strength * 1.6)) +
    at(0, 26, 1.55, lotus(s, p.dark ? p.a.lt : p.a.md, strength * (p.dark ? 1.25 : 0.9)))
  );
}

function corner(p: Palette, strength: number): string {
  const gilt = alpha(p.dark ? p.g.md : p.a.md, strength * 1.9);
  const sprigs = [
    [30, -6, 1.5, 8],
    [92, 4, 1.05, 22],
    [140, 8, 0.72, 34],
    [14, -120, 0.9, -4],
  ] as const;
  return sprigs.map(([x, y, k, turn]) => at(x, y, k, kanok(gilt), turn)).join('');
}

/** Large panes of light, as through a cut stone. */
function facets(s: Sheet, p: Palette): string {
  const fall = (colour: string, strength: number): string =>
    s.rad(
      [alpha(colour, strength), [0.5, alpha(colour, strength * 0.55)], alpha(colour, 0)],
      [0, 0, 540],
      true,
    );
  const pane = p.dark ? fall(p.air.lt, 0.1) : fall('#ffffff', 0.45);
  const rim = fall(p.dark ? p.air.hi : p.a.md, 0.14);
  const panes = [
    poly([[0, 0], polar(118, 620), polar(142, 560)]),
    poly([[0, 0], polar(142, 560), polar(160, 640)]),
    poly([[0, 0], polar(205, 640), polar(228, 540)]),
  ];
  return pin('xMidYMin', '-400 0 800 800', ...panes.map((d) => path(d, pane, `stroke="${rim}"`)));
}
