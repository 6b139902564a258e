import type { Brand } from '#schemas/brand/brand';
import type { EmailMessage } from '#server/providers/ports/messages';
import type { Condition } from './findConditions';

type Texts = Readonly<Record<Condition['kind'], (condition: Condition) => readonly [th: string, en: string]>>;

const texts: Texts = {
  'queue-overdue': ({ subject, detail }) => [
    `คิวงาน ${subject} เกินเวลาเป้าหมาย ${detail['count'] ?? ''} รายการ`,
    `Queue ${subject}: ${detail['count'] ?? ''} items are older than the target`,
  ],
  'provider-down': ({ subject }) => [
    `ผู้ให้บริการ ${subject} ไม่ตอบ ระบบหยุดเรียกชั่วคราว`,
    `Provider ${subject} fails; calls to it are paused`,
  ],
  books: ({ detail }) => [
    `งบทดลองไม่ตรง ${detail['count'] ?? ''} จุด`,
    `The trial balance has ${detail['count'] ?? ''} discrepancies`,
  ],
  'payout-volume': ({ detail }) => [
    `ยอดจ่ายถอนวันนี้ ${detail['amount'] ?? ''} บาท ปกติ ${detail['usual'] ?? ''} บาท`,
    `Payouts today are ${detail['amount'] ?? ''} baht, usually ${detail['usual'] ?? ''} baht`,
  ],
};

/** The message of a new alert in Thai and English. Its parts are numbers and ids, which are safe in HTML. */
export function alertEmail(to: string, { id }: Brand, condition: Condition): EmailMessage {
  const [th, en] = texts[condition.kind](condition);
  return {
    to,
    subject: `${id}: ${th} · ${en}`,
    text: `${th}\n\n${en}\n`,
    html: `<p lang="th">${th}</p><p lang="en">${en}</p>`,
  };
}
