import type pg from 'pg';

/** What a kept statement answers with, learnt when it was prepared. */
export interface Shape {
  readonly names: readonly string[];
  readonly parsers: readonly ((text: string) => unknown)[];
}

export interface Answer {
  readonly command: string;
  readonly rowCount: number;
  readonly rows: Record<string, unknown>[];
}

type Plain = string | Buffer | null;
type Done = (error: Error | null, answer?: Answer) => void;

/** Names under which each connection keeps these two. */
export const BEGIN = 'begin';
export const COMMIT = 'commit';

/** What else the message of a statement does: where one of the three fails, PostgreSQL passes over the rest. */
interface Around {
  /** Begins a transaction before it. */
  readonly begins: boolean;
  /** Commits after it. */
  readonly commits: boolean;
}

/**
 * Runs a statement that this connection has prepared: values out, rows in. The driver's own query would ask for the
 * columns again each time.
 */
export class PreparedQuery implements pg.Submittable {
  callback: Done | undefined;
  readonly #rows: Record<string, unknown>[] = [];
  readonly #tags: string[] = [];
  #broken: Error | undefined;

  constructor(
    readonly name: string,
    private readonly values: Plain[],
    private readonly shape: Shape,
    private readonly around: Around = { begins: false, commits: false },
  ) {}

  submit(connection: pg.Connection): void {
    const { stream } = connection;
    const { begins, commits } = this.around;
    stream.cork();
    if (begins) run(connection, BEGIN, []);
    run(connection, this.name, this.values);
    if (commits) run(connection, COMMIT, []);
    connection.sync();
    stream.uncork();
  }

  handleDataRow({ fields }: { readonly fields: readonly (string | null)[] }): void {
    const { names, parsers } = this.shape;
    const row: Record<string, unknown> = {};
    try {
      for (let at = 0; at < names.length; at += 1) {
        const text = fields[at] ?? null;
        row[names[at] ?? ''] = text === null ? null : parsers[at]?.(text);
      }
      this.#rows.push(row);
    } catch (error) {
      this.#broken ??= error as Error;
    }
  }

  handleCommandComplete({ text }: { readonly text: string }): void {
    this.#tags.push(text);
  }

  handleReadyForQuery(): void {
    if (this.#broken) {
      this.callback?.(this.#broken);
      return;
    }
    const [command = '', ...counts] = this.#tags[this.around.begins ? 1 : 0]?.split(' ') ?? [];
    this.callback?.(null, { command, rowCount: Number(counts.at(-1) ?? 0), rows: this.#rows });
  }

  handleError(error: Error): void {
    this.callback?.(error);
  }
}

function run(connection: pg.Connection, statement: string, values: Plain[]): void {
  connection.bind({ statement, values }, true);
  connection.execute(null, true);
}

/** Values as PostgreSQL reads them; nothing when one of them takes the driver to write it: a list or an object. */
export function plainValues(values: readonly unknown[]): Plain[] | undefined {
  const plain: Plain[] = [];
  for (const value of values) {
    const text = plainValue(value);
    if (text === undefined) return undefined;
    plain.push(text);
  }
  return plain;
}

function plainValue(value: unknown): Plain | undefined {
  if (typeof value === 'string' || value === null) return value;
  if (typeof value === 'number' || typeof value === 'boolean' || typeof value === 'bigint')
    return String(value);
  if (value === undefined) return null;
  if (value instanceof Date) return isFourDigits(value) ? value.toISOString() : undefined;
  return Buffer.isBuffer(value) ? value : undefined;
}

/** Other years are written in a way of their own. */
function isFourDigits(date: Date): boolean {
  const year = date.getUTCFullYear();
  return year >= 1000 && year <= 9999;
}
