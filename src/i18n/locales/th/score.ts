export const score = {
  'live.title': 'ผลบอลสด',
  'live.lead': 'ผลการแข่งขันสดจากทุกลีก',
  'table.title': 'ตารางคะแนน',
  'table.lead': 'อันดับและคะแนนของแต่ละลีก',
  empty: 'ยังไม่มีข้อมูลให้แสดง',
  'empty.hint': 'กลับมาดูอีกครั้งในภายหลัง',
  'action.home': 'กลับหน้าหลัก',
} as const;
