/** A row of any history; times are ISO. */
export interface Timed {
  readonly uuid: string;
  readonly createdAt?: string | null | undefined;
}

/** The loaded part of one history, newest first. */
export interface Source<Row extends Timed> {
  readonly rows: readonly Row[];
  /** Older rows are not loaded yet. */
  readonly hasMore: boolean;
}

export interface Merged<Row extends Timed> {
  readonly rows: readonly Row[];
  /** Indices of the sources to load next. */
  readonly behind: readonly number[];
}

/**
 * Merges histories newest first. A row is included only when no unloaded page can contain a newer one, so that loading
 * more only appends.
 */
export function mergeHistories<Row extends Timed>(sources: readonly Source<Row>[]): Merged<Row> {
  const horizon = Math.max(...sources.map(horizonOf), Number.NEGATIVE_INFINITY);
  const rows = sources
    .flatMap((source) => source.rows)
    .filter((row) => timeOf(row) >= horizon)
    .sort((a, b) => timeOf(b) - timeOf(a));
  const behind = sources.flatMap((source, index) =>
    source.hasMore && horizonOf(source) === horizon ? [index] : [],
  );
  return { rows, behind };
}

/** The oldest time down to which a source is complete. */
function horizonOf<Row extends Timed>({ rows, hasMore }: Source<Row>): number {
  if (!hasMore) return Number.NEGATIVE_INFINITY;
  const last = rows[rows.length - 1];
  return last ? timeOf(last) : Number.POSITIVE_INFINITY;
}

/** A row without a readable time sorts last. */
function timeOf({ createdAt }: Timed): number {
  const time = Date.parse(createdAt ?? '');
  return Number.isNaN(time) ? 0 : time;
}
