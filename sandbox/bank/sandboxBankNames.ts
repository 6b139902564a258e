import { createHash } from 'node:crypto';
import type { Database } from '#server/platform/db/connect';
import { withSandbox } from '../db/database';

const FIRST = [
  'สมชาย',
  'สมหญิง',
  'ณัฐพล',
  'กนกวรรณ',
  'อนุชา',
  'พิมพ์ใจ',
  'ธีรพงษ์',
  'วราภรณ์',
  'ชัยวัฒน์',
  'ศิริพร',
  'ภาคิน',
  'มณีรัตน์',
];
const LAST = [
  'ใจดี',
  'แสงทอง',
  'บุญมี',
  'ศรีสุข',
  'วงศ์ไทย',
  'รุ่งเรือง',
  'พงษ์พันธ์',
  'ทองดี',
  'สุขสวัสดิ์',
  'มั่นคง',
  'แก้วกาญจน์',
  'จันทร์งาม',
];

/**
 * The owner of an account at any bank: of the sandbox bank's own accounts, and for any other number a name that is
 * always the same. Numbers that end in 0000 do not exist.
 */
export async function findOwner(
  db: Database,
  { bankName, bankId }: { readonly bankName: string; readonly bankId: string },
): Promise<string | null> {
  const known = await withSandbox(db)
    .selectFrom('sandbox_bank_accounts')
    .select('account_name')
    .where('bank_name', '=', bankName)
    .where('bank_id', '=', bankId)
    .executeTakeFirst();
  if (known) return known.account_name;
  return bankId.endsWith('0000') ? null : inventedName(`${bankName}:${bankId}`);
}

function inventedName(seed: string): string {
  const [first = 0, last = 0] = createHash('sha256').update(seed).digest();
  return `${FIRST[first % FIRST.length] ?? ''} ${LAST[last % LAST.length] ?? ''}`;
}
