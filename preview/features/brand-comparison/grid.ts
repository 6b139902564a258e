/** Sizes of the table, in px: fixed, so that only visible cells are rendered. */
export const ROW = 32;
export const HEAD = 48;
export const NAME = 292;
/** A column takes its share of the room, between these. */
const NARROW = 136;
const WIDE = 340;

export const columnWidth = (room: number, count: number): number =>
  Math.round(Math.min(WIDE, Math.max(NARROW, (room - NAME) / Math.max(1, count))));

/** A place in the table; column −1 is the name of the setting. */
export interface Place {
  readonly line: number;
  readonly column: number;
}

interface Size {
  readonly lines: number;
  readonly columns: number;
  /** Lines that fit on the screen. */
  readonly page: number;
}

/**
 * Where a key leads from a place, as in a spreadsheet. Pure.
 * @returns undefined for a key that leads nowhere.
 */
export function moved(
  { line, column }: Place,
  key: string,
  ctrl: boolean,
  { lines, columns, page }: Size,
): Place | undefined {
  const to = (l: number, c: number): Place => ({
    line: Math.max(0, Math.min(lines - 1, l)),
    column: Math.max(-1, Math.min(columns - 1, c)),
  });
  switch (key) {
    case 'ArrowDown':
      return to(line + 1, column);
    case 'ArrowUp':
      return to(line - 1, column);
    case 'ArrowRight':
      return to(line, column + 1);
    case 'ArrowLeft':
      return to(line, column - 1);
    case 'PageDown':
      return to(line + page, column);
    case 'PageUp':
      return to(line - page, column);
    case 'Home':
      return to(ctrl ? 0 : line, -1);
    case 'End':
      return to(ctrl ? lines - 1 : line, columns - 1);
    default:
      return undefined;
  }
}
