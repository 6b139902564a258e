import { afterEach, expect, it, vi } from 'vitest';
import { scrollIntoPane } from './scrollIntoPane';

const PAGE = 600;

/** A box of a page: where it is and what it holds, in px. */
function box(parent: Element, style: string, place: { top: number; height: number; content?: number }) {
  const element = parent.appendChild(document.createElement('div'));
  element.setAttribute('style', style);
  element.getBoundingClientRect = () => {
    const around = [...ancestors(element)].reduce((sum, one) => sum + one.scrollTop, 0);
    return new DOMRect(0, place.top - around, 100, place.height);
  };
  Object.defineProperties(element, {
    clientHeight: { value: place.height },
    scrollHeight: { value: place.content ?? place.height },
  });
  return element;
}

function* ancestors(element: Element) {
  for (let at = element.parentElement; at; at = at.parentElement) yield at;
}

afterEach(() => {
  document.body.replaceChildren();
  document.documentElement.scrollTop = 0;
  vi.unstubAllGlobals();
});

it('brings an element to the middle of its pane, and moves neither the page nor what only clips', () => {
  const clip = box(document.body, 'overflow: hidden', { top: 0, height: PAGE, content: 3_000 });
  const pane = box(clip, 'overflow-y: auto', { top: 100, height: 400, content: 3_000 });
  const low = box(pane, '', { top: 2_000, height: 40 });
  scrollIntoPane(low, { block: 'center' });
  expect(pane.scrollTop).toBe(2_000 - 100 - 180);
  expect([clip.scrollTop, document.body.scrollTop, document.documentElement.scrollTop]).toEqual([0, 0, 0]);
});

it('leaves an element where it is in sight, else moves no further than needed', () => {
  const pane = box(document.body, 'overflow-y: scroll', { top: 0, height: 400, content: 3_000 });
  const near = box(pane, '', { top: 300, height: 40 });
  scrollIntoPane(near);
  expect(pane.scrollTop).toBe(0);
  const below = box(pane, '', { top: 390, height: 40 });
  scrollIntoPane(below);
  expect(pane.scrollTop).toBe(30);
  scrollIntoPane(box(pane, 'scroll-margin-top: 10px', { top: 20, height: 40 }));
  expect(pane.scrollTop).toBe(10);
});

it('aligns an element larger than its pane to the top, below sticky elements', () => {
  const pane = box(document.body, 'overflow-y: auto', { top: 0, height: 400, content: 3_000 });
  scrollIntoPane(box(pane, 'scroll-margin-top: 50px', { top: 900, height: 700 }), { block: 'center' });
  expect(pane.scrollTop).toBe(850);
});

it('scrolls the page of a frame only on request', () => {
  vi.stubGlobal('innerHeight', PAGE);
  const low = box(document.body, '', { top: 2_000, height: 100 });
  scrollIntoPane(low, { block: 'center' });
  expect(document.documentElement.scrollTop).toBe(0);
  scrollIntoPane(low, { block: 'center', withPage: true });
  expect(document.documentElement.scrollTop).toBe(2_000 - 250);
});
