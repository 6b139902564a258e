import { useTranslation } from 'react-i18next';
import { hasOwn } from '#schemas/common/text';

/** Reasons that staff and banks give in Thai, word for word; any other reason is shown as given. */
const known = {
  บัญชีปลายทางปิดแล้ว: 'reason.accountClosed',
  บัญชีปลายทางปิดรับโอน: 'reason.accountRefuses',
  เลขบัญชีไม่ถูกต้อง: 'reason.accountNumber',
  ชื่อบัญชีไม่ตรงกับชื่อสมาชิก: 'reason.accountName',
  ทำเทิร์นไม่ครบ: 'reason.turnover',
  ไม่พบยอดโอนในบัญชี: 'reason.noTransfer',
  ยอดโอนไม่ตรง: 'reason.wrongAmount',
  โอนจากบัญชีอื่น: 'reason.wrongSender',
  'สร้าง QR ไม่สำเร็จ': 'reason.qrFailed',
} as const;

interface Refused {
  readonly reason?: string | null | undefined;
  /** Of a reason that exists in both languages. */
  readonly reasonEn?: string | null | undefined;
}

/** The reason as staff gave it, in this language if it exists in both; null without one. */
export function reasonIn(language: string, { reason, reasonEn }: Refused): string | null {
  const text = reason?.trim() ?? '';
  return (language === 'en' ? reasonEn : null) ?? (text === '' ? null : text);
}

/** Returns why a request was rejected, in the member's language if the reason exists in it or is known. */
export function useReasonText(): (refused: Refused) => string | null {
  const { t, i18n } = useTranslation('money');
  return (refused) => {
    const text = reasonIn(i18n.language, refused);
    return text !== null && hasOwn(known, text) ? t(known[text as keyof typeof known]) : text;
  };
}
