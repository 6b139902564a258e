interface CodeMessage {
  readonly brandName: string;
  /** Host name of the brand's site. */
  readonly host: string;
  readonly code: string;
  readonly language: 'th' | 'en';
}

/** The message of a code. Its last line lets browsers offer the code on this site only (origin-bound codes). */
export function codeText({ brandName, host, code, language }: CodeMessage): string {
  const text =
    language === 'th'
      ? `รหัส OTP ${brandName} คือ ${code} ใช้ได้ 5 นาที ห้ามบอกผู้อื่น`
      : `Your ${brandName} code is ${code}. Valid for 5 minutes. Never share it.`;
  return host === '' ? text : `${text}\n\n@${host} #${code}`;
}
