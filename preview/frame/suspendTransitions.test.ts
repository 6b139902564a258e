import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { keepCalm } from './suspendTransitions';

let ended: AbortController;
let calm: () => void;
const isCalm = () => document.documentElement.matches('[data-calm]');

beforeEach(() => {
  ended = new AbortController();
  calm = keepCalm(window, ended.signal);
});
afterEach(() => ended.abort());

describe('keepCalm', () => {
  it('preview 2 nothing fades after an edit, until somebody is in the frame', () => {
    expect(isCalm()).toBe(false);
    for (const sign of ['pointermove', 'pointerdown', 'keydown']) {
      calm();
      expect(isCalm()).toBe(true);
      document.body.dispatchEvent(new Event(sign, { bubbles: true }));
      expect(isCalm()).toBe(false);
    }
  });

  it('leaves nothing behind', () => {
    const rules = () => [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]).length;
    const before = rules();
    calm();
    ended.abort();
    expect(isCalm()).toBe(false);
    expect(rules()).toBe(before - 1);
  });
});
