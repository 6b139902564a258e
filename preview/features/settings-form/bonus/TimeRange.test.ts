import { describe, expect, it } from 'vitest';
import { spansOf } from './TimeRange';

describe('spansOf', () => {
  it('PUB-11 covers one part of the day, and two where the window goes over midnight', () => {
    expect(spansOf(0.5, 0.75)).toEqual([{ left: 0.5, width: 0.25 }]);
    expect(spansOf(0.75, 0.25)).toEqual([
      { left: 0, width: 0.25 },
      { left: 0.75, width: 0.25 },
    ]);
  });
});
