import { group, integer, percent, time, wholeBaht } from './fields';
import { label } from './vocabulary';

const rate = (n: number) =>
  percent(
    `โบนัสช่วงที่ ${n}`,
    `Bonus rate ${n}`,
    'ร้อยละของยอดฝาก ศูนย์คือปิดช่วงนี้',
    'Share of the deposit; zero closes the window',
  );
const from = (n: number) => time(`เริ่มช่วงที่ ${n}`, `Start of window ${n}`, 'เวลาไทย', 'Bangkok time');
const until = (n: number) => time(`สิ้นสุดช่วงที่ ${n}`, `End of window ${n}`, 'เวลาไทย', 'Bangkok time');
const digits = (n: number) =>
  integer(
    0,
    99,
    `เลขท้ายช่วงที่ ${n}`,
    `Final digits ${n}`,
    'สองหลักท้ายของยอดเงินคงเหลือหลังฝาก 25 คือ 0.25',
    'Last two digits of the balance after the deposit; 25 means 0.25',
  );

/** The nine fields of the user setting (ENT-08), until a published setting replaces them. */
export const bonus = group(
  {
    bonusRate: rate(1),
    bonusTimeStart: from(1),
    bonusTimeEnd: until(1),
    endNumberBonus: digits(1),
    bonusRate2: rate(2),
    bonusTimeStart2: from(2),
    bonusTimeEnd2: until(2),
    endNumberBonus2: digits(2),
    bonusMax: wholeBaht(
      0,
      'โบนัสสูงสุด',
      'Largest bonus',
      'ต่อการรับหนึ่งครั้ง ศูนย์คือไม่มีโปรโมชั่น (PUB-10)',
      'For one claim; zero means no promotion (PUB-10)',
    ),
  },
  'ช่วงเวลาโบนัส',
  'Bonus windows',
  'สองช่วงเวลาต่อวัน สมาชิกรับได้ช่วงละหนึ่งครั้ง',
  'Two windows a day; a member gets each of them once',
);

/** Bounds of Appendix D. */
export const limits = group(
  {
    depositMin: wholeBaht(1, 'ฝากขั้นต่ำ', 'Smallest deposit', 'ต่อครั้ง', 'For one deposit'),
    depositMax: wholeBaht(1, 'ฝากสูงสุด', 'Largest deposit', 'ต่อครั้ง', 'For one deposit'),
    depositQuick: {
      ...label('ปุ่มยอดฝากด่วน', 'Quick amounts', 'เรียงตามลำดับ', 'In order'),
      type: 'array',
      uniqueItems: true,
      maxItems: 8,
      items: { type: 'integer', minimum: 1, maximum: 99_999_999 },
    },
    depositMinutes: integer(1, 1440, 'อายุรายการฝาก', 'Life of a deposit request', 'หน่วยนาที', 'In minutes'),
    withdrawMin: wholeBaht(1, 'ถอนขั้นต่ำ', 'Smallest withdrawal', 'ต่อครั้ง', 'For one withdrawal'),
    affiliateMin: wholeBaht(1, 'โอนรายได้ขั้นต่ำ', 'Smallest affiliate transfer', 'ต่อครั้ง', 'For one transfer'),
    cashbackMin: wholeBaht(
      1,
      'รับคืนยอดเสียขั้นต่ำ',
      'Smallest cashback claim',
      'ต่อครั้ง ยอดที่น้อยกว่านี้สะสมไว้',
      'For one claim; less than this accumulates',
    ),
    affiliateTurnoverPercent: percent(
      'ส่วนแบ่งยอดเทิร์น',
      'Share of turnover',
      'ร้อยละของยอดเทิร์นของเพื่อนที่ผู้แนะนำได้รับ',
      'Percent of what friends stake that goes to their inviter',
    ),
    affiliateLossPercent: percent(
      'ส่วนแบ่งยอดเสีย',
      'Share of losses',
      'ร้อยละของยอดเสียรายวันของเพื่อนที่ผู้แนะนำได้รับ',
      "Percent of friends' losses of a day that goes to their inviter",
    ),
    slipMaxAgeHours: integer(
      1,
      168,
      'อายุสลิป',
      'Age of a slip',
      'เก่าได้ไม่เกินกี่ชั่วโมง',
      'At most this many hours',
    ),
    slipsPerHour: integer(1, 100, 'สลิปต่อชั่วโมง', 'Slips per hour', 'ต่อสมาชิกหนึ่งคน', 'For one member'),
    codesPerDay: integer(
      1,
      1_000_000,
      'รหัส SMS ต่อวัน',
      'Codes by SMS per day',
      'รวมทั้งแบรนด์',
      'Of the whole brand',
    ),
    bankChangeHours: integer(
      0,
      168,
      'พักถอนหลังเปลี่ยนบัญชี (ชั่วโมง)',
      'Hours without withdrawals after a change of account',
      'กันคนอื่นเปลี่ยนบัญชีแล้วถอนเงินออกทันที',
      'So that a stranger cannot change the account and withdraw at once',
    ),
    historyDays: integer(
      1,
      92,
      'ช่วงวันที่ค้นประวัติ',
      'Span of histories',
      'จำนวนวันสูงสุดต่อการค้น',
      'Most days of one search',
    ),
  },
  'วงเงินและขอบเขต',
  'Limits',
  'จำนวนเงินและจำนวนครั้งที่อนุญาต',
  'Amounts and counts that are allowed',
);
