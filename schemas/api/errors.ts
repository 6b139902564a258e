import { memberErrors, type ErrorTable } from './memberErrors';

const error = <const S extends number>(status: S, message: string) => ({ status, message });

/** Codes that only staff calls answer, see `errors.ts`. */
export const staffErrors = {
  OTP_REQUIRED: error(401, 'กรุณากรอกรหัส 6 หลักจากแอปยืนยันตัวตน'),
  OTP_INVALID: error(401, 'รหัสยืนยันตัวตนไม่ถูกต้องหรือหมดอายุ'),
  SECOND_FACTOR_NEEDED: error(403, 'กรุณาตั้งค่าการยืนยันตัวตนสองขั้นตอนก่อน'),
  SIGN_IN_CANCELLED: error(403, 'ยกเลิกการเข้าสู่ระบบแล้ว'),
  SIGN_IN_EXPIRED: error(403, 'หมดเวลาเข้าสู่ระบบ หรือลิงก์นี้ถูกใช้ไปแล้ว กรุณาเข้าสู่ระบบใหม่'),
  SIGN_IN_REFUSED: error(403, 'บัญชีนี้ไม่มีสิทธิ์เข้าใช้งาน กรุณาติดต่อผู้ดูแลระบบ'),
  SIGN_IN_FAILED: error(403, 'ตรวจสอบการเข้าสู่ระบบไม่ผ่าน กรุณาลองใหม่'),
  SIGN_IN_UNAVAILABLE: error(503, 'ผู้ให้บริการยืนยันตัวตนไม่ตอบสนอง กรุณาลองใหม่ภายหลัง'),
  PASSWORDS_OFF: error(403, 'ที่นี่ไม่ใช้รหัสผ่าน กรุณาเข้าสู่ระบบด้วยผู้ให้บริการยืนยันตัวตน'),
  RESET_INVALID: error(404, 'ลิงก์ตั้งรหัสผ่านนี้ไม่ถูกต้อง ถูกใช้แล้ว หรือหมดอายุ'),
  INVITATION_INVALID: error(404, 'คำเชิญนี้ไม่ถูกต้อง ถูกใช้แล้ว หรือหมดอายุ'),
  EMAIL_USED: error(409, 'อีเมลนี้ถูกใช้งานแล้ว'),
  LAST_ADMIN: error(409, 'ต้องมีผู้ดูแลระบบอย่างน้อยหนึ่งคน'),
  DRAFT_CONFLICT: error(409, 'มีคนอื่นแก้ค่าเดียวกันไปแล้ว กรุณาเลือกว่าจะใช้ค่าของใคร'),
  DRAFT_UNFIT: error(422, 'บันทึกการแก้ไขนี้ไม่ได้ ข้อมูลใหญ่หรือซับซ้อนเกินไป'),
  REVISION_CONFLICT: error(409, 'มีการเผยแพร่รุ่นใหม่ไปแล้ว กรุณาตรวจความต่างก่อนเผยแพร่อีกครั้ง'),
  BRAND_INVALID: error(422, 'ยังมี {n} จุดที่ต้องแก้ก่อน'),
  BRAND_WARNINGS: error(422, 'มีคำเตือน {n} ข้อ กรุณาระบุเหตุผลที่จะเผยแพร่'),
  NOTHING_TO_PUBLISH: error(409, 'ไม่มีอะไรเปลี่ยนจากรุ่นที่เผยแพร่อยู่'),
  SCHEDULE_PAST: error(422, 'เวลาที่ตั้งไว้ผ่านไปแล้ว'),
  RELEASE_IN_SET: error(409, 'รายการนี้เผยแพร่พร้อมแบรนด์อื่น กรุณาตัดสินทั้งชุด'),
  FOUR_EYES: error(403, 'ผู้ขอเผยแพร่อนุมัติเองไม่ได้ ต้องให้อีกคนอนุมัติ'),
  ADMIN_NEEDED: error(
    403,
    'การเปลี่ยนโฮสต์ ปลายทางการเข้าสู่ระบบ หรือขั้นการอนุมัติถอน ผู้ขอหรือผู้อนุมัติต้องเป็นผู้ดูแลระบบอย่างน้อยหนึ่งคน',
  ),
  SHARE_LIMIT: error(409, 'แบรนด์นี้มีลิงก์ที่ใช้งานอยู่ครบ {n} ลิงก์แล้ว กรุณายกเลิกลิงก์เก่าก่อน'),
  DEPOSIT_HELD: error(409, 'อนุมัติไม่ได้ สมาชิกอยู่ในช่วงพักหรือฝากครบวงเงินที่ตั้งไว้ กรุณาคืนเงินให้สมาชิก'),
  ADJUSTMENT_OWN: error(403, 'ผู้เสนอปรับยอดอนุมัติเองไม่ได้ ต้องให้อีกคนอนุมัติ'),
  TRANSFER_OR_REASON: error(
    400,
    'กรุณาเลือกรายการเงินเข้าของธนาคาร หรือระบุว่าไม่มีรายการเงินเข้าพร้อมเหตุผล อย่างใดอย่างหนึ่ง',
  ),
  TRANSFER_NOT_CONFIRMED: error(409, 'สมาชิกยังไม่ได้แจ้งโอน จึงอนุมัติโดยไม่มีรายการเงินเข้าไม่ได้'),
  TRANSFER_USED: error(409, 'รายการเงินเข้านี้ถูกใช้ไปแล้ว'),
  TRANSFER_OTHER_ACCOUNT: error(409, 'รายการเงินเข้านี้อยู่คนละบัญชีกับรายการฝาก'),
  TRANSFER_OTHER_SENDER: error(409, 'ผู้โอนไม่ใช่สมาชิกคนนี้ หากต้องการดำเนินการต่อกรุณาระบุเหตุผล'),
  CREDIT_NEAR: error(409, 'สมาชิกได้รับเครดิตยอดใกล้เคียงกันในเวลาใกล้เคียงกันไปแล้ว กรุณาตรวจสอบว่าเป็นคนละรายการโอน'),
  CREDIT_NOT_NEAR: error(409, 'เครดิตนี้ยอดหรือเวลาไม่ตรงกับรายการเงินเข้า หรือมีรายการเงินเข้ารองรับแล้ว'),
  SECOND_PERSON_NEEDED: error(403, 'ผู้ที่เติมเครดิตยอดใกล้เคียงกันไว้ทำรายการนี้เองไม่ได้ ต้องให้อีกคนดำเนินการ'),
  REASON_OR_TEMPLATE: error(400, 'กรุณาเลือกเหตุผลสำเร็จรูป หรือพิมพ์เหตุผล อย่างใดอย่างหนึ่ง'),
  REASON_UNKNOWN: error(422, 'ไม่พบเหตุผลสำเร็จรูปนี้ อาจถูกลบไปแล้ว กรุณาเลือกใหม่'),
  DECISION_WAITING: error(409, 'รายการนี้รออีกคนอนุมัติอยู่แล้ว'),
  WITHDRAWAL_OWN: error(403, 'คุณอนุมัติรายการนี้ไปแล้ว ต้องให้อีกคนอนุมัติ'),
  LEVEL_GRANT_OWN: error(403, 'ผู้เสนอปรับระดับอนุมัติเองไม่ได้ ต้องให้อีกคนอนุมัติ'),
  LEVEL_NOT_GIVEN: error(422, 'ให้ได้เฉพาะระดับที่ปิดไว้และสูงกว่าระดับปัจจุบัน และเรียกคืนได้เฉพาะระดับที่เจ้าหน้าที่ให้'),
  COMPANY_ACCOUNT_OWN: error(403, 'ผู้เสนออนุมัติบัญชีรับเงินเองไม่ได้ ต้องให้ผู้ดูแลอีกคนอนุมัติ'),
  SECOND_ADMIN_MISSING: error(403, 'ตอนนี้มีผู้ดูแลคนเดียว กรุณาเชิญผู้ดูแลอีกคนที่หน้าทีมงาน แล้วให้คนนั้นอนุมัติ'),
  COMPANY_ACCOUNT_EXISTS: error(409, 'มีบัญชีนี้อยู่แล้ว หรือบัญชีนี้กำลังรออนุมัติ'),
  PROVIDER_NOT_SWITCHABLE: error(409, 'บริการนี้ปิดไม่ได้ เพราะข้อมูลอาจสูญหาย'),
  TRIAL_BALANCE_MISMATCH: error(409, 'งบทดลองยังไม่ตรง กรุณาแก้ไขและตรวจงบทดลองอีกครั้งก่อนเปิดการถอน'),
  CLAIMED_BY_OTHER: error(409, '{name} กำลังทำรายการนี้อยู่'),
  VIEW_LIMIT: error(409, 'บันทึกมุมมองได้ไม่เกิน {n} รายการ กรุณาลบรายการที่ไม่ใช้แล้วก่อน'),
  HOLD_TIME: error(422, 'เวลาพักรายการต้องอยู่ในอนาคตและไม่เกิน 30 วัน'),
  IMAGE_REQUIRED: error(400, 'กรุณาเลือกรูปภาพ'),
  IMAGE_TYPE: error(415, 'รองรับเฉพาะไฟล์ JPG, PNG หรือ WebP'),
  IMAGE_SIZE: error(413, 'ขนาดไฟล์ต้องไม่เกิน 2 MB'),
  IMAGE_UNREADABLE: error(422, 'เปิดรูปภาพนี้ไม่ได้ กรุณาใช้ภาพอื่น'),
} as const satisfies ErrorTable;

/** Every code. The member app imports only `memberErrors.ts`, so that members do not download the staff codes. */
export const errors = { ...memberErrors, ...staffErrors } as const;

export type ErrorCode = keyof typeof errors;
export type MemberErrorCode = keyof typeof memberErrors;
