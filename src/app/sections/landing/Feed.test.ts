import { describe, expect, it } from 'vitest';
import { howLongAgo } from './Feed';

const now = Date.parse('2026-11-14T09:00:00+07:00');

describe('howLongAgo', () => {
  it.each([
    ['2026-11-14T08:59:30+07:00', { minutes: 0 }],
    ['2026-11-14T09:00:30+07:00', { minutes: 0 }],
    ['2026-11-14T08:57:00+07:00', { minutes: 3 }],
    ['2026-11-14T08:00:30+07:00', { minutes: 59 }],
    ['2026-11-14T00:10:00+07:00', { text: '00:10' }],
    ['2026-11-13T23:50:00+07:00', { text: '13/11/2026' }],
  ])('formats %s', (moment, expected) => {
    expect(howLongAgo(moment, now)).toEqual(expected);
  });
});
