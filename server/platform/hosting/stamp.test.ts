import { describe, expect, it } from 'vitest';
import { publicBrand } from '#core/brand/publicBrand';
import { sampleBrand } from '#server/testing/testBrands';
import { nonceOf, stamp, type Template } from './stamp';

const template: Template = {
  html: '<html><head><!--sala:head--></head><body><div id="root"><!--sala:body--></div><!--sala:brand--></body></html>',
  preloads: { 'src/app/routes/LoginPage.tsx': ['/app/login.js', '/app/form.js'] },
};
const css = ':root{--bg:#061a1c;--accent:#18fcc9;}';
const brand = sampleBrand();

const inlined = (html: string) =>
  /<script type="application\/json" id="brand">(.*?)<\/script>/s.exec(html)?.[1] ?? '';

describe('stamp', () => {
  it('BRD-01 contains all of the brand that is for visitors, so that the app starts without a request', () => {
    expect(JSON.parse(inlined(stamp(template, brand, css).html))).toEqual(publicBrand(brand));
    expect(publicBrand(brand)).not.toHaveProperty('desk');
  });

  it('W4 prevents any text of the brand from ending its script element or becoming markup', () => {
    const hostile = sampleBrand({ displayName: '</script><script>alert(1)</script><!-- "\u2028' });
    const { html } = stamp(template, hostile, css);
    expect(JSON.parse(inlined(html))).toEqual(publicBrand(hostile));
    expect(inlined(html)).not.toMatch(/[<\u2028]/);
    expect(html).toContain('<title>&lt;/script&gt;&lt;script&gt;alert(1)&lt;/script&gt;&lt;!-- &quot;');
    expect(html.match(/<script/g)).toHaveLength(1);
  });

  it('leaves replacement patterns in values as they are', () => {
    const dollars = sampleBrand({ displayName: "$& $' $1 $$" });
    expect(stamp(template, dollars, css).html).toContain("<title>$&amp; $' $1 $$");
  });

  it('W1 gives the theme and the page styles the nonce that the policy names', () => {
    const { html, csp } = stamp(template, brand, css);
    const nonce = nonceOf(template, brand);
    expect(csp).toContain(`'nonce-${nonce}'`);
    expect(html).toContain(`<style id="theme" nonce="${nonce}">${css}</style>`);
    expect(html).toContain(`<meta property="csp-nonce" nonce="${nonce}">`);
  });

  it('F7 W1 allows only the named hosts of a chat, in the page and in its header', () => {
    const chat = {
      provider: 'tawk',
      host: 'https://chat.co.th',
      hosts: [],
      propertyId: 'p',
      widgetId: 'w',
    } as const;
    const { html, csp } = stamp(template, sampleBrand({ chat }), css);
    const meta = /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(html)?.[1] ?? '';
    for (const policy of [csp, meta]) {
      expect(policy).toMatch(/script-src (?:&#39;|')self(?:&#39;|')(?: [^;]*)? https:\/\/chat\.co\.th;/);
      expect(policy).not.toContain('*');
    }
  });

  it('inserts a prerendered page with its address and fonts, and preloads its chunks', () => {
    const page = {
      html: '<main>เข้าสู่ระบบ</main>',
      styles: '<style>x</style>',
      styleNames: '<style data-styled>y</style>',
      path: '/login',
      modules: ['src/app/routes/LoginPage.tsx'],
      fonts: ['Kanit', 'Sarabun'],
    };
    const { html } = stamp(template, brand, css, page);
    expect(html).toContain(
      '<div id="root" data-path="/login" data-fonts="Kanit,Sarabun"><main>เข้าสู่ระบบ</main></div>',
    );
    expect(html.indexOf(page.styles)).toBeLessThan(html.indexOf('<body>'));
    expect(html.indexOf(page.styleNames)).toBeGreaterThan(html.indexOf('<main>'));
    expect(html).toContain('<link rel="modulepreload" crossorigin href="/app/login.js">');
    expect(html).toContain('<link rel="modulepreload" crossorigin href="/app/form.js">');
  });

  it('leaves the shell empty and without an address, so that nothing is hydrated', () => {
    expect(stamp(template, brand, css).html).toContain('<div id="root"></div>');
  });

  it('is the same text for the same brand, and has another nonce for another revision', () => {
    expect(stamp(template, brand, css)).toEqual(stamp(template, sampleBrand(), css));
    expect(nonceOf(template, sampleBrand({ displayName: 'Other' }))).not.toBe(nonceOf(template, brand));
  });

  it('refuses a theme that could end its style element', () => {
    expect(() => stamp(template, brand, ':root{--bg:</style>}')).toThrow('</');
  });

  it('refuses a template without its marks', () => {
    expect(() => stamp({ html: '<html></html>', preloads: {} }, brand, css)).toThrow('sala:head');
  });
});
