import { bilingual, group } from './fields';
import { key } from './prizes';
import { label } from './vocabulary';

/** A number key chooses one; more are not read while working. */
const MAX_TEMPLATES = 12;

const staff = bilingual(
  80,
  'ข้อความสำหรับเจ้าหน้าที่',
  'Text for staff',
  'บอกสาเหตุตรงๆ สมาชิกไม่เห็น',
  'The plain cause; members never see it',
);
const member = bilingual(
  160,
  'ข้อความสำหรับสมาชิก',
  'Text for members',
  'บอกสมาชิกว่าเกิดอะไรขึ้น และควรทำอะไรต่อ',
  'What happened, and what the member can do now',
);
const id = key(
  'รหัส',
  'Key',
  'ไม่ซ้ำกันในรายการเดียวกัน ห้ามเปลี่ยนหลังใช้แล้ว',
  'Unique in its list; never change a used one',
);

const listOf = <const T extends object>(items: T, th: string, en: string) =>
  ({
    ...label(th, en, 'เรียงตามลำดับที่ใช้บ่อย กดเลขเพื่อเลือก', 'In the order of use; number keys choose one'),
    type: 'array',
    maxItems: MAX_TEMPLATES,
    items,
  }) as const;

const template = group({ id, staff, member }, 'เหตุผล', 'Reason', 'เหตุผลสำเร็จรูปหนึ่งข้อ', 'One reason template');
const internal = group(
  { id, staff },
  'เหตุผล',
  'Reason',
  'เหตุผลสำเร็จรูปหนึ่งข้อ สมาชิกไม่เห็น',
  'One reason template; members do not see it',
);

/** Reasons for rejections by kind of queue. Adjustments are refused to a colleague, so members read nothing. */
export const reasons = group(
  {
    deposit: listOf(template, 'ไม่อนุมัติรายการฝาก', 'Deposits'),
    slip: listOf(template, 'ไม่อนุมัติสลิป', 'Slips'),
    withdrawal: listOf(template, 'ไม่อนุมัติรายการถอน', 'Withdrawals'),
    payout: listOf(template, 'โอนออกไม่สำเร็จ', 'Failed payouts'),
    reward: listOf(template, 'ไม่อนุมัติการแลกรางวัล', 'Rewards'),
    prize: listOf(template, 'ไม่มอบของรางวัล', 'Prizes'),
    adjustment: listOf(internal, 'ไม่อนุมัติการปรับยอด', 'Adjustments'),
  },
  'เหตุผลสำเร็จรูป',
  'Reason templates',
  'เจ้าหน้าที่เลือกเหตุผลแทนการพิมพ์ สมาชิกอ่านข้อความของตัวเองตามภาษาที่ใช้',
  'Staff choose a reason instead of typing; members read their own text in their language',
);
