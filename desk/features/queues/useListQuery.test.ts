import { expect, it } from 'vitest';
import { isWorkingOrder, readListQuery } from './useListQuery';

const read = (query: string) => readListQuery(new URLSearchParams(query));

it('DSK-45 reads the filters of the address and leaves out what the server would refuse', () => {
  expect(read('brand=one,two&state=held&signal=little-play&from=100&to=2000.50&q=somchai')).toEqual({
    ...{ brand: 'one,two', state: 'held', signal: 'little-play', from: '100', to: '2000.50', q: 'somchai' },
  });
  expect(read('brand=A&state=gone&signal=x&from=-1&to=1.234&q=')).toEqual({});
});

it('DSK-45 the server chooses the next item only where nothing but brands narrow the list', () => {
  expect(isWorkingOrder(read('brand=one'))).toBe(true);
  expect(isWorkingOrder(read('brand=one&signal=none'))).toBe(false);
});
