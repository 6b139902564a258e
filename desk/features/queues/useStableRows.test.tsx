import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { slip } from '@desk/testing/openDesk';
import { useStableRows } from './useStableRows';

const open = (...uuids: string[]) =>
  renderHook(({ view, rows }) => useStableRows(view, rows), {
    initialProps: { view: 'a', rows: uuids.map((uuid) => slip(uuid)) },
  });
const idsOf = ({ rows }: ReturnType<typeof useStableRows>) => rows.map(({ item }) => item.uuid);

it('DSK-44 new rows wait until they are asked for', () => {
  const { result, rerender } = open('1', '2');
  rerender({ view: 'a', rows: [slip('0'), slip('1'), slip('2')] });
  expect([idsOf(result.current), result.current.waiting]).toEqual([['1', '2'], 1]);
  act(() => result.current.showAll());
  expect([idsOf(result.current), result.current.waiting]).toEqual([['0', '1', '2'], 0]);
});

it('DSK-44 a row that is gone stays in its place, and content is current', () => {
  const { result, rerender } = open('1', '2');
  rerender({ view: 'a', rows: [slip('2', { amount: 900 })] });
  expect(result.current.rows.map(({ item, isGone }) => [item.uuid, item.amount, isGone])).toEqual([
    ['1', 500, true],
    ['2', 900, false],
  ]);
});

it('DSK-44 another view shows what there is, and an empty list fills itself', () => {
  const { result, rerender } = open();
  rerender({ view: 'a', rows: [slip('1')] });
  expect(idsOf(result.current)).toEqual(['1']);
  rerender({ view: 'b', rows: [slip('2'), slip('3')] });
  expect(idsOf(result.current)).toEqual(['2', '3']);
});
