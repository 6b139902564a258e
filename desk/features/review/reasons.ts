import type { Language } from '@/i18n/languages';
import type { QueueKind } from '@desk/core/queueApi';

export type Reason = Readonly<Record<Language, string>>;

const moneyIn: readonly Reason[] = [
  { th: 'ไม่พบเงินเข้าบัญชี', en: 'The transfer has not arrived' },
  { th: 'ยอดเงินไม่ตรง', en: 'The amount differs' },
  { th: 'บัญชีผู้โอนไม่ตรงกับบัญชีที่ลงทะเบียน', en: 'The sender is not the registered account' },
  { th: 'โอนเข้าบัญชีอื่น', en: 'Transferred to another account' },
];

/** Reasons to refuse, in the order of their number keys. The member reads the Thai text. */
export const reasons: Readonly<Record<QueueKind, readonly Reason[]>> = {
  deposit: moneyIn,
  slip: [
    ...moneyIn,
    { th: 'สลิปนี้ถูกใช้งานแล้ว', en: 'The slip was used before' },
    { th: 'สลิปไม่ชัดเจน กรุณาส่งใหม่', en: 'The slip cannot be read' },
  ],
  withdrawal: [
    { th: 'ยอดเทิร์นยังไม่ครบ', en: 'Turnover is not met' },
    { th: 'ชื่อบัญชีไม่ตรงกับชื่อสมาชิก', en: 'The account is in another name' },
    { th: 'กรุณาติดต่อเจ้าหน้าที่เพื่อยืนยันตัวตน', en: 'The member has to confirm who they are' },
  ],
  payout: [
    { th: 'เลขบัญชีไม่ถูกต้อง', en: 'The account number is wrong' },
    { th: 'ธนาคารปฏิเสธการโอน', en: 'The bank refused the transfer' },
  ],
  reward: [
    { th: 'ของรางวัลหมด', en: 'The reward is out of stock' },
    { th: 'ที่อยู่จัดส่งไม่ครบ', en: 'The address is incomplete' },
  ],
  prize: [{ th: 'ไม่เป็นไปตามเงื่อนไขกิจกรรม', en: 'Against the rules of the game' }],
  adjustment: [
    { th: 'ไม่มีหลักฐาน', en: 'There is no evidence' },
    { th: 'ยอดเงินไม่ถูกต้อง', en: 'The amount is wrong' },
  ],
  'game-transfer': [],
};
