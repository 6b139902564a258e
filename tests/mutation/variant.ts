/** One replacement: the text occurs exactly once in the file. */
export interface Edit {
  readonly file: string;
  readonly find: string;
  readonly replace: string;
}

/** A mistake as a hurried programmer would make it; the named tests must fail with it. */
export interface Variant {
  readonly name: string;
  /** Requirements that the mistake violates. */
  readonly promises: string;
  readonly edits: readonly Edit[];
  /** Test files; `only` selects tests by part of their names. */
  readonly tests: readonly string[];
  readonly only?: string;
}
