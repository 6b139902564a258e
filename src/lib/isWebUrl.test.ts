import { describe, expect, it } from 'vitest';
import { isWebUrl } from './isWebUrl';

describe('isWebUrl', () => {
  it.each([
    'https://a.co/x?y=1',
    'http://a.co',
    'HTTPS://A.CO/#z',
    'https://sub.a.co:8443/p%20q',
    'https://ไทย.com/ข่าว',
  ])('VAL-01 takes %s', (url) => expect(isWebUrl(url)).toBe(true));

  it.each([
    'a b',
    'javascript:1',
    'ftp://a.co',
    'https://',
    'https:///x',
    ' https://a.co',
    'https://a.co/ x',
    'https://user:pass@a.co',
    'https://bank.co@evil.co',
    '//a.co',
    'data:text/html,x',
    'https://a.co/"onclick=',
    '',
    null,
    42,
  ])('VAL-01 refuses %s', (url) => expect(isWebUrl(url)).toBe(false));
});
