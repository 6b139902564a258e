import { act, screen } from '@testing-library/react';
import { useLanguage } from '@backoffice/i18n/texts';
import { expect, it } from 'vitest';
import { render, textsOf } from '@studio/testing/i18n';
import { useTexts } from './texts';

it('chooses singular and plural by the number', () => {
  const t = textsOf('en', 'shell');
  expect([t('brands.errors', { count: 1 }), t('brands.errors', { count: 2 })]).toEqual([
    '1 error',
    '2 errors',
  ]);
  expect(textsOf('th', 'shell')('brands.errors', { count: 1 })).toBe('ข้อผิดพลาด 1 ข้อ');
});

it('leaves a placeholder without a value in place', () => {
  expect(textsOf('en', 'canvas')('wall.skipFor')).toBe('Skip {{brand}}');
});

it('throws in tests for a text that does not exist', () => {
  const t = textsOf('th', 'shell');
  expect(() => t('no.such.text' as 'app.name')).toThrow('no text shell:no.such.text');
});

it('changes the language in place and that of the document', async () => {
  let change: ((language: 'th' | 'en') => void) | undefined;
  function Example() {
    const t = useTexts('shell');
    change = useLanguage().setLanguage;
    return <p>{t('bar.publish')}</p>;
  }
  render(<Example />);
  expect(screen.getByText('เผยแพร่')).toBeVisible();
  act(() => change?.('en'));
  expect(await screen.findByText('Publish')).toBeVisible();
  expect(document.documentElement.lang).toBe('en');
  act(() => change?.('th'));
  expect(await screen.findByText('เผยแพร่')).toBeVisible();
});
