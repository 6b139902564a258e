export const problems = {
  title: 'ปัญหา',
  errors_other: 'ข้อผิดพลาด {{count}} ข้อ',
  warnings_other: 'คำเตือน {{count}} ข้อ',
  'errors.help': 'ต้องแก้ก่อนเผยแพร่',
  'warnings.help': 'เผยแพร่ได้เมื่อระบุเหตุผล',
  none: 'ไม่พบปัญหา',
  'none.help': 'ค่าทั้งหมดผ่านการตรวจ พร้อมเผยแพร่',
  fixAll: 'แก้ทั้งหมดที่แก้ได้ ({{n}})',
  open: 'ไปที่ค่านี้',
} as const;
