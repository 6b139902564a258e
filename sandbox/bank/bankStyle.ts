/** Style sheet of the sandbox bank's pages. */
export const bankStyle = `
@font-face{font-family:Sarabun;font-weight:400;src:url(/fonts/sarabun-thai-400.woff2) format("woff2");unicode-range:U+0E01-0E5B,U+200C-200D,U+25CC}
@font-face{font-family:Sarabun;font-weight:400;src:url(/fonts/sarabun-latin-400.woff2) format("woff2");unicode-range:U+0020-007E,U+00A0,U+00B7,U+2013-2014,U+2026}
@font-face{font-family:Sarabun;font-weight:700;src:url(/fonts/sarabun-thai-700.woff2) format("woff2");unicode-range:U+0E01-0E5B,U+200C-200D,U+25CC}
@font-face{font-family:Sarabun;font-weight:700;src:url(/fonts/sarabun-latin-700.woff2) format("woff2");unicode-range:U+0020-007E,U+00A0,U+00B7,U+2013-2014,U+2026}
:root{--ink:#1e1b4b;--soft:#5d5b80;--line:#e2e3f4;--accent:#4338ca;--wash:#eef0ff;--good:#15803d;--warn:#92400e}
*{box-sizing:border-box}
body{margin:0;background:var(--wash);color:var(--ink);font:400 16px/1.6 Sarabun,"Noto Sans Thai",Thonburi,Tahoma,sans-serif}
header{background:linear-gradient(120deg,#312e81,#4f46e5);color:#fff;padding:20px 16px 72px}
header>div,main{max-width:1040px;margin:0 auto}
.brand{display:flex;gap:14px;align-items:center;color:inherit;text-decoration:none}
.brand svg{width:44px;height:44px;flex:none}
.brand b{display:block;color:#fff;font-size:22px;line-height:1.25}.brand span{color:#c7d2fe;font-size:14px}
main{padding:0 16px 48px;margin-top:-48px;display:grid;gap:20px}
section{background:#fff;border-radius:20px;padding:20px;box-shadow:0 10px 30px rgba(49,46,129,.1)}
h1,h2{margin:0 0 4px;font-size:20px;line-height:1.35}h1{font-size:24px}
.hint{margin:0 0 16px;color:var(--soft);font-size:15px}
.note{background:#fffbeb;color:var(--warn);border-radius:14px;padding:10px 14px;font-size:15px;margin:0}
.cards{display:grid;gap:12px;grid-template-columns:repeat(auto-fill,minmax(280px,1fr))}
.card{border:1px solid var(--line);border-radius:16px;padding:14px 16px;display:grid;gap:2px;color:inherit;text-decoration:none;background:#fff}
a.card:hover{border-color:var(--accent);box-shadow:0 0 0 3px rgba(67,56,202,.12)}
a:focus-visible,button:focus-visible,input:focus-visible,select:focus-visible{outline:3px solid #a5b4fc;outline-offset:2px}
.card .top{display:flex;justify-content:space-between;gap:12px;color:var(--soft);font-size:14px}
.card .sum{font-size:24px;font-weight:700;font-variant-numeric:tabular-nums}
.card .go{margin-top:8px;color:var(--accent);font-weight:700}
.chip{border-radius:999px;padding:0 10px;background:var(--wash);color:var(--accent);font-size:13px;white-space:nowrap}
.chip.good{background:#dcfce7;color:var(--good)}.chip.warn{background:#fef3c7;color:var(--warn)}
.empty{color:var(--soft);text-align:center;padding:20px 8px;border:1px dashed var(--line);border-radius:16px}
form{display:grid;gap:14px;grid-template-columns:repeat(auto-fit,minmax(220px,1fr))}
label{display:grid;gap:4px;font-size:15px;color:var(--soft)}
label.wide,form>.wide{grid-column:1/-1}
input,select{min-height:48px;border:1px solid #c9cbe8;border-radius:12px;padding:0 12px;font:inherit;color:var(--ink);background:#fff;width:100%}
input.sum{font-size:22px;font-weight:700}
label.tick{display:flex;gap:10px;align-items:center;min-height:44px;color:var(--ink)}
label.tick input{width:22px;min-height:22px;height:22px;flex:none}
button,.button{min-height:50px;border:0;border-radius:14px;background:var(--accent);color:#fff;font:700 17px Sarabun,sans-serif;padding:0 22px;cursor:pointer;display:inline-flex;align-items:center;justify-content:center;text-decoration:none}
button:hover,.button:hover{background:#3730a3}
.button.quiet{background:var(--wash);color:var(--accent)}
.actions{display:flex;flex-wrap:wrap;gap:12px}
.payee{display:grid;gap:2px;background:var(--wash);border-radius:16px;padding:14px 16px}
.payee b{font-size:18px}.payee .hint{margin:0}.actions{margin:4px 0 0}.cards+.actions,.empty+.actions{margin-top:16px}
.slip{display:grid;gap:20px}
.slip img{width:100%;max-width:380px;height:auto;border-radius:16px;box-shadow:0 10px 30px rgba(49,46,129,.18);justify-self:center}
.slip>div{align-self:center;display:grid;gap:14px;justify-items:start}
@media(min-width:760px){.slip{grid-template-columns:380px 1fr}}
dl{display:grid;grid-template-columns:auto 1fr;gap:4px 16px;margin:0}dt{color:var(--soft)}dd{margin:0;overflow-wrap:anywhere}
`;

/** The bank's mark on a tab. */
export const bankIcon =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" rx="16" fill="#4338ca"/><path d="M12 28 32 12l20 16zM17 32v18M27 32v18M37 32v18M47 32v18M11 54h42" fill="none" stroke="#fff" stroke-width="4" stroke-linejoin="round" stroke-linecap="round"/></svg>';
