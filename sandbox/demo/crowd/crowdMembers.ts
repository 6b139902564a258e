import { DAY_MS, HOUR_MS } from '#core/time/durations';
import type { Chance } from './chance';
import { digitsOf } from './chance';
import type { Journal } from './journal';

/** Time that the history of the crowd covers. */
const SPAN_MS = 90 * DAY_MS;
/** One in this many is new and has no history. */
const NEW = 10;
/** Of forty members this one is suspended; it is one of those whose slips wait. */
const SUSPENDED = 12;
/** One in this many has the same bank account at every brand. */
const SHARED = 12;

const firstNames = [
  'สมชาย',
  'วิภา',
  'ณัฐพล',
  'กนกวรรณ',
  'ธีรภัทร',
  'ปิยะดา',
  'อรทัย',
  'ชัยวัฒน์',
  'สุดารัตน์',
  'พงศกร',
  'มาลี',
  'ศิริพร',
  'เอกชัย',
  'จิราพร',
  'วรพล',
  'นภัสสร',
  'ประสิทธิ์',
  'รัตนา',
  'สุเมธ',
  'กาญจนา',
] as const;
const lastNames = [
  'ใจดี',
  'แก้วใส',
  'วงศ์ดี',
  'รักไทย',
  'สุขสันต์',
  'ศรีทอง',
  'บุญมา',
  'ชัยชนะ',
  'งามตา',
  'มั่นคง',
  'รุ่งเรือง',
  'ทองคำ',
  'พูลสวัสดิ์',
  'แสงจันทร์',
  'คงสุข',
  'อินทร์แก้ว',
] as const;
const userNames = [
  'beer',
  'nong',
  'mint',
  'bank',
  'fern',
  'golf',
  'ploy',
  'arm',
  'view',
  'boss',
  'nan',
  'champ',
  'bow',
  'tle',
  'pang',
  'oat',
] as const;
const banks = ['KBANK', 'KBANK', 'SCB', 'BBL', 'KTB', 'BAY'] as const;
const sources = ['facebook', 'line', 'google', 'tiktok', null] as const;

export interface CrowdMember {
  readonly id: string;
  readonly username: string;
  readonly name: string;
  readonly bankName: string;
  readonly bankId: string;
  readonly joined: Date;
  /** Registered within the last day: without a history. */
  readonly isNew: boolean;
}

interface Crowd {
  readonly brandId: string;
  readonly size: number;
  readonly passwordHash: string;
  readonly now: Date;
}

/** Members who registered over the span, as many at the beginning as at the end. */
export function addMembers(journal: Journal, chance: Chance, crowd: Crowd): CrowdMember[] {
  return Array.from({ length: crowd.size }, (_, n) => addMember(journal, chance, crowd, n));
}

function addMember(
  journal: Journal,
  chance: Chance,
  { brandId, passwordHash, now }: Crowd,
  n: number,
): CrowdMember {
  const isNew = n % NEW === NEW - 1;
  const ago = isNew ? chance.integer(1, 20) * HOUR_MS : DAY_MS + chance.next() * (SPAN_MS - DAY_MS);
  const joined = new Date(now.getTime() - ago);
  const username = `${chance.pick(userNames)}${String(100 + n)}`;
  const bankId = digitsOf(n % SHARED === 0 ? `crowd:${n}` : `${brandId}:crowd:${n}`, 10);
  const member = {
    ...{ id: chance.id(joined), username, joined, isNew, bankName: chance.pick(banks), bankId },
    name: `${chance.pick(firstNames)} ${chance.pick(lastNames)}`,
  };
  journal.add('members', {
    ...{ id: member.id, username, name: member.name, password_hash: passwordHash, created_at: joined },
    phone_e164: `+669${digitsOf(`${brandId}:crowd phone:${n}`, 8)}`,
    level: isNew ? 1 : chance.pick([1, 1, 1, 2, 2, 3]),
    status: n % 40 === SUSPENDED ? 'SUSPENDED' : 'ACTIVE',
    aff_code: `7${digitsOf(`${brandId}:crowd aff:${n}`, 6)}`,
    source: chance.pick(sources),
    deposit_total: 0,
    birth_date_needed: false,
  });
  journal.add('member_banks', {
    ...{ member_id: member.id, id: chance.id(joined), bank_name: member.bankName, bank_id: bankId },
    ...{
      account_name: member.name,
      changed_at: n % 9 === 4 ? new Date(now.getTime() - 3 * HOUR_MS) : joined,
    },
  });
  return member;
}
