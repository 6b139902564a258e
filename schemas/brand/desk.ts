import { reasons } from './deskReasons';
import { group, integer } from './fields';

const WEEK_MINUTES = 7 * 24 * 60;

const minutes = (th: string, en: string) =>
  integer(
    1,
    WEEK_MINUTES,
    th,
    en,
    'ภายในกี่นาที นับจากเวลาที่รอเจ้าหน้าที่',
    'Within so many minutes from the moment when staff have to act',
  );

/** Minutes by kind of queue within which staff decide. */
const targets = group(
  {
    deposit: minutes('รายการฝาก', 'Deposits'),
    slip: minutes('สลิป', 'Slips'),
    withdrawal: minutes('รายการถอน', 'Withdrawals'),
    payout: minutes('โอนออกไม่สำเร็จ', 'Failed payouts'),
    reward: minutes('แลกรางวัล', 'Rewards'),
    prize: minutes('ของรางวัล', 'Prizes'),
    adjustment: minutes('ปรับยอดที่รออนุมัติ', 'Adjustments'),
    gameTransfer: minutes('โอนเข้าออกเกมค้าง', 'Game transfers'),
  },
  'เวลาเป้าหมาย',
  'Targets',
  'รายการเป็นสีเหลืองเมื่อผ่านครึ่งเวลา และสีแดงเมื่อเกินเวลา',
  'An item turns amber after half of its target and red after all of it',
);

/** How staff work on this brand; members never see it, see `publicBrand`. */
export const desk = group(
  { targets, reasons },
  'งานเจ้าหน้าที่',
  'Operations desk',
  'วิธีทำงานของเจ้าหน้าที่ สมาชิกไม่เห็นค่าเหล่านี้',
  'How staff work; members do not see these settings',
);
