export const ranking = {
  title: 'ระดับสมาชิก',
  current: 'ระดับปัจจุบัน',
  askStaff: 'ติดต่อเจ้าหน้าที่',
  progress: 'ความคืบหน้าสู่ระดับถัดไป',
  remaining: 'อีก {{amount}} บาท ถึงระดับถัดไป',
  max: 'ระดับสูงสุด (MAX)',
  refund: 'คืนยอดเสีย {{percent}}%',
  refundCap: 'คืนยอดเสียสูงสุด {{amount}} บาท',
  perDay: 'ถอนสูงสุด {{amount}} บาท/วัน',
  countPerDay: '({{count}} ครั้ง/วัน)',
  perTx: 'ถอนสูงสุด {{amount}} บาท/ครั้ง',
} as const;
