import { checkInTypes, prizeTypes } from '#schemas/common/terms';
import { bilingual, choice, group, integer, wholeBaht } from './fields';
import { patterns } from './patterns';
import { label } from './vocabulary';

/** Most prizes of one game. The weights of so many stay far below 2^32, the range of a draw. */
const MAX_PRIZES = 24;
const MAX_WEIGHT = 1_000_000;

/** A short name that never changes: what was given out already is counted under it. */
export const key = (...names: Parameters<typeof label>) =>
  ({ ...label(...names), 'x-control': 'key', type: 'string', pattern: patterns.key }) as const;

/** How many there are, `null` for no end. */
export const stock = {
  ...integer(
    1,
    1_000_000,
    'จำนวนทั้งหมด',
    'How many there are',
    'เว้นว่างคือไม่จำกัด นับรวมที่แจกไปแล้ว',
    'Empty means no limit; those given out already count',
  ),
  type: ['integer', 'null'],
} as const;

const prize = group(
  {
    id: key('รหัส', 'Key', 'ไม่ซ้ำกันในเกมเดียวกัน', 'Unique within the game'),
    label: bilingual(40, 'ชื่อรางวัล', 'Name', 'ชื่อที่สมาชิกเห็น', 'The name that members see'),
    type: choice(
      prizeTypes,
      'ชนิด',
      'Kind',
      'เครดิตและแต้มเข้าทันที ของรางวัลให้เจ้าหน้าที่มอบ',
      'Credit and points arrive at once; staff hand out goods',
    ),
    value: wholeBaht(
      0,
      'มูลค่า',
      'Value',
      'บาทสำหรับเครดิต จำนวนแต้มสำหรับแต้ม นอกนั้นใส่ 0',
      'Baht of credit or number of points; zero otherwise',
    ),
    weight: integer(
      1,
      MAX_WEIGHT,
      'น้ำหนัก',
      'Weight',
      'โอกาสได้คือน้ำหนักหารด้วยผลรวมของทุกรางวัล',
      'The chance is the weight over the sum of all weights',
    ),
    stock,
  },
  'รางวัล',
  'Prize',
  'รางวัลหนึ่งรายการ',
  'One prize',
);

const prizes = {
  ...label('รางวัล', 'Prizes', 'เรียงตามลำดับที่แสดง', 'In the order in which they are shown'),
  type: 'array',
  minItems: 2,
  maxItems: MAX_PRIZES,
  items: prize,
} as const;

/** Calendar day `YYYY-MM-DD`, or nothing. */
export const day = (...names: Parameters<typeof label>) =>
  ({ ...label(...names), 'x-control': 'day', type: 'string', maxLength: 10, pattern: patterns.day }) as const;

/** When a game is open. */
const season = {
  from: day('เริ่มวันที่', 'First day', 'เว้นว่างคือเปิดแล้ว', 'Empty: already open'),
  until: day('ถึงวันที่', 'Last day', 'เว้นว่างคือไม่มีกำหนด', 'Empty: no end'),
} as const;

/** How often a member may play on one Bangkok day. */
const rights = {
  freePerDay: integer(
    0,
    100,
    'สิทธิ์ฟรีต่อวัน',
    'Free plays a day',
    'ทุกคนได้โดยไม่ต้องฝาก',
    'Everybody has them, deposit or not',
  ),
  depositPerRight: wholeBaht(
    0,
    'ยอดฝากต่อหนึ่งสิทธิ์',
    'Deposit for one play',
    'นับยอดฝากของวันนั้น ศูนย์คือไม่ให้สิทธิ์จากการฝาก',
    'Counts the deposits of the day; zero: deposits give none',
  ),
  maxPerDay: integer(1, 1000, 'สิทธิ์สูงสุดต่อวัน', 'Most plays a day', 'รวมสิทธิ์ฟรี', 'Free ones included'),
} as const;

const cards = integer(2, 50, 'จำนวนไพ่', 'Cards', 'ไพ่ที่วางให้เลือก', 'Cards on the table to choose from');

/** The prize wheel (API-143 to API-145). */
export const wheel = group(
  {
    cost: wholeBaht(0, 'ค่าหมุน', 'Price of a spin', 'ศูนย์คือหมุนฟรี', 'Zero: a spin is free'),
    ...rights,
    ...season,
    prizes,
  },
  'วงล้อนำโชค',
  'Prize wheel',
  'สิทธิ์หมุนและรางวัลบนวงล้อ',
  'Who may spin, and the prizes on the wheel',
);

/** The flip-card game (API-146, API-147). */
export const flipCard = group(
  { cards, ...rights, ...season, prizes },
  'เปิดไพ่ลุ้นรางวัล',
  'Flip card',
  'สิทธิ์เปิดไพ่และรางวัลใต้ไพ่',
  'Who may turn a card, and what lies beneath',
);

/** The flip-card game for goods (API-148, API-149). */
export const flipCardReward = group(
  { cards, ...rights, ...season, prizes },
  'เปิดไพ่แลกของรางวัล',
  'Flip-card reward',
  'สิทธิ์เปิดไพ่และของรางวัลใต้ไพ่',
  'Who may turn a card, and what lies beneath',
);

const rewardOf = (n: number) =>
  wholeBaht(0, `วันที่ ${n}`, `Day ${n}`, 'ของการเช็คอินต่อเนื่อง', 'Of check-ins in a row');

/** The daily check-in (API-151, API-152). */
export const checkIn = group(
  {
    gives: choice(checkInTypes, 'ให้เป็น', 'Gives', 'เครดิตหรือแต้ม', 'Credit or points'),
    day1: rewardOf(1),
    day2: rewardOf(2),
    day3: rewardOf(3),
    day4: rewardOf(4),
    day5: rewardOf(5),
    day6: rewardOf(6),
    day7: rewardOf(7),
    afterLast: choice(
      ['restart', 'stay'],
      'หลังวันที่ 7',
      'After day 7',
      'เริ่มวันที่ 1 ใหม่ หรือได้เท่าวันที่ 7 ต่อไป',
      'Begin at day 1 again, or go on with what day 7 gives',
    ),
    ...season,
  },
  'เช็คอินรายวัน',
  'Daily check-in',
  'ของที่ได้เมื่อเช็คอินต่อเนื่อง',
  'What members get for checking in day after day',
);

/** Words for a game that is open between two days. */
export type Season = { readonly [K in keyof typeof season]: string };
