import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { inflateSync } from 'node:zlib';
import { n } from './svg';

type Glyph = { d: (x: number, y: number, scale: number) => string; advance: number };

const require = createRequire(import.meta.url);
const cache = new Map<string, Font>();

/**
 * Text as outlines, since a picture in `<img>` cannot load a web font.
 * `size` is the em in user units; the baseline starts at (x, y). Marks stack over one another.
 * @throws if the font lacks a character.
 */
export function outline(
  text: string,
  x: number,
  y: number,
  size: number,
  weight = 600,
): { d: string; width: number } {
  let [pen, d, markTop] = [x, '', 0];
  for (const char of text) {
    const font = load(/[\u0e00-\u0e7f]/.test(char) ? 'thai' : 'latin', weight);
    const glyph = font.glyph(char);
    const scale = size / font.em;
    const lift = /[\u0e48-\u0e4c]/.test(char) ? markTop : 0;
    d += glyph.d(pen, y - lift * scale, scale);
    if (/[\u0e31\u0e34-\u0e37]/.test(char)) markTop = 190;
    else if (glyph.advance) markTop = 0;
    pen += glyph.advance * scale;
  }
  return { d, width: pen - x };
}

function load(subset: string, weight: number): Font {
  const file = `@fontsource/kanit/files/kanit-${subset}-${weight}-normal.woff`;
  const known = cache.get(file) ?? new Font(readFileSync(require.resolve(file)));
  cache.set(file, known);
  return known;
}

/** The few tables of a WOFF file that outlines need. */
class Font {
  readonly em: number;
  readonly #tables = new Map<string, Buffer>();
  readonly #longLoca: boolean;
  readonly #hMetrics: number;

  constructor(woff: Buffer) {
    for (let i = 0; i < woff.readUInt16BE(12); i++) {
      const at = 44 + i * 20;
      const [offset, packed, full] = [4, 8, 12].map((k) => woff.readUInt32BE(at + k)) as [
        number,
        number,
        number,
      ];
      const raw = woff.subarray(offset, offset + packed);
      this.#tables.set(woff.toString('latin1', at, at + 4), packed < full ? inflateSync(raw) : raw);
    }
    this.em = this.#table('head').readUInt16BE(18);
    this.#longLoca = this.#table('head').readInt16BE(50) === 1;
    this.#hMetrics = this.#table('hhea').readUInt16BE(34);
  }

  glyph(char: string): Glyph {
    const id = this.#glyphId(char.codePointAt(0) ?? 0);
    if (!id) throw new Error(`The lettering font has no "${char}".`);
    const hmtx = this.#table('hmtx');
    const advance = hmtx.readUInt16BE(Math.min(id, this.#hMetrics - 1) * 4);
    const contours = this.#contours(id);
    return { advance, d: (x, y, scale) => contours.map((c) => contourPath(c, x, y, scale)).join('') };
  }

  #table(tag: string): Buffer {
    const table = this.#tables.get(tag);
    if (!table) throw new Error(`The lettering font has no "${tag}" table.`);
    return table;
  }

  #glyphId(code: number): number {
    const cmap = this.#table('cmap');
    for (let i = 0; i < cmap.readUInt16BE(2); i++) {
      const at = cmap.readUInt32BE(8 + i * 8);
      if (cmap.readUInt16BE(at) === 4) return format4(cmap, at, code);
    }
    return 0;
  }

  #contours(id: number): OnCurve[][] {
    const [loca, glyf] = [this.#table('loca'), this.#table('glyf')];
    const offset = (k: number): number =>
      this.#longLoca ? loca.readUInt32BE(k * 4) : loca.readUInt16BE(k * 2) * 2;
    if (offset(id) === offset(id + 1)) return [];
    const data = glyf.subarray(offset(id), offset(id + 1));
    return data.readInt16BE(0) >= 0 ? simpleGlyph(data) : this.#composite(data);
  }

