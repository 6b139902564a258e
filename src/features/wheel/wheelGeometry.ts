/** Share of a segment in which the pointer may stop, so that it is never on a boundary. */
const INNER = 0.92;

/** Degrees of one segment. */
export const stepOf = (count: number): number => 360 / count;

/** Normalizes an angle to [0, 360). */
export const turned = (angle: number): number => ((angle % 360) + 360) % 360;

/**
 * Rotation of the wheel, in degrees clockwise, when the pointer at the top is in a segment. Segment 0 is under the
 * pointer of an unrotated wheel, the others follow clockwise.
 * @param share position in the segment, 0 to 1: uniform and independent of the result, so that no result looks like a
 * near miss.
 */
export function restingAngle(place: number, count: number, share: number): number {
  const step = stepOf(count);
  return turned(-(place + (share - 0.5) * INNER) * step);
}

/** A uniform random number in [0, 1). */
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
