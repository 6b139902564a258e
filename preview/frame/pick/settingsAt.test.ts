import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { makeI18n, preloadNamespaces } from '@/i18n/makeI18n';
import { shipped } from '@/testing/shipped';
import { buildTheme } from '@/theme/buildTheme';
import { framedBrand } from '@studio/frame/mountPreview';
import { changedBy } from './changedBy';
import { makeTracer, type Tracer } from './settingsAt';
import { openTextMarks } from './textMarks';

const brand = framedBrand({
  ...shipped,
  displayName: 'ศาลาทอง',
  footer: { year: '2031' },
  limits: { ...shipped.limits, depositMax: 123_456 },
  texts: { th: { 'login:form.submit': 'เข้าเลย' }, en: {} },
});
const images = `/images/${brand.id}/`;
let tracer: Tracer;

/** Renders part of a page; `[data-here]` is the picked element. */
function draw(html: string): Element {
  document.body.innerHTML = html;
  for (const element of document.body.querySelectorAll('*'))
    element.getBoundingClientRect = () => new DOMRect(0, 0, 10, 10);
  return document.querySelector('[data-here]') ?? document.body;
}
async function pick(html: string): Promise<string[]> {
  const element = draw(html);
  // What the translations are marked with is read before the next task.
  await Promise.resolve();
  return tracer.pick(element).paths;
}
const outlined = (path: string) => changedBy(path, document.body, tracer).elements.map(({ id }) => id);

let t: (id: string, values?: Record<string, string>) => string;
let ended: AbortController;

beforeEach(async () => {
  ended = new AbortController();
  const marks = openTextMarks(document, ended.signal);
  const i18n = await makeI18n({ brand });
  await preloadNamespaces(i18n, ['login', 'deposit', 'ranking']);
  marks.mark(i18n);
  t = i18n.t.bind(i18n) as typeof t;
  tracer = makeTracer({ brand, i18n, marks, route: '/auth/deposit' });
});
afterEach(() => ended.abort());

describe('the picked element', () => {
  it('traces texts of the brand, also within a longer line', async () => {
    const found = await pick('<p data-here>© <!-- -->2031<!-- --> <!-- -->ศาลาทอง</p>');
    expect(found.slice(0, 2)).toEqual(['/footer/year', '/displayName']);
  });

  it('traces a text to its id, as the brand overrides it now', async () => {
    const submit = t('login:form.submit');
    expect(submit).toContain('เข้าเลย');
    expect((await pick(`<button data-here>${submit}</button>`))[0]).toBe('/texts/th/login:form.submit');
    expect((await pick(`<button data-here><span>${submit}</span></button>`))[0]).toBe(
      '/texts/th/login:form.submit',
    );
  });

  it('distinguishes texts with the same wording', async () => {
    expect((await pick(`<h1 data-here>${t('login:title')}</h1>`))[0]).toBe('/texts/th/login:title');
    expect((await pick(`<h1 data-here>${t('common:nav.login')}</h1>`))[0]).toBe('/texts/th/common:nav.login');
  });

  it('traces numbers inside a sentence to their limits, then the sentence', async () => {
    const text = t('deposit:form.bounds', { min: '1', max: '123,456' });
    expect((await pick(`<small data-here>${text}</small>`)).slice(0, 3)).toEqual([
      '/limits/depositMin',
      '/limits/depositMax',
      '/texts/th/deposit:form.bounds',
    ]);
  });

  it('names the candidates: a button’s text and the colours of its gradient', async () => {
    const { accent, 'accent-2': second } = buildTheme(brand).vars;
    const style = `background-image: linear-gradient(100deg, ${accent} 15%, ${second} 140%)`;
    const element = draw(
      `<button style="${style}"><span data-here>${t('login:form.submit')}</span></button>`,
    );
    await Promise.resolve();
    const { paths, choices } = tracer.pick(element);
    expect(paths.slice(0, choices)).toEqual([
      '/texts/th/login:form.submit',
      '/theme/color',
      '/theme/accent2',
    ]);
  });

  it('traces an image by its address', async () => {
    expect((await pick(`<img data-here alt="" src="${images}${brand.images['home.normal.logo']}">`))[0]).toBe(
      '/images/home.normal.logo',
    );
    expect((await pick(`<img data-here alt="" src="${images}${brand.art.categories.slot}">`))[0]).toBe(
      '/art/categories/slot',
    );
  });

  it('traces a number of a marked part to the setting with this value', async () => {
    const { lostPercent } = brand.levels['3'];
    const found = await pick(
      `<li data-edit="/levels/3"><span data-here>คืนยอดเสีย ${lostPercent}%</span></li>`,
    );
    expect(found[0]).toBe('/levels/3/lostPercent');
    expect(found).toContain('/levels/3');
  });

  it('traces a section to its settings and its place', async () => {
    const found = await pick('<div data-landing="promotion"><p data-here>อะไรก็ได้</p></div>');
    expect(found).toEqual(expect.arrayContaining(['/bonus', '/flags/promotion', '/layout/landing']));
  });

  it('traces colours last', async () => {
    const { accent } = buildTheme(brand).vars;
    const found = await pick(`<b data-here style="background: ${accent}">ศาลาทอง</b>`);
    expect(found.slice(0, 2)).toEqual(['/displayName', '/theme/color']);
  });

  it('never names more than the message holds', async () => {
    const deep = '<div data-edit="/levels/1">'.repeat(40) + '<p data-here>เข้าสู่ระบบ</p>' + '</div>'.repeat(40);
    expect((await pick(deep)).length).toBeLessThanOrEqual(20);
  });
});

describe('changedBy', () => {
  it('outlines the setting itself', () => {
    draw('<p id="a">ศาลาทอง</p><p id="b">อื่น</p>');
    expect(outlined('/displayName')).toEqual(['a']);
  });

  it('outlines every part of a group', () => {
    draw('<p id="a" data-edit="/contacts/line1"></p><p id="b" data-edit="/contacts/line2"></p>');
    expect(outlined('/contacts')).toEqual(['a', 'b']);
  });

  it('outlines the group where nothing is marked so finely', () => {
    draw('<p id="a" data-edit="/levels/2"></p><p id="b" data-edit="/levels/3"></p>');
    expect(outlined('/levels/3/maxAmount')).toEqual(['b']);
  });

  it('distinguishes the setting itself from a part around it', () => {
    draw('<ul data-edit="/banners"><li data-edit="/banners/0">หนึ่ง</li></ul>');
    const isExact = (path: string) => changedBy(path, document.body, tracer).isExact;
    expect(isExact('/banners/0')).toBe(true);
    expect(isExact('/banners')).toBe(true);
    expect(isExact('/banners/1')).toBe(false);
    expect(isExact('/levels')).toBe(false);
  });

  it('outlines nothing for what does not show', () => {
    draw('<p id="a">อื่น</p>');
    expect(outlined('/session/idleMinutes')).toEqual([]);
  });
});
