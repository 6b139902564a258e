export const history = {
  title: 'ประวัติธุรกรรม',

  'tab.label': 'ประเภทรายการ',
  'tab.all': 'ทั้งหมด',
  'tab.deposit': 'ฝาก',
  'tab.withdraw': 'ถอน',
  'tab.bonus': 'โบนัส',
  'tab.game': 'เกม',

  'kind.deposit': 'ฝากเงิน',
  'kind.slip': 'ฝากด้วยสลิป',
  'kind.withdraw': 'ถอนเงิน',
  'kind.bonus': 'โบนัส',
  'kind.gameIn': 'โอนเข้าเกม',
  'kind.gameOut': 'โอนกลับจากเกม',
  'kind.adjustUp': 'ปรับยอดโดยเจ้าหน้าที่',
  'kind.adjustDown': 'ปรับยอดโดยเจ้าหน้าที่',
  'kind.turnover': 'ยอดเทิร์นที่ต้องทำ',

  'row.bonus': 'โบนัส +{{amount}}',
  'row.bonusFrom': 'จากยอดฝาก {{amount}}\u00a0บาท',
  'row.retry': 'ลองใหม่',
  'row.noTime': 'ไม่ทราบเวลา',

  'list.empty': 'ไม่พบรายการ',
  'list.emptyHint': 'เมื่อมีรายการฝากหรือถอน จะแสดงที่นี่',
  'list.deposit': 'ฝากเงิน',
} as const;
