import { createTransport } from 'nodemailer';
import { object, oneOf } from '#schemas/common/schemaBuilders';
import { email } from '#schemas/common/person';
import { line } from '#schemas/common/scalars';
import { defineAdapter, SettingsError } from '../../kit/defineAdapter';

const settings = object(
  {
    host: {
      type: 'string',
      pattern: '^[A-Za-z0-9]([A-Za-z0-9.-]{0,252}[A-Za-z0-9])?$',
      description: 'a host name or an IPv4 address',
    },
    /** The sender's address. */
    from: email,
  },
  {
    /** 465 with `tls`, 587 with `starttls`. */
    port: { type: 'integer', minimum: 1, maximum: 65_535 },
    /** TLS from the first byte, or by STARTTLS, which is the default. A server without it is refused. */
    security: oneOf(['tls', 'starttls']),
    /** The sender's name. */
    fromName: line,
    user: line,
  },
);

/** Only mail to this machine may travel unencrypted. */
const THIS_MACHINE = ['localhost', '127.0.0.1'];
const TIMEOUT_MS = 10_000;

/** E-mail through a mail server. */
export const adapter = defineAdapter({
  port: 'email',
  settings,
  secrets: ['password?'],
  create({ settings: { host, from, fromName = '', user, security = 'starttls', port }, secrets }) {
    if ((user === undefined) !== (secrets.password === undefined))
      throw new SettingsError('"user" and the secret "password" belong together. Give both or neither.');
    const isLocal = THIS_MACHINE.includes(host);
    const transport = createTransport({
      host,
      port: port ?? (security === 'tls' ? 465 : 587),
      secure: security === 'tls',
      requireTLS: !isLocal,
      ignoreTLS: isLocal,
      connectionTimeout: TIMEOUT_MS,
      greetingTimeout: TIMEOUT_MS,
      socketTimeout: TIMEOUT_MS,
      disableFileAccess: true,
      disableUrlAccess: true,
      ...(user !== undefined && { auth: { user, pass: secrets.password } }),
    });
    return {
      send: async (message) => {
        await transport.sendMail({ from: { name: fromName, address: from }, ...message });
      },
    };
  },
});
