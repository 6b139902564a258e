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

/** Mutation observers run as microtasks, so one resolved promise is enough to wait for. */
const read = () => Promise.resolve();
const node = (element: Element) => element.firstChild as Text;
function draw(tag: string): HTMLElement {
  return document.body.appendChild(document.createElement(tag));
}

it('removes the marks of a translated text and returns its id, even for texts with equal wording', async () => {
  const [title, button] = [draw('h1'), draw('button')];
  title.textContent = t('login:title');
  button.textContent = t('login:form.submit');
  await read();
  expect([title.textContent, button.textContent]).toEqual(['เข้าสู่ระบบ', 'เข้าสู่ระบบ']);
  expect(marks.piecesOf(node(title))).toEqual([{ id: 'login:title', text: 'เข้าสู่ระบบ' }]);
  expect(marks.piecesOf(node(button))).toEqual([{ id: 'login:form.submit', text: 'เข้าสู่ระบบ' }]);
});

it('distinguishes nested and adjacent texts', async () => {
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

it('tracks changing texts, and drops those that are not translations', async () => {
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

it('finds the accessible names of elements without text', async () => {
  const field = draw('input');
  field.setAttribute('placeholder', t('login:title'));
  await read();
  expect(field.getAttribute('placeholder')).toBe('เข้าสู่ระบบ');
  expect(marks.namesOf(field).map(({ id }) => id)).toEqual(['login:title']);
});

it('leaves no mark on screen where the app truncates a text', async () => {
  const line = draw('p');
  line.textContent = t('login:title').slice(0, -3);
  await read();
  expect(line.textContent).not.toMatch(/[\u2060-\u2064]/u);
  expect(marks.piecesOf(node(line))).toHaveLength(1);
});
