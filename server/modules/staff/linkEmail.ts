import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '#server/platform/config/config';
import type { Deps } from '#server/providers/deps';
import type { EmailMessage } from '#server/providers/ports/messages';

interface Link {
  readonly kind: 'accept' | 'reset';
  readonly email: string;
  readonly code: string;
  /** Where the brand's e-mail goes out; `*` for staff of all brands. */
  readonly brandId: string;
}

/**
 * Sends a link to the person that it is for, after the answer; the inviter sees it too, so a failure is only logged.
 * Without an e-mail provider nothing is sent.
 */
export function sendLink(
  { ports, config }: Pick<Deps, 'ports' | 'config'>,
  log: FastifyBaseLogger,
  link: Link,
): void {
  const sender = ports.email.of(link.brandId);
  sender?.send(linkEmail(link, studioOrigin(config))).catch((error: unknown) => {
    log.error({ err: error }, 'link not sent by e-mail');
  });
}

/** The studio's own address, never the host of a request, which somebody could choose. */
export function studioOrigin({ studioHost, port }: Pick<Config, 'studioHost' | 'port'>): string {
  return studioHost === undefined ? `http://studio.localhost:${port}` : `https://${studioHost}`;
}

const texts = {
  accept: {
    subject: 'คำเชิญเข้าใช้ระบบ Sala · Invitation to Sala',
    th: 'คุณได้รับเชิญให้เป็นเจ้าหน้าที่ เปิดลิงก์นี้เพื่อตั้งรหัสผ่าน ลิงก์ใช้ได้ครั้งเดียวภายใน 72 ชั่วโมง',
    en: 'You were invited as a member of staff. Open this link to set your password. It works once, within 72 hours.',
  },
  reset: {
    subject: 'ตั้งรหัสผ่านใหม่ของ Sala · New password for Sala',
    th: 'เปิดลิงก์นี้เพื่อตั้งรหัสผ่านใหม่ ลิงก์ใช้ได้ครั้งเดียวภายใน 24 ชั่วโมง หากคุณไม่ได้ขอ โปรดแจ้งผู้ดูแลระบบ',
    en: 'Open this link to set a new password. It works once, within 24 hours. If you did not ask for it, tell your administrator.',
  },
} as const;

/** The message of a link in Thai and English. The address has no user input: codes and origins are URL-safe. */
function linkEmail({ kind, email, code }: Omit<Link, 'brandId'>, origin: string): EmailMessage {
  const url = `${origin}/${kind}#${code}`;
  const { subject, th, en } = texts[kind];
  return {
    to: email,
    subject,
    text: `${th}\n\n${en}\n\n${url}\n`,
    html: `<p lang="th">${th}</p><p lang="en">${en}</p><p><a href="${url}">${url}</a></p>`,
  };
}
