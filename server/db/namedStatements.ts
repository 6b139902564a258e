import { createHash } from 'node:crypto';

/** Statements that keep their plan: each costs each connection some memory. */
const MOST = 400;
/** Longer texts are lists of rows, whose length hardly comes twice. */
const LONGEST = 4_000;

/** Names of the statements that came at least twice: one that comes once, such as a list of another length, gets none. */
export class StatementNames {
  readonly #once = new Set<string>();
  readonly #names = new Map<string, string>();
  #generation = 0;

  /** Made of the text, so that a name means the same on every connection, also behind a pooler. */
  of(text: string, values: readonly unknown[]): string | undefined {
    const known = this.#names.get(text);
    if (known !== undefined) return known;
    if (values.length === 0 || text.length > LONGEST || this.#names.size >= MOST) return undefined;
    if (this.#once.delete(text)) {
      const name = createHash('sha256')
        .update(`${this.#generation}\n${text}`)
        .digest('base64url')
        .slice(0, 24);
      this.#names.set(text, name);
      return name;
    }
    if (this.#once.size >= MOST) this.#once.clear();
    this.#once.add(text);
    return undefined;
  }

  /** A migration has changed what the kept plans return: every statement gets a new name, and so a new plan. */
  renew(): void {
    this.#generation += 1;
    this.#names.clear();
  }
}
