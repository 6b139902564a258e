import { randomUUID } from 'node:crypto';
import { request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { withSandbox } from '#sandbox/db/database';
import type { SandboxPeer } from '#sandbox/testing/sandboxPeer';
import { eventually } from '#server/testing/eventually';

interface Account {
  readonly bankName: string;
  readonly bankId: string;
}

/** What people do at the sandbox: read a message, pay at the bank, play. */
export function atSandbox({ url, db }: SandboxPeer) {
  const texts = async (to: string) =>
    (
      await withSandbox(db)
        .selectFrom('sandbox_messages')
        .select('content')
        .where('recipient', '=', to)
        .execute()
    ).map(({ content }) => content);
  return {
    /** The code of the only text message to a phone number, once it has come. */
    codeTo: async (to: string): Promise<string> => {
      await eventually(async () => (await texts(to)).length).toBe(1);
      return /\b\d{6}\b/.exec((await texts(to))[0] ?? '')?.[0] ?? '';
    },
    /** Pays without a notification. @param amount baht. @returns the image of the slip. */
    paySlip: async (from: Account, fromName: string, to: Account, amount: number): Promise<Buffer> => {
      const order = {
        ...{ fromBank: from.bankName, fromAccount: from.bankId, fromName, quiet: true },
        ...{ toBank: to.bankName, toAccount: to.bankId, amount },
      };
      const { slip } = JSON.parse(String(await visit(url, 'bank.localhost', '/transfers', order))) as {
        slip: string;
      };
      return visit(url, 'bank.localhost', slip);
    },
    /** Pays a QR code. @param amount baht. @param paymentReference that of the code. */
    payQr: async (from: Account, fromName: string, to: Account, amount: number, paymentReference: string) => {
      const order = {
        ...{ fromBank: from.bankName, fromAccount: from.bankId, fromName, amount, paymentReference },
        ...{ toBank: to.bankName, toAccount: to.bankId },
      };
      await visit(url, 'bank.localhost', '/transfers', order);
    },
    /** @returns the win in baht. */
    playRound: async (game: string, choice: string, stake: number): Promise<number> => {
      const { host, pathname } = new URL(game);
      const bet = { choice, stake, requestId: randomUUID() };
      const answer = String(await visit(url, host, `${pathname}/round`, bet));
      return (JSON.parse(answer) as { win: number }).win;
    },
  };
}

/** Addressed by the host header, because only browsers resolve names below `localhost`. */
function visit(url: string, host: string, path: string, body?: object): Promise<Buffer> {
  const headers = { host, ...(body && { 'content-type': 'application/json' }) };
  return new Promise((resolve, reject) => {
    const sent = request(url + path, { method: body ? 'POST' : 'GET', headers }, (response) => {
      buffer(response).then((content) => {
        if (response.statusCode === 200) resolve(content);
        else reject(new Error(`${path} was answered ${String(response.statusCode)}: ${String(content)}`));
      }, reject);
    });
    sent.on('error', reject);
    sent.end(body && JSON.stringify(body));
  });
}
