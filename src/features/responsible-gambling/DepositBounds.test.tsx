import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import responsible from '@/i18n/locales/th/responsible.json';
import { renderFeature } from '@/testing/renderFeature';
import { DepositBounds } from './DepositBounds';
import { isDepositStopped } from './DepositStopped';
import type { PlayStatus } from './responsibleGamblingApi';

const open: PlayStatus = {
  limits: [],
  depositLeft: null,
  playBreak: null,
  realityCheck: { every: 60, since: null, minutes: 0, net: 0, due: false },
  birthDateNeeded: false,
};
const day = (amount: number, left: number): PlayStatus => ({
  ...open,
  limits: [{ period: 'DAY', amount, used: amount - left, left, pending: null }],
  depositLeft: left,
});

describe('whether deposits are blocked', () => {
  it('R1 blocks when less than the smallest deposit is left', () => {
    expect(isDepositStopped(day(1000, 99), 100)).toBe(true);
    expect(isDepositStopped(day(1000, 100), 100)).toBe(false);
    expect(isDepositStopped(open, 100)).toBe(false);
  });

  it('R3 blocks during a break and until the date of birth is known', () => {
    const playBreak = { kind: 'TIME_OUT', startedAt: '', until: null, endable: false } as const;
    expect(isDepositStopped({ ...open, playBreak }, 100)).toBe(true);
    expect(isDepositStopped({ ...open, birthDateNeeded: true }, 100)).toBe(true);
  });
});

describe('the remainder above the deposit form', () => {
  const shown = (playStatus: PlayStatus) =>
    renderFeature(<DepositBounds playStatus={playStatus} />, { responsible });

  it('R1 appears when a quarter of a limit is left', () => {
    shown(day(1000, 250));
    expect(screen.getByRole('status')).toHaveTextContent('เหลืออีก 250 บาท');
  });

  it('R1 is hidden while more is left', () => {
    shown(day(1000, 251));
    expect(screen.queryByRole('status')).toBeNull();
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('R1 is an offer to set a limit where there is none', () => {
    shown(open);
    expect(screen.getByRole('link', { name: /ตั้งวงเงินฝาก/ })).toHaveAttribute(
      'href',
      '/auth/settings/responsible-play',
    );
  });
});
