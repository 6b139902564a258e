export const media = {
  title: 'กิจกรรม',
  empty: 'ขณะนี้ยังไม่มีกิจกรรม',
  'promotion.title': 'โปรโมชั่น',
  'promotion.text': 'ช่วงเวลารับโบนัสเมื่อฝากเงิน',
} as const;
