import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

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

/**
 * Applies a mutant to a copy of the repository. @returns a function that reverts it.
 * @throws Error when a text does not occur exactly once, because the list is then out of date.
 */
export function apply(folder: string, { edits }: Variant): () => void {
  const before = new Map<string, string>();
  for (const edit of edits) {
    const file = path.join(folder, edit.file);
    const text = readFileSync(file, 'utf8');
    if (!before.has(file)) before.set(file, text);
    writeFileSync(file, edited(text, edit));
  }
  return () => {
    for (const [file, text] of before) writeFileSync(file, text);
  };
}

/** @throws Error when the text does not occur exactly once. */
export function edited(text: string, { file, find, replace }: Edit): string {
  const [head, tail, ...more] = text.split(find);
  if (head === undefined || tail === undefined || more.length > 0)
    throw new Error(`${file} does not contain exactly once: ${find}`);
  return head + replace + tail;
}
