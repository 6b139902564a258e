import { describe, expect, it } from 'vitest';
import { applyChanges } from './edit';
import { translate, translationsOf } from './translations';

const file = {
  id: 'kaew',
  tagline: { th: 'เล่นสนุก', en: 'Play on' },
  banners: [
    { image: 'a.svg', title: { th: 'หนึ่ง', en: 'One' } },
    { image: 'b.svg', title: { th: 'สอง', en: '' } },
  ],
  footer: { note: { th: '', en: '' } },
  texts: { th: { 'common:save': 'เก็บ', 'login:go': 'เข้า' }, en: { 'common:save': 'Keep' } },
};

const statesOf = (now: unknown, published: unknown) =>
  translationsOf(now, published).map(({ path, state }) => `${path} ${state}`);

describe('translations of a brand file', () => {
  it('BRD-40 are listed with what is missing, lists and replaced texts included', () => {
    expect(statesOf(file, file)).toEqual([
      '/tagline done',
      '/banners/0/title done',
      '/banners/1/title missing',
      '/texts/common:save done',
      '/texts/login:go missing',
    ]);
  });

  it('BRD-40 are stale when the Thai text has changed since it was published, until the English one has too', () => {
    const published = { ...file, tagline: { th: 'เดิม', en: 'Play on' } };
    expect(statesOf(file, published)[0]).toBe('/tagline stale');
    expect(statesOf({ ...file, tagline: { th: 'เล่นสนุก', en: 'Play more' } }, published)[0]).toBe(
      '/tagline done',
    );
    const replaced = { ...file, texts: { ...file.texts, th: { ...file.texts.th, 'common:save': 'บันทึก' } } };
    expect(statesOf(replaced, file)).toContain('/texts/common:save stale');
  });

  it('BRD-40 written back change only their English texts; a list is one setting', () => {
    const changes = translate(file, [
      { path: '/tagline', en: 'Play!' },
      { path: '/banners/1/title', en: 'Two' },
      { path: '/texts/login:go', en: 'Enter' },
    ]);
    expect(changes.map(({ path }) => path)).toEqual(['/tagline/en', '/banners', '/texts/en/login:go']);
    const translated = applyChanges(file, changes);
    expect(statesOf(translated, file).every((line) => line.endsWith('done'))).toBe(true);
    expect(translated).toMatchObject({
      tagline: { th: 'เล่นสนุก', en: 'Play!' },
      banners: [{}, { image: 'b.svg' }],
    });
  });

  it('BRD-40 the first English text of the app is written into a group of its own', () => {
    const thaiOnly = { texts: { th: { 'login:go': 'เข้า' } } };
    const changes = translate(thaiOnly, [{ path: '/texts/login:go', en: 'Enter' }]);
    expect(applyChanges(thaiOnly, changes)).toEqual({
      texts: { ...thaiOnly.texts, en: { 'login:go': 'Enter' } },
    });
  });

  it('BRD-40 an emptied text of the app is the original again, any other one is empty', () => {
    const changes = translate(file, [
      { path: '/tagline', en: '' },
      { path: '/texts/common:save', en: '' },
    ]);
    expect(applyChanges(file, changes)).toEqual({
      ...file,
      tagline: { th: 'เล่นสนุก', en: '' },
      texts: { th: file.texts.th },
    });
  });

  it('BRD-40 a place that the file does not have changes nothing', () => {
    const nowhere = ['/banners/7/title', '/nothing', '/texts/common:gone'].map((path) => ({ path, en: 'x' }));
    expect(translate(file, nowhere)).toEqual([]);
  });
});
