/** Code → HTTP status and Thai message. */
export type ErrorTable = Readonly<Record<string, { readonly status: number; readonly message: string }>>;

/**
 * Machine codes of the error envelope with their HTTP status and the Thai message (acceptance,
 * appendix C). `{n}`-style placeholders are filled from the envelope's `params`.
 *
 * A member call answers 401 or 403 only when the session is over: clients log out on those (ERR-05).
 */
export const memberErrors = {
  // session
  AUTH_INVALID: { status: 401, message: 'ชื่อผู้ใช้หรือรหัสผ่านไม่ถูกต้อง' },
  SESSION_EXPIRED: { status: 401, message: 'หมดเวลาการใช้งาน กรุณาเข้าสู่ระบบใหม่' },
  USER_SUSPENDED: { status: 403, message: 'บัญชีของคุณถูกระงับ กรุณาติดต่อเจ้าหน้าที่' },
  FORBIDDEN: { status: 403, message: 'คุณไม่มีสิทธิ์ทำรายการนี้' },
  LOGIN_THROTTLED: { status: 429, message: 'เข้าสู่ระบบไม่สำเร็จหลายครั้ง กรุณารอ {n} วินาทีแล้วลองใหม่' },
  // The params hold a challenge; the client solves it and repeats the call.
  PROOF_REQUIRED: { status: 429, message: 'ระบบกำลังตรวจสอบความปลอดภัย กรุณาลองใหม่อีกครั้ง' },

  // one-time codes
  CODE_WRONG: { status: 400, message: 'รหัสไม่ถูกต้อง ลองได้อีก {n} ครั้ง' },
  CODE_EXPIRED: { status: 400, message: 'รหัสนี้ใช้ไม่ได้แล้ว กรุณาขอรหัสใหม่' },
  CODE_WAIT: { status: 429, message: 'กรุณารอ {n} วินาทีก่อนขอรหัสใหม่' },
  CODE_UNAVAILABLE: { status: 409, message: 'ขณะนี้ส่งรหัสไม่ได้ กรุณาติดต่อเจ้าหน้าที่' },
  PHONE_UNVERIFIED: { status: 409, message: 'กรุณายืนยันเบอร์โทรศัพท์อีกครั้ง' },

  // fields
  VALIDATION: { status: 400, message: 'ข้อมูลไม่ถูกต้อง กรุณาตรวจสอบอีกครั้ง' },
  REQUIRED: { status: 400, message: 'กรุณากรอก{field}' },
  REQUIRED_CHOICE: { status: 400, message: 'กรุณาเลือก{field}' },
  FIELD_INVALID: { status: 400, message: '{field}ไม่ถูกต้อง' },
  PHONE_FORMAT: { status: 400, message: 'เบอร์โทรศัพท์ต้องเป็นตัวเลข 10 หลัก' },
  PHONE_USED: { status: 409, message: 'เบอร์โทรศัพท์นี้ถูกใช้งานแล้ว' },
  USERNAME_FORMAT: { status: 400, message: 'ชื่อผู้ใช้ต้องเป็นภาษาอังกฤษตัวเล็กหรือตัวเลข 4–20 ตัว' },
  USERNAME_USED: { status: 409, message: 'ชื่อผู้ใช้นี้ถูกใช้งานแล้ว' },
  NAME_FORMAT: { status: 400, message: 'ชื่อ-นามสกุลต้องเป็นภาษาไทยหรือภาษาอังกฤษ 2–60 ตัวอักษร' },
  PASSWORD_FORMAT: { status: 400, message: 'รหัสผ่านต้องมีอย่างน้อย 8 ตัวอักษร' },
  PASSWORD_TOO_LONG: { status: 400, message: 'รหัสผ่านต้องไม่เกิน 128 ตัวอักษร' },
  PASSWORD_COMMON: { status: 400, message: 'รหัสผ่านนี้เดาง่ายเกินไป กรุณาใช้รหัสผ่านอื่น' },
  PASSWORD_MISMATCH: { status: 400, message: 'รหัสผ่านไม่ตรงกัน' },
  NEW_PASSWORD_MISMATCH: { status: 400, message: 'รหัสผ่านใหม่ไม่ตรงกัน' },
  PASSWORD_SAME: { status: 400, message: 'รหัสผ่านใหม่ต้องไม่ซ้ำกับรหัสผ่านเดิม' },
  OLD_PASSWORD_WRONG: { status: 400, message: 'รหัสผ่านเดิมไม่ถูกต้อง' },
  PASSWORD_WRONG: { status: 400, message: 'รหัสผ่านไม่ถูกต้อง' },
  BANK_FORMAT: { status: 400, message: 'เลขบัญชีไม่ถูกต้องสำหรับธนาคารที่เลือก' },
  BANK_USED: { status: 409, message: 'เลขบัญชีนี้ถูกใช้งานแล้ว' },
  BANK_NAME_NOT_FOUND: { status: 404, message: 'ไม่พบชื่อบัญชี กรุณาตรวจสอบธนาคารและเลขบัญชี' },
  BANK_NAME_DIFFERS: { status: 409, message: 'ชื่อบัญชีไม่ตรงกับชื่อของคุณ กรุณาใช้บัญชีของคุณเอง' },
  INVITER_NOT_FOUND: { status: 404, message: 'ไม่พบรหัสผู้แนะนำ' },
  POSTCODE_FORMAT: { status: 400, message: 'รหัสไปรษณีย์ต้องเป็นตัวเลข 5 หลัก' },
  DATE_RANGE: { status: 400, message: 'ช่วงวันที่ไม่ถูกต้อง' },
  DATE_RANGE_LONG: { status: 400, message: 'เลือกช่วงวันที่ได้ไม่เกิน {n} วัน' },
  CURSOR_INVALID: { status: 400, message: 'ลำดับหน้าไม่ถูกต้อง กรุณาโหลดรายการใหม่' },

  // deposits
  AMOUNT_INVALID: { status: 400, message: 'กรุณากรอกจำนวนเงินให้ถูกต้อง' },
  DEPOSIT_MIN: { status: 422, message: 'ฝากขั้นต่ำ {n} บาท' },
  DEPOSIT_MAX: { status: 422, message: 'ฝากสูงสุด {n} บาทต่อครั้ง' },
  DEPOSIT_PENDING_EXISTS: { status: 409, message: 'คุณมีรายการฝากที่ยังไม่เสร็จสิ้น' },
  DEPOSIT_EXPIRED: { status: 409, message: 'รายการหมดเวลา กรุณาทำรายการใหม่' },
  DEPOSIT_FULL: { status: 409, message: 'ยอดรับฝากของวันนี้ใกล้เต็มแล้ว กรุณาฝากยอดที่น้อยลงหรือติดต่อเจ้าหน้าที่' },
  DEPOSIT_QR_UNAVAILABLE: { status: 409, message: 'ขณะนี้สร้าง QR ไม่ได้ กรุณาลองใหม่หรือฝากด้วยวิธีอื่น' },
  DEPOSIT_CLOSED: { status: 409, message: 'ขณะนี้ยังไม่เปิดรับฝากเงิน กรุณาติดต่อเจ้าหน้าที่' },

  // slips
  SLIP_REQUIRED: { status: 400, message: 'กรุณาเลือกรูปสลิป' },
  SLIP_TYPE: { status: 415, message: 'รองรับเฉพาะไฟล์ JPG, PNG หรือ WebP' },
  SLIP_SIZE: { status: 413, message: 'ขนาดไฟล์ต้องไม่เกิน 4 MB' },
  SLIP_UNREADABLE: { status: 422, message: 'เปิดรูปสลิปไม่ได้ กรุณาใช้ภาพอื่น' },
  // Not a verdict on the image: the client sends the same image again.
  SLIP_READ_LATER: { status: 429, message: 'ขณะนี้มีสลิปรอตรวจสอบจำนวนมาก กรุณาลองใหม่อีกครั้งในอีกสักครู่' },
  SLIP_QR_NOT_FOUND: { status: 422, message: 'ไม่พบ QR บนสลิป กรุณาใช้ภาพสลิปที่ชัดเจน' },
  SLIP_QR_MANY: { status: 422, message: 'พบ QR มากกว่าหนึ่งรายการ กรุณาใช้ภาพที่มีสลิปเดียว' },
  SLIP_QR_PROMPTPAY: { status: 422, message: 'นี่คือ QR พร้อมเพย์สำหรับจ่ายเงิน กรุณาใช้ภาพสลิปหลังโอนสำเร็จ' },
  SLIP_QR_TRUEMONEY: { status: 422, message: 'ยังไม่รองรับสลิปทรูมันนี่ วอลเล็ท กรุณาใช้สลิปจากแอปธนาคาร' },
  SLIP_QR_LINK: { status: 422, message: 'QR ในภาพเป็นลิงก์ ไม่ใช่สลิปโอนเงิน กรุณาใช้ภาพสลิป' },
  SLIP_QR_OTHER: { status: 422, message: 'QR ในภาพไม่ใช่สลิปโอนเงิน กรุณาใช้ภาพสลิปจากแอปธนาคาร' },
  SLIP_NOT_FOUND: { status: 404, message: 'ไม่พบข้อมูลการโอน กรุณารอสักครู่แล้วลองใหม่' },
  SLIP_WAITING: { status: 409, message: 'ธนาคารยังไม่ยืนยันรายการนี้ ระบบจะตรวจสอบให้อีกครั้ง' },
  SLIP_DUPLICATE: { status: 409, message: 'สลิปนี้ถูกใช้งานแล้ว' },
  SLIP_CREDIT_NEAR: {
    status: 409,
    message: 'เจ้าหน้าที่เติมเครดิตยอดใกล้เคียงกันให้แล้ว กรุณารอตรวจสอบว่าเป็นรายการเดียวกันหรือไม่',
  },
  SLIP_LINKED: { status: 409, message: 'เจ้าหน้าที่เติมเครดิตของรายการโอนนี้ให้แล้ว' },
  SLIP_INVALID: { status: 422, message: 'สลิปไม่ถูกต้อง' },
  SLIP_WRONG_RECEIVER: { status: 422, message: 'บัญชีผู้รับไม่ถูกต้อง' },
  SLIP_WRONG_SENDER: { status: 422, message: 'บัญชีผู้โอนไม่ตรงกับบัญชีที่สมัคร' },
  SLIP_AMOUNT_MISMATCH: { status: 422, message: 'ยอดเงินในสลิปไม่ตรงกับที่แจ้ง' },
  SLIP_CURRENCY: { status: 422, message: 'รองรับเฉพาะการโอนเงินบาทในประเทศไทย' },
  SLIP_EXPIRED: { status: 422, message: 'สลิปเก่าเกินกำหนด' },
  SLIP_FUTURE: { status: 422, message: 'เวลาในสลิปไม่ถูกต้อง' },
  SLIP_QUOTA: { status: 429, message: 'ส่งสลิปครบ {n} ครั้งใน 1 ชั่วโมงแล้ว กรุณารอสักครู่' },
  SLIP_IN_FLIGHT: { status: 429, message: 'มีสลิปที่กำลังตรวจสอบอยู่ กรุณารอให้เสร็จก่อน' },

  // withdrawals
  CREDIT_NOT_ENOUGH: { status: 422, message: 'ยอดเงินคงเหลือไม่เพียงพอ' },
  WITHDRAW_MIN: { status: 422, message: 'ถอนขั้นต่ำ {n} บาท' },
  WITHDRAW_LIMIT_TX: { status: 422, message: 'ถอนได้สูงสุด {n} บาทต่อครั้ง' },
  WITHDRAW_LIMIT_DAY: { status: 422, message: 'วันนี้ถอนได้อีก {n} บาท' },
  WITHDRAW_LIMIT_COUNT: { status: 422, message: 'วันนี้ถอนครบ {n} ครั้งแล้ว' },
  WITHDRAW_PENDING_EXISTS: { status: 409, message: 'มีรายการถอนที่รอดำเนินการอยู่ กรุณารอสักครู่' },
  WITHDRAW_FROZEN: { status: 409, message: 'ขณะนี้พักการถอนเงินเพื่อตรวจสอบยอด กรุณาลองใหม่ภายหลัง' },
  WITHDRAW_BANK_CHANGED: { status: 409, message: 'เพิ่งเปลี่ยนบัญชีรับเงิน ถอนได้ในอีก {n} ชั่วโมง' },
  TURNOVER_NOT_REACHED: { status: 422, message: 'ยอดเทิร์นยังไม่ครบ ต้องทำอีก {n} บาทจึงจะถอนได้' },

  // games, rewards, affiliate
  GAME_MAINTENANCE: { status: 409, message: 'เกมนี้ปิดปรับปรุงชั่วคราว' },
  CHECKIN_DONE: { status: 409, message: 'วันนี้คุณเช็คอินแล้ว' },
  NO_RIGHT_LEFT: { status: 409, message: 'สิทธิ์ของวันนี้หมดแล้ว' },
  EVENT_CLOSED: { status: 409, message: 'กิจกรรมยังไม่เปิดให้บริการ' },
  POINT_NOT_ENOUGH: { status: 422, message: 'แต้มไม่เพียงพอ' },
  OUT_OF_STOCK: { status: 409, message: 'ของรางวัลหมด' },
  ADDRESS_REQUIRED: { status: 422, message: 'กรุณาเพิ่มที่อยู่จัดส่งก่อน' },
  AFF_MIN: { status: 422, message: 'โอนขั้นต่ำ {n} บาท' },
  CASHBACK_NONE: { status: 409, message: 'ยังไม่มีคืนยอดเสียให้รับ' },
  CASHBACK_MIN: { status: 422, message: 'รับคืนยอดเสียได้เมื่อสะสมครบ {n} บาท' },

  // responsible play
  TIME_OUT_ACTIVE: { status: 409, message: 'คุณอยู่ในช่วงพักการเล่น ระหว่างนี้ยังถอนเงินได้ตามปกติ' },
  SELF_EXCLUDED: { status: 409, message: 'คุณอยู่ในช่วงงดเล่นที่ขอไว้ ระหว่างนี้ยังถอนเงินได้ตามปกติ' },
  REALITY_CHECK_DUE: { status: 409, message: 'ถึงเวลาพักสายตาแล้ว กรุณาดูสรุปการเล่นก่อนเล่นต่อ' },
  BIRTH_DATE_NEEDED: { status: 409, message: 'กรุณายืนยันวันเกิดก่อนฝากเงินหรือเล่นเกม' },
  DEPOSIT_LIMIT_LEFT: { status: 422, message: 'วงเงินฝากที่คุณตั้งไว้เหลืออีก {n} บาท' },
  DEPOSIT_LIMIT_REACHED: { status: 422, message: 'ยอดฝากครบวงเงินที่ตั้งไว้แล้ว' },
  LIMIT_CONFIRM_EARLY: { status: 409, message: 'ยืนยันวงเงินใหม่ได้เมื่อครบ 24 ชั่วโมง' },
  BREAK_LONGER: { status: 409, message: 'คุณมีช่วงพักที่นานกว่านี้อยู่แล้ว' },
  BIRTH_DATE_FORMAT: { status: 400, message: 'วันเกิดไม่ถูกต้อง กรุณาตรวจสอบ วัน เดือน ปี' },
  AGE_UNDER: { status: 422, message: 'เปิดให้บริการเฉพาะผู้ที่มีอายุ {n} ปีขึ้นไป' },
  REGISTER_REFUSED: { status: 409, message: 'ใช้ข้อมูลนี้สมัครสมาชิกไม่ได้ กรุณาติดต่อเจ้าหน้าที่' },

  // any call
  NOT_FOUND: { status: 404, message: 'ไม่พบข้อมูลที่คุณต้องการ' },
  FEATURE_OFF: { status: 404, message: 'เว็บไซต์นี้ยังไม่เปิดให้บริการส่วนนี้' },
  HOST_UNKNOWN: { status: 421, message: 'ไม่มีเว็บไซต์ที่ที่อยู่ {host}' },
  METHOD_NOT_ALLOWED: { status: 405, message: 'ไม่รองรับคำขอแบบนี้' },
  CONFLICT: { status: 409, message: 'รายการนี้ซ้ำหรือขัดกับรายการอื่น กรุณาตรวจสอบอีกครั้ง' },
  STATE_CHANGED: { status: 409, message: 'สถานะรายการเปลี่ยนไปแล้ว กรุณารีเฟรช' },
  IDEMPOTENCY_KEY_INVALID: { status: 400, message: 'รหัสกันทำรายการซ้ำไม่ถูกต้อง' },
  IDEMPOTENCY_KEY_REUSED: { status: 422, message: 'รหัสกันทำรายการซ้ำนี้ถูกใช้กับรายการอื่นแล้ว' },
  IDEMPOTENCY_IN_PROGRESS: { status: 409, message: 'กำลังทำรายการนี้อยู่ กรุณารอสักครู่' },
  PAYLOAD_TOO_LARGE: { status: 413, message: 'ข้อมูลที่ส่งมีขนาดใหญ่เกินไป' },
  UNSUPPORTED_MEDIA_TYPE: { status: 415, message: 'ไม่รองรับข้อมูลรูปแบบนี้' },
  RATE_LIMITED: { status: 429, message: 'ทำรายการถี่เกินไป กรุณารอสักครู่' },
  MAINTENANCE: { status: 503, message: 'ปิดปรับปรุงระบบชั่วคราว ขออภัยในความไม่สะดวก' },
  SERVICE_UNAVAILABLE: { status: 503, message: 'ระบบขัดข้องชั่วคราว กรุณาลองใหม่อีกครั้ง' },
  ANSWER_INVALID: { status: 502, message: 'ระบบส่งข้อมูลมาไม่ครบถ้วน กรุณาลองใหม่อีกครั้ง' },
  GENERIC: { status: 500, message: 'ทำรายการไม่สำเร็จ กรุณาลองใหม่อีกครั้ง' },
} as const satisfies ErrorTable;
