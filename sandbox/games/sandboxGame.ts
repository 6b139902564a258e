import type { Game } from '#server/providers/ports/gameProvider';
import { randomInt } from 'node:crypto';

/** What a round came to. */
export interface Outcome {
  /** What was drawn, as the page shows it. */
  readonly faces: readonly (string | number)[];
  /** What the stake is multiplied by, in hundredths: 250 gives back two and a half times. */
  readonly times: number;
}

/** What wins, and what it multiplies the stake by. */
interface Prize {
  readonly of: string;
  readonly times: number;
  /** How many of it. */
  readonly count?: number;
  /** The choice that it is a prize of; left out where `of` is the choice, or all choices are alike. */
  readonly on?: string;
}

/** A sandbox game: its rules are a pure function of the choice and the draw. */
export interface SandboxGame
  extends Pick<Game, 'code' | 'category' | 'slot' | 'name' | 'nameTh' | 'hot' | 'isNew'> {
  /** How a page draws what fell. */
  readonly kind: 'slot' | 'symbols' | 'dice' | 'cards' | 'digits' | 'words';
  /** What stands on the stage before the first round. */
  readonly still: readonly string[];
  /** What comes back of 100 staked on any choice in the long run, to two decimals. */
  readonly payback: number;
  readonly prizes: readonly Prize[];
  /** Version of the odds; every round stores the one that it was played with. */
  readonly version: number;
  /** What a player may bet on. */
  readonly choices: readonly string[];
  /** Not open for now; its rules stand all the same. */
  readonly isClosed?: true;
  readonly play: (choice: string, draw: Draw) => Outcome;
}

/** What a choice can win: its own prizes, or everybody's where none names a choice. */
export function prizesOn({ prizes }: SandboxGame, choice: string): readonly Prize[] {
  const own = prizes.filter(({ of, on }) => (on ?? of) === choice);
  return own.length > 0 ? own : prizes;
}

/** Satang of one stake. */
export const stakeLimits = { min: 100, max: 500_000 } as const;

/** Satang that a stake wins, never rounded up. */
export function winOf(stake: number, { times }: Outcome): number {
  return Math.floor((stake * times) / 100);
}

/** An integer from 0 to `sides - 1`. */
export type Draw = (sides: number) => number;

/** Each number is as likely as any other: drawn by the system's generator and redrawn where a remainder would favour one (G1, G2). */
export const fairDraw: Draw = (sides) => randomInt(sides);
