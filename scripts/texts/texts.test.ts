import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { compareLanguages } from './compareLanguages';
import { findUnused } from './findUnused';
import { resourcesFile } from './readLocales';

const locales = (th: Record<string, string>, en: Record<string, string>) =>
  new Map([
    ['th', new Map([['deposit', th]])],
    ['en', new Map([['deposit', en]])],
  ]);

const folder = mkdtempSync(join(tmpdir(), 'texts-'));
afterAll(() => rmSync(folder, { recursive: true }));

describe('checkTexts', () => {
  it('reports missing and extra ids and differing placeholders', () => {
    const th = { title: 'ฝากเงิน', bounds: 'ขั้นต่ำ {{min}} บาท', empty: 'ว่าง' };
    const en = { title: 'Deposit', bounds: 'least {{n}} baht', extra: 'x' };
    expect(compareLanguages(locales(th, en))).toEqual([
      'en/deposit: bounds has placeholders [n], Thai has [min]',
      'en/deposit: empty is missing',
      'en/deposit: extra is not in the Thai source',
    ]);
  });

  it('requires singular and plural of what Thai counts', () => {
    expect(compareLanguages(locales({ n_other: '{{count}} ข้อ' }, { n_other: '{{count}} errors' }))).toEqual([
      'en/deposit: n_one is missing',
    ]);
    const en = { n_one: '{{count}} error', n_other: '{{count}} errors' };
    expect(compareLanguages(locales({ n_other: '{{count}} ข้อ' }, en))).toEqual([]);
  });

  it('reports nothing when the languages agree', () => {
    expect(compareLanguages(locales({ a: '{{x}} {{y}}' }, { a: '{{y}}, {{x}}' }))).toEqual([]);
  });

  it('reports a text that no code uses, except templated ids', () => {
    writeFileSync(join(folder, 'Page.tsx'), "t('title'); t('deposit:far'); t(`status.${code}`);");
    writeFileSync(join(folder, 'Page.test.tsx'), "t('onlyInTest')");
    const th = { title: '', far: '', 'status.done': '', onlyInTest: '', old: '' };
    expect(findUnused(locales(th, {}), folder)).toEqual([
      'th/deposit: onlyInTest is not used',
      'th/deposit: old is not used',
    ]);
  });

  it('types the keys of every namespace', () => {
    expect(resourcesFile(['errors', 'deposit'])).toContain('  deposit: typeof deposit;\n');
  });
});
