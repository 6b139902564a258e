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

describe('events during hydration', () => {
  it('PUB-02 no event reaches the app, and browser defaults still happen', () => {
    const link = new MouseEvent('click', { bubbles: true, cancelable: true });
    find('a').dispatchEvent(link);
    expect(link.defaultPrevented).toBe(false);
    for (const type of ['input', 'keydown', 'pointerdown', 'focusin'])
      expect(find('input').dispatchEvent(new Event(type, { bubbles: true, cancelable: true }))).toBe(true);
    expect(heard).toEqual([]);
  });

  it('PUB-02 the browser does not submit a form, which would put the password into the URL', () => {
    const sent = find('form').dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
    expect([sent, heard]).toEqual([false, []]);
  });

  it('replays the last click once', () => {
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

  it('PUB-02 LAY-12 replays the input event of a typed field once, before the click', () => {
    const type = () => find('input').dispatchEvent(new Event('input', { bubbles: true }));
    type();
    find('button').click();
    type();
    releaseEvents();
    vi.runAllTimers();
    expect(heard).toEqual([...twice('input input'), ...twice('click button')]);
  });

  it('does not replay the click on a removed button', () => {
    const button = find('button');
    button.click();
    button.addEventListener('click', () => heard.push('gone'));
    button.remove();
    releaseEvents();
    vi.runAllTimers();
    expect(heard).toEqual([]);
  });

  it('passes all events after hydration and after the timeout', () => {
    vi.advanceTimersByTime(999);
    find('a').click();
    expect(heard).toEqual([]);
    vi.advanceTimersByTime(1);
    find('a').click();
    expect(heard).toEqual(twice('click a'));
  });
});
