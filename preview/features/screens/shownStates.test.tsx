import { waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { type StateDimension, initialState, type stateWords } from '#schemas/preview/state';
import { openSite } from '@/testing/openSite';
import { shipped } from '@/testing/shipped';
import { routeFor, withState } from './chooseState';

/** Text that the member app shows in each state, and the part of the page that shows it. */
const texts = {
  member: {
    visitor: 'ติดตามสถานะได้ทุกขั้นตอน',
    'level-1': 'ซิลเวอร์',
    'level-2': 'โกลด์',
    'level-3': 'แพลทินัม',
    'level-4': 'ไดมอนด์',
    'level-5': '512,000',
    'level-6': '1,250,000',
    suspended: 'บัญชีของคุณถูกระงับ',
  },
  deposit: {
    none: 'จำนวนเงินที่ต้องการฝาก',
    PENDING: 'ยอดที่ต้องโอน',
    TRANSFERRED: 'ได้รับแจ้งแล้ว',
    SUCCESS: 'เครดิตเข้ากระเป๋าของคุณแล้ว',
    REJECTED: 'รายการนี้ไม่อนุมัติ',
    CANCELLED: 'ยกเลิกรายการแล้ว',
    EXPIRED: 'รายการหมดเวลา',
    QR_PENDING: 'บันทึกรูป QR',
    QR_SUCCESS: 'เครดิตเข้ากระเป๋าของคุณแล้ว',
    QR_EXPIRED: 'QR นี้ใช้ไม่ได้แล้ว',
  },
  slip: {
    none: 'แนบสลิปโอนเงิน',
    VERIFYING: 'กำลังตรวจสอบสลิป',
    VERIFIED: 'ตรวจสอบผ่าน',
    SUCCESS: 'เติมเครดิตแล้ว',
    PENDING_REVIEW: 'รอเจ้าหน้าที่ตรวจสอบ',
    DUPLICATE: 'สลิปซ้ำ',
    INVALID: 'สลิปไม่ถูกต้อง',
    REJECTED: 'ไม่อนุมัติ',
  },
  withdrawal: {
    none: 'จำนวนเงินที่ต้องการถอน',
    PENDING: 'รอดำเนินการ',
    PROCESSING: 'กำลังโอนเงิน',
    SUCCESS: 'สำเร็จ',
    FAILED: 'ไม่สำเร็จ',
    REJECTED: 'ถูกปฏิเสธ',
    REFUNDED: 'คืนเครดิตแล้ว',
  },
  checkIn: { open: 'เช็คอินวันนี้', done: 'พรุ่งนี้รับ' },
} satisfies { [D in StateDimension]?: Record<(typeof stateWords)[D][number], string> };
const parts: Readonly<Record<string, string>> = { slip: 'slip-row', withdrawal: 'withdrawal' };

const cases = Object.entries<Readonly<Record<string, string>>>(texts).flatMap(([dimension, states]) =>
  Object.entries(states).map(([state, text]) => ({ dimension: dimension as StateDimension, state, text })),
);

describe('the member app that a frame shows', () => {
  it.each(cases)('BRD-04 in the state $dimension $state says “$text”', async ({ dimension, state, text }) => {
    const chosen = withState(initialState, dimension, state);
    const look = { ...shipped.look, hero: 'form' } as const;
    await openSite(routeFor('/', chosen, dimension), {}, { look }, chosen);
    const part = state === 'none' ? undefined : parts[dimension];
    const shown = () => (part ? document.querySelector(`[data-testid="${part}"]`) : document.body);
    await waitFor(() => expect(shown()).toHaveTextContent(text));
  });
});
