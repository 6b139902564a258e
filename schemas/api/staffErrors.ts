/** Code → HTTP status and Thai message. */
export type ErrorTable = Readonly<Record<string, { readonly status: number; readonly message: string }>>;

/** Codes that only staff calls answer, see `errors.ts`. */
export const staffErrors = {
  OTP_REQUIRED: { status: 401, message: 'กรุณากรอกรหัส 6 หลักจากแอปยืนยันตัวตน' },
  OTP_INVALID: { status: 401, message: 'รหัสยืนยันตัวตนไม่ถูกต้องหรือหมดอายุ' },
  SECOND_FACTOR_NEEDED: { status: 403, message: 'กรุณาตั้งค่าการยืนยันตัวตนสองขั้นตอนก่อน' },
  RESET_INVALID: { status: 404, message: 'ลิงก์ตั้งรหัสผ่านนี้ไม่ถูกต้อง ถูกใช้แล้ว หรือหมดอายุ' },
  INVITATION_INVALID: { status: 404, message: 'คำเชิญนี้ไม่ถูกต้อง ถูกใช้แล้ว หรือหมดอายุ' },
  EMAIL_USED: { status: 409, message: 'อีเมลนี้ถูกใช้งานแล้ว' },
  LAST_ADMIN: { status: 409, message: 'ต้องมีผู้ดูแลระบบอย่างน้อยหนึ่งคน' },
  DRAFT_CONFLICT: { status: 409, message: 'มีคนอื่นแก้ค่าเดียวกันไปแล้ว กรุณาเลือกว่าจะใช้ค่าของใคร' },
  DRAFT_UNFIT: { status: 422, message: 'บันทึกการแก้ไขนี้ไม่ได้ ข้อมูลใหญ่หรือซับซ้อนเกินไป' },
  REVISION_CONFLICT: { status: 409, message: 'มีการเผยแพร่รุ่นใหม่ไปแล้ว กรุณาตรวจความต่างก่อนเผยแพร่อีกครั้ง' },
  BRAND_INVALID: { status: 422, message: 'ยังมี {n} จุดที่ต้องแก้ก่อน' },
  BRAND_WARNINGS: { status: 422, message: 'มีคำเตือน {n} ข้อ กรุณาระบุเหตุผลที่จะเผยแพร่' },
  NOTHING_TO_PUBLISH: { status: 409, message: 'ไม่มีอะไรเปลี่ยนจากรุ่นที่เผยแพร่อยู่' },
  SCHEDULE_PAST: { status: 422, message: 'เวลาที่ตั้งไว้ผ่านไปแล้ว' },
  RELEASE_IN_SET: { status: 409, message: 'รายการนี้เผยแพร่พร้อมแบรนด์อื่น กรุณาตัดสินทั้งชุด' },
  FOUR_EYES: { status: 403, message: 'ผู้ขอเผยแพร่อนุมัติเองไม่ได้ ต้องให้อีกคนอนุมัติ' },
  ADMIN_NEEDED: {
    status: 403,
    message: 'การเปลี่ยนโฮสต์หรือปลายทางการเข้าสู่ระบบ ผู้ขอหรือผู้อนุมัติต้องเป็นผู้ดูแลระบบอย่างน้อยหนึ่งคน',
  },
  SHARE_LIMIT: { status: 409, message: 'แบรนด์นี้มีลิงก์ที่ใช้งานอยู่ครบ {n} ลิงก์แล้ว กรุณายกเลิกลิงก์เก่าก่อน' },
  DEPOSIT_HELD: { status: 409, message: 'อนุมัติไม่ได้ สมาชิกอยู่ในช่วงพักหรือฝากครบวงเงินที่ตั้งไว้ กรุณาคืนเงินให้สมาชิก' },
  ADJUSTMENT_OWN: { status: 403, message: 'ผู้เสนอปรับยอดอนุมัติเองไม่ได้ ต้องให้อีกคนอนุมัติ' },
  TRANSFER_OR_REASON: {
    status: 400,
    message: 'กรุณาเลือกรายการเงินเข้าของธนาคาร หรือระบุว่าไม่มีรายการเงินเข้าพร้อมเหตุผล อย่างใดอย่างหนึ่ง',
  },
  TRANSFER_NOT_CONFIRMED: { status: 409, message: 'สมาชิกยังไม่ได้แจ้งโอน จึงอนุมัติโดยไม่มีรายการเงินเข้าไม่ได้' },
  TRANSFER_USED: { status: 409, message: 'รายการเงินเข้านี้ถูกใช้ไปแล้ว' },
  TRANSFER_OTHER_ACCOUNT: { status: 409, message: 'รายการเงินเข้านี้อยู่คนละบัญชีกับรายการฝาก' },
  TRANSFER_OTHER_SENDER: { status: 409, message: 'ผู้โอนไม่ใช่สมาชิกคนนี้ หากต้องการดำเนินการต่อกรุณาระบุเหตุผล' },
  CREDIT_NEAR: {
    status: 409,
    message: 'สมาชิกได้รับเครดิตยอดใกล้เคียงกันในเวลาใกล้เคียงกันไปแล้ว กรุณาตรวจสอบว่าเป็นคนละรายการโอน',
  },
  CREDIT_NOT_NEAR: { status: 409, message: 'เครดิตนี้ยอดหรือเวลาไม่ตรงกับรายการเงินเข้า หรือมีรายการเงินเข้ารองรับแล้ว' },
  SECOND_PERSON_NEEDED: {
    status: 403,
    message: 'ผู้ที่เติมเครดิตยอดใกล้เคียงกันไว้ทำรายการนี้เองไม่ได้ ต้องให้อีกคนดำเนินการ',
  },
  DECISION_WAITING: { status: 409, message: 'รายการนี้รออีกคนอนุมัติอยู่แล้ว' },
  LEVEL_GRANT_OWN: { status: 403, message: 'ผู้เสนอปรับระดับอนุมัติเองไม่ได้ ต้องให้อีกคนอนุมัติ' },
  LEVEL_NOT_GIVEN: {
    status: 422,
    message: 'ให้ได้เฉพาะระดับที่ปิดไว้และสูงกว่าระดับปัจจุบัน และเรียกคืนได้เฉพาะระดับที่เจ้าหน้าที่ให้',
  },
  BOOKS_BROKEN: { status: 409, message: 'งบทดลองยังไม่ตรง กรุณาแก้ไขและตรวจงบทดลองอีกครั้งก่อนเปิดการถอน' },
  PICTURE_REQUIRED: { status: 400, message: 'กรุณาเลือกรูปภาพ' },
  PICTURE_TYPE: { status: 415, message: 'รองรับเฉพาะไฟล์ JPG, PNG หรือ WebP' },
  PICTURE_SIZE: { status: 413, message: 'ขนาดไฟล์ต้องไม่เกิน 2 MB' },
  PICTURE_UNREADABLE: { status: 422, message: 'เปิดรูปภาพนี้ไม่ได้ กรุณาใช้ภาพอื่น' },
} as const satisfies ErrorTable;
