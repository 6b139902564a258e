import { describe, expect, it } from 'vitest';
import { safeStorage } from '@/lib/safeStorage';
import { errorText } from './errorText';
import { LANGUAGE_KEY, makeI18n, preloadNamespaces, setBrandTexts } from './makeI18n';

const plain = { texts: { th: {}, en: {} } };
const memory = () => safeStorage(() => undefined);

describe('makeI18n', () => {
  it('LAY-01 is Thai initially', async () => {
    const i18n = await makeI18n({ brand: plain });
    expect(i18n.t('action.ok')).toBe('ตกลง');
    expect(document.documentElement.lang).toBe('th');
  });

  it('persists a change of language and updates the document', async () => {
    const storage = memory();
    const i18n = await makeI18n({ brand: plain, storage });
    await i18n.changeLanguage('en');
    expect(i18n.t('action.ok')).toBe('OK');
    expect(document.documentElement.lang).toBe('en');
    expect(storage.getItem(LANGUAGE_KEY)).toBe('en');

    const next = await makeI18n({ brand: plain, storage });
    expect(next.t('action.cancel')).toBe('Cancel');
  });

  it('falls back to Thai when the stored language does not exist', async () => {
    const storage = memory();
    storage.setItem(LANGUAGE_KEY, 'xx');
    expect((await makeI18n({ brand: plain, storage })).language).toBe('th');
  });

  it('shares nothing between two apps', async () => {
    const [a, b] = await Promise.all([makeI18n({ brand: plain }), makeI18n({ brand: plain, lng: 'en' })]);
    expect([a.t('action.ok'), b.t('action.ok')]).toEqual(['ตกลง', 'OK']);
  });

  it('BRD-02 applies the brand’s overrides, including to namespaces loaded later', async () => {
    const brand = { texts: { th: { 'common:action.ok': 'โอเค', 'errors:GENERIC': 'ลองใหม่นะ' }, en: {} } };
    const i18n = await makeI18n({ brand });
    expect(i18n.t('action.ok')).toBe('โอเค');
    expect(i18n.t('action.cancel')).toBe('ยกเลิก');
    await preloadNamespaces(i18n, ['errors']);
    expect(i18n.t('errors:GENERIC')).toBe('ลองใหม่นะ');
  });

  it('reports a text that is translated without one of its values', async () => {
    const i18n = await makeI18n({ brand: plain });
    expect(i18n.t('autoClose', { n: 3 })).toContain('3');
    expect(() => i18n.t('autoClose')).toThrow('a value is missing for');
  });

  it('replaces a brand’s overrides in place, and restores the defaults', async () => {
    const i18n = await makeI18n({ brand: plain });
    setBrandTexts(i18n, { texts: { th: { 'common:action.ok': 'จัดไป' }, en: {} } });
    expect(i18n.t('action.ok')).toBe('จัดไป');
    setBrandTexts(i18n, plain);
    expect(i18n.t('action.ok')).toBe('ตกลง');
  });
});

describe('errorText', () => {
  it('ERR-10 translates a code with its values into the member’s language', async () => {
    const i18n = await makeI18n({ brand: plain });
    await preloadNamespaces(i18n, ['errors']);
    expect(errorText(i18n, { code: 'DEPOSIT_MIN', params: { n: 100 } })).toBe('ฝากขั้นต่ำ 100 บาท');
    await i18n.changeLanguage('en');
    expect(errorText(i18n, { code: 'DEPOSIT_MIN', params: { n: 100 } })).toBe(
      'The minimum deposit is 100 baht',
    );
  });

  it('ERR-10 shows the server’s Thai text for an unknown code, and never a code', async () => {
    const i18n = await makeI18n({ brand: plain });
    await preloadNamespaces(i18n, ['errors']);
    expect(errorText(i18n, { code: 'NEW_CODE', message: 'ข้อความจากเซิร์ฟเวอร์' })).toBe('ข้อความจากเซิร์ฟเวอร์');
    expect(errorText(i18n, { code: 'NEW_CODE' })).toBe('ทำรายการไม่สำเร็จ กรุณาลองใหม่อีกครั้ง');
    await i18n.changeLanguage('en');
    expect(errorText(i18n, { code: 'NEW_CODE', message: 'ข้อความ' })).toBe(
      'Something went wrong, please try again',
    );
  });
});
