import type { SandboxGame } from './sandboxGame';

const words: Readonly<Record<string, string>> = {
  low: 'ต่ำ 3–9',
  middle: 'ไฮโล 10–11',
  high: 'สูง 12–18',
  dragon: 'มังกร',
  tie: 'เสมอ',
  tiger: 'เสือ',
  red: 'ไพ่แดง',
  black: 'ไพ่ดำ',
  digits: 'ถูกเลขท้าย 2 ตัว',
  odd: 'เลขคี่',
  even: 'เลขคู่',
  left: 'ซ้าย',
  centre: 'กลาง',
  right: 'ขวา',
  'keeper-left': 'โกลพุ่งซ้าย',
  'keeper-centre': 'โกลยืนกลาง',
  'keeper-right': 'โกลพุ่งขวา',
  'corner-red': 'มุมแดง',
  'corner-blue': 'มุมน้ำเงิน',
  shore: 'ใกล้ฝั่ง',
  deep: 'น้ำลึก',
  naga: 'พญานาค',
  crown: 'มงกุฎ',
  lotus: 'ดอกบัว',
  coin: 'เหรียญทอง',
  fan: 'พัด',
  bell: 'ระฆัง',
  ruby: 'ทับทิม',
  elephant: 'ช้าง',
  mask: 'หน้ากาก',
  drum: 'กลอง',
  kite: 'ว่าว',
  shell: 'หอย',
  moon: 'พระจันทร์',
  match: 'ตรงที่แทง',
  gourd: 'น้ำเต้า',
  crab: 'ปู',
  fish: 'ปลา',
  prawn: 'กุ้ง',
  rooster: 'ไก่',
  king: 'ปลาบึกยักษ์',
};

/** Thai for what a player bets on, or for what falls; numbers are said by themselves. */
export function wordFor(name: string): string {
  return words[name] ?? name;
}

/** A face as the page of its game shows it: a word where there is neither a picture nor a number. */
export function shownFace({ kind }: Pick<SandboxGame, 'kind'>, face: string | number): string | number {
  return kind === 'words' ? wordFor(String(face)) : face;
}
