import { bahtText } from '../bank/thaiFormat';
import { html } from '../bank/html';
import type { Html } from '../bank/html';
import { gameSymbols } from './gameSymbols';
import type { SandboxGame } from './sandboxGame';

/** Stakes to choose from, in baht. */
const STAKES = [1, 5, 10, 20, 50, 100, 500, 1000] as const;
const FIRST_STAKE = 10;

const names: Readonly<Record<string, string>> = {
  low: 'ต่ำ 3–9',
  middle: 'ไฮโล 10–11',
  high: 'สูง 12–18',
  dragon: 'มังกร',
  tie: 'เสมอ',
  tiger: 'เสือ',
  digits: 'ถูกเลขท้าย 2 ตัว',
};

/** What stands on the stage before the first round. */
const first: Readonly<Record<SandboxGame['kind'], readonly string[]>> = {
  slot: ['', '', ''],
  dice: ['?', '?', '?'],
  cards: ['?', '?'],
  digits: ['??'],
};

/** A game to play. @param balance satang. @param home address of the site that the player came from. */
export function gamePage(game: SandboxGame, balance: number, home: string): string {
  const symbols = game.kind === 'slot' ? game.prizes.map(({ of }) => of) : [];
  return page(
    game.nameTh,
    html`${gameSymbols(symbols)}<header><a class="home" href="${home}/auth/games/category" target="_top">‹ กลับเว็บ</a><h1>${game.nameTh}</h1><span class="purse"><b>${bahtText(balance)}</b> ฿</span></header>
<main><div class="stage" data-kind="${game.kind}" role="img" aria-label="ผลของรอบ">${faces(game, symbols)}</div>
<p class="said" role="status">เลือกเงินเดิมพันแล้วกดเล่น</p>
<form>${choices(game)}<fieldset><legend>เงินเดิมพัน (บาท)</legend>${STAKES.map((stake) => pick('stake', String(stake), html`${stake.toLocaleString('en')}`, stake === FIRST_STAKE))}</fieldset>
<button type="submit">เล่น</button></form>
<details><summary>อัตราจ่าย</summary><dl>${game.prizes.map((prize) => prizeRow(game, prize))}</dl>
<p class="note">คืนผู้เล่นเฉลี่ย ${game.payback} % ทุกรอบสุ่มโดยเซิร์ฟเวอร์ เกมนี้ใช้สาธิตและทดสอบเท่านั้น</p></details></main><script src="/play.js" defer></script>`,
  );
}

/** A page that says one thing. */
export function noGamePage(): string {
  return page(
    'เปิดเกมไม่ได้',
    html`<main><div class="stage"><h1>ลิงก์เกมหมดอายุแล้ว</h1></div><p class="said">กลับไปที่เว็บแล้วเปิดเกมใหม่อีกครั้ง</p></main>`,
  );
}

function faces(game: SandboxGame, symbols: readonly string[]): readonly Html[] {
  if (game.kind === 'slot')
    return symbols
      .slice(0, 3)
      .map((name) => html`<div class="face"><svg aria-hidden="true"><use href="#${name}"/></svg></div>`);
  return first[game.kind].map((text) => html`<div class="face number">${text}</div>`);
}

function choices({ kind, choices: all, prizes }: SandboxGame): Html {
  if (kind === 'slot') return html`<input type="hidden" name="choice" value="spin">`;
  if (kind === 'digits')
    return html`<label><span class="note">เลขที่ทาย</span><select name="choice">${all.map((number) => html`<option>${number}</option>`)}</select></label>`;
  return html`<fieldset><legend>แทง</legend>${all.map((choice, index) => {
    const times = prizes.find(({ of }) => of === choice)?.times ?? 0;
    return pick('choice', choice, html`${names[choice] ?? choice}<small>×${times}</small>`, index === 0);
  })}</fieldset>`;
}

function pick(name: string, value: string, text: Html, isFirst: boolean): Html {
  return isFirst
    ? html`<label class="pick"><input type="radio" name="${name}" value="${value}" checked><span>${text}</span></label>`
    : html`<label class="pick"><input type="radio" name="${name}" value="${value}"><span>${text}</span></label>`;
}

function prizeRow({ kind }: SandboxGame, { of, times }: SandboxGame['prizes'][number]): Html {
  const name =
    kind === 'slot'
      ? html`<svg role="img" aria-label="${of}"><use href="#${of}"/></svg>`
      : html`${names[of] ?? of}`;
  return html`<dt>${name}</dt><dd>${kind === 'slot' ? '3 รูป ' : ''}×${times}</dd>`;
}

function page(title: string, body: Html): string {
  return html`<!doctype html><html lang="th"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><meta name="referrer" content="no-referrer"><title>${title}</title><link rel="stylesheet" href="/play.css"></head><body>${body}</body></html>`
    .html;
}
