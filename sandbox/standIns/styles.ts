/** The product's Thai font; served with the style sheets. */
const fonts = ['thai', 'latin']
  .flatMap((script) =>
    [400, 700].map(
      (weight) =>
        `@font-face{font-family:Sarabun;font-weight:${String(weight)};src:url(/sandbox/files/sarabun-${script}-${String(weight)}.woff2) format("woff2");unicode-range:${
          script === 'thai'
            ? 'U+0E01-0E5B,U+200C-200D,U+25CC'
            : 'U+0020-007E,U+00A0,U+00B7,U+2013-2014,U+2019,U+2026,U+2212'
        }}`,
    ),
  )
  .join('\n');

/** Style sheet of the live-score and standings pages: they are read in a frame, from 320 px. */
export const pageStyle = `${fonts}
:root{color-scheme:light;--ink:#12203d;--soft:#52607d;--line:#dde5f3;--card:#fff;--wash:#f3f7fe;--accent:#1d4ed8;--live:#b42318}
*{box-sizing:border-box}
body{margin:0;background:var(--wash);color:var(--ink);font:400 15px/1.5 Sarabun,"Noto Sans Thai",Thonburi,Tahoma,sans-serif}
main{max-width:960px;margin:0 auto;padding:12px}
h1{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
section{background:var(--card);border:1px solid var(--line);border-radius:14px;overflow:hidden;margin-bottom:12px}
h2{display:flex;flex-wrap:wrap;justify-content:space-between;align-items:baseline;gap:0 12px;margin:0;padding:10px 14px;font-size:17px;line-height:1.4}
h2 small,.updated,.demo{color:var(--soft);font-size:13px;font-weight:400}
h3{margin:0;padding:4px 14px;background:var(--wash);color:var(--soft);font-size:13px;line-height:1.6}
.updated,.demo{margin:0 2px 8px}.demo{text-align:center;margin:0}
ul{list-style:none;margin:0;padding:0}
li{display:grid;grid-template-columns:56px 1fr 48px 1fr;align-items:center;gap:6px;min-height:46px;padding:4px 8px 4px 12px;border-top:1px solid var(--line)}
h3+ul li:first-child{border-top:0}
.status{color:var(--soft);font-size:13px;font-variant-numeric:tabular-nums;white-space:nowrap}
[data-phase=playing] .status,[data-phase=half-time] .status{color:var(--live);font-weight:700}
.home{text-align:right}.home,.away{line-height:1.3;word-break:keep-all}
li b{text-align:center;font-size:17px;font-variant-numeric:tabular-nums;white-space:nowrap}
[data-phase=playing] b{color:var(--accent)}
table{width:100%;border-collapse:collapse;font-variant-numeric:tabular-nums}
th,td{padding:6px 2px;text-align:center;border-top:1px solid var(--line);line-height:1.45}
thead th{color:var(--soft);font-size:13px;font-weight:400;background:var(--wash)}
abbr{text-decoration:none}
.place{width:34px;color:var(--soft)}
.club{text-align:left;padding-left:6px}tbody .club{font-weight:400}
.points{font-weight:700;padding-right:10px}
@media(min-width:640px){main{padding:16px}li{grid-template-columns:90px 1fr 72px 1fr;padding:4px 18px}h2,h3{padding-left:18px;padding-right:18px}th,td{padding:6px 8px}}
`;

/** Style sheet of the chat, which stands in the page of the brand and takes its colours. */
export const chatStyle = `
:host{all:initial}
*{box-sizing:border-box}
aside{position:fixed;right:16px;bottom:calc(var(--bar-h,64px) + 16px + env(safe-area-inset-bottom,0px));z-index:15;font:400 16px/1.5 var(--font-body,Tahoma,sans-serif);color:var(--text,#12203d)}
@media(min-width:1024px){aside{right:24px;bottom:24px}}
[hidden]{display:none!important}
button{font:inherit;border:0;cursor:pointer}
button:focus-visible,input:focus-visible{outline:3px solid var(--accent-strong,#1d4ed8);outline-offset:2px}
.open{display:grid;place-items:center;width:56px;height:56px;border-radius:50%;background:var(--accent,#1d4ed8);color:var(--on-accent,#fff);box-shadow:var(--shadow-2,0 8px 24px rgba(0,0,0,.25))}
.panel{position:absolute;right:0;bottom:0;display:flex;flex-direction:column;width:min(340px,calc(100vw - 32px));height:min(440px,calc(100vh - 160px));border:1px solid var(--line,#dde5f3);border-radius:var(--radius-l,16px);background:var(--surface-1,#fff);box-shadow:var(--shadow-2,0 8px 24px rgba(0,0,0,.25));overflow:hidden}
header{display:flex;justify-content:space-between;align-items:center;padding:4px 4px 4px 16px;background:var(--accent,#1d4ed8);color:var(--on-accent,#fff);font-weight:700}
header button{width:44px;height:44px;background:none;color:inherit;font-size:22px}
.log{flex:1;overflow:auto;display:flex;flex-direction:column;gap:8px;margin:0;padding:12px;list-style:none}
.log li{max-width:85%;padding:8px 12px;border-radius:14px;background:var(--surface-2,#eef3fc);overflow-wrap:anywhere}
.log .own{align-self:flex-end;background:var(--accent,#1d4ed8);color:var(--on-accent,#fff)}
.log .demo{max-width:none;background:none;border:1px dashed var(--line,#dde5f3);color:var(--text-muted,#52607d);font-size:14px}
form{display:flex;gap:8px;padding:8px;border-top:1px solid var(--line,#dde5f3)}
input{flex:1;min-width:0;min-height:44px;padding:0 12px;border:1px solid var(--line,#dde5f3);border-radius:12px;background:var(--surface-2,#fff);color:inherit;font:inherit}
form button{min-width:64px;min-height:44px;padding:0 12px;border-radius:12px;background:var(--accent,#1d4ed8);color:var(--on-accent,#fff);font-weight:700}
`;
