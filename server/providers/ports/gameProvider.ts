import type { GameCategory } from '#schemas/api/game';
import type { VerifyCall } from './verifyCall';
import { setTimeout as sleep } from 'node:timers/promises';

/** A player at a provider: the pair is the permanent account name there. */
export interface Player {
  readonly brandId: string;
  readonly memberId: string;
}

/** A game of a provider's list. */
export interface Game {
  /** `[A-Za-z0-9_-]`, at most 40; unlike any other in the same slot. */
  readonly code: string;
  readonly category: Exclude<GameCategory, 'hot'>;
  /** The house that made it, by which games of a category are grouped: `JK`, `AC`, `SG`, `XE` for slots. */
  readonly slot: string;
  readonly name: string;
  readonly nameTh: string;
  /**
   * https address whose origin the brands declare, or the name of an image in `brands/assets`; null for the brand's
   * image of the category.
   */
  readonly image: string | null;
  /** `MA`: closed for now. It is shown as closed and cannot be opened. */
  readonly status: 'ON' | 'MA';
  /** Shown under the category of popular games too. */
  readonly hot: boolean;
  /** Marked as new. */
  readonly isNew?: boolean;
  readonly order: number;
}

/** Where and how a game is opened. */
export interface Launch {
  readonly player: Player;
  readonly game: string;
  readonly platform: 'AND' | 'IOS' | 'DSK';
  /** Of the member; Thai where a house has no other. */
  readonly language: 'th' | 'en';
  /** Address of the brand's site, without path: where the game sends the player back to. */
  readonly home: string;
  readonly now: Date;
}

/** Credit on its way to or from a provider. */
export interface GameTransfer {
  /** A UUID that names this transfer for ever. The same one moves once, however often it is requested. */
  readonly reference: string;
  readonly player: Player;
  /** Satang, more than zero. */
  readonly amount: number;
  readonly now: Date;
}

export type TransferResult =
  /** It has moved: now, or at an earlier request. */
  | { readonly status: 'DONE' }
  /** It has not moved and never will under this reference. Thai reason, ready to show. */
  | { readonly status: 'REFUSED'; readonly reason: string }
  /** Unknown yet: it will be requested again under the same reference. */
  | { readonly status: 'UNKNOWN' };

/** A round that is over: its result never changes. */
export interface Round {
  readonly player: Player;
  /** The provider's name of the round, unlike any other of the brand; at most 100 characters. */
  readonly reference: string;
  readonly game: string;
  /** What the player put in and got out of it, in satang; the gain is `win - bet`. */
  readonly bet: number;
  readonly win: number;
  readonly endedAt: Date;
}

/**
 * A game provider with wallets of its own: members move credit there to play, and back. Every call runs
 * outside of database transactions, may throw, and is abandoned after ten seconds; a throw from `deposit` or
 * `withdraw` counts as UNKNOWN. `docs/game-provider.md` describes how to write one.
 */
export interface GameProvider {
  /** `[a-z0-9-]`, at most 20; written into every wallet, so it never changes. */
  readonly id: string;
  /**
   * Set by a provider whose players stake from the platform's balance: it reports bets, wins and refunds by calls to
   * `/api/provider/<id>/wallet/`, which this verifies, and nothing is moved in or out.
   */
  readonly seamless?: { readonly verify: VerifyCall };
  /**
   * Where its games are played, for a site at this address: `https://play.example`. Pages of the site may frame these
   * and no other, and an address that `launch` gives has to be of one of them. Never the site's own.
   */
  origins(home: string): readonly string[];
  /** Everything that can be played, closed games too. Cached for a minute, or longer while the provider is unavailable. */
  games(): Promise<readonly Game[]>;
  /** An address that opens the game for this player, for a single use if the provider can. */
  launch(launch: Launch): Promise<{ readonly url: string; readonly mode: 'newtab' | 'iframe' }>;
  /** Credit to play with. */
  deposit(transfer: GameTransfer): Promise<TransferResult>;
  /** Credit home again; REFUSED when the player has less. */
  withdraw(transfer: GameTransfer): Promise<TransferResult>;
  /** What the player has there and is not in a running round, in satang. Zero for a stranger. */
  balance(player: Player): Promise<number>;
  /**
   * Rounds of all brands that ended at or after `since`, oldest first, at most `limit`, and fewer only when there are
   * no more. The same round may come again and again; one that is first reported more than ten minutes after it ended
   * is lost.
   */
  rounds(since: Date, limit: number): Promise<readonly Round[]>;
}

/** Timeout of a provider, in ms. */
const ANSWER_MS = 10_000;

/** @throws Error after the timeout; the request may still take effect. */
export async function withTimeout<T>(answer: Promise<T>, ms = ANSWER_MS): Promise<T> {
  const given = new AbortController();
  const silence = sleep(ms, undefined, { ref: false, signal: given.signal }).then(() => {
    throw new Error('The game provider did not answer in time.');
  });
  // Ended below, once there is an answer.
  silence.catch(() => undefined);
  try {
    return await Promise.race([answer, silence]);
  } finally {
    given.abort();
  }
}
