import type { Kind, Operation } from './operations';

/** A member as a client knows one. */
export interface Player {
  readonly id: string;
  readonly username: string;
  readonly token: string;
}

/** What one client process has to do. */
export interface Work extends Stage {
  /** Operations that it does at a time. */
  readonly lanes: number;
}

/** Everything that is to be done, and by whom. */
export interface Stage {
  readonly seed: number;
  readonly operations: readonly Operation[];
  readonly players: readonly Player[];
  readonly staffToken: string;
  /** Another staff member, for what takes two. */
  readonly secondToken: string;
  /** Slips that the bank has proven, by the index of the operation that confirms them. */
  readonly slips: Readonly<Record<number, string>>;
  /** Undecided bank lines by the index of the operation that decides a deposit: one for each company account, by its id. */
  readonly lines: Readonly<Record<number, Readonly<Record<string, string>>>>;
}

export type ToClient =
  | { readonly type: 'address'; readonly address: string | null }
  | { readonly type: 'work'; readonly work: Work };

/** How operations of each kind ended: by error code, `OK` for done. */
export type Outcomes = Partial<Record<Kind, Record<string, number>>>;

export interface Report {
  /** Idempotency keys of which a client was told that it was done. */
  readonly acknowledged: readonly string[];
  readonly outcomes: Outcomes;
  /** Requests whose reply was cut; they were sent again. */
  readonly lost: number;
}

export type FromClient =
  | { readonly type: 'progress'; readonly done: number }
  | { readonly type: 'report'; readonly report: Report };
