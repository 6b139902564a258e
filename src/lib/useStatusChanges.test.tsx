import { renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useStatusChanges } from './useStatusChanges';

const row = (status: string, uuid = 'a') => ({ uuid, status });

it('ST-24 reports a change once, and never the first status', () => {
  const notify = vi.fn();
  const { rerender } = renderHook(({ rows }) => useStatusChanges(rows, notify), {
    initialProps: { rows: [row('PENDING')] },
  });
  rerender({ rows: [row('PENDING')] });
  expect(notify).not.toHaveBeenCalled();

  rerender({ rows: [row('SUCCESS'), row('PENDING', 'b')] });
  rerender({ rows: [row('SUCCESS'), row('PENDING', 'b')] });
  expect(notify).toHaveBeenCalledTimes(1);
  expect(notify).toHaveBeenCalledWith(row('SUCCESS'));
});

it('ST-24 remembers a row that was missing in one response', () => {
  const notify = vi.fn();
  const { rerender } = renderHook(({ rows }) => useStatusChanges(rows, notify), {
    initialProps: { rows: [row('PENDING')] },
  });
  rerender({ rows: [] });
  rerender({ rows: [row('EXPIRED')] });
  expect(notify).toHaveBeenCalledTimes(1);
});
