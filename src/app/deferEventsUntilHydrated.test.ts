import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { deferEvents, releaseEvents } from './deferEventsUntilHydrated';

const heard: string[] = [];
let root: HTMLElement;

beforeEach(() => {
  vi.useFakeTimers();
  heard.length = 0;
  root = document.createElement('div');
  root.innerHTML = '<form><input><button type="button"><i></i></button></form><a href="#there">there</a>';
  for (const type of ['click', 'input', 'keydown', 'pointerdown', 'focusin', 'submit'])
    for (const capture of [true, false])
      root.addEventListener(
        type,
        ({ target }) => heard.push(`${type} ${(target as Element).localName}`),
        capture,
      );
  document.body.append(root);
  deferEvents(1_000);
});

afterEach(() => {
  releaseEvents();
  vi.runAllTimers();
  vi.useRealTimers();
  root.remove();
});

const find = (selector: string) => root.querySelector<HTMLElement>(selector) ?? root;
const twice = (event: string) => [event, event];

describe('events while the page is taken over', () => {
  it('PUB-02 none reaches the app, and the browser goes on with what it does by itself', () => {
    const link = new MouseEvent('click', { bubbles: true, cancelable: true });
    find('a').dispatchEvent(link);
    expect(link.defaultPrevented).toBe(false);
    for (const type of ['input', 'keydown', 'pointerdown', 'focusin'])
      expect(find('input').dispatchEvent(new Event(type, { bubbles: true, cancelable: true }))).toBe(true);
    expect(heard).toEqual([]);
  });

  it('PUB-02 a form is not sent by the browser, with the password in the address', () => {
    const sent = find('form').dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
    expect([sent, heard]).toEqual([false, []]);
  });

  it('the button that was pressed last is pressed again, once', () => {
    find('i').click();
    find('i').click();
    find('input').click();
    releaseEvents();
    expect(heard).toEqual([]);
    vi.runAllTimers();
    releaseEvents();
    vi.runAllTimers();
    expect(heard).toEqual(twice('click button'));
  });

  it('PUB-02 LAY-12 a field in which somebody typed says so again, once, before the button is pressed', () => {
    const type = () => find('input').dispatchEvent(new Event('input', { bubbles: true }));
    type();
    find('button').click();
    type();
    releaseEvents();
    vi.runAllTimers();
    expect(heard).toEqual([...twice('input input'), ...twice('click button')]);
  });

  it('a button that is gone by then is not', () => {
    const button = find('button');
    button.click();
    button.addEventListener('click', () => heard.push('gone'));
    button.remove();
    releaseEvents();
    vi.runAllTimers();
    expect(heard).toEqual([]);
  });

  it('afterwards, and after the longest wait, all of them pass', () => {
    vi.advanceTimersByTime(999);
    find('a').click();
    expect(heard).toEqual([]);
    vi.advanceTimersByTime(1);
    find('a').click();
    expect(heard).toEqual(twice('click a'));
  });
});
