import { html, type Html } from '../bank/html';
import { thaiMoment } from '../bank/thaiFormat';
import { toolPage } from '../chaos/toolPage';
import type { Language } from '../games/gameTexts';
import type { StoredMessage } from './messages';

const texts = {
  th: {
    title: 'กล่องข้อความ',
    hint: 'SMS และอีเมลที่ระบบส่งผ่านบริการจำลอง ล่าสุดอยู่บนสุด',
    empty: 'ยังไม่มีข้อความ',
    refresh: 'รีเฟรช',
    email: 'อีเมล',
  },
  en: {
    title: 'Inbox',
    hint: 'Text messages and e-mail that were sent through the sandbox, the newest first.',
    empty: 'No messages yet',
    refresh: 'Refresh',
    email: 'Email',
  },
} as const;

const moment = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'Asia/Bangkok',
});

/** The messages of the SMS gateway and the mail server. */
export function inboxPage(messages: readonly StoredMessage[], language: Language): string {
  const text = texts[language];
  return toolPage(
    { language, path: '/inbox', title: text.title },
    html`<section><h1>${text.title}</h1><p class="hint">${text.hint}</p>
${
  messages.length === 0
    ? html`<p class="empty">${text.empty}</p>`
    : html`<div class="cards">${messages.map((message) => card(message, language))}</div>`
}
<p class="actions"><a class="button quiet" href="/inbox?language=${language}">${text.refresh}</a></p></section>`,
  );
}

function card(
  { kind, recipient, subject, content, received_at: at }: StoredMessage,
  language: Language,
): Html {
  const when = language === 'th' ? thaiMoment(at) : moment.format(at);
  return html`<article class="card"><span class="top"><span>${when}</span><span class="chip">${kind === 'sms' ? 'SMS' : texts[language].email}</span></span><b>${recipient}</b>${subject === null ? '' : html`<span>${subject}</span>`}<p class="message">${withLinks(content)}</p></article>`;
}

/** Addresses in the text become links. */
function withLinks(content: string): readonly Html[] {
  return content
    .split(/(https?:\/\/[^\s<>"]+)/)
    .map((part, index) =>
      index % 2 === 1 ? html`<a href="${part}" rel="noreferrer">${part}</a>` : html`${part}`,
    );
}
