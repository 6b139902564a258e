import { turned } from './wheelGeometry';

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
