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

/** Returns why a request was rejected, in the member's language if the reason is known. */
export function useReasonText(): (reason: string | null | undefined) => string | null {
  const { t } = useTranslation('money');
  return (reason) => {
    const text = reason?.trim() ?? '';
    if (hasOwn(known, text)) return t(known[text as keyof typeof known]);
    return text === '' ? null : text;
  };
}
