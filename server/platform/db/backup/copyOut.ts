import { Readable } from 'node:stream';
import type pg from 'pg';

const CHUNK_BYTES = 64 * 1024;

/**
 * What `COPY … TO STDOUT` sends, as a stream of bytes: rows never pass through JavaScript values, so that what comes
 * back is exactly what was there. The database is held up where the reader is slow.
 */
export class CopyOut extends Readable implements pg.Submittable {
  /** Rows sent, known once the stream has ended. */
  rows = 0;
  #connection: pg.Connection | undefined;
  #filled = 0;
  #chunk = Buffer.allocUnsafe(CHUNK_BYTES);

  constructor(private readonly statement: string) {
    super({ highWaterMark: 4 * CHUNK_BYTES });
  }

  // The methods below are what node-postgres calls on the query that it works on.
  submit(connection: pg.Connection): void {
    this.#connection = connection;
    this.#connection.query(this.statement);
  }

  handleCopyData({ chunk }: { readonly chunk: Buffer }): void {
    // One message is one row; its bytes are overwritten by the next ones.
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
