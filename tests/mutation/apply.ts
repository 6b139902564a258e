import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Edit, Variant } from './variant';

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
