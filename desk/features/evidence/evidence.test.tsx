import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { deskServer } from '@desk/testing/deskServer';
import { openDesk, slip, withEvidence } from '@desk/testing/openDesk';

const server = deskServer();

describe('the evidence of an open item', () => {
  it('DSK-12 says why a slip came in words for staff, not in those for the member', async () => {
    const item = slip('1', { summary: 'SLIP_NOT_FOUND' });
    const detail = withEvidence(item);
    const evidence = { ...detail.evidence, slip: { ...detail.evidence.slip, code: 'SLIP_NOT_FOUND' } };
    server.items = [item];
    server.data = {
      'queue/slip/1': { ...detail, evidence: { ...evidence, slip: { ...evidence.slip, reason: 'x' } } },
    };
    openDesk('/q/slip/1');
    expect(await screen.findByText('ธนาคารไม่พบรายการโอนนี้')).toBeVisible();
    expect(screen.getByText('1 · ธนาคารไม่พบรายการโอนนี้')).toBeVisible();
  });

  it('DSK-12 an adjustment that takes credit shows a negative amount', async () => {
    const adjustment = { direction: 'TAKE', reason: 'เติมซ้ำ', proposedBy: 'Boon', own: false, near: [] };
    const detail = { ...withEvidence(slip('9')), kind: 'adjustment', evidence: { member: null, adjustment } };
    server.data = { 'queue/adjustment': [], 'queue/adjustment/9': detail };
    openDesk('/q/adjustment/9');
    expect(await screen.findByRole('heading', { name: /-500\.00$/ })).toBeVisible();
  });
});
