import type { Kind, Operation } from './operations';

/** A member as a client knows it. */
export interface Player {
  readonly id: string;
  readonly username: string;
  readonly token: string;
}

/** The work of one client process. */
export interface Work extends Stage {
  /** Operations that it performs concurrently. */
  readonly lanes: number;
}

/** All operations, and their actors. */
export interface Stage {
  readonly seed: number;
  /** Where games are played, `http://127.0.0.1:4401`. */
  readonly gamesUrl: string;
  readonly operations: readonly Operation[];
  readonly players: readonly Player[];
  readonly staffToken: string;
  /** A second staff member, for decisions that need two people. */
  readonly secondToken: string;
  /** Verified slips, by the index of the operation that confirms them. */
  readonly slips: Readonly<Record<number, string>>;
  /**
   * Undecided bank lines by the index of the operation that decides a deposit: one for each company account, by its id.
   */
  readonly lines: Readonly<Record<number, Readonly<Record<string, string>>>>;
}

export type ToClient =
  | { readonly type: 'address'; readonly address: string | null }
  | { readonly type: 'work'; readonly work: Work };

/** Results of each kind of operation, counted by error code; `OK` for success. */
export type Outcomes = Partial<Record<Kind, Record<string, number>>>;

export interface Report {
  /** Idempotency keys whose success a client received. */
  readonly acknowledged: readonly string[];
  readonly outcomes: Outcomes;
  /** Requests whose response was interrupted; they were sent again. */
  readonly lost: number;
}

export type FromClient =
  | { readonly type: 'progress'; readonly done: number }
  | { readonly type: 'report'; readonly report: Report };
