/** Words inside the controls themselves. */
export const ui = {
  close: 'ปิด',
  cancel: 'ยกเลิก',
  loading: 'กำลังโหลด…',
  copy: 'คัดลอก',
  copied: 'คัดลอกแล้ว',
  retry: 'ลองใหม่',
  notifications: 'การแจ้งเตือน',
  choose: 'เลือก…',
  search: 'ค้นหา…',
  noneFound: 'ไม่พบรายการที่ค้นหา',
  'password.show': 'แสดงรหัสผ่าน',
  'password.hide': 'ซ่อนรหัสผ่าน',
  more: 'โหลดเพิ่ม',
} as const;
