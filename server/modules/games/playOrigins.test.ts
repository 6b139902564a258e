import { expect, it } from 'vitest';
import { scriptedGames } from '#server/testing/scriptedGames';
import { playOrigins } from './openGame';

const house = (...origins: string[]) => ({ ...scriptedGames(), origins: () => origins });

it('W2 accepts only valid origins, once each, and never the site’s own', () => {
  const houses = [
    house('https://play.one.example', 'https://site.example', 'https://play.one.example/path'),
    house(
      'https://play.one.example',
      'http://play.two.example:8080',
      '*',
      "https://x.example; script-src 'unsafe-inline'",
    ),
  ];
  expect(playOrigins(houses, 'https://site.example')).toEqual([
    'https://play.one.example',
    'http://play.two.example:8080',
  ]);
  expect(playOrigins([], 'https://site.example')).toEqual([]);
});
