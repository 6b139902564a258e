import { expect, it } from 'vitest';
import { withdrawStatuses as codes } from '#schemas/api/shapes/statuses';
import withdraw from '@/i18n/locales/th/withdraw.json';
import { timelineOf } from './WithdrawalCard';
import { withdrawStatus } from './withdrawStatus';

const shown = (code: string) => {
  const { label, tone, may } = withdrawStatus(code);
  return [withdraw[label], tone, may.join(' ')];
};

it('ST-22 has the Thai label, the colour and the actions of every status; only FAILED can be retried', () => {
  expect(Object.fromEntries(codes.map((code) => [code, shown(code)]))).toEqual({
    PENDING: ['รอดำเนินการ', 'warning', ''],
    PROCESSING: ['กำลังโอนเงิน', 'info', ''],
    SUCCESS: ['สำเร็จ', 'success', ''],
    FAILED: ['ไม่สำเร็จ', 'danger', 'retry'],
    REJECTED: ['ถูกปฏิเสธ', 'danger', ''],
    REFUNDED: ['คืนเครดิตแล้ว', 'neutral', ''],
  });
});

it('ST-22 shows the progress of a withdrawal on the timeline', () => {
  const states = (code: string, stoppedAt?: string) =>
    timelineOf(code, stoppedAt)
      .map(({ state }) => state)
      .join(' ');
  expect(states('PENDING')).toBe('done now ahead');
  expect(states('PROCESSING')).toBe('done done now');
  expect(states('SUCCESS')).toBe('done done done');
  expect(states('FAILED')).toBe('done done failed');
  for (const code of ['REJECTED', 'REFUNDED']) {
    expect(states(code)).toBe('done failed ahead');
    expect(states(code, 'CHECK')).toBe('done failed ahead');
    expect(states(code, 'TRANSFER')).toBe('done done failed');
  }
  expect(states('WHATEVER')).toBe('now');
});
