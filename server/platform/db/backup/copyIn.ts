import { once } from 'node:events';
import type { Duplex, Readable } from 'node:stream';
import type pg from 'pg';

interface CopyConnection {
  readonly stream: Duplex;
  query(text: string): void;
  sendCopyFromChunk(chunk: Buffer): void;
  endCopyFrom(): void;
  sendCopyFail(message: string): void;
}

/**
 * Sends bytes received by `CopyOut` to `COPY … FROM STDIN`.
 * @returns rows written.
 * @throws the error of the source or the database, with nothing written.
 */
export function copyIn(client: pg.ClientBase, statement: string, source: Readable): Promise<number> {
  // Without a listener, an error before the database is ready would end the process; the reader still receives the
  // error.
  source.on('error', () => undefined);
  return new Promise((resolve, reject) => {
    let rows = 0;
    let failure: Error | undefined;
    const query = {
      submit: (connection: unknown) => {
        (connection as CopyConnection).query(statement);
      },
      handleCopyInResponse: (connection: CopyConnection) => {
        send(connection, source).catch((error: unknown) => {
          failure ??= error as Error;
          connection.sendCopyFail('The source failed.');
        });
      },
      handleCommandComplete: ({ text }: { readonly text: string }) => {
        rows = Number(text.replace('COPY ', ''));
      },
      handleError: (error: Error) => {
        failure ??= error;
        source.destroy();
        reject(failure);
      },
      handleReadyForQuery: () => {
        if (failure) reject(failure);
        else resolve(rows);
      },
    };
    client.query(query);
  });
}

async function send(connection: CopyConnection, source: Readable): Promise<void> {
  for await (const chunk of source) {
    connection.sendCopyFromChunk(chunk as Buffer);
    if (connection.stream.writableNeedDrain) await once(connection.stream, 'drain');
  }
  connection.endCopyFrom();
}
