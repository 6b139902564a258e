import { afterEach, beforeEach, expect, it } from 'vitest';
import { makeI18n, preloadNamespaces } from '@/i18n/makeI18n';
import { openTextMarks, type TextMarks } from './textMarks';

const brand = { texts: { th: {}, en: {} } };
let marks: TextMarks;
let t: (id: string, values?: Record<string, string>) => string;
let ended: AbortController;

beforeEach(async () => {
  ended = new AbortController();
  marks = openTextMarks(document, ended.signal);
  const i18n = await makeI18n({ brand });
  await preloadNamespaces(i18n, ['login', 'deposit']);
  marks.mark(i18n);
  t = i18n.t.bind(i18n) as typeof t;
});
afterEach(() => {
  ended.abort();
  document.body.replaceChildren();
});

/** What a MutationObserver was told is told before the next task. */
const read = () => Promise.resolve();
const node = (element: Element) => element.firstChild as Text;
function draw(tag: string): HTMLElement {
  return document.body.appendChild(document.createElement(tag));
}

it('a translated text shows as it is, and its id is known: one of two with the same words', async () => {
  const [title, button] = [draw('h1'), draw('button')];
  title.textContent = t('login:title');
  button.textContent = t('login:form.submit');
  await read();
  expect([title.textContent, button.textContent]).toEqual(['เข้าสู่ระบบ', 'เข้าสู่ระบบ']);
  expect(marks.piecesOf(node(title))).toEqual([{ id: 'login:title', text: 'เข้าสู่ระบบ' }]);
  expect(marks.piecesOf(node(button))).toEqual([{ id: 'login:form.submit', text: 'เข้าสู่ระบบ' }]);
});

it('a text within a text, and two in a row, are each known', async () => {
  const line = draw('p');
  line.textContent = `${t('deposit:toast.created', { minutes: t('common:nav.login') })} ${t('common:action.ok')}`;
  await read();
  expect(line.textContent).not.toMatch(/[\u2060-\u2064]/u);
  expect(marks.piecesOf(node(line)).map(({ id }) => id)).toEqual([
    'common:nav.login',
    'deposit:toast.created',
    'common:action.ok',
  ]);
});

it('follows words that change, and forgets those that no translation says', async () => {
  const line = draw('p');
  line.textContent = t('login:title');
  await read();
  node(line).data = t('common:action.ok');
  await read();
  expect(line.textContent).toBe('ตกลง');
  expect(marks.piecesOf(node(line)).map(({ id }) => id)).toEqual(['common:action.ok']);
  node(line).data = 'ชื่อแบรนด์';
  await read();
  expect(marks.piecesOf(node(line))).toEqual([]);
});

it('knows the names of what has no words', async () => {
  const field = draw('input');
  field.setAttribute('placeholder', t('login:title'));
  await read();
  expect(field.getAttribute('placeholder')).toBe('เข้าสู่ระบบ');
  expect(marks.namesOf(field).map(({ id }) => id)).toEqual(['login:title']);
});

it('words that the app cuts off leave no mark on screen', async () => {
  const line = draw('p');
  line.textContent = t('login:title').slice(0, -3);
  await read();
  expect(line.textContent).not.toMatch(/[\u2060-\u2064]/u);
  expect(marks.piecesOf(node(line))).toHaveLength(1);
});
