import { randomInt } from 'node:crypto';

/** A whole number from 0 to `sides - 1`. */
export type Draw = (sides: number) => number;

/** Each number is as likely as any other: drawn by the system's generator and redrawn where a remainder would favour one (G1, G2). */
export const fairDraw: Draw = (sides) => randomInt(sides);
