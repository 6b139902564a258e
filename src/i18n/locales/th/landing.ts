export const landing = {
  'hero.point.request': 'แจ้งฝาก-ถอนได้ตลอด 24\u00a0ชั่วโมง',
  'hero.point.status': 'ติดตามสถานะได้ทุกขั้นตอน',
  'hero.point.account': 'ถอนเข้าบัญชีชื่อเดียวกับที่สมัครเท่านั้น',
  'hero.login': 'เข้าสู่ระบบสมาชิก',

  'announcement.label': 'ประกาศ',
  'announcement.welcome': 'ยินดีต้อนรับสู่ {{brand}} · {{tagline}}',

  'categories.title': 'หมวดเกม',
  'categories.hint': 'เข้าสู่ระบบเพื่อเลือกเกม',
  'providers.title': 'ค่ายเกม',

  'promotion.title': 'โปรโมชั่น',
  'promotion.all': 'ดูทั้งหมด',

  'history.title': 'รายการล่าสุด',
  'history.deposit': 'ฝากล่าสุด',
  'history.withdraw': 'ถอนล่าสุด',
  'history.empty': 'ยังไม่มีรายการ',
  'history.failed': 'โหลดรายการไม่สำเร็จ',
  'history.retry': 'ลองใหม่',
  'history.now': 'เมื่อสักครู่',
  'history.minutes': '{{n}}\u00a0นาทีที่แล้ว',

  'contact.title': 'ติดต่อเรา',
  'contact.text': 'มีคำถามเรื่องสมัคร ฝาก หรือถอน ทักหาเจ้าหน้าที่ได้ทางไลน์',
  'contact.all': 'ช่องทางติดต่อทั้งหมด',
} as const;
