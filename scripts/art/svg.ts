/** A colour stop: a colour alone (spread evenly) or `[offset, colour]`; `#rrggbbaa` carries opacity. */
export type Stop = string | [number, string];

type Box = [number, number, number, number];

/** A picture under construction: shared definitions once, then the drawing. */
export class Sheet {
  readonly #defs = new Map<string, string>();
  readonly #body: string[] = [];

  constructor(
    readonly w: number,
    readonly h: number,
  ) {}

  /** A linear gradient along `[x1, y1, x2, y2]` (fractions of the shape, or user units); returns the paint. */
  lin(stops: Stop[], [x1, y1, x2, y2]: Box = [0, 0, 0, 1], user = false): string {
    const at = `x1="${n(x1)}" y1="${n(y1)}" x2="${n(x2)}" y2="${n(y2)}"`;
    return this.def('linearGradient', at + units(user), stopMarkup(stops));
  }

  /** A radial gradient at a centre and radius (fractions of the shape, or user units). */
  rad(stops: Stop[], [cx, cy, r]: [number, number, number] = [0.5, 0.5, 0.5], user = false): string {
    return this.def(
      'radialGradient',
      `cx="${n(cx)}" cy="${n(cy)}" r="${n(r)}"${units(user)}`,
      stopMarkup(stops),
    );
  }

  /** Any other definition (`clipPath`, `pattern`, `mask`); returns `url(#id)`. */
  def(tag: string, attributes: string, content: string): string {
    const key = `${tag}|${attributes}|${content}`;
    const id = this.#defs.get(key) ?? code(this.#defs.size);
    this.#defs.set(key, id);
    return `url(#${id})`;
  }

  /** A blurred, soft shadow or light of one colour. */
  glow(cx: number, cy: number, rx: number, ry: number, colour: string): string {
    const fill = this.rad([colour, [0.5, fade(colour, 0.35)], fade(colour, 0)]);
    return `<ellipse cx="${n(cx)}" cy="${n(cy)}" rx="${n(rx)}" ry="${n(ry)}" fill="${fill}"/>`;
  }

  add(...markup: string[]): this {
    this.#body.push(...markup);
    return this;
  }

  /** The file. `fluid` leaves the size to the page (for backgrounds that adapt to any screen). */
  toString(fluid = false): string {
    const size = fluid ? 'width="100%" height="100%"' : `viewBox="0 0 ${n(this.w)} ${n(this.h)}"`;
    const defs = [...this.#defs].map(([key, id]) => defMarkup(key, id)).join('');
    return `<svg xmlns="http://www.w3.org/2000/svg" ${size} fill="none">${defs && `<defs>${defs}</defs>`}${this.#body.join('')}</svg>\n`;
  }
}

/** A number as short as one decimal allows (two below 1). */
export function n(value: number): string {
  return String(Number(value.toFixed(Math.abs(value) < 1 ? 2 : 1))).replace(/^(-?)0\./, '$1.');
}

export const path = (d: string, fill: string, more = ''): string =>
  `<path d="${d}" fill="${fill}"${more && ` ${more}`}/>`;

export const line = (d: string, stroke: string, width: number, more = ''): string =>
  `<path d="${d}" stroke="${stroke}" stroke-width="${n(width)}"${more && ` ${more}`}/>`;

export const circle = (cx: number, cy: number, r: number, fill: string, more = ''): string =>
  `<circle cx="${n(cx)}" cy="${n(cy)}" r="${n(r)}" fill="${fill}"${more && ` ${more}`}/>`;

export const ellipse = (cx: number, cy: number, rx: number, ry: number, fill: string): string =>
  `<ellipse cx="${n(cx)}" cy="${n(cy)}" rx="${n(rx)}" ry="${n(ry)}" fill="${fill}"/>`;

export const rect = (
  x: number,
  y: number,
  w: number,
  h: number,
  rx: number,
  fill: string,
  more = '',
): string =>
  `<rect x="${n(x)}" y="${n(y)}" width="${n(w)}" height="${n(h)}"${rx ? ` rx="${n(rx)}"` : ''} fill="${fill}"${more && ` ${more}`}/>`;

/** Moves, scales, then turns a drawing about its own origin. */
export function at(x: number, y: number, scale: number, markup: string, degrees = 0): string {
  const parts = [`translate(${n(x)} ${n(y)})`];
  if (degrees) parts.push(`rotate(${n(degrees)})`);
  if (scale !== 1) parts.push(`scale(${Number(scale.toFixed(3))})`);
  return `<g transform="${parts.join('')}">${markup}</g>`;
}

export const group = (attributes: string, ...markup: string[]): string =>
  `<g ${attributes}>${markup.join('')}</g>`;

/** A closed polygon as path data. */
export const poly = (points: Array<readonly [number, number]>): string =>
  `M${points.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}Z`;

/** The point at `degrees` (0 up, clockwise) and radius `r` about the origin. */
export function polar(degrees: number, r: number): [number, number] {
  const t = (degrees * Math.PI) / 180;
  return [r * Math.sin(t), -r * Math.cos(t)];
}

function defMarkup(key: string, id: string): string {
  const [tag = '', attributes = '', ...content] = key.split('|');
  return `<${tag} id="${id}"${attributes && ` ${attributes}`}>${content.join('|')}</${tag}>`;
}

function stopMarkup(stops: Stop[]): string {
  return stops
    .map((stop, i) => {
      const [offset, colour] = typeof stop === 'string' ? [i / Math.max(1, stops.length - 1), stop] : stop;
      const opacity = colour.length > 7 ? Number.parseInt(colour.slice(7), 16) / 255 : 1;
      return `<stop offset="${n(offset)}" stop-color="${colour.slice(0, 7)}"${opacity < 1 ? ` stop-opacity="${n(opacity)}"` : ''}/>`;
    })
    .join('');
}

const units = (user: boolean): string => (user ? ' gradientUnits="userSpaceOnUse"' : '');

function fade(colour: string, by: number): string {
  const opacity = colour.length > 7 ? Number.parseInt(colour.slice(7), 16) : 255;
  return (
    colour.slice(0, 7) +
    Math.round(opacity * by)
      .toString(16)
      .padStart(2, '0')
  );
}

const code = (i: number): string => (i < 26 ? String.fromCharCode(97 + i) : `a${i.toString(36)}`);
