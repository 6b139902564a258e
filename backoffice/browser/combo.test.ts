import { describe, expect, it } from 'vitest';
import { comboOf, isTyping } from './combo';

const press = (init: KeyboardEventInit & { modifierAltGraph?: boolean }) =>
  comboOf(new KeyboardEvent('keydown', init));

describe('comboOf', () => {
  it.each([
    ['mod+z', { key: 'z', code: 'KeyZ', ctrlKey: true }],
    ['mod+z', { key: 'z', code: 'KeyZ', metaKey: true }],
    ['mod+shift+z', { key: 'Z', code: 'KeyZ', ctrlKey: true, shiftKey: true }],
    ['mod+y', { key: 'y', code: 'KeyY', ctrlKey: true }],
    ['?', { key: '?', code: 'Slash', shiftKey: true }],
    ['escape', { key: 'Escape', code: 'Escape' }],
    ['enter', { key: 'Enter', code: 'Enter' }],
  ])('knows %s', (combo, init) => {
    expect(press(init)).toBe(combo);
  });

  it('uses the letter on a Latin layout that moves it', () => {
    expect(press({ key: 'z', code: 'KeyY', ctrlKey: true })).toBe('mod+z');
  });

  it('uses the key position on a Thai layout', () => {
    expect(press({ key: 'ผ', code: 'KeyZ', ctrlKey: true })).toBe('mod+z');
    expect(press({ key: '(', code: 'KeyZ', ctrlKey: true, shiftKey: true })).toBe('mod+shift+z');
    expect(press({ key: 'ฦ', code: 'Slash', shiftKey: true })).toBe('?');
    expect(press({ key: 'ๅ', code: 'Digit1' })).toBe('1');
  });

  it('leaves AltGr to what it types', () => {
    expect(press({ key: 'z', code: 'KeyZ', ctrlKey: true, altKey: true })).toBeNull();
    expect(press({ key: '?', code: 'Slash', modifierAltGraph: true })).toBeNull();
  });

  it('is empty for a single modifier, and for navigation keys', () => {
    expect(press({ key: 'Control', code: 'ControlLeft', ctrlKey: true })).toBeNull();
    expect(press({ key: 'ArrowDown', code: 'ArrowDown' })).toBeNull();
  });
});

describe('isTyping', () => {
  it('is true inside fields only', () => {
    expect(isTyping(document.createElement('input'))).toBe(true);
    expect(isTyping(document.createElement('textarea'))).toBe(true);
    expect(isTyping(document.createElement('button'))).toBe(false);
    expect(isTyping(null)).toBe(false);
  });
});
