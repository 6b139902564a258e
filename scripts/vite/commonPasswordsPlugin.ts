import { dictionary } from '@zxcvbn-ts/language-common';
import type { Plugin } from 'vite';

const library = /[\\/]@zxcvbn-ts[\\/]language-common[\\/]dist[\\/]index\.mjs$/;
/** Shorter passwords are refused before the list is read. */
const LEAST = 8;

/** Sends browsers only the part of the password list that can matter, sorted because it compresses to two thirds. */
export function commonPasswordsPlugin(): Plugin {
  return {
    name: 'sala:common-passwords',
    enforce: 'pre',
    load: {
      filter: { id: library },
      handler() {
        const words = dictionary['passwords-common'].filter((word) => word.length >= LEAST).sort();
        const text = JSON.stringify(words.join('\n'));
        return {
          code: `export const dictionary = { 'passwords-common': ${text}.split('\\n') };`,
          map: { mappings: '' },
          moduleType: 'js',
          moduleSideEffects: false,
        };
      },
    },
  };
}
