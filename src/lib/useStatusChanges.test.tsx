import { renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useStatusChanges } from './useStatusChanges';

const row = (status: string, uuid = 'a') => ({ uuid, status });

it('ST-24 reports a change once, and never the first status', () => {
  const tell = vi.fn();
  const { rerender } = renderHook(({ rows }) => useStatusChanges(rows, tell), {
    initialProps: { rows: [row('PENDING')] },
  });
  rerender({ rows: [row('PENDING')] });
  expect(tell).not.toHaveBeenCalled();

  rerender({ rows: [row('SUCCESS'), row('PENDING', 'b')] });
  rerender({ rows: [row('SUCCESS'), row('PENDING', 'b')] });
  expect(tell).toHaveBeenCalledTimes(1);
  expect(tell).toHaveBeenCalledWith(row('SUCCESS'));
});

it('ST-24 remembers a row that was missing in one response', () => {
  const tell = vi.fn();
  const { rerender } = renderHook(({ rows }) => useStatusChanges(rows, tell), {
    initialProps: { rows: [row('PENDING')] },
  });
  rerender({ rows: [] });
  rerender({ rows: [row('EXPIRED')] });
  expect(tell).toHaveBeenCalledTimes(1);
});