  #composite(data: Buffer): OnCurve[][] {
    const out: OnCurve[][] = [];
    let [at, flags] = [10, 0x20];
    while (flags & 0x20) {
      flags = data.readUInt16BE(at);
      const wide = flags & 1;
      const [dx, dy] = wide
        ? [data.readInt16BE(at + 4), data.readInt16BE(at + 6)]
        : [data.readInt8(at + 4), data.readInt8(at + 5)];
      for (const c of this.#contours(data.readUInt16BE(at + 2)))
        out.push(c.map((q) => ({ ...q, x: q.x + dx, y: q.y + dy })));
      at += (wide ? 8 : 6) + (flags & 8 ? 2 : flags & 0x40 ? 4 : flags & 0x80 ? 8 : 0);
    }
    return out;
  }
}

type OnCurve = { x: number; y: number; on: boolean };

function format4(cmap: Buffer, at: number, code: number): number {
  const segments = cmap.readUInt16BE(at + 6) / 2;
  for (let i = 0; i < segments; i++) {
    if (cmap.readUInt16BE(at + 14 + i * 2) < code) continue;
    const start = cmap.readUInt16BE(at + 16 + (segments + i) * 2);
    if (start > code) return 0;
    const delta = cmap.readUInt16BE(at + 16 + (2 * segments + i) * 2);
    const where = at + 16 + (3 * segments + i) * 2;
    const range = cmap.readUInt16BE(where);
    if (!range) return (code + delta) & 0xffff;
    const id = cmap.readUInt16BE(where + range + (code - start) * 2);
    return id && (id + delta) & 0xffff;
  }
  return 0;
}

function simpleGlyph(data: Buffer): OnCurve[][] {
  const count = data.readInt16BE(0);
  const ends = Array.from({ length: count }, (_, i) => data.readUInt16BE(10 + i * 2));
  const total = (ends.at(-1) ?? -1) + 1;
  let at = 10 + count * 2;
  at += 2 + data.readUInt16BE(at);
  const flags: number[] = [];
  while (flags.length < total) {
    const flag = data.readUInt8(at++);
    const repeat = flag & 8 ? data.readUInt8(at++) : 0;
    for (let i = 0; i <= repeat; i++) flags.push(flag);
  }
  const axis = (short: number, same: number): number[] => {
    let value = 0;
    return flags.map((flag) => {
      if (flag & short) value += data.readUInt8(at++) * (flag & same ? 1 : -1);
      else if (!(flag & same)) value += data.readInt16BE((at += 2) - 2);
      return value;
    });
  };
  const [xs, ys] = [axis(2, 16), axis(4, 32)];
  const points = flags.map((flag, i) => ({ x: xs[i] ?? 0, y: ys[i] ?? 0, on: (flag & 1) === 1 }));
  return ends.map((end, i) => points.slice(i ? (ends[i - 1] ?? -1) + 1 : 0, end + 1));
}

function contourPath(points: OnCurve[], x: number, y: number, scale: number): string {
  const first = points.findIndex((q) => q.on);
  const ring = [...points.slice(first), ...points.slice(0, first)];
  const put = (q: { x: number; y: number }): string => `${fine(x + q.x * scale)} ${fine(y - q.y * scale)}`;
  let d = `M${put(ring[0] ?? { x: 0, y: 0 })}`;
  for (let i = 1; i <= ring.length; i++) {
    const q = ring[i % ring.length];
    if (!q) break;
    if (q.on) d += i < ring.length ? `L${put(q)}` : '';
    else {
      const next = ring[(i + 1) % ring.length] ?? q;
      const end = next.on ? next : { x: (q.x + next.x) / 2, y: (q.y + next.y) / 2 };
      d += `Q${put(q)} ${put(end)}`;
      if (next.on) i++;
    }
  }
  return `${d}Z`;
}

const fine = (v: number): string => n(Number(v.toFixed(1)));
