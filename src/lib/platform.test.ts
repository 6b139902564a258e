import { describe, expect, it } from 'vitest';
import { platformOf } from './platform';

describe('platformOf', () => {
  it('API-03 tells Android, iOS and desktop apart', () => {
    expect(platformOf({ userAgent: 'Mozilla/5.0 (Linux; Android 13)' })).toBe('AND');
    expect(platformOf({ userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 16_0 like Mac OS X)' })).toBe('IOS');
    expect(platformOf({ userAgent: 'Mozilla/5.0 (iPad; CPU OS 12_2 like Mac OS X)' })).toBe('IOS');
    expect(platformOf({ userAgent: 'Mozilla/5.0 (Windows NT 10.0)', maxTouchPoints: 10 })).toBe('DSK');
  });

  it('API-03 knows an iPad that calls itself a Macintosh by its touch screen', () => {
    const userAgent = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)';
    expect(platformOf({ userAgent, maxTouchPoints: 5 })).toBe('IOS');
    expect(platformOf({ userAgent, maxTouchPoints: 0 })).toBe('DSK');
  });
});
