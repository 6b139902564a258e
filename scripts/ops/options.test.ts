import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { brandFolders } from '#scripts/bundle/places';
import { options } from './options';
import { UsageError } from './usage';

const [first = ''] = brandFolders(path.resolve(import.meta.dirname, '../../brands'));

describe('options', () => {
  it('parses words and options, with or without a runner’s separator', () => {
    const args = ['list', 'deposits', '--status', 'PENDING', '--brand', first];
    const expected = {
      words: ['list', 'deposits'],
      status: 'PENDING',
      brandId: first,
      url: 'http://127.0.0.1:4400',
      refund: false,
      all: false,
      popup: false,
      another: false,
      withoutLine: false,
    };
    expect(options(args, {})).toEqual(expected);
    expect(options(['--', ...args], {})).toEqual(expected);
  });

  it('derives the brand from the host name, and the address from the environment', () => {
    expect(options(['ma'], { OPS_URL: `http://${first}.localhost:4444` })).toMatchObject({
      brandId: first,
      url: `http://${first}.localhost:4444`,
    });
  });

  it.each([
    ['an unknown option', ['ma', '--nonsense']],
    ['a brand that is none', ['ma', 'off', '--brand', 'no-such-brand']],
    ['an address that is none', ['ma', '--url', 'localhost']],
    ['an option without its value', ['suspend', 'somchai', '--reason']],
  ])('refuses %s before anything is sent', (_, args) => {
    expect(() => options(args, {})).toThrow(UsageError);
  });
});
