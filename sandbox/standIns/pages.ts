import { html, type Html } from '../bank/html';
import type { Language } from '../games/gameTexts';
import { leagues, type League } from './leagues';
import { currentRound, matchesOf, tableOf, type Match, type Row } from './matches';
import { pageTexts } from './texts';

/** Rounds that the table covers: everybody met everybody twice. */
const TABLE_ROUNDS = 14;

const clock = new Intl.DateTimeFormat('en-GB', {
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'Asia/Bangkok',
});

/** Live scores of all leagues: running, finished and coming matches. */
export function livePage(language: Language, now: Date): string {
  const texts = pageTexts[language];
  return page(
    language,
    texts.live,
    html`<p class="updated">${texts.updated(clock.format(now))}</p>${leagues.map((league) => leagueCard(league, language, now))}`,
  );
}

/** The table of the first league. */
export function standingsPage(language: Language, now: Date): string {
  const texts = pageTexts[language];
  const [league] = leagues;
  const columns: Readonly<Record<string, readonly [string, string]>> = texts.columns;
  const head = ([short, long]: readonly [string, string], name: string) =>
    html`<th scope="col" class="${name}"><abbr title="${long}">${short}</abbr></th>`;
  return page(
    language,
    texts.standings,
    html`<section><h2>${league.name[language]}<small>${texts.lastRounds(TABLE_ROUNDS)}</small></h2>
<table><thead><tr>${Object.entries(columns).map(([name, column]) => head(column, name))}</tr></thead>
<tbody>${tableOf(league, TABLE_ROUNDS, now).map((row, index) => tableRow(row, index + 1, language))}</tbody></table></section>`,
  );
}

function leagueCard(league: League, language: Language, now: Date): Html {
  const texts = pageTexts[language];
  const round = currentRound(league, now);
  const current = matchesOf(league, round, now);
  const isOver = current.every(({ phase }) => phase.name === 'finished');
  return html`<section><h2>${league.name[language]}</h2>
${matchList(isOver ? texts.finished : texts.playing, current, language)}
${matchList(texts.upcoming, matchesOf(league, round + 1, now), language)}
${matchList(texts.finished, matchesOf(league, round - 1, now), language)}</section>`;
}

function matchList(title: string, matches: readonly Match[], language: Language): Html {
  return html`<h3>${title}</h3><ul>${matches.map((match) => matchRow(match, language))}</ul>`;
}

function matchRow({ home, away, goals, phase, kickOff }: Match, language: Language): Html {
  const texts = pageTexts[language];
  const time = clock.format(kickOff);
  const status = {
    upcoming: () => texts.kickOff(time),
    playing: () => texts.minute(phase.name === 'playing' ? phase.minute : 0),
    'half-time': () => texts.halfTime,
    finished: () => texts.fullTime,
  }[phase.name]();
  const score = phase.name === 'upcoming' ? '–' : `${goals[0]} - ${goals[1]}`;
  return html`<li data-phase="${phase.name}"><span class="status">${status}</span><span class="home">${home[language]}</span><b>${score}</b><span class="away">${away[language]}</span></li>`;
}

function tableRow(
  { club, won, drawn, lost, goalsFor, goalsAgainst, points }: Row,
  place: number,
  language: Language,
): Html {
  const difference = goalsFor - goalsAgainst;
  return html`<tr><td class="place">${place}</td><th scope="row" class="club">${club[language]}</th><td>${won + drawn + lost}</td><td>${won}</td><td>${drawn}</td><td>${lost}</td><td>${difference > 0 ? '+' : ''}${String(difference).replace('-', '−')}</td><td class="points">${points}</td></tr>`;
}

function page(language: Language, title: string, body: Html): string {
  return html`<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>${title}</title><link rel="stylesheet" href="/sandbox/files/pages.css"></head><body><main><h1>${title}</h1>${body}<p class="demo">${pageTexts[language].demo}</p></main></body></html>`
    .html;
}
