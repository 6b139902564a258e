import { playedCategories, turnoverExpiries } from '#schemas/common/terms';
import { choice, choices, group, integer, wholeBaht } from './fields';

const MOST_TIMES = 100;
const MOST_DAYS = 90;

const rule = {
  days: integer(
    1,
    MOST_DAYS,
    'ภายในกี่วัน',
    'Days',
    'นับจากเวลาที่ได้รับ ครบกี่วันคือครบกี่ครั้งของ 24 ชั่วโมง',
    'Counted in spans of 24 hours from the moment the credit was given',
  ),
  atExpiry: choice(
    turnoverExpiries,
    'เมื่อหมดเวลา',
    'At expiry',
    'หักโบนัสคืน (TAKE_BONUS ใช้กันทั่วไป) เท่าที่ยังเหลือ ไม่เกินโบนัสที่ให้ไป แล้วถอนได้ตามปกติ หรือยกเลิกยอดเทิร์น (LAPSE) โดยสมาชิกเก็บโบนัสไว้ ระหว่างที่เครดิตยังอยู่ในเกม การหักจะรอจนเครดิตกลับเข้ากระเป๋า',
    'Take the bonus back (TAKE_BONUS, customary): what is left of it, never more than was given, and withdrawals are free again. End the requirement (LAPSE): the member keeps the bonus. While credit is in a game, taking waits until it is back',
  ),
  games: choices(
    playedCategories,
    'หมวดเกมที่นับยอด',
    'Games that count',
    'เดิมพันในหมวดอื่นไม่นับ และรอบที่ได้คืนเท่าเดิมพัน (เสมอหรือยกเลิก) ไม่นับ',
    'Bets in other categories do not count, nor does a round that returns exactly its bet (a draw or a cancelled bet)',
  ),
};

const times = (th: string, en: string, helpTh: string, helpEn: string) =>
  integer(0, MOST_TIMES, th, en, helpTh, helpEn);

const ofBonus = (n: 1 | 2) =>
  group(
    {
      multiple: times(
        'ทำเทิร์นกี่เท่า',
        'Times',
        'ศูนย์คือถอนโบนัสได้ทันทีโดยไม่ต้องเล่น',
        'Zero: the bonus can be withdrawn at once without playing',
      ),
      of: choice(
        ['BONUS', 'DEPOSIT_AND_BONUS'],
        'คิดจาก',
        'Of',
        'โบนัสอย่างเดียว (BONUS) หรือยอดฝากรวมโบนัส (DEPOSIT_AND_BONUS)',
        'The bonus alone (BONUS), or the deposit and the bonus together (DEPOSIT_AND_BONUS)',
      ),
      ...rule,
    },
    `ยอดเทิร์นของโบนัสช่วงที่ ${n}`,
    `Turnover of bonus window ${n}`,
    'สมาชิกต้องเดิมพันครบก่อนถอน รายการเก่าสุดนับก่อน',
    'What a member has to stake before withdrawing; the oldest requirement is filled first',
  );

const gift = (th: string, en: string) =>
  times(th, en, 'เท่าของเครดิตที่ได้รับ ศูนย์คือไม่ต้องทำเทิร์น', 'Times the credit that was given; zero: no turnover');

const weight = (th: string, en: string) =>
  integer(
    0,
    100,
    th,
    en,
    'ร้อยละของเดิมพันที่นับเป็นยอดเทิร์น ศูนย์คือไม่นับ',
    'Percent of a bet that counts as turnover; zero: it does not count',
  );

/** What has to be staked before credit that the brand gave can be withdrawn. */
export const turnover = group(
  {
    window1: ofBonus(1),
    window2: ofBonus(2),
    gifts: group(
      {
        wheel: gift('วงล้อนำโชค', 'Prize wheel'),
        flipCard: gift('เปิดไพ่', 'Flip card'),
        checkIn: gift('เช็คอินรายวัน', 'Daily check-in'),
        reward: gift('เครดิตที่แลกด้วยแต้ม', 'Credit redeemed for points'),
        cashback: gift('คืนยอดเสีย', 'Refund of losses'),
        downline: gift('รายได้จากเพื่อน', 'Income from friends'),
        promotion: gift('เครดิตโปรโมชั่นจากเจ้าหน้าที่', 'Promotional credit from staff'),
        ...rule,
      },
      'ยอดเทิร์นของเครดิตที่แจก',
      'Turnover of gifts',
      'ทำเทิร์นกี่เท่าของเครดิตที่ได้จากแต่ละทาง',
      'How many times the credit from each source has to be staked',
    ),
    weights: group(
      {
        casino: weight('คาสิโน', 'Casino'),
        sport: weight('กีฬา', 'Sport'),
        fishing: weight('ยิงปลา', 'Fishing'),
        card: weight('เกมไพ่', 'Card'),
        lotto: weight('หวย', 'Lotto'),
        slot: weight('สล็อต', 'Slot'),
      },
      'เดิมพันนับกี่เปอร์เซ็นต์',
      'What a bet counts',
      'เกมที่ไม่รู้หมวดนับเท่าหมวดที่นับน้อยที่สุด',
      'A game of unknown category counts like the category that counts least',
    ),
    lostBelow: wholeBaht(
      1,
      'ถือว่าเสียหมดเมื่อเหลือต่ำกว่า',
      'Lost below',
      'เมื่อเครดิตทั้งหมดต่ำกว่านี้และไม่มีเครดิตในเกม เงื่อนไขเทิร์นสิ้นสุด',
      'When all credit is below this and none is in a game, the requirement ends',
    ),
  },
  'ยอดเทิร์น',
  'Turnover',
  'ต้องเดิมพันเท่าไรก่อนถอนเครดิตที่แบรนด์ให้ ใช้กับโบนัสที่รับหลังเผยแพร่ ต้องเปิดเกมด้วย',
  'What has to be staked before credit that the brand gave may be withdrawn; applies to what is given after publishing, and needs games',
);
