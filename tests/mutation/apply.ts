import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Edit, Variant } from './variant';

/**
 * Makes a copy of the repository naive. @returns takes it back.
 * @throws Error when a text is not there exactly once: then the list is out of date.
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

/** @throws Error when the text is not there exactly once. */
export function edited(text: string, { file, find, replace }: Edit): string {
  const [head, tail, ...more] = text.split(find);
  if (head === undefined || tail === undefined || more.length > 0)
    throw new Error(`${file} has not exactly once: ${find}`);
  return head + replace + tail;
}
