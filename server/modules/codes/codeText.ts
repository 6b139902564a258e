import type { CodeAccount } from './codeRules';

interface CodeMessage {
  readonly brandName: string;
  /** Host name of the brand's site. */
  readonly host: string;
  readonly code: string;
  /** What the code confirms: the member can see whether it is their own account. */
  readonly account?: CodeAccount | undefined;
  readonly language: 'th' | 'en';
}

/** The message of a code. Its last line lets browsers offer the code on this site only (origin-bound codes). */
export function codeText({ host, code, ...message }: CodeMessage): string {
  const text = message.language === 'th' ? inThai({ code, ...message }) : inEnglish({ code, ...message });
  return host === '' ? text : `${text}\n\n@${host} #${code}`;
}

type Said = Omit<CodeMessage, 'host'>;

function inThai({ brandName, code, account }: Said): string {
  const use = account
    ? `ใช้เปลี่ยนบัญชีรับเงินเป็น ${account.bankName} ลงท้าย ${account.bankId.slice(-4)} ภายใน 5 นาที`
    : 'ใช้ได้ 5 นาที';
  return `รหัส OTP ${brandName} คือ ${code} ${use} ห้ามบอกผู้อื่น`;
}

function inEnglish({ brandName, code, account }: Said): string {
  const use = account
    ? ` to change your payout account to ${account.bankName} ending in ${account.bankId.slice(-4)}`
    : '';
  return `Your ${brandName} code is ${code}${use}. Valid for 5 minutes. Never share it.`;
}
