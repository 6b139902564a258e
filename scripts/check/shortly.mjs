import { stripVTControlCharacters } from 'node:util';

const LONGEST = 240;

/** A reason on one line, short enough for a list of several. */
export function shortly(reason) {
  const line = stripVTControlCharacters(reason).replace(/\s+/g, ' ').trim();
  return line.length > LONGEST ? `${line.slice(0, LONGEST)} …` : line;
}
