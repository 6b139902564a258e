import { type Cut, type Palette, type Ramp, shade } from './palette';
import { n, path, poly, polar, type Sheet } from './svg';

type Point = readonly [number, number];
type Facet = { points: Point[]; ring: number; flip: number };

/** Where the light stands: up and to the left, in degrees clockwise from the top. */
const light = -45;

/** A cut gem about the origin, within a radius of 50. */
export function gem(s: Sheet, p: Palette, cut: Cut, ramp: Ramp = p.a): string {
  const facets = cut === 'emerald' ? stepCut() : brilliant(cut);
  const rim = silhouette(cut);
  const body = facets.map((f) => path(poly(f.points), shade(ramp, brightness(f))));
  const table = cut === 'emerald' ? octagon(0.5) : ring(cut, 0.5);
  const gloss = s.lin(
    [
      [0, '#ffffffb0'],
      [0.45, '#ffffff18'],
      [0.46, '#ffffff00'],
      [1, '#ffffff38'],
    ],
    [0.1, 0, 0.9, 1],
  );
  return [
    path(poly(rim), ramp.dk),
    ...body,
    path(poly(table), gloss),
    `<path d="${poly(rim)}" stroke="${s.lin([ramp.hi, ramp.lt, ramp.dk, ramp.md], [0, 0, 1, 1])}" stroke-width="1.6" stroke-linejoin="round"/>`,
  ].join('');
}

/** A four-pointed glint. */
export function glint(x: number, y: number, r: number, fill = '#fff', opacity = 1): string {
  const q = n(r * 0.16);
  const d = `M${n(x)} ${n(y - r)}q${q} ${n(r - r * 0.16)} ${n(r)} ${n(r)}q-${n(r - r * 0.16)} ${q}-${n(r)} ${n(r)}q-${q}-${n(r - r * 0.16)}-${n(r)}-${n(r)}q${n(r - r * 0.16)}-${q} ${n(r)}-${n(r)}z`;
  return path(d, fill, opacity < 1 ? `opacity="${n(opacity)}"` : '');
}

function brightness({ points, ring, flip }: Facet): number {
  const [x, y] = centre(points);
  const angle = (Math.atan2(x, -y) * 180) / Math.PI;
  const facing = Math.cos(((angle - light) * Math.PI) / 180);
  if (ring === 0) return 0.55 + flip;
  return 0.47 + facing * [0, 0.3, 0.24, 0.3][ring]! + flip;
}

function brilliant(cut: Cut): Facet[] {
  const k = sides(cut);
  const facets: Facet[] = [];
  const pt = (i: number, r: number): Point => edge(cut, (i * 360) / k, r);
  for (let i = 0; i < k; i++) {
    const [t0, t1] = [pt(i, 0.5), pt(i + 1, 0.5)];
    const [s0, s1] = [pt(i - 0.5, 0.7), pt(i + 0.5, 0.7)];
    const odd = i % 2 ? 1 : -1;
    facets.push(
      { points: [[0, 4], t0, t1], ring: 0, flip: odd * 0.16 + (i < k / 2 ? -0.08 : 0.08) },
      { points: [t0, s1, t1], ring: 1, flip: 0.16 },
      { points: [t0, s0, pt(i, 1), s1], ring: 2, flip: odd * 0.06 },
      { points: [pt(i, 1), s1, pt(i + 0.5, 1)], ring: 3, flip: -0.14 },
      { points: [pt(i + 0.5, 1), s1, pt(i + 1, 1)], ring: 3, flip: 0.04 },
    );
  }
  return facets;
}

function stepCut(): Facet[] {
  const rings = [1, 0.82, 0.66, 0.5].map(octagon);
  const facets: Facet[] = [];
  for (let r = 0; r < 3; r++) {
    const [outer, inner] = [rings[r] ?? [], rings[r + 1] ?? []];
    for (let i = 0; i < 8; i++) {
      const j = (i + 1) % 8;
      facets.push({
        points: [outer[i]!, outer[j]!, inner[j]!, inner[i]!],
        ring: 3 - r,
        flip: (r % 2 ? 0.1 : -0.04) + (i % 2 ? 0.05 : 0),
      });
    }
  }
  const table = octagon(0.5);
  const split = [0, 0] as const;
  for (let i = 0; i < 8; i++)
    facets.push({
      points: [split, table[i]!, table[(i + 1) % 8]!],
      ring: 0,
      flip: [0.12, -0.1, -0.2, -0.06, 0.06, -0.16, 0.2, 0.28][i]!,
    });
  return facets;
}

/** The step cut's outline at a fraction of its size, from the top left edge clockwise. */
function octagon(k: number): Point[] {
  const [w, h] = [38 * k + 0 * (1 - k), 48 * k];
  const c = 13 * k + 1.5 * (1 - k);
  return [
    [-w + c, -h],
    [w - c, -h],
    [w, -h + c],
    [w, h - c],
    [w - c, h],
    [-w + c, h],
    [-w, h - c],
    [-w, -h + c],
  ];
}

const silhouette = (cut: Cut): Point[] => (cut === 'emerald' ? octagon(1) : ring(cut, 1, true));

function ring(cut: Cut, k: number, halves = false): Point[] {
  const count = sides(cut) * (halves ? 2 : 1);
  return Array.from({ length: count }, (_, i) => edge(cut, (i * 360) / count, k));
}

const sides = (cut: Cut): number =>
  ({ hexagon: 6, emerald: 8, round: 8, oval: 8, cushion: 8, pear: 10 })[cut];

function edge(cut: Cut, degrees: number, k: number): Point {
  const [x, y] = polar(degrees, 48 * k);
  if (cut === 'hexagon') return polar(degrees, 49 * k * hexRadius(degrees));
  if (cut === 'oval') return [x * 0.8, y * 1.02];
  if (cut === 'cushion') return cushion(degrees, k);
  if (cut === 'pear')
    return y < 0 ? [x * 0.8 * (1 + (y / (48 * k || 1)) * 0.28), y * 1.05 + 2] : [x * 0.8, y * 0.84 + 2];
  return [x, y];
}

function hexRadius(degrees: number): number {
  const off = (((degrees % 60) + 60) % 60) - 30;
  return Math.cos(Math.PI / 6) / Math.cos((off * Math.PI) / 180);
}

function cushion(degrees: number, k: number): Point {
  const t = (degrees * Math.PI) / 180;
  const r = (46 * k) / (Math.abs(Math.sin(t)) ** 3 + Math.abs(Math.cos(t)) ** 3) ** (1 / 3);
  return [r * Math.sin(t), -r * Math.cos(t)];
}

function centre(points: Point[]): Point {
  const sum = points.reduce<[number, number]>(([x, y], [px, py]) => [x + px, y + py], [0, 0]);
  return [sum[0] / points.length, sum[1] / points.length];
}
