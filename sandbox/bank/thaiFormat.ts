const baht = new Intl.NumberFormat('th-TH', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const moment = new Intl.DateTimeFormat('th-TH', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'Asia/Bangkok',
});
const time = new Intl.DateTimeFormat('th-TH', { timeStyle: 'short', timeZone: 'Asia/Bangkok' });

/** `1,234.50`. @param satang integer. */
export function bahtText(satang: number): string {
  return baht.format(satang / 100);
}

/** `21 พ.ย. 2569 14:05 น.` in Bangkok. */
export function thaiMoment(date: Date): string {
  return `${moment.format(date)} น.`;
}

/** `14:05 น.` in Bangkok. */
export function thaiTime(date: Date): string {
  return `${time.format(date)} น.`;
}
