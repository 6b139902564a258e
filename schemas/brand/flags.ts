import { flag, group } from './fields';

const area = (th: string, en: string, helpTh = `เปิดใช้${th}`, helpEn = `Switches on: ${en}`) =>
  flag(th, en, helpTh, helpEn);

/** One switch per optional area; the code of an area that is off is not loaded. */
export const flags = group(
  {
    register: area('สมัครสมาชิก', 'Registration'),
    verifyPhone: area(
      'ยืนยันเบอร์โทรศัพท์เมื่อสมัคร',
      'Phone verification at registration',
      'ผู้สมัครกรอกรหัสที่ได้รับทาง SMS ต้องเชื่อมต่อผู้ให้บริการ SMS ด้วย',
      'New members enter a code from an SMS; needs a connected SMS provider',
    ),
    accountRecovery: area(
      'ลืมรหัสผ่าน',
      'Forgot password',
      'สมาชิกตั้งรหัสผ่านใหม่ด้วยรหัสทาง SMS ต้องเชื่อมต่อผู้ให้บริการ SMS ด้วย',
      'Members set a new password with a code from an SMS; needs a connected SMS provider',
    ),
    changeBank: area(
      'เปลี่ยนบัญชีรับเงิน',
      'Change of payout account',
      'สมาชิกเปลี่ยนบัญชีรับเงินเองด้วยรหัสทาง SMS ต้องเชื่อมต่อผู้ให้บริการ SMS ด้วย ถ้าปิด สมาชิกต้องติดต่อเจ้าหน้าที่',
      'Members change their payout account with a code from an SMS; needs a connected SMS provider. Without it they contact staff',
    ),
    promotion: area('โปรโมชั่น', 'Promotion'),
    announcement: area('ประกาศ', 'Announcements'),
    publicHistory: area('รายการฝากถอนล่าสุด', 'Latest deposits and withdrawals'),
    slip: area('ฝากด้วยสลิป', 'Deposit by slip'),
    promptPay: area(
      'ฝากด้วย QR พร้อมเพย์',
      'Deposit by PromptPay QR',
      'สมาชิกสแกน QR ที่ใช้ได้ครั้งเดียว ต้องเชื่อมต่อผู้ให้บริการพร้อมเพย์ด้วย',
      'Members scan a QR code for one payment; needs a connected PromptPay provider',
    ),
    address: area('จัดการที่อยู่', 'Delivery address'),
    search: area('ค้นหาเกม', 'Game search'),
    liveScore: area(
      'ผลบอลสด',
      'Live football results',
      'ต้องใส่ที่อยู่ของผลบอลสดด้วย',
      'Needs the address of the frame too',
    ),
    score: area(
      'ตารางคะแนน',
      'League standings',
      'ต้องใส่ที่อยู่ของตารางคะแนนด้วย',
      'Needs the address of the frame too',
    ),
    liveChat: area('แชทสด', 'Live chat', 'ต้องใส่รหัสของแชทสดด้วย', 'Needs the ids of the chat too'),
    trueWallet: area(
      'ทรูมันนี่ วอลเล็ท',
      'TrueMoney Wallet',
      'ให้เลือกเมื่อสมัครและฝากเงิน (CON-04)',
      'A choice at registration and deposit (CON-04)',
    ),
    responsiblePlay: area(
      'เล่นอย่างรับผิดชอบ',
      'Responsible play',
      'วงเงินฝาก พักการเล่น เตือนเวลาเล่น และตรวจอายุเมื่อสมัคร',
      'Deposit limits, breaks, reality checks, and the age check at registration',
    ),
    games: area('เกม', 'Games'),
    media: area('กิจกรรม', 'Media hub'),
    wheel: area('วงล้อนำโชค', 'Prize wheel'),
    flipCard: area('เปิดไพ่ลุ้นรางวัล', 'Flip card'),
    flipCardReward: area('เปิดไพ่แลกของรางวัล', 'Flip-card reward'),
    checkIn: area('เช็คอินรายวัน', 'Daily check-in'),
    reward: area('ของรางวัล', 'Rewards'),
    affiliate: area('แนะนำเพื่อน', 'Affiliate'),
    cashback: area(
      'คืนยอดเสีย',
      'Cashback',
      'คืนยอดเสียรายวันตามระดับสมาชิก พร้อมหน้าและปุ่มรับ',
      'Refund of daily losses by level, with its page',
    ),
    winlost: area('ยอดได้เสีย', 'Win/loss'),
    movie: area('ดูหนัง', 'Movies'),
    leaderboard: area(
      'อันดับสมาชิก',
      'Leaderboard',
      'แท็บในหน้าระดับสมาชิก ต้องใส่รายชื่อด้วย',
      'A tab on the page of levels; needs rows too',
    ),
  },
  'ฟีเจอร์',
  'Features',
  'เปิดหรือปิดแต่ละส่วนของเว็บไซต์',
  'Switch each area of the site on or off',
);

export type FeatureFlag = keyof (typeof flags)['properties'];
