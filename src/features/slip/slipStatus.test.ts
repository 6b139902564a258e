import { expect, it } from 'vitest';
import { slipStatuses as codes } from '#schemas/api/shapes/statuses';
import slip from '@/i18n/locales/th/slip.json';
import { slipStatus } from './slipStatus';

const shown = (code: string) => {
  const { label, tone, may } = slipStatus(code);
  return [slip[label], tone, may.join(' ')];
};

it('ST-21 has the Thai label, the colour and the actions of every status', () => {
  expect(Object.fromEntries(codes.map((code) => [code, shown(code)]))).toEqual({
    VERIFYING: ['กำลังตรวจสอบสลิป', 'info', ''],
    VERIFIED: ['ตรวจสอบผ่าน', 'info', 'confirm'],
    SUCCESS: ['เติมเครดิตแล้ว', 'success', ''],
    PENDING_REVIEW: ['รอเจ้าหน้าที่ตรวจสอบ', 'warning', ''],
    DUPLICATE: ['สลิปซ้ำ', 'danger', 'chooseAnother'],
    INVALID: ['สลิปไม่ถูกต้อง', 'danger', 'handOver chooseAnother'],
    REJECTED: ['ไม่อนุมัติ', 'danger', ''],
  });
});

it('appendix B shows an unknown code grey and without buttons', () => {
  expect(shown('WHATEVER')).toEqual(['กำลังดำเนินการ', 'neutral', '']);
});
