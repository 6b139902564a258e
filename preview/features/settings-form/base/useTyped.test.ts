import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useTyped } from './Input';

/** Capitals are the value; anything but letters is none. */
const meant = (text: string) => (/^[a-z]*$/i.test(text) ? text.toUpperCase() : undefined);

function open(start = 'A') {
  const committed: string[] = [];
  const commit = (text: string) => {
    const next = meant(text);
    committed.push(text);
    if (next !== undefined) hook.rerender(next);
  };
  const hook = renderHook((value: string) => useTyped(value, commit, meant), { initialProps: start });
  const type = (text: string) => act(() => hook.result.current.onChange(text));
  const rest = () => act(() => void vi.runAllTimers());
  return { committed, hook, type, rest, shown: () => hook.result.current.text };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('useTyped', () => {
  it('applies the first key at once, and keys in quick succession together', () => {
    const { committed, type, rest } = open();
    for (const text of ['Ab', 'Abc', 'Abcd']) type(text);
    expect(committed).toEqual(['Ab']);
    rest();
    expect(committed).toEqual(['Ab', 'Abcd']);
    type('Abcde');
    expect(committed).toEqual(['Ab', 'Abcd', 'Abcde']);
  });

  it('leaves the text as it was typed until the field is left', () => {
    const { hook, type, rest, shown } = open();
    type('ab');
    rest();
    expect(shown()).toBe('ab');
    act(() => hook.result.current.onBlur());
    expect(shown()).toBe('AB');
  });

  it('gives way to a value from elsewhere', () => {
    const { hook, type, rest, shown } = open();
    type('ab');
    rest();
    hook.rerender('A');
    expect(shown()).toBe('A');
  });

  it('applies pending input when the field is left or unmounted', () => {
    const first = open();
    for (const text of ['b', 'bc']) first.type(text);
    act(() => first.hook.result.current.onBlur());
    expect(first.committed).toEqual(['b', 'bc']);

    const second = open();
    for (const text of ['d', 'd1']) second.type(text);
    second.hook.unmount();
    expect(second.committed).toEqual(['d', 'd1']);
  });
});
