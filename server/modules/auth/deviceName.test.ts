import { describe, expect, it } from 'vitest';
import { deviceName, networkOf } from './deviceName';

describe('deviceName', () => {
  it.each([
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 Version/17.5 Mobile/15E148 Safari/604.1',
      'Safari · iPhone',
    ],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 Safari Line/14.9.0',
      'LINE · iPhone',
    ],
    [
      'Mozilla/5.0 (Linux; Android 14; SM-S911B) AppleWebKit/537.36 SamsungBrowser/25.0 Chrome/121.0 Mobile Safari/537.36',
      'Samsung Internet · Android',
    ],
    [
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/126.0 Safari/537.36 Edg/126.0',
      'Edge · Windows',
    ],
    ['Mozilla/5.0 (Macintosh; Intel Mac OS X 14.5; rv:127.0) Gecko/20100101 Firefox/127.0', 'Firefox · Mac'],
    ['curl/8.5', ''],
    [null, ''],
  ])('A7 %s', (userAgent, name) => {
    expect(deviceName(userAgent)).toBe(name);
  });
});

describe('networkOf', () => {
  it.each([
    ['203.0.113.77', '203.0.113.x'],
    ['::ffff:203.0.113.77', '203.0.113.x'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1::'],
    ['2001:db8::1', '2001:db8::'],
    ['::1', '::'],
    ['unknown', ''],
    [null, ''],
  ])('A7 of %s only %s', (ip, network) => {
    expect(networkOf(ip)).toBe(network);
  });
});
