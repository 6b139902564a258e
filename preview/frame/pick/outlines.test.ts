import { afterEach, expect, it } from 'vitest';
import { makeOutlines, type Outlines } from './outlines';

let outlines: Outlines | undefined;
const boxes = () => [...document.querySelectorAll<HTMLElement>('#sala-overlay [data-look]')];
const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

function draw(place: () => DOMRect): Element {
  const element = document.body.appendChild(document.createElement('p'));
  element.getBoundingClientRect = place;
  return element;
}

afterEach(() => {
  outlines?.around([]);
  document.body.replaceChildren();
});

it('follow their element when it is scrolled, moved, resized or removed', async () => {
  let top = 100;
  const element = draw(() => new DOMRect(10, top, 50, 20));
  outlines = makeOutlines(window, 'highlight');
  outlines.around([element]);
  expect(boxes().map(({ style }) => style.transform)).toEqual(['translate(7px, 97px)']);
  top = -40;
  await nextFrame();
  await nextFrame();
  expect(boxes().map(({ style }) => style.transform)).toEqual(['translate(7px, -43px)']);
  element.remove();
  await nextFrame();
  await nextFrame();
  expect(boxes().map(({ style }) => style.display)).toEqual(['none']);
});

it('surround only the latest elements, and disappear when there are none', () => {
  const [a, b] = [draw(() => new DOMRect(0, 0, 9, 9)), draw(() => new DOMRect(0, 20, 9, 9))];
  outlines = makeOutlines(window, 'hover');
  outlines.around([a, b]);
  outlines.around([b]);
  expect(boxes()).toHaveLength(1);
  outlines.around([]);
  expect(boxes()).toEqual([]);
});
