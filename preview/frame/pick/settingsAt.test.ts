import { beforeEach, describe, expect, it } from 'vitest';
import { makeI18n, preloadNamespaces } from '@/i18n/makeI18n';
import { shipped } from '@/testing/shipped';
import { buildTheme } from '@/theme/buildTheme';
import { framedBrand } from '../framedBrand';
import { changedBy } from './changedBy';
import { makeTracer, type Tracer } from './settingsAt';

const brand = framedBrand({
  ...shipped,
  displayName: 'ศาลาทอง',
  footer: { year: '2031' },
  limits: { ...shipped.limits, depositMax: 123_456 },
  texts: { th: { 'login:form.submit': 'เข้าเลย' }, en: {} },
});
const pictures = `/pictures/${brand.id}/`;
let tracer: Tracer;

/** Draws a piece of a page; `[data-here]` is what is picked. */
function draw(html: string): Element {
  document.body.innerHTML = html;
  for (const element of document.body.querySelectorAll('*'))
    element.getBoundingClientRect = () => new DOMRect(0, 0, 10, 10);
  return document.querySelector('[data-here]') ?? document.body;
}
const pick = (html: string) => tracer.settingsAt(draw(html));
const outlined = (path: string) => changedBy(path, document.body, tracer).map(({ id }) => id);

beforeEach(async () => {
  const i18n = await makeI18n({ brand });
  await preloadNamespaces(i18n, ['login', 'deposit', 'ranking']);
  tracer = makeTracer({ brand, i18n });
});

describe('settingsAt', () => {
  it('traces words of the brand, among others in the same line', () => {
    const line = draw('<p data-here>© <!-- -->2031<!-- --> <!-- -->ศาลาทอง</p>');
    expect(tracer.settingsAt(line).slice(0, 2)).toEqual(['/footer/year', '/displayName']);
  });

  it('traces a text to its id, as the brand words it now', () => {
    expect(pick('<button data-here>เข้าเลย</button>')[0]).toBe('/texts/th/login:form.submit');
    expect(pick('<button data-here><span>เข้าเลย</span></button>')[0]).toBe('/texts/th/login:form.submit');
  });

  it('names what one page says before what all pages say', () => {
    const found = pick('<h1 data-here>เข้าสู่ระบบ</h1>');
    expect(found.indexOf('/texts/th/login:title')).toBeLessThan(found.indexOf('/texts/th/common:nav.login'));
  });

  it('traces a number inside a sentence to its limit, then the sentence', () => {
    const text = 'ขั้นต่ำ 1 – สูงสุด 123,456 บาท';
    expect(pick(`<small data-here>${text}</small>`)).toEqual(
      expect.arrayContaining([
        '/limits/depositMax',
        expect.stringMatching(/^\/texts\/th\/deposit:/) as string,
      ]),
    );
  });

  it('traces a picture by its address', () => {
    expect(pick(`<img data-here alt="" src="${pictures}${brand.images['home.normal.logo']}">`)[0]).toBe(
      '/images/home.normal.logo',
    );
    expect(pick(`<img data-here alt="" src="${pictures}${brand.art.categories.slot}">`)[0]).toBe(
      '/art/categories/slot',
    );
  });

  it('traces a number of a marked part to the setting with this value', () => {
    const { lostPercent } = brand.levels['3'];
    const found = pick(`<li data-edit="/levels/3"><span data-here>คืนยอดเสีย ${lostPercent}%</span></li>`);
    expect(found[0]).toBe('/levels/3/lostPercent');
    expect(found).toContain('/levels/3');
  });

  it('traces a section to its settings and its place', () => {
    const found = pick('<div data-landing="promotion"><p data-here>อะไรก็ได้</p></div>');
    expect(found).toEqual(expect.arrayContaining(['/bonus', '/flags/promotion', '/layout/landing']));
  });

  it('traces colours last', () => {
    const { accent } = buildTheme(brand).vars;
    const found = pick(`<b data-here style="background: ${accent}">ศาลาทอง</b>`);
    expect(found.slice(0, 2)).toEqual(['/displayName', '/theme/color']);
  });

  it('never names more than the message holds', () => {
    const deep = '<div data-edit="/levels/1">'.repeat(40) + '<p data-here>เข้าสู่ระบบ</p>' + '</div>'.repeat(40);
    expect(pick(deep).length).toBeLessThanOrEqual(20);
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

  it('outlines nothing for what does not show', () => {
    draw('<p id="a">อื่น</p>');
    expect(outlined('/session/idleMinutes')).toEqual([]);
  });
});
