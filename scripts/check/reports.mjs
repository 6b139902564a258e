import { readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';

const LONGEST = 240;

/** A test runner's JSON report, or undefined when it wrote none. */
export function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

/** A message on one line, short enough for a list of several. */
export function oneLine(message) {
  const line = stripVTControlCharacters(message).replace(/\s+/g, ' ').trim();
  return line.length > LONGEST ? `${line.slice(0, LONGEST)} …` : line;
}
