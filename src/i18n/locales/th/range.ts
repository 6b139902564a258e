export const range = {
  label: 'ช่วงวันที่',
  start: 'ตั้งแต่วันที่',
  end: 'ถึงวันที่',
  'preset.today': 'วันนี้',
  'preset.yesterday': 'เมื่อวาน',
  'preset.week': '7\u00a0วันล่าสุด',
  'preset.month': 'เดือนนี้',
} as const;
