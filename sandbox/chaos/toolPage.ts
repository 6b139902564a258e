import { bankStyle } from '../bank/bankStyle';
import { html, type Html } from '../bank/html';
import type { Language } from '../games/gameTexts';

const texts = {
  th: {
    title: 'แซนด์บ็อกซ์ศาลา',
    hint: 'บริการจำลองสำหรับสาธิตและทดสอบ',
    chaos: 'จำลองเหตุขัดข้อง',
    inbox: 'กล่องข้อความ',
    other: 'English',
  },
  en: {
    title: 'Sala sandbox',
    hint: 'Simulated services for demonstration and tests',
    chaos: 'Faults',
    inbox: 'Inbox',
    other: 'ไทย',
  },
} as const;

/** A page about the sandbox itself, in the look of the bank. @param path of the page. */
export function toolPage(
  { language, path, title }: { readonly language: Language; readonly path: string; readonly title: string },
  body: Html,
): string {
  const text = texts[language];
  const other = language === 'th' ? 'en' : 'th';
  return html`<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>${title} · ${text.title}</title><link rel="stylesheet" href="/tools.css"></head>
<body><header><div class="brand"><svg viewBox="0 0 54 64" fill="none" stroke="#fff" stroke-width="4" stroke-linejoin="round" stroke-linecap="round" aria-hidden="true"><path d="M4 28 27 6l23 22z"/><path d="M11 32v24M43 32v24M22 34v22M32 34v22M4 60h46"/></svg><span><b>${text.title}</b><span>${text.hint}</span></span></div>
<nav><a href="/chaos?language=${language}">${text.chaos}</a><a href="/inbox?language=${language}">${text.inbox}</a><a href="${path}?language=${other}" lang="${other}" hreflang="${other}">${text.other}</a></nav></header>
<main>${body}</main></body></html>`.html;
}

/** Style sheet of these pages. */
export const toolStyle = `${bankStyle}
header nav{max-width:1040px;margin:12px auto 0;display:flex;flex-wrap:wrap;gap:4px 20px}
header nav a{color:#fff;min-height:44px;display:inline-flex;align-items:center}
fieldset{border:1px solid var(--line);border-radius:16px;padding:8px 16px;margin:0;min-width:0}
legend{font-weight:700;padding:0 6px}
fieldset:has(:checked){border-color:var(--warn);background:#fffbeb}
.faults{display:grid;gap:14px;grid-template-columns:repeat(auto-fill,minmax(260px,1fr))}
.faults~.actions{position:sticky;bottom:0;margin:0 -20px -20px;padding:12px 20px;background:#fff;border-radius:0 0 20px 20px}
article.card{align-content:start}
.message{overflow-wrap:anywhere;white-space:pre-wrap;margin:8px 0 0}
`;
