import { expect, it } from 'vitest';
import { columnsText, isWorkingOrder, readColumns, readListQuery } from './useListQuery';

const read = (query: string) => readListQuery(new URLSearchParams(query));

it('DSK-45 reads the filters of the address and leaves out what the server would refuse', () => {
  expect(
    read('brand=one,two&state=held&signal=little-play&from=100&to=2000.50&q=somchai&sort=largest'),
  ).toEqual({
    ...{ brand: 'one,two', state: 'held', signal: 'little-play', from: '100', to: '2000.50', q: 'somchai' },
    sort: 'largest',
  });
  expect(read('brand=A&state=gone&signal=x&from=-1&to=1.234&q=&sort=name')).toEqual({});
});

it('DSK-45 the server chooses the next item only where nothing but brands narrow the list and the oldest come first', () => {
  expect(isWorkingOrder(read('brand=one'))).toBe(true);
  expect(isWorkingOrder(read('brand=one&signal=none'))).toBe(false);
  expect(isWorkingOrder(read('sort=newest'))).toBe(false);
});

it('DSK-45 reads the columns of the address, in the order in which they are shown', () => {
  const columns = (query: string) => readColumns(new URLSearchParams(query));
  expect(columns('')).toEqual(['about', 'signals', 'amount', 'claim', 'age']);
  expect(columns('columns=age,password,about')).toEqual(['about', 'age']);
  expect(columns('columns=none')).toEqual([]);
  expect(columnsText(columns(''))).toBeUndefined();
  expect(columnsText(['age', 'amount'])).toBe('amount,age');
  expect(columnsText([])).toBe('none');
});
