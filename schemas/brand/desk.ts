import { reasons } from './deskReasons';
import { email } from '#schemas/common/person';
import { group, integer, wholeBaht } from './fields';
import { label } from './vocabulary';

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

const tiers = group(
  {
    automaticUpTo: wholeBaht(
      0,
      'อนุมัติอัตโนมัติไม่เกิน',
      'Automatic up to',
      'ระบบอนุมัติเองเมื่อไม่มีข้อสงสัย เช่น ไม่ใช่การถอนครั้งแรก ศูนย์คือไม่อนุมัติเอง',
      'The system approves when nothing speaks against it, such as a first withdrawal; zero never approves',
    ),
    secondPersonAbove: wholeBaht(
      0,
      'ต้องอนุมัติสองคนเมื่อเกิน',
      'Second person above',
      'เกินยอดนี้ต้องมีเจ้าหน้าที่สองคนอนุมัติ ศูนย์คือคนเดียวพอ',
      'Above this amount two people have to approve; zero never needs the second',
    ),
  },
  'ขั้นการอนุมัติรายการถอน',
  'Tiers of withdrawals',
  'ใครอนุมัติรายการถอนตามยอด ผู้เล่นไม่เห็นค่านี้',
  'Who approves a withdrawal, by its amount; members never see this',
);

const alerts = group(
  {
    payoutPercent: integer(
      0,
      10_000,
      'เตือนเมื่อยอดจ่ายถอนเกิน (%)',
      'Alert above (% of usual payouts)',
      'เทียบกับค่ากลางของวันเดียวกันในสัปดาห์ก่อนๆ ศูนย์คือไม่เตือน',
      'Compared with the median of the same weekday in the last weeks; zero never alerts',
    ),
    emails: {
      ...label(
        'ส่งอีเมลเตือนถึง',
        'E-mail alerts to',
        'ผู้รับอีเมลเมื่อมีการเตือนใหม่',
        'Who receives an e-mail for each new alert',
      ),
      type: 'array',
      uniqueItems: true,
      maxItems: 10,
      items: email,
    },
  },
  'การเตือน',
  'Alerts',
  'สิ่งที่เจ้าหน้าที่ต้องรู้ทันที',
  'What staff must know at once',
);

/** How staff work on this brand; members never see it, see `publicBrand`. */
export const desk = group(
  { targets, tiers, alerts, reasons },
  'งานเจ้าหน้าที่',
  'Operations desk',
  'วิธีทำงานของเจ้าหน้าที่ สมาชิกไม่เห็นค่าเหล่านี้',
  'How staff work; members do not see these settings',
);
