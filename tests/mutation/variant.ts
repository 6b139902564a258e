/** One place of a naive program: this text, found exactly once in this file, replaced by that. */
export interface Edit {
  readonly file: string;
  readonly find: string;
  readonly replace: string;
}

/** How somebody in a hurry would have written it; the tests named for it must fail. */
export interface Variant {
  readonly name: string;
  /** Rows that would be broken. */
  readonly promises: string;
  readonly edits: readonly Edit[];
  /** Test files, and those of their tests that count; all of them when left out. */
  readonly tests: readonly string[];
  readonly only?: string;
}
