export const announcement = {
  title: 'ประกาศ',
  link: 'เปิดลิงก์',
  hideToday: 'ไม่แสดงอีกวันนี้',
} as const;
