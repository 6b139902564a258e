import { render, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { Brand } from '#schemas/brand/brand';
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

const rules = () => {
  const style = document.getElementById(THEME_STYLE_ID) as HTMLStyleElement | null;
  return Array.from(style?.sheet?.cssRules ?? [], (rule) => rule.cssText);
};

afterEach(() => {
  document.head.innerHTML = '';
});

describe('BrandStyle', () => {
  it('writes one rule and replaces it in place', async () => {
    const { rerender } = render(<BrandStyle brand={{ theme }} />);
    await waitFor(() => expect(rules()).toHaveLength(1));
    const element = document.getElementById(THEME_STYLE_ID);

    rerender(<BrandStyle brand={{ theme: { ...theme, color: '#ff3d6e' } }} />);
    await waitFor(() => expect(rules()[0]).toContain('#ff3d6e'));
    expect(rules()).toHaveLength(1);
    expect(document.getElementById(THEME_STYLE_ID)).toBe(element);
  });

  it('does not change a stamped page until the theme changes', async () => {
    document.head.innerHTML = `<style id="${THEME_STYLE_ID}">:root{--stamped:1;}</style>`;
    const { rerender } = render(<BrandStyle brand={{ theme }} />);
    rerender(<BrandStyle brand={{ theme: { ...theme } }} />);
    expect(rules()[0]).toContain('--stamped');

    rerender(<BrandStyle brand={{ theme: { ...theme, radius: 20 } }} />);
    await waitFor(() => expect(rules()[0]).toContain('--radius-l: 20px'));
  });

  it('sets the page’s nonce on its own style element', async () => {
    document.head.innerHTML = '<meta property="csp-nonce" content="n1">';
    render(<BrandStyle brand={{ theme }} />);
    await waitFor(() => expect(document.getElementById(THEME_STYLE_ID)?.getAttribute('nonce')).toBe('n1'));
  });
});
