import type { ErrorCode } from './errors';
import type { ErrorParams } from './envelope';

/** What a validator reports about one wrong place, in a browser and on the server alike. */
export interface Finding {
  readonly instancePath: string;
  readonly keyword: string;
  readonly params: Readonly<Record<string, unknown>>;
}

/** A field's message: the code, and the Thai name of the field where the message names it. */
export interface FieldError {
  readonly code: ErrorCode;
  readonly params?: ErrorParams;
}

interface Field {
  /** Thai name, as on the form's label. */
  readonly label: string;
  /** Code of a wrong value; `FIELD_INVALID` unless named. */
  readonly code?: ErrorCode;
  /** Code of a value that is too long, where it differs. */
  readonly long?: ErrorCode;
  /** The field is chosen, not typed. */
  readonly choice?: true;
}

/** Fields that people fill in, by their name in a body, path or query. */
export const fields: Readonly<Record<string, Field>> = {
  username: { label: 'ชื่อผู้ใช้', code: 'USERNAME_FORMAT' },
  password: { label: 'รหัสผ่าน', code: 'PASSWORD_FORMAT', long: 'PASSWORD_TOO_LONG' },
  confirmPassword: { label: 'ยืนยันรหัสผ่าน', code: 'PASSWORD_MISMATCH' },
  oldPassword: { label: 'รหัสผ่านเดิม', code: 'OLD_PASSWORD_WRONG' },
  newPassword: { label: 'รหัสผ่านใหม่', code: 'PASSWORD_FORMAT', long: 'PASSWORD_TOO_LONG' },
  phone: { label: 'เบอร์โทรศัพท์', code: 'PHONE_FORMAT' },
  name: { label: 'ชื่อ-นามสกุล', code: 'NAME_FORMAT' },
  bankName: { label: 'ธนาคาร', choice: true },
  bankId: { label: 'เลขบัญชี', code: 'BANK_FORMAT' },
  accountName: { label: 'ชื่อบัญชี' },
  promptPay: { label: 'พร้อมเพย์' },
  dailyLimit: { label: 'วงเงินรับต่อวัน', code: 'AMOUNT_INVALID' },
  birthDate: { label: 'วันเกิด', code: 'BIRTH_DATE_FORMAT' },
  depositLimit: { label: 'วงเงินฝาก', code: 'AMOUNT_INVALID' },
  afCode: { label: 'รหัสผู้แนะนำ' },
  amount: { label: 'จำนวนเงิน', code: 'AMOUNT_INVALID' },
  note: { label: 'หมายเหตุ' },
  displayName: { label: 'ชื่อแบรนด์' },
  title: { label: 'หัวข้อ' },
  detail: { label: 'รายละเอียด' },
  titleEn: { label: 'หัวข้อภาษาอังกฤษ' },
  detailEn: { label: 'รายละเอียดภาษาอังกฤษ' },
  link: { label: 'ลิงก์' },
  reason: { label: 'เหตุผล' },
  automaticUpTo: { label: 'อนุมัติอัตโนมัติไม่เกิน' },
  secondPersonAbove: { label: 'ต้องอนุมัติสองคนเมื่อเกิน' },
  until: { label: 'พักถึง' },
  text: { label: 'ข้อความ' },
  email: { label: 'อีเมล' },
  receiver: { label: 'ชื่อผู้รับ' },
  line: { label: 'บ้านเลขที่' },
  subdistrict: { label: 'ตำบล/แขวง' },
  district: { label: 'อำเภอ/เขต' },
  province: { label: 'จังหวัด' },
  postcode: { label: 'รหัสไปรษณีย์', code: 'POSTCODE_FORMAT' },
  start: { label: 'วันที่เริ่มต้น', code: 'DATE_RANGE' },
  end: { label: 'วันที่สิ้นสุด', code: 'DATE_RANGE' },
  level: { label: 'ระดับ', choice: true },
  trackingNo: { label: 'เลขพัสดุ' },
  clientSeed: { label: 'รหัสสุ่มของคุณ' },
  cursor: { label: 'หน้า', code: 'CURSOR_INVALID' },
};

/** The first thing wrong with each field, by field name; unknown places are left out. */
export function fieldErrors(findings: readonly Finding[]): Readonly<Record<string, FieldError>> {
  const found: Record<string, FieldError> = {};
  for (const finding of findings) {
    const name = nameOf(finding);
    const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
    if (field && !Object.hasOwn(found, name)) found[name] = errorOf(field, finding);
  }
  return found;
}

/**
 * The code for the entire body: the field's own where only one code was found and
 * nothing else is wrong, so that one wrong field reads the same from every screen; else `VALIDATION`.
 */
export function bodyError(findings: readonly Finding[]): FieldError {
  const all = findings.every((finding) => Object.hasOwn(fields, nameOf(finding)));
  const [first, ...others] = Object.values(fieldErrors(findings));
  return all && first && others.every((other) => other.code === first.code) ? first : { code: 'VALIDATION' };
}

function nameOf({ instancePath, keyword, params }: Finding): string {
  if (keyword === 'required') return String(params['missingProperty']);
  return instancePath.split('/')[1] ?? '';
}

function errorOf({ label, code, long, choice }: Field, { keyword, params }: Finding): FieldError {
  const empty = keyword === 'required' || (keyword === 'minLength' && params['limit'] === 1);
  if (empty) return { code: choice ? 'REQUIRED_CHOICE' : 'REQUIRED', params: { field: label } };
  if (keyword === 'maxLength' && long) return { code: long };
  return code ? { code } : { code: choice ? 'REQUIRED_CHOICE' : 'FIELD_INVALID', params: { field: label } };
}
