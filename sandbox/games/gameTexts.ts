/** Languages of the pages. */
const languages = ['th', 'en'] as const;
export type Language = (typeof languages)[number];

/** The language in the URL; Thai if missing or unknown. */
export function languageOf(asked: unknown): Language {
  return languages.find((language) => language === asked) ?? 'th';
}

/** What stands in double braces is filled in by the page. */
interface GameTexts {
  readonly back: string;
  readonly result: string;
  readonly begin: string;
  readonly bet: string;
  readonly number: string;
  readonly upTo: string;
  readonly stake: string;
  readonly play: string;
  readonly odds: string;
  readonly won: string;
  readonly lost: string;
  readonly broken: string;
  readonly cancelled: string;
  readonly refused: string;
  readonly noGame: string;
  readonly noGameTitle: string;
  readonly noGameHelp: string;
  readonly noBalanceTitle: string;
  readonly noBalanceHelp: string;
  readonly wrong: string;
  readonly tooLittle: string;
  /** @param payback percent. */
  readonly fair: (payback: number, version: number) => string;
  /** How many of a symbol it takes; of a slot, `2` counts from the left. */
  readonly many: (count: number, isSlot: boolean) => string;
  /** @param min baht. @param max baht. */
  readonly bounds: (min: number, max: number) => string;
}

export const gameTexts: Readonly<Record<Language, GameTexts>> = {
  th: {
    back: 'กลับเว็บ',
    result: 'ผลของรอบ',
    begin: 'ใส่เงินเดิมพันแล้วกด “เล่น”',
    bet: 'แทง',
    number: 'เลขที่ทาย',
    upTo: 'สูงสุด ',
    stake: 'เงินเดิมพัน (บาท)',
    play: 'เล่น',
    odds: 'อัตราจ่าย',
    won: 'ยินดีด้วย ได้รับ {{amount}} บาท',
    lost: 'ยังไม่ถูก ลองใหม่อีกครั้ง',
    broken: 'การเชื่อมต่อขัดข้อง กด “เล่น” อีกครั้งเพื่อดูผลรอบนี้',
    cancelled: 'ยกเลิกรอบนี้แล้ว เงินเดิมพันจะคืนเข้าเว็บโดยอัตโนมัติ',
    refused: 'ยอดเงินในเว็บไม่พอ หรือเว็บไม่รับเดิมพันในขณะนี้',
    noGame: 'ลิงก์เกมหมดอายุแล้ว กรุณาเปิดเกมใหม่จากเว็บ',
    noGameTitle: 'ลิงก์เกมหมดอายุแล้ว',
    noGameHelp: 'กลับไปที่เว็บแล้วเปิดเกมใหม่อีกครั้ง',
    noBalanceTitle: 'ยังดูยอดเงินไม่ได้',
    noBalanceHelp: 'เว็บไม่ตอบ กรุณาลองใหม่อีกครั้ง',
    wrong: 'ข้อมูลไม่ถูกต้อง',
    tooLittle: 'ยอดเงินในเกมไม่พอสำหรับเดิมพันนี้',
    fair: (payback, version) =>
      `คืนผู้เล่นเฉลี่ย ${payback}% ทุกรอบสุ่มโดยเซิร์ฟเวอร์ (อัตราจ่ายชุดที่ ${version}) เกมนี้มีไว้สาธิตและทดสอบเท่านั้น`,
    many: (count, isSlot) => `${count} ${isSlot ? 'รูป' : 'ลูก'}${isSlot && count === 2 ? 'แรก' : ''}`,
    bounds: (min, max) => `เดิมพันได้ ${min} ถึง ${max.toLocaleString('en')} บาท`,
  },
  en: {
    back: 'Back',
    result: 'Round result',
    begin: 'Choose a stake and press “Play”',
    bet: 'Bet on',
    number: 'Your number',
    upTo: 'up to ',
    stake: 'Stake (baht)',
    play: 'Play',
    odds: 'Payouts',
    won: 'Congratulations, you won {{amount}} baht',
    lost: 'Not this time. Try again',
    broken: 'The connection failed. Press “Play” again to see this round',
    cancelled: 'This round was cancelled. Your stake is returned to the site',
    refused: 'Your credit is too low, or the site is not taking bets right now',
    noGame: 'This game link has expired. Please open the game again from the site',
    noGameTitle: 'This game link has expired',
    noGameHelp: 'Go back to the site and open the game again',
    noBalanceTitle: 'Your balance is not available',
    noBalanceHelp: 'The site is not responding. Please try again',
    wrong: 'Invalid request',
    tooLittle: 'Not enough credit in the game for this stake',
    fair: (payback, version) =>
      `Average return to players: ${payback}%. Every round is drawn by the server (payout table ${version}). For demonstration and testing only`,
    many: (count, isSlot) => `× ${count}${isSlot && count === 2 ? ' from the left' : ''}`,
    bounds: (min, max) => `Stakes from ${min} to ${max.toLocaleString('en')} baht`,
  },
};
