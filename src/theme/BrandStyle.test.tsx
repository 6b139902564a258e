import { render, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Brand } from '#schemas/brand/brand';
import { shipped } from '@/testing/shipped';
import { BrandStyle } from './BrandStyle';
import { THEME_STYLE_ID } from './themeStyleId';

const theme: Brand['theme'] = {
  scheme: 'dark',
  color: '#18fcc9',
  accent2: '#0aa6c2',
  gold: '#f6c85f',
  background: '#061a1c',
  surface: '#0d2a2c',
  text: '#eefaf7',
  radius: 16,
  font: 'kanit',
  displayFont: 'kanit',
};

const look: Brand['look'] = { ...shipped.look, navigation: 'raised' };

const rules = () => {
  const style = document.getElementById(THEME_STYLE_ID) as HTMLStyleElement | null;
  return Array.from(style?.sheet?.cssRules ?? [], (rule) => rule.cssText);
};

// Before each test, because files share one page and another may have left its theme. The styles of the components
// stay: they are added once.
beforeEach(() => {
  for (const left of document.head.querySelectorAll(`#${THEME_STYLE_ID}, meta`)) left.remove();
});

const addToHead = (html: string) => document.head.insertAdjacentHTML('beforeend', html);

describe('BrandStyle', () => {
  it('writes the variables and replaces them in place; fonts stay', async () => {
    const { rerender } = render(<BrandStyle brand={{ theme, look }} />);
    await waitFor(() => expect(rules().length).toBeGreaterThan(1));
    const faces = rules().slice(1);
    expect(faces.filter((face) => !face.startsWith('@font-face'))).toEqual([]);
    const element = document.getElementById(THEME_STYLE_ID);

    rerender(<BrandStyle brand={{ theme: { ...theme, color: '#ff3d6e' }, look }} />);
    await waitFor(() => expect(rules()[0]).toContain('#ff3d6e'));
    expect(rules().slice(1)).toEqual(faces);
    expect(document.getElementById(THEME_STYLE_ID)).toBe(element);

    rerender(<BrandStyle brand={{ theme: { ...theme, font: 'mitr' }, look }} />);
    await waitFor(() => expect(rules()[0]).toMatch(/--font-body: [^;]*Mitr/));
    expect(rules().slice(1, faces.length + 1)).toEqual(faces);
    expect(rules().length).toBeGreaterThan(faces.length + 1);
  });

  it('does not change a stamped page until the theme changes', async () => {
    addToHead(`<style id="${THEME_STYLE_ID}">:root{--stamped:1;}</style>`);
    const { rerender } = render(<BrandStyle brand={{ theme, look }} />);
    rerender(<BrandStyle brand={{ theme: { ...theme }, look: { ...look } }} />);
    expect(rules()[0]).toContain('--stamped');

    rerender(<BrandStyle brand={{ theme: { ...theme, radius: 20 }, look }} />);
    await waitFor(() => expect(rules()[0]).toContain('--radius-l: 20px'));
  });

  it('follows a change of the look', async () => {
    const { rerender } = render(<BrandStyle brand={{ theme, look }} />);
    await waitFor(() => expect(rules()[0]).toContain('--bar-h: 64px'));
    rerender(<BrandStyle brand={{ theme, look: { ...look, navigation: 'dock' } }} />);
    await waitFor(() => expect(rules()[0]).toContain('--bar-h: 78px'));
  });

  it('sets the page’s nonce on its own style element', async () => {
    addToHead('<meta property="csp-nonce" content="n1">');
    render(<BrandStyle brand={{ theme, look }} />);
    await waitFor(() => expect(document.getElementById(THEME_STYLE_ID)?.getAttribute('nonce')).toBe('n1'));
  });
});
