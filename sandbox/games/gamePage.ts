import { bahtText } from '../bank/thaiFormat';
import { html, type Html } from '../bank/html';
import { gameSymbols, hasSymbol } from './gameSymbols';
import { gameTexts, type Language } from './gameTexts';
import { wordFor } from './gameWords';
import { prizesOn, type SandboxGame } from './sandboxGame';

/** Stakes to choose from, in baht. */
const STAKES = [1, 5, 10, 20, 50, 100, 500, 1000] as const;
const FIRST_STAKE = 10;
/** More than these are chosen from a list. */
const SIDE_BY_SIDE = 6;

interface Play {
  readonly game: SandboxGame;
  readonly language: Language;
  /** Satang. */
  readonly balance: number;
  /** Address of the site that the player came from. */
  readonly home: string;
}

/** A game to play. */
export function gamePage({ game, language, balance, home }: Play): string {
  const name = language === 'th' ? game.nameTh : game.name;
  const texts = gameTexts[language];
  return page(
    language,
    name,
    html`${gameSymbols(imagesOf(game))}<header><a class="home" href="${home}/auth/games/category?cat=${game.category}" target="_top">‹ ${texts.back}</a><h1>${name}</h1><span class="purse"><b>${bahtText(balance)}</b> ฿</span></header>
<main><div class="table"><img src="/covers/${game.code}" alt=""><div class="stage" data-kind="${game.kind}" role="img" aria-label="${texts.result}">${game.still.map((face) => faceOf(game, face))}</div></div>
<p class="said" role="status" data-won="${texts.won}" data-lost="${texts.lost}" data-broken="${texts.broken}">${texts.begin}</p>
<form>${choices(game, language)}<fieldset class="stakes"><legend>${texts.stake}</legend>${STAKES.map((stake) => pick('stake', String(stake), html`${stake.toLocaleString('en')}`, stake === FIRST_STAKE))}</fieldset>
<button type="submit">${texts.play}</button></form>
<details><summary>${texts.odds}</summary><dl>${game.prizes.map((prize) => prizeRow(game, prize, language))}</dl>
<p class="note">${texts.fair(game.payback, game.version)}</p></details></main><script src="/play.js" defer></script>`,
    game.category,
  );
}

/** All games with their return rates, on the provider's own page; they can be played from a site only. */
export function lobbyPage(games: readonly SandboxGame[]): string {
  return page(
    'th',
    'เกมทดลอง',
    html`<header><h1>เกมทดลอง</h1></header><main><p class="note">เกมสำหรับสาธิตและทดสอบ เปิดเล่นจากเว็บของแบรนด์ที่เปิดหมวดเกม เครดิตจะตามเข้าเกมและกลับเว็บเองทุกครั้ง</p>
<dl class="house">${games.map((game) => html`<dt>${game.nameTh}<small>${game.name}</small></dt><dd>${game.isClosed ? 'ปิดปรับปรุง' : html`คืนผู้เล่น ${game.payback} %`}</dd>`)}</dl></main>`,
  );
}

/** The page of an expired launch. */
export function noGamePage(language: Language): string {
  const { noGameTitle, noGameHelp } = gameTexts[language];
  return messagePage(language, noGameTitle, noGameHelp);
}

/** The page of a game whose player's balance cannot be read. */
export function noBalancePage(language: Language): string {
  const { noBalanceTitle, noBalanceHelp } = gameTexts[language];
  return messagePage(language, noBalanceTitle, noBalanceHelp);
}

function messagePage(language: Language, title: string, help: string): string {
  const body = html`<main><div class="stage"><h1>${title}</h1></div><p class="said">${help}</p></main>`;
  return page(language, title, body);
}

/** Whether its faces are symbols. */
const isDrawn = ({ kind }: SandboxGame) => kind === 'slot' || kind === 'symbols';

/** Every symbol that can fall; what pays nothing is the shell. */
function imagesOf(game: SandboxGame): readonly string[] {
  const names = ['shell', ...game.choices, ...game.prizes.map(({ of }) => of)];
  return isDrawn(game) ? [...new Set(names)].filter(hasSymbol) : [];
}

function faceOf(game: SandboxGame, face: string): Html {
  return isDrawn(game)
    ? html`<div class="face"><svg aria-hidden="true"><use href="#${face}"/></svg></div>`
    : html`<div class="face number">${face}</div>`;
}

function choices(game: SandboxGame, language: Language): Html {
  const { kind, choices: all } = game;
  const texts = gameTexts[language];
  if (kind === 'slot') return html`<input type="hidden" name="choice" value="spin">`;
  if (all.length > SIDE_BY_SIDE)
    return html`<label><span class="note">${texts.number}</span><select name="choice">${all.map((number) => html`<option>${number}</option>`)}</select></label>`;
  return html`<fieldset><legend>${texts.bet}</legend>${all.map((choice, index) => {
    const times = prizesOn(game, choice).map((prize) => prize.times);
    const symbol = kind === 'symbols' && hasSymbol(choice);
    const said = html`${symbol ? html`<svg aria-hidden="true"><use href="#${choice}"/></svg>` : ''}${wordFor(choice, language)}<small>${times.length > 1 ? texts.upTo : ''}×${Math.max(...times)}</small>`;
    return pick('choice', choice, said, index === 0);
  })}</fieldset>`;
}

function pick(name: string, value: string, text: Html, isFirst: boolean): Html {
  return isFirst
    ? html`<label class="pick"><input type="radio" name="${name}" value="${value}" checked><span>${text}</span></label>`
    : html`<label class="pick"><input type="radio" name="${name}" value="${value}"><span>${text}</span></label>`;
}

function prizeRow(
  { kind }: SandboxGame,
  { of, on, count, times }: SandboxGame['prizes'][number],
  language: Language,
): Html {
  const symbol =
    hasSymbol(of) && kind !== 'cards' ? html`<svg aria-hidden="true"><use href="#${of}"/></svg>` : '';
  const place = on === undefined ? '' : ` · ${wordFor(on, language)}`;
  const number = count === undefined ? '' : ` ${gameTexts[language].many(count, kind === 'slot')}`;
  return html`<dt>${symbol}${wordFor(of, language)}${number}${place}</dt><dd>×${times}</dd>`;
}

function page(language: Language, title: string, body: Html, category = ''): string {
  return html`<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><meta name="referrer" content="no-referrer"><title>${title}</title><link rel="stylesheet" href="/play.css"></head><body data-category="${category}">${body}</body></html>`
    .html;
}
