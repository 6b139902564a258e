export const media = {
  title: 'กิจกรรม',
  'promotion.title': 'โปรโมชั่น',
  'promotion.text': 'ช่วงเวลารับโบนัสเมื่อฝากเงิน',
  'ranking.title': 'ระดับสมาชิก',
  'ranking.text': 'ยอดคืนและวงเงินถอนของแต่ละระดับ',
} as const;
