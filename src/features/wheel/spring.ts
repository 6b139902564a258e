import { turned } from './wheelGeometry';

/** Degrees a second of a wheel that turns freely. */
export const FREE_SPEED = 720;

/** Stiffness of the spring, per second. It settles within five seconds. */
const OMEGA = 2;

/** Degrees from its goal at which the wheel counts as still. */
const STILL = 0.25;

/** A wheel that slows down from free speed. Angles in degrees. */
export interface Landing {
  readonly from: number;
  readonly to: number;
}

/** Between one turn and two are left to the goal: so few that it never gains speed, so many that it never swings back. */
export function landOn(from: number, goal: number): Landing {
  const missing = turned(goal - from);
  return { from, to: from + 360 + (missing === 0 ? 360 : missing) };
}

/** Where the wheel is after `seconds`: a critically damped spring that starts at free speed. */
export function angleAt({ from, to }: Landing, seconds: number): number {
  const behind = from - to;
  return to + (behind + (FREE_SPEED + OMEGA * behind) * seconds) * Math.exp(-OMEGA * seconds);
}

/** Whether the wheel has come to rest after `seconds`. */
export function isStill(landing: Landing, seconds: number): boolean {
  return landing.to - angleAt(landing, seconds) < STILL;
}
