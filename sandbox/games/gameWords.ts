import type { Language } from './gameTexts';
import type { SandboxGame } from './sandboxGame';

const words: Readonly<Record<string, Readonly<Record<Language, string>>>> = {
  low: { th: 'ต่ำ 3–9', en: 'Low 3–9' },
  middle: { th: 'ไฮโล 10–11', en: 'Middle 10–11' },
  high: { th: 'สูง 12–18', en: 'High 12–18' },
  dragon: { th: 'มังกร', en: 'Dragon' },
  tie: { th: 'เสมอ', en: 'Tie' },
  tiger: { th: 'เสือ', en: 'Tiger' },
  red: { th: 'ไพ่แดง', en: 'Red card' },
  black: { th: 'ไพ่ดำ', en: 'Black card' },
  digits: { th: 'ถูกเลขท้าย 2 ตัว', en: 'Last two digits match' },
  odd: { th: 'เลขคี่', en: 'Odd' },
  even: { th: 'เลขคู่', en: 'Even' },
  left: { th: 'ซ้าย', en: 'Left' },
  centre: { th: 'กลาง', en: 'Centre' },
  right: { th: 'ขวา', en: 'Right' },
  'keeper-left': { th: 'โกลพุ่งซ้าย', en: 'Keeper dives left' },
  'keeper-centre': { th: 'โกลยืนกลาง', en: 'Keeper stays' },
  'keeper-right': { th: 'โกลพุ่งขวา', en: 'Keeper dives right' },
  'corner-red': { th: 'มุมแดง', en: 'Red corner' },
  'corner-blue': { th: 'มุมน้ำเงิน', en: 'Blue corner' },
  shore: { th: 'ใกล้ฝั่ง', en: 'Near the shore' },
  deep: { th: 'น้ำลึก', en: 'Deep water' },
  naga: { th: 'พญานาค', en: 'Naga' },
  crown: { th: 'มงกุฎ', en: 'Crown' },
  lotus: { th: 'ดอกบัว', en: 'Lotus' },
  coin: { th: 'เหรียญทอง', en: 'Gold coin' },
  fan: { th: 'พัด', en: 'Fan' },
  bell: { th: 'ระฆัง', en: 'Bell' },
  ruby: { th: 'ทับทิม', en: 'Ruby' },
  elephant: { th: 'ช้าง', en: 'Elephant' },
  mask: { th: 'หน้ากาก', en: 'Mask' },
  drum: { th: 'กลอง', en: 'Drum' },
  kite: { th: 'ว่าว', en: 'Kite' },
  shell: { th: 'หอย', en: 'Shell' },
  moon: { th: 'พระจันทร์', en: 'Moon' },
  match: { th: 'ตรงที่แทง', en: 'Your pick' },
  gourd: { th: 'น้ำเต้า', en: 'Gourd' },
  crab: { th: 'ปู', en: 'Crab' },
  fish: { th: 'ปลา', en: 'Fish' },
  prawn: { th: 'กุ้ง', en: 'Prawn' },
  rooster: { th: 'ไก่', en: 'Rooster' },
  king: { th: 'ปลาบึกยักษ์', en: 'Giant catfish' },
};

/** Texts of choices and results; numbers need none. */
export function wordFor(name: string, language: Language): string {
  return words[name]?.[language] ?? name;
}

/** A face as the page of its game shows it: a word where there is neither a symbol nor a number. */
export function shownFace(
  { kind }: Pick<SandboxGame, 'kind'>,
  face: string | number,
  language: Language,
): string | number {
  return kind === 'words' ? wordFor(String(face), language) : face;
}
