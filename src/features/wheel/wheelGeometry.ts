/** Share of a segment in which the pointer may come to rest, so that it never lies on a line. */
const INNER = 0.92;

/** Degrees of one segment. */
export const stepOf = (count: number): number => 360 / count;

/** Brings an angle into [0, 360). */
export const turned = (angle: number): number => ((angle % 360) + 360) % 360;

/**
 * How far the wheel is turned, in degrees clockwise, when the pointer at the top rests in a segment. Segment 0
 * lies under the pointer of an unturned wheel, the others follow clockwise.
 * @param share where in the segment, 0 to 1: drawn evenly and apart from the result, so that no result looks
 * closer to its neighbour than another (G9).
 */
export function restingAngle(place: number, count: number, share: number): number {
  const step = stepOf(count);
  return turned(-(place + (share - 0.5) * INNER) * step);
}

/** An even draw of [0, 1). */
export function evenShare(random: Pick<Crypto, 'getRandomValues'> = crypto): number {
  const [word = 0] = random.getRandomValues(new Uint32Array(1));
  return word / 2 ** 32;
}

/** Outline of segment 0 on a circle of this radius, centred under the pointer. */
export function segmentPath(count: number, radius: number): string {
  if (count < 2) return `M0 ${-radius}A${radius} ${radius} 0 1 1 -0.01 ${-radius}Z`;
  const half = (stepOf(count) / 2) * (Math.PI / 180);
  const x = round(radius * Math.sin(half));
  const y = round(-radius * Math.cos(half));
  const isLarge = count === 2 ? 1 : 0;
  return `M0 0L${-x} ${y}A${radius} ${radius} 0 ${isLarge} 1 ${x} ${y}Z`;
}

const round = (value: number): number => Math.round(value * 100) / 100;
