import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { storeMessage } from './messages';
import type { ProtocolContext } from './protocolContext';

export interface MailServer {
  readonly port: number;
  close(): Promise<void>;
}

/** Before connections in progress are cut. In ms. */
const CLOSE_MS = 500;

/** A mail server of this machine, which delivers to the inbox. @param port 0 for any free one. */
export async function startMailServer(context: ProtocolContext, port: number): Promise<MailServer> {
  const { chaos, keys } = context;
  const server = new SMTPServer({
    // Mail of this machine to itself.
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    closeTimeout: CLOSE_MS,
    onAuth: ({ username, password }, _session, done) => {
      if (password === keys.email) done(null, { user: username ?? '' });
      else done(new Error('Wrong password'));
    },
    onData: (stream, { envelope }, done) => {
      const recipient = envelope.rcptTo.map(({ address }) => address).join(', ');
      buffer(stream)
        .then((content) => deliver(context, recipient, content))
        .then((isAnswered) => {
          if (isAnswered) done();
        }, done);
    },
  });
  // A connection that ends early is the client's matter.
  server.on('error', () => undefined);
  server.server.prependListener('connection', (socket) => {
    if (chaos.has('email', 'outage')) socket.destroy();
  });
  await new Promise<void>((resolve, reject) => {
    server.server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  return {
    port: (server.server.address() as AddressInfo).port,
    close: () =>
      new Promise((resolve) => {
        server.close(resolve);
      }),
  };
}

/** @returns whether the client gets an answer. @throws Error for a message that is refused. */
async function deliver(
  { db, clock, chaos }: ProtocolContext,
  recipient: string,
  content: Buffer,
): Promise<boolean> {
  const has = (fault: Parameters<typeof chaos.has>[1]) => chaos.has('email', fault);
  const refused = () => Object.assign(new Error('Try again later'), { responseCode: 451 });
  if (has('hang')) return false;
  if (has('slow')) await chaos.delay();
  if (has('error')) throw refused();
  const { subject = '', text = '' } = await PostalMime.parse(new Uint8Array(content));
  await storeMessage(db, { kind: 'email', recipient, subject, content: text.trim(), now: clock.now() });
  if (has('unknown')) throw refused();
  return true;
}
