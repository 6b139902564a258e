import { Readable } from 'node:stream';
import type pg from 'pg';

const CHUNK_BYTES = 64 * 1024;

/**
 * The bytes of `COPY … TO STDOUT` as a stream. Rows are never parsed, so a restore writes back identical bytes.
 * Backpressure of the reader pauses the database.
 */
export class CopyOut extends Readable implements pg.Submittable {
  /** Rows sent; final when the stream has ended. */
  rows = 0;
  #connection: pg.Connection | undefined;
  #filled = 0;
  #chunk = Buffer.allocUnsafe(CHUNK_BYTES);

  constructor(private readonly statement: string) {
    super({ highWaterMark: 4 * CHUNK_BYTES });
  }

  // node-postgres calls these methods on the active query.
  submit(connection: pg.Connection): void {
    this.#connection = connection;
    this.#connection.query(this.statement);
  }

  handleCopyData({ chunk }: { readonly chunk: Buffer }): void {
    // One message is one row; its buffer is reused for the next ones.
    for (let from = 0; from < chunk.length; ) {
      const copied = chunk.copy(this.#chunk, this.#filled, from);
      from += copied;
      this.#filled += copied;
      if (this.#filled === CHUNK_BYTES) this.#flush();
    }
  }

  handleCommandComplete({ text }: { readonly text: string }): void {
    this.rows = Number(text.replace('COPY ', ''));
  }

  handleReadyForQuery(): void {
    this.#flush();
    this.push(null);
  }

  handleError(error: Error): void {
    this.destroy(error);
  }

  override _read(): void {
    this.#connection?.stream.resume();
  }

  #flush(): void {
    const full = this.#chunk.subarray(0, this.#filled);
    this.#chunk = Buffer.allocUnsafe(CHUNK_BYTES);
    this.#filled = 0;
    if (full.length > 0 && !this.push(full)) this.#connection?.stream.pause();
  }
}
