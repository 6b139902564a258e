import type { Language } from '../games/gameTexts';
import type { ChaosPort, Fault } from './chaos';

type Texts = Readonly<Record<Language, string>>;

export const portTexts: Readonly<Record<ChaosPort, Texts>> = {
  slips: { th: 'ตรวจสลิป', en: 'Slip verification' },
  bankNames: { th: 'ชื่อบัญชีธนาคาร', en: 'Bank account names' },
  payouts: { th: 'โอนเงินถอน', en: 'Payouts' },
  promptpay: { th: 'QR พร้อมเพย์', en: 'PromptPay QR codes' },
  transfers: { th: 'แจ้งเงินเข้า', en: 'Incoming transfers' },
  games: { th: 'เกมที่โยกเครดิตเข้าออก', en: 'Games with a transfer wallet' },
  seamless: { th: 'เกมที่ใช้ยอดเงินในเว็บ', en: 'Games with a seamless wallet' },
  sms: { th: 'SMS', en: 'SMS' },
  email: { th: 'อีเมล', en: 'Email' },
};

export const faultTexts: Readonly<Record<Fault, Texts>> = {
  slow: { th: 'ตอบช้า', en: 'Slow' },
  hang: { th: 'ค้าง ไม่ตอบ', en: 'Hangs' },
  error: { th: 'ตอบว่าขัดข้อง (500)', en: 'Answers 500' },
  malformed: { th: 'ข้อมูลไม่ครบ', en: 'Malformed data' },
  unknown: { th: 'ทำรายการแล้วแต่ตอบว่าขัดข้อง', en: 'Done, but answers 500' },
  outage: { th: 'ระบบล่ม', en: 'Outage' },
  wrongSignature: { th: 'ลายเซ็นผิด', en: 'Wrong signature' },
  duplicate: { th: 'ส่งซ้ำ', en: 'Duplicates' },
  outOfOrder: { th: 'ส่งสลับลำดับ', en: 'Out of order' },
  wrongAmount: { th: 'ยอดเกินจริง 1 บาท', en: 'One baht too much' },
  skew: { th: 'นาฬิกาช้าไป 10 นาที', en: 'Clock ten minutes slow' },
};

export const pageTexts = {
  th: {
    title: 'จำลองเหตุขัดข้อง',
    hint: 'เลือกเหตุขัดข้องของแต่ละบริการ มีผลทันทีจนกว่าจะปิดหรือเริ่มระบบใหม่',
    slowMs: 'เวลาที่ตอบช้า (มิลลิวินาที)',
    save: 'บันทึก',
    clear: 'ปิดทั้งหมด',
  },
  en: {
    title: 'Faults',
    hint: 'Choose what goes wrong at each service. It takes effect at once, until it is switched off or the sandbox restarts.',
    slowMs: 'Delay of slow answers (ms)',
    save: 'Save',
    clear: 'Switch all off',
  },
} as const satisfies Readonly<Record<Language, unknown>>;
