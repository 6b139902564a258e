import { expect, it } from 'vitest';
import { depositStatuses as codes } from '#schemas/api/shapes/statuses';
import deposit from '@/i18n/locales/th/deposit.json';
import { depositStatus } from './depositStatus';

const shown = (code: string | null) => {
  const { label, tone, may } = depositStatus(code);
  return [deposit[label], tone, may.join(' ')];
};

it('ST-20 has the Thai label, the colour and the actions of every status', () => {
  expect(Object.fromEntries(codes.map((code) => [code, shown(code)]))).toEqual({
    PENDING: ['รอโอนเงิน', 'warning', 'transferred attachSlip contactStaff cancel'],
    TRANSFERRED: ['รอตรวจสอบ', 'info', 'attachSlip contactStaff'],
    SUCCESS: ['สำเร็จ', 'success', ''],
    REJECTED: ['ไม่อนุมัติ', 'danger', 'startAgain contactStaff'],
    CANCELLED: ['ยกเลิกแล้ว', 'neutral', ''],
    EXPIRED: ['หมดเวลา', 'neutral', 'startAgain contactStaff'],
  });
});

it('ST-24 polls until a status is final', () => {
  expect(codes.filter((code) => depositStatus(code).isOpen)).toEqual(['PENDING', 'TRANSFERRED']);
});

it.each(['WHATEVER', 'constructor', '', null])(
  'appendix B shows the unknown code %j grey and without buttons',
  (code) => {
    expect(shown(code)).toEqual(['กำลังดำเนินการ', 'neutral', '']);
  },
);
