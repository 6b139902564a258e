import type { ErrorObject } from 'ajv';
import { messageOf } from '#schemas/api/envelope';
import type { ErrorCode } from '#schemas/api/errors';
import type { FieldErrors } from './appError';

/** Fields whose format has a message of its own (acceptance, appendix C). */
const FORMAT_CODES: Readonly<Record<string, ErrorCode>> = {
  phone: 'PHONE_FORMAT',
  username: 'USERNAME_FORMAT',
  name: 'NAME_FORMAT',
  password: 'PASSWORD_FORMAT',
  newPassword: 'PASSWORD_FORMAT',
  bankId: 'BANK_FORMAT',
  postcode: 'POSTCODE_FORMAT',
  amount: 'AMOUNT_INVALID',
  cursor: 'CURSOR_INVALID',
};

const LABELS: Readonly<Record<string, string>> = {
  phone: 'เบอร์โทรศัพท์',
  username: 'ชื่อผู้ใช้',
  name: 'ชื่อ-นามสกุล',
  password: 'รหัสผ่าน',
  confirmPassword: 'ยืนยันรหัสผ่าน',
  oldPassword: 'รหัสผ่านเดิม',
  newPassword: 'รหัสผ่านใหม่',
  bankName: 'ธนาคาร',
  bankId: 'เลขบัญชี',
  amount: 'จำนวนเงิน',
  receiver: 'ชื่อผู้รับ',
  line: 'ที่อยู่',
  subdistrict: 'แขวง/ตำบล',
  district: 'เขต/อำเภอ',
  province: 'จังหวัด',
  postcode: 'รหัสไปรษณีย์',
  reason: 'เหตุผล',
  email: 'อีเมล',
};

/** Fields that are chosen, not typed: their message says เลือก. */
const CHOICES = new Set(['bankName', 'province']);

/** Ajv's findings as Thai messages by top-level field; the first one of a field counts. */
export function fieldErrors(found: readonly ErrorObject[]): FieldErrors | undefined {
  const byField = new Map<string, string>();
  for (const error of found) {
    const field = fieldOf(error);
    if (field !== '' && !byField.has(field)) byField.set(field, message(field, error));
  }
  return byField.size > 0 ? Object.fromEntries(byField) : undefined;
}

function fieldOf(error: ErrorObject): string {
  const { missingProperty, additionalProperty } = error.params as { missingProperty?: string; additionalProperty?: string };
  const name = error.instancePath.split('/')[1] ?? missingProperty ?? additionalProperty ?? '';
  return name.slice(0, 40);
}

function message(field: string, error: ErrorObject): string {
  const label = { field: LABELS[field] ?? field };
  if (error.keyword === 'required') return messageOf(CHOICES.has(field) ? 'REQUIRED_CHOICE' : 'REQUIRED', label);
  if (error.keyword === 'maxLength' && field.toLowerCase().includes('password')) return messageOf('PASSWORD_TOO_LONG');
  const code = Object.hasOwn(FORMAT_CODES, field) ? FORMAT_CODES[field] : undefined;
  return code && error.keyword !== 'additionalProperties' ? messageOf(code) : messageOf('FIELD_INVALID', label);
}
