export const money = {
  'amount.whole': 'กรอกได้เฉพาะจำนวนเต็มบาท ไม่มีเศษสตางค์',
  'amount.malformed': 'กรุณากรอกจำนวนเงินเป็นตัวเลข เช่น 1,234.50',
  'credit.outdated': 'ยอดเงินนี้อาจไม่ใช่ยอดล่าสุด',
  'credit.outdatedSince': 'ยอดเมื่อ {{time}} อาจไม่ใช่ยอดล่าสุด',
  'gameCredit.amount': 'อยู่ในเกม {{amount}}\u00a0บาท',
  'gameCredit.bring': 'นำกลับเข้ากระเป๋า',
  'gameCredit.playing': 'กำลังเล่นอยู่ หากนำกลับ เกมจะไม่มีเครดิตให้เล่นต่อ',
  'gameCredit.incomplete': 'ยังตรวจสอบยอดในเกมได้ไม่ครบ',
  'gameCredit.failed': 'นำเครดิตกลับไม่สำเร็จ กรุณาลองใหม่อีกครั้ง',
} as const;
