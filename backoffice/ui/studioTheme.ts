import { createGlobalStyle, css } from 'styled-components';

/** The studio is dark, or light for those who like it so. */
export const schemes = ['dark', 'light'] as const;
export type Scheme = (typeof schemes)[number];

const dark = css`
  color-scheme: dark;
  --s-bg: #121214;
  --s-panel: #19191c;
  --s-raised: #222226;
  --s-hover: #29292e;
  --s-active: #323239;
  --s-track: #0f0f11;
  --s-thumb: #2c2c32;
  --s-line: #2a2a2f;
  --s-line-strong: #45454d;
  --s-text: #ececee;
  --s-muted: #a9a9b2;
  --s-faint: #8d8d97;
  --s-accent: #8ba2ff;
  --s-accent-soft: #262b47;
  --s-accent-fill: #4d66e0;
  --s-on-accent: #ffffff;
  --s-danger: #ff8f8a;
  --s-danger-soft: #3d2122;
  --s-danger-fill: #c93a3d;
  --s-warning: #f0b95b;
  --s-warning-soft: #382b16;
  --s-success: #64d39a;
  --s-success-soft: #16321f;
  --s-focus: #8ba2ff;
  --s-veil: rgba(0, 0, 0, 0.55);
  --s-scroll-shadow: rgba(0, 0, 0, 0.6);
  --s-shadow: 0 0 0 1px rgba(255, 255, 255, 0.07), 0 12px 32px rgba(0, 0, 0, 0.5), 0 2px 6px rgba(0, 0, 0, 0.3);
`;

const light = css`
  color-scheme: light;
  --s-bg: #efeff1;
  --s-panel: #fbfbfc;
  --s-raised: #ffffff;
  --s-hover: #efeff2;
  --s-active: #e4e4e9;
  --s-track: #e4e4e9;
  --s-thumb: #ffffff;
  --s-line: #e1e1e6;
  --s-line-strong: #bcbcc6;
  --s-text: #1b1b1f;
  --s-muted: #55555f;
  --s-faint: #686873;
  --s-accent: #3a50c7;
  --s-accent-soft: #e7ebfd;
  --s-accent-fill: #3f57d3;
  --s-on-accent: #ffffff;
  --s-danger: #b3261e;
  --s-danger-soft: #fce9e8;
  --s-danger-fill: #c22f2f;
  --s-warning: #855300;
  --s-warning-soft: #fbf0da;
  --s-success: #146c3d;
  --s-success-soft: #e2f4e9;
  --s-focus: #3f57d3;
  --s-veil: rgba(20, 20, 28, 0.32);
  --s-scroll-shadow: rgba(20, 20, 40, 0.22);
  --s-shadow: 0 0 0 1px rgba(20, 20, 30, 0.07), 0 12px 32px rgba(20, 20, 40, 0.16), 0 2px 6px rgba(20, 20, 40, 0.08);
`;

/** Variables and page-wide rules; the scheme is `data-scheme` of the root element. */
export const StudioTheme = createGlobalStyle`
:root { ${dark} --s-radius: 6px; --s-font: Sarabun,'Sarabun Fallback',system-ui,sans-serif;
  --s-mono: ui-monospace,'SF Mono',Menlo,Consolas,'Liberation Mono',monospace; }
:root[data-scheme='light'] { ${light} }
*, *::before, *::after { box-sizing: border-box; }
html, body, #root { height: 100%; }
#root { position: relative; overflow: hidden; overflow: clip; }
body {
  margin: 0;
  overflow: hidden;
  background: var(--s-bg);
  color: var(--s-text);
  font: 400 14px/1.5 var(--s-font);
  -webkit-font-smoothing: antialiased;
  -moz-osx-font-smoothing: grayscale;
}
h1, h2, h3, h4, p, ul, ol, dl, dd, fieldset, figure { margin: 0; padding: 0; border: 0; }
h1, h2, h3, h4, b, strong { font-weight: 600; }
h1 { font-size: 20px; } h2 { font-size: 15px; } h3, h4 { font-size: 14px; }
ul, ol { list-style: none; }
a { color: var(--s-accent); text-decoration: none; }
a:hover { text-decoration: underline; }
p { text-wrap: pretty; }
img, svg { max-width: 100%; vertical-align: middle; }
button, input, select, textarea { font: inherit; color: inherit; }
button { cursor: default; }
input::placeholder, textarea::placeholder { color: var(--s-faint); opacity: 1; }
::selection { background: var(--s-accent-fill); color: var(--s-on-accent); }
:focus-visible { outline: 2px solid var(--s-focus); outline-offset: 1px; }
:focus:not(:focus-visible), [tabindex='-1']:focus { outline: none; }
[hidden] { display: none !important; }
* { scrollbar-width: thin; scrollbar-color: var(--s-line-strong) transparent; }
.visually-hidden {
  position: absolute; width: 1px; height: 1px; margin: -1px; padding: 0; border: 0;
  overflow: hidden; clip-path: inset(50%); white-space: nowrap;
}
.tnum { font-variant-numeric: tabular-nums; }
@media (prefers-reduced-motion: reduce) {
  *, *::before, *::after {
    animation-duration: 0.01ms !important; animation-iteration-count: 1 !important;
    transition-duration: 0.01ms !important; scroll-behavior: auto !important;
  }
}
`;
