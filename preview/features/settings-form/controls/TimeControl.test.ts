import { expect, it } from 'vitest';
import { readTime, shownTime } from './TimeControl';

it('reads times as people write them, Thai digits too', () => {
  expect(['9:30', '0930', '21.05.10', ' ๑๒:๐๐ '].map(readTime)).toEqual([
    '09:30:00',
    '09:30:00',
    '21:05:10',
    '12:00:00',
  ]);
});

it('waits while the time is incomplete', () => {
  expect(['', '9', '9:3', '24:00', '12:60', '12:00:60', '930'].map(readTime)).toEqual(
    Array.from({ length: 7 }, () => undefined),
  );
});

it('shows seconds only where there are any', () => {
  expect(['12:00:00', '23:59:59', null].map(shownTime)).toEqual(['12:00', '23:59:59', '']);
});
