import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { suspendTransitions } from './suspendTransitions';

let ended: AbortController;
let suspend: () => void;
const isSuspended = () => document.documentElement.matches('[data-suspend-transitions]');

beforeEach(() => {
  ended = new AbortController();
  suspend = suspendTransitions(window, ended.signal);
});
afterEach(() => ended.abort());

describe('suspendTransitions', () => {
  it('preview 2 nothing fades after an edit, until somebody is in the frame', () => {
    expect(isSuspended()).toBe(false);
    for (const sign of ['pointermove', 'pointerdown', 'keydown']) {
      suspend();
      expect(isSuspended()).toBe(true);
      document.body.dispatchEvent(new Event(sign, { bubbles: true }));
      expect(isSuspended()).toBe(false);
    }
  });

  it('leaves nothing behind', () => {
    const rules = () => [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]).length;
    const before = rules();
    suspend();
    ended.abort();
    expect(isSuspended()).toBe(false);
    expect(rules()).toBe(before - 1);
  });
});
