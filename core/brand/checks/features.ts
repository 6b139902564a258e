import type { Brand } from '#schemas/brand/brand';
import { mendedByRemoving, problem, type Problem } from '../problem';
import { areasOf, isOn } from '../sitePages';

/** Settings that link to a page which is missing or switched off. */
export function checkFeatures(brand: Brand): Problem[] {
  return [
    ...checkContacts(brand),
    ...checkChat(brand),
    ...checkAreas(brand),
    ...checkLinks(brand),
    ...checkEmptyLists(brand),
  ];
}

function checkContacts({ contacts: { line1, line2 } }: Brand): Problem[] {
  if (line1 === '') return [problem(line2 ? 'LINE_MISSING.backup' : 'LINE_MISSING', '/contacts/line1')];
  return line1 === line2 ? [problem('LINE_REPEATED', '/contacts/line2')] : [];
}

function checkChat({ chat }: Brand): Problem[] {
  if (chat.provider === 'none') return [];
  const empty = (['host', 'propertyId', 'widgetId'] as const).filter((key) => chat[key] === '');
  return empty.map((key) => problem('CHAT_INCOMPLETE', `/chat/${key}`));
}

function checkAreas({ bottomBar, flags, layout }: Brand): Problem[] {
  const problems: Problem[] = [];
  if (bottomBar.slot4 === 'media' && !flags.media)
    problems.push(problem('AREA_OFF', '/bottomBar/slot4', {}, 'withdraw'));
  for (const page of ['landing', 'dashboard'] as const) {
    for (const [i, section] of layout[page].entries()) {
      const flag = sectionFlags[section];
      if (flag && !flags[flag])
        problems.push(mendedByRemoving(problem('SECTION_OFF', `/layout/${page}/${i}`, { section, flag })));
    }
  }
  return problems;
}

/** Banners whose page is missing or switched off; they are shown without a link. */
function checkLinks({ banners, flags }: Brand): Problem[] {
  return banners.flatMap(({ link }, i) => {
    if (!link.startsWith('/')) return [];
    const path = `/banners/${i}/link`;
    const areas = areasOf(link);
    if (!areas) return [problem('LINK_OFF.unknown', path, { link }, '')];
    if (isOn(areas, flags)) return [];
    const names = areas.map((flag) => `flags.${flag}`).join(' / ');
    return [problem('LINK_OFF', path, { link, flags: names }, '')];
  });
}

/** Pages that would show nothing at all. */
function checkEmptyLists({ flags, gameCategories, layout }: Brand): Problem[] {
  const pages = (['landing', 'dashboard'] as const).filter((page) => layout[page].length === 0);
  const isEmpty = flags.games && gameCategories.length === 0;
  return [
    ...pages.map((page) => problem('PAGE_EMPTY', `/layout/${page}`)),
    ...(isEmpty ? [problem('GAMES_EMPTY', '/gameCategories')] : []),
  ];
}

/** Sections that show nothing while an area is off. */
const sectionFlags: Readonly<Record<string, keyof Brand['flags']>> = {
  announcement: 'announcement',
  promotion: 'promotion',
  history: 'publicHistory',
};

/** Full names that a public brand file must not contain, and a tab without entries. */
export function checkLeaderboard({ flags, leaderboard: { rows } }: Brand): Problem[] {
  const open = rows.flatMap(({ name }, i) => (name.includes('**') ? [] : [{ name, i }]));
  return [
    ...open.map(({ name, i }) =>
      problem('NAME_OPEN', `/leaderboard/rows/${i}/name`, { name: name || ['(ว่าง)', '(empty)'] }),
    ),
    ...(flags.leaderboard && rows.length === 0 ? [problem('LEADERBOARD_EMPTY', '/leaderboard/rows')] : []),
  ];
}
