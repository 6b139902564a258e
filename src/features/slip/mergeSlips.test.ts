import { describe, expect, it } from 'vitest';
import { mergeSlips } from './mergeSlips';
import type { SlipRequest } from './slipApi';

const slip = (
  slipUuid: string,
  status: SlipRequest['status'],
  over: Partial<SlipRequest> = {},
): SlipRequest => ({
  slipUuid,
  amount: 500,
  status,
  reason: null,
  createdAt: '2026-11-14T09:00:00+07:00',
  ...over,
});

describe('mergeSlips', () => {
  it('ST-21 never goes back when the list is older than the answer', () => {
    const merged = mergeSlips([slip('a', 'VERIFIED')], [slip('a', 'SUCCESS')]);
    expect(merged.map(({ status }) => status)).toEqual(['SUCCESS']);
  });

  it('ST-24 follows the list when it is further along', () => {
    const merged = mergeSlips(
      [slip('a', 'VERIFIED', { amount: 700 })],
      [slip('a', 'VERIFYING', { amount: null })],
    );
    expect(merged).toMatchObject([{ status: 'VERIFIED', amount: 700 }]);
  });

  it('API-128 puts answers that the list does not know yet first', () => {
    const merged = mergeSlips([slip('a', 'SUCCESS')], [slip('b', 'VERIFIED'), slip('c', 'INVALID')]);
    expect(merged.map(({ slipUuid }) => slipUuid)).toEqual(['c', 'b', 'a']);
  });
});
