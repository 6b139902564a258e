/** Style sheet of the sandbox's games. */
export const gameStyle = `
@font-face{font-family:Sarabun;font-weight:400;src:url(/fonts/sarabun-thai-400.woff2) format("woff2");unicode-range:U+0E01-0E5B,U+200C-200D,U+25CC}
@font-face{font-family:Sarabun;font-weight:400;src:url(/fonts/sarabun-latin-400.woff2) format("woff2");unicode-range:U+0020-007E,U+00A0,U+00B7,U+00D7,U+2013-2014,U+2026}
@font-face{font-family:Sarabun;font-weight:700;src:url(/fonts/sarabun-thai-700.woff2) format("woff2");unicode-range:U+0E01-0E5B,U+200C-200D,U+25CC}
@font-face{font-family:Sarabun;font-weight:700;src:url(/fonts/sarabun-latin-700.woff2) format("woff2");unicode-range:U+0020-007E,U+00A0,U+00B7,U+00D7,U+2013-2014,U+2026}
:root{--bg:#0b1020;--card:#151c33;--line:#2b3558;--text:#f4f6ff;--soft:#a9b3d6;--gold:#f6c85f;--good:#4ade80;--bad:#fda4af;--hue:#26336b}
*{box-sizing:border-box}
body>svg{position:absolute}
body{margin:0;min-height:100vh;background:radial-gradient(120% 60% at 50% 0,var(--hue),var(--bg) 70%);color:var(--text);font:400 16px/1.6 Sarabun,"Noto Sans Thai",Thonburi,Tahoma,sans-serif}
body[data-category=slot]{--hue:#4c2f7d}body[data-category=casino]{--hue:#7a1f3d}body[data-category=sport]{--hue:#14603f}body[data-category=fishing]{--hue:#0b5c7d}body[data-category=card]{--hue:#6b3a12}body[data-category=lotto]{--hue:#5b4a0c}
header,main{max-width:560px;margin:0 auto;padding:12px 16px}
header{display:flex;justify-content:space-between;align-items:center;gap:12px}
h1{font-size:20px;line-height:1.4;margin:0}
.home{color:var(--soft);text-decoration:none;min-height:44px;display:inline-flex;align-items:center}
.purse{font-weight:700;color:var(--gold);font-variant-numeric:tabular-nums;white-space:nowrap}
.table{position:relative;overflow:hidden;border-radius:22px;border:2px solid #b98a2f;background:var(--card);box-shadow:0 0 0 4px rgba(246,200,95,.14),0 18px 40px -18px rgba(0,0,0,.8)}
.table>img{position:absolute;top:0;left:0;width:100%;height:100%;object-fit:cover;opacity:.62}
.stage{position:relative;display:flex;justify-content:center;align-items:center;gap:12px;min-height:232px;padding:20px 12px;background:radial-gradient(70% 70% at 50% 50%,rgba(8,11,24,.66),rgba(8,11,24,.24));box-shadow:inset 0 0 60px rgba(0,0,0,.5)}
.face{width:96px;height:124px;border-radius:16px;background:linear-gradient(180deg,#0d1327,#26315a 50%,#0d1327);border:1px solid rgba(246,200,95,.5);box-shadow:inset 0 10px 18px -8px #000,inset 0 -10px 18px -8px #000;display:grid;place-items:center;overflow:hidden;transition:transform .2s}
.face svg{width:72px;height:72px}
.stage.busy .face{animation:shake .35s infinite}
.stage.won .face{border-color:var(--gold);box-shadow:0 0 24px rgba(246,200,95,.45)}
.die{background:#fff;width:80px;height:80px;grid-template:repeat(3,1fr)/repeat(3,1fr);padding:12px}
.die i{width:14px;height:14px;border-radius:50%;background:#111827}.die i.one{background:#dc2626}
.playing-card{background:#fff;color:#111827;font-size:34px;font-weight:700;line-height:1.1;text-align:center;white-space:pre-line}
.playing-card.red{color:#dc2626}
.number{font-size:56px;font-weight:700;width:160px;color:var(--gold);font-variant-numeric:tabular-nums}
.number.word,.word{font-size:26px;line-height:1.4;width:auto;min-width:190px;padding:0 16px;font-weight:700;color:var(--gold)}
.pick svg{width:36px;height:36px;display:block}
.stakes{grid-template-columns:repeat(4,1fr)}
.house dt small{display:block;color:var(--soft);font-weight:400}.house{gap:10px 16px}
.said{min-height:56px;margin:12px 0 4px;text-align:center;font-size:18px;font-weight:700}
.said.won{color:var(--good)}.said.bad{color:var(--bad)}
form{display:grid;gap:14px}
fieldset{border:0;margin:0;padding:0;display:grid;gap:8px;grid-template-columns:repeat(auto-fit,minmax(96px,1fr))}
legend{padding:0;color:var(--soft);font-size:15px;margin-bottom:4px}
.pick input{position:absolute;opacity:0}
.pick span{display:grid;place-items:center;min-height:52px;padding:4px 8px;border-radius:14px;border:1px solid var(--line);background:var(--card);cursor:pointer;text-align:center;line-height:1.35}
.pick small{color:var(--soft)}
.pick input:checked+span{border-color:var(--gold);background:#2c2a1d}
.pick input:focus-visible+span,button:focus-visible,select:focus-visible,a:focus-visible,summary:focus-visible{outline:3px solid #93c5fd;outline-offset:2px}
select{min-height:52px;border-radius:14px;border:1px solid var(--line);background:var(--card);color:var(--text);font:inherit;padding:0 14px;width:100%}
button{min-height:56px;border:0;border-radius:16px;background:linear-gradient(180deg,#ffe29a,var(--gold));color:#3b2a05;font:700 19px Sarabun,sans-serif;cursor:pointer}
button:disabled{opacity:.55;cursor:default}
details{margin:16px 0;color:var(--soft)}summary{cursor:pointer;min-height:52px;display:flex;align-items:center;justify-content:space-between;border-top:1px solid var(--line)}
summary::-webkit-details-marker{display:none}
summary::after{content:"";width:9px;height:9px;margin:-5px 4px 0;border:solid;border-width:0 2px 2px 0;transform:rotate(45deg)}
details[open] summary::after{margin-top:5px;transform:rotate(225deg)}
dl{display:grid;grid-template-columns:auto 1fr;gap:4px 16px;margin:0;align-items:center}dd{margin:0;text-align:right;font-variant-numeric:tabular-nums}dt{display:flex;align-items:center;gap:10px}.house dt{display:block}dt svg{width:28px;height:28px;display:block}
.note{font-size:14px;color:var(--soft)}
@keyframes shake{50%{transform:translateY(-8px)}}
@keyframes roll{from{transform:translateY(-120%)}to{transform:translateY(120%)}}
.stage.busy[data-kind=slot] .face{animation:none}.stage.busy[data-kind=slot] .face svg{animation:roll .24s linear infinite}
@media(prefers-reduced-motion:reduce){.stage.busy .face,.stage.busy[data-kind] .face svg{animation:none;opacity:.6}}
@media(max-width:380px){.face{width:84px}}
`;
