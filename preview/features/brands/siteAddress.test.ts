import { expect, it } from 'vitest';
import { siteAddress } from './siteAddress';

const here = { hostname: 'studio.localhost', protocol: 'http:', port: '4000' };
const outside = { hostname: 'studio.sala.co', protocol: 'https:', port: '' };

it.each([
  ['the first public host', ['moon.example', 'moon.bet', 'moon.com'], outside, 'https://moon.bet/'],
  ['nothing without hosts', [], outside, undefined],
  ['its host on this machine', ['moon.bet'], here, 'http://moon.localhost:4000/'],
  ['no port where there is none', [], { ...here, port: '' }, 'http://moon.localhost/'],
])('is %s', (_, hosts, studio, address) => {
  expect(siteAddress('moon', hosts, studio)).toBe(address);
});
