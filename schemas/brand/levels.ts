import { bahtOrNoLimit, bilingual, choice, flag, group, integer, percent, wholeBaht } from './fields';

export const levelKeys = ['1', '2', '3', '4', '5', '6'] as const;
export type LevelKey = (typeof levelKeys)[number];
export const levelNames = ['silver', 'gold', 'platinum', 'diamond', 'vip'] as const;

const level = (n: number) =>
  group(
    {
      name: choice(
        levelNames,
        'รหัสระดับ',
        'Name',
        'ชื่อระดับในระบบ (LVL-14)',
        'Name of the level in the system (LVL-14)',
      ),
      label: bilingual(30, 'ชื่อที่แสดง', 'Label', 'ชื่อระดับที่สมาชิกเห็น', 'Name that members see'),
      text: bilingual(
        120,
        'เงื่อนไขที่แสดง',
        'Requirement text',
        '{amount} คือยอดที่ต้องถึง',
        '{amount} stands for the amount to reach',
      ),
      status: integer(
        1,
        99,
        'ลำดับ',
        'Status number',
        'ใช้เรียงการ์ดระดับ (ENT-07)',
        'Orders the level cards (ENT-07)',
      ),
      disabled: flag(
        'ปิดการเลื่อนขั้นเอง',
        'Disabled',
        'แสดงเป็นสีเทา ให้ติดต่อเจ้าหน้าที่ (LVL-11)',
        'Shown greyed; reached through staff only (LVL-11)',
      ),
      criteria: choice(
        ['cumulative', 'month'],
        'วิธีนับยอดฝาก',
        'Criteria',
        'cumulative นับสะสม month นับภายในเดือน',
        'cumulative counts all deposits, month those of one month',
      ),
      lostPercent: percent(
        'คืนยอดเสีย',
        'Refund of losses',
        'ร้อยละของยอดเสียที่คืน',
        'Share of losses that is paid back',
      ),
      nextLevelAmount: wholeBaht(
        1,
        'ยอดฝากสู่ระดับถัดไป',
        'Next-level amount',
        'ยอดฝากที่เลื่อนไประดับถัดไป',
        'Deposits that lift to the next level',
      ),
      maxAmount: bahtOrNoLimit(
        'คืนยอดเสียสูงสุด',
        'Refund cap',
        'เว้นว่างคือไม่จำกัด (LVL-13)',
        'Empty means no cap (LVL-13)',
      ),
      withdraw: group(
        {
          perDay: bahtOrNoLimit('ต่อวัน', 'Per day', 'ยอดถอนสูงสุดต่อวัน', 'Largest sum of one day'),
          perTx: bahtOrNoLimit('ต่อครั้ง', 'Per withdrawal', 'ยอดถอนสูงสุดต่อครั้ง', 'Largest single withdrawal'),
          countPerDay: {
            ...integer(
              1,
              1000,
              'จำนวนครั้งต่อวัน',
              'Times per day',
              'จำนวนครั้งที่ถอนได้ต่อวัน',
              'How many withdrawals a day',
            ),
            type: ['integer', 'null'],
          },
        },
        'วงเงินถอน',
        'Withdrawal limits',
        'เว้นว่างคือไม่จำกัด (LVL-10)',
        'Empty means no limit (LVL-10)',
      ),
    },
    `ระดับ ${n}`,
    `Level ${n}`,
    `ค่าของสมาชิกระดับ ${n}`,
    `Values of members of level ${n}`,
  );

/** Level table keyed 1 to 6 (ENT-06, LVL-01 to LVL-14). */
export const levels = group(
  { '1': level(1), '2': level(2), '3': level(3), '4': level(4), '5': level(5), '6': level(6) },
  'ระดับสมาชิก',
  'Member levels',
  'เงื่อนไข การคืนยอดเสีย และวงเงินของแต่ละระดับ',
  'Criteria, refunds and limits of each level',
);
