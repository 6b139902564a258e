import { bahtText } from '../bank/thaiFormat';
import { html } from '../bank/html';
import type { Html } from '../bank/html';
import { gameSymbols, isPictured } from './gameSymbols';
import { wordFor } from './gameWords';
import { prizesOn } from './sandboxGame';
import type { SandboxGame } from './sandboxGame';

/** Stakes to choose from, in baht. */
const STAKES = [1, 5, 10, 20, 50, 100, 500, 1000] as const;
const FIRST_STAKE = 10;
/** More than these are chosen from a list. */
const SIDE_BY_SIDE = 6;

/** A game to play. @param balance satang. @param home address of the site that the player came from. */
export function gamePage(game: SandboxGame, balance: number, home: string): string {
  return page(
    game.nameTh,
    html`${gameSymbols(picturesOf(game))}<header><a class="home" href="${home}/auth/games/category?cat=${game.category}" target="_top">‹ กลับเว็บ</a><h1>${game.nameTh}</h1><span class="purse"><b>${bahtText(balance)}</b> ฿</span></header>
<main><div class="stage" data-kind="${game.kind}" role="img" aria-label="ผลของรอบ">${game.still.map((face) => faceOf(game, face))}</div>
<p class="said" role="status">เลือกเงินเดิมพันแล้วกดเล่น</p>
<form>${choices(game)}<fieldset class="stakes"><legend>เงินเดิมพัน (บาท)</legend>${STAKES.map((stake) => pick('stake', String(stake), html`${stake.toLocaleString('en')}`, stake === FIRST_STAKE))}</fieldset>
<button type="submit">เล่น</button></form>
<details><summary>อัตราจ่าย</summary><dl>${game.prizes.map((prize) => prizeRow(game, prize))}</dl>
<p class="note">คืนผู้เล่นเฉลี่ย ${game.payback} % ทุกรอบสุ่มโดยเซิร์ฟเวอร์ (อัตราจ่ายชุดที่ ${game.version}) เกมนี้ใช้สาธิตและทดสอบเท่านั้น</p></details></main><script src="/play.js" defer></script>`,
    game.category,
  );
}

/** All games with what they give back, at the address of the house itself; played from a site only. */
export function housePage(games: readonly SandboxGame[]): string {
  return page(
    'เกมทดลอง',
    html`<header><h1>เกมทดลอง</h1></header><main><p class="note">เกมสำหรับสาธิตและทดสอบ เปิดเล่นจากเว็บของแบรนด์ที่เปิดหมวดเกม เครดิตจะตามเข้าเกมและกลับเว็บเองทุกครั้ง</p>
<dl class="house">${games.map((game) => html`<dt>${game.nameTh}<small>${game.name}</small></dt><dd>${game.isClosed ? 'ปิดปรับปรุง' : html`คืนผู้เล่น ${game.payback} %`}</dd>`)}</dl></main>`,
  );
}

/** A page that says one thing. */
export function noGamePage(): string {
  return page(
    'เปิดเกมไม่ได้',
    html`<main><div class="stage"><h1>ลิงก์เกมหมดอายุแล้ว</h1></div><p class="said">กลับไปที่เว็บแล้วเปิดเกมใหม่อีกครั้ง</p></main>`,
  );
}

/** Whether its faces are pictures. */
const isDrawn = ({ kind }: SandboxGame) => kind === 'slot' || kind === 'pictures';

/** Every picture that can fall; what pays nothing is the shell. */
function picturesOf(game: SandboxGame): readonly string[] {
  const names = ['shell', ...game.choices, ...game.prizes.map(({ of }) => of)];
  return isDrawn(game) ? [...new Set(names)].filter(isPictured) : [];
}

function faceOf(game: SandboxGame, face: string): Html {
  return isDrawn(game)
    ? html`<div class="face"><svg aria-hidden="true"><use href="#${face}"/></svg></div>`
    : html`<div class="face number">${face}</div>`;
}

function choices(game: SandboxGame): Html {
  const { kind, choices: all } = game;
  if (kind === 'slot') return html`<input type="hidden" name="choice" value="spin">`;
  if (all.length > SIDE_BY_SIDE)
    return html`<label><span class="note">เลขที่ทาย</span><select name="choice">${all.map((number) => html`<option>${number}</option>`)}</select></label>`;
  return html`<fieldset><legend>แทง</legend>${all.map((choice, index) => {
    const times = prizesOn(game, choice).map((prize) => prize.times);
    const picture = kind === 'pictures' && isPictured(choice);
    const said = html`${picture ? html`<svg aria-hidden="true"><use href="#${choice}"/></svg>` : ''}${wordFor(choice)}<small>${times.length > 1 ? 'สูงสุด ' : ''}×${Math.max(...times)}</small>`;
    return pick('choice', choice, said, index === 0);
  })}</fieldset>`;
}

function pick(name: string, value: string, text: Html, isFirst: boolean): Html {
  return isFirst
    ? html`<label class="pick"><input type="radio" name="${name}" value="${value}" checked><span>${text}</span></label>`
    : html`<label class="pick"><input type="radio" name="${name}" value="${value}"><span>${text}</span></label>`;
}

function prizeRow({ kind }: SandboxGame, { of, on, count, times }: SandboxGame['prizes'][number]): Html {
  const picture =
    isPictured(of) && kind !== 'cards' ? html`<svg aria-hidden="true"><use href="#${of}"/></svg>` : '';
  const place = on === undefined ? '' : ` · ${wordFor(on)}`;
  const many = kind === 'slot' ? 'รูป' : 'ลูก';
  const first = kind === 'slot' && count === 2 ? 'แรก' : '';
  const number = count === undefined ? '' : ` ${count} ${many}${first}`;
  return html`<dt>${picture}${wordFor(of)}${number}${place}</dt><dd>×${times}</dd>`;
}

function page(title: string, body: Html, category = ''): string {
  return html`<!doctype html><html lang="th"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><meta name="referrer" content="no-referrer"><title>${title}</title><link rel="stylesheet" href="/play.css"></head><body data-category="${category}">${body}</body></html>`
    .html;
}
