import { createGlobalStyle } from 'styled-components';
import { media } from './media';

/** Reset and page-wide rules. Static: a change of theme touches the variables only. */
export const GlobalStyle = createGlobalStyle`
*, *::before, *::after { box-sizing: border-box; }
html {
  -webkit-text-size-adjust: 100%;
  text-size-adjust: 100%;
  background: var(--bg);
  scrollbar-color: var(--line-strong) transparent;
}
body {
  min-width: 320px;
  min-height: 100vh;
  margin: 0;
  color: var(--text);
  font-family: var(--font-body);
  font-size: 1rem;
  line-height: 1.65;
  -webkit-font-smoothing: antialiased;
  -moz-osx-font-smoothing: grayscale;
  overflow-wrap: break-word;
  text-wrap: pretty;
  -webkit-tap-highlight-color: transparent;
}
h1, h2, h3, h4, p, figure, ul, ol, dl, dd, fieldset { margin: 0; padding: 0; border: 0; }
h1, h2, h3, h4 { font-family: var(--font-display); font-weight: 600; line-height: 1.5; }
ul, ol { list-style: none; }
b, strong { font-weight: 600; }
a { color: var(--accent-strong); text-decoration: none; }
a:active { opacity: 0.7; }
img, svg { max-width: 100%; vertical-align: middle; }
button, input, select, textarea { font: inherit; color: inherit; letter-spacing: inherit; }
button { cursor: pointer; touch-action: manipulation; }
button:disabled { cursor: not-allowed; }
input::placeholder, textarea::placeholder { color: var(--text-faint); opacity: 1; }
::selection { background: var(--accent); color: var(--on-accent); }
:focus { outline: 3px solid var(--focus); outline-offset: 2px; }
:focus:not(:focus-visible) { outline: none; }
[tabindex='-1']:focus { outline: none; }
[hidden] { display: none !important; }
.tnum { font-variant-numeric: tabular-nums; }
.visually-hidden {
  position: absolute;
  width: 1px;
  height: 1px;
  margin: -1px;
  padding: 0;
  border: 0;
  overflow: hidden;
  clip: rect(0 0 0 0);
  white-space: nowrap;
}
@media (hover: hover) and (pointer: fine) {
  ::-webkit-scrollbar { width: 10px; height: 10px; }
  ::-webkit-scrollbar-thumb {
    border: 3px solid transparent;
    border-radius: 999px;
    background: var(--line-strong);
    background-clip: content-box;
  }
}
/* A phone on its side has no height to spare. */
${media.sideways} {
  html:root { --header-h: 48px; --bar-h: 48px; }
}
@media (prefers-reduced-motion: reduce) {
  /* The progress bar of a toast is its timer, so shortening it would hide the toast before it is read. */
  *:not(.Toastify__progress-bar), *::before, *::after {
    animation-duration: 0.01ms !important;
    animation-iteration-count: 1 !important;
    transition: none !important;
    scroll-behavior: auto !important;
  }
}
`;
