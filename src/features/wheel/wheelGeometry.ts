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

/** Speed of a freely turning wheel in degrees per second. */
export const FREE_SPEED = 720;

/** Stiffness of the spring, per second. It settles within five seconds. */
const OMEGA = 2;

/** Distance in degrees from the goal below which the wheel counts as stopped. */
const STILL = 0.25;

/** A wheel that slows down from free speed. Angles in degrees. */
export interface Landing {
  readonly from: number;
  readonly to: number;
}

/** Leaves one to two turns to the goal: few enough that it never accelerates, enough that it never overshoots. */
export function landOn(from: number, goal: number): Landing {
  const missing = turned(goal - from);
  return { from, to: from + 360 + (missing === 0 ? 360 : missing) };
}

/** Position of the wheel after `seconds`: a critically damped spring that starts at free speed. */
export function angleAt({ from, to }: Landing, seconds: number): number {
  const behind = from - to;
  return to + (behind + (FREE_SPEED + OMEGA * behind) * seconds) * Math.exp(-OMEGA * seconds);
}

/** Whether the wheel has stopped after `seconds`. */
export function hasStopped(landing: Landing, seconds: number): boolean {
  return landing.to - angleAt(landing, seconds) < STILL;
}
