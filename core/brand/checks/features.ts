import type { Brand } from '#schemas/brand/brand';
import { error, mendedByRemoving, type Problem, warning } from '../problem';

/** Settings that link to a page which is missing or switched off. */
export function checkFeatures(brand: Brand): Problem[] {
  return [...checkContacts(brand), ...checkChat(brand), ...checkAreas(brand), ...checkEmptyLists(brand)];
}

function checkContacts({ contacts }: Brand): Problem[] {
  const remedy = ['ใส่ไอดีไลน์ เช่น @example', 'give a LINE id such as @example'] as const;
  if (contacts.line1 === '') {
    const [th, en] = contacts.line2
      ? ['มีไลน์สำรองแต่ไม่มีไลน์หลัก', 'there is a backup LINE id but no main one']
      : ['ยังไม่มีไอดีไลน์', 'there is no LINE id'];
    return [warning('LINE_MISSING', '/contacts/line1', [th, en], remedy)];
  }
  return contacts.line1 === contacts.line2
    ? [
        warning(
          'LINE_REPEATED',
          '/contacts/line2',
          ['ไลน์สำรองซ้ำกับไลน์หลัก', 'the backup LINE id is the main one'],
          remedy,
        ),
      ]
    : [];
}

function checkChat({ chat }: Brand): Problem[] {
  if (chat.provider === 'none') return [];
  return (['host', 'propertyId', 'widgetId'] as const)
    .filter((key) => chat[key] === '')
    .map((key) =>
      warning(
        'CHAT_INCOMPLETE',
        `/chat/${key}`,
        ['แชทสดจะไม่แสดงเพราะค่านี้ว่าง', 'the live chat stays off while this is empty'],
        ['ใส่ค่าจากผู้ให้บริการ หรือตั้ง provider เป็น none', 'fill it in, or set the provider to none'],
      ),
    );
}

function checkAreas({ bottomBar, flags, layout }: Brand): Problem[] {
  const problems: Problem[] = [];
  if (bottomBar.slot4 === 'media' && !flags.media) {
    problems.push(
      error(
        'AREA_OFF',
        '/bottomBar/slot4',
        ['ปุ่มที่สี่ไปหน้ากิจกรรมที่ปิดอยู่', 'the fourth item leads to the media hub, which is switched off'],
        ['เปิด flags.media หรือใช้ withdraw', 'switch flags.media on, or use withdraw'],
        'withdraw',
      ),
    );
  }
  for (const page of ['landing', 'dashboard'] as const) {
    for (const [i, section] of layout[page].entries()) {
      const flag = sectionFlags[section];
      if (flag && !flags[flag]) problems.push(sectionOff(`/layout/${page}/${i}`, section, flag));
    }
  }
  return problems;
}

/** Pages that would show nothing at all. */
function checkEmptyLists({ flags, gameCategories, layout }: Brand): Problem[] {
  const pages = (['landing', 'dashboard'] as const)
    .filter((page) => layout[page].length === 0)
    .map((page) =>
      error(
        'PAGE_EMPTY',
        `/layout/${page}`,
        ['หน้านี้ไม่มีส่วนใดเลย สมาชิกจะเห็นหน้าว่าง', 'the page has no section; members would see an empty page'],
        ['ใส่อย่างน้อยหนึ่งส่วน หรือลบคีย์นี้เพื่อใช้ค่าเริ่มต้น', 'list a section, or remove the key to inherit the default'],
      ),
    );
  if (!flags.games || gameCategories.length > 0) return pages;
  return [
    ...pages,
    error(
      'GAMES_EMPTY',
      '/gameCategories',
      ['เปิดเกมไว้แต่ไม่มีหมวดเกม', 'games are switched on, but there is no category to show'],
      ['ใส่อย่างน้อยหนึ่งหมวด หรือปิด flags.games', 'list a category, or switch flags.games off'],
    ),
  ];
}

/** Sections that show nothing while an area is off. */
const sectionFlags: Readonly<Record<string, keyof Brand['flags']>> = {
  announcement: 'announcement',
  promotion: 'promotion',
  history: 'publicHistory',
};

const sectionOff = (path: string, section: string, flag: string) =>
  mendedByRemoving(
    warning(
      'SECTION_OFF',
      path,
      [
        `ส่วน ${section} จะไม่แสดงเพราะ flags.${flag} ปิดอยู่`,
        `the section ${section} shows nothing while flags.${flag} is off`,
      ],
      [`ลบส่วนนี้ หรือเปิด flags.${flag}`, `remove it, or switch flags.${flag} on`],
    ),
  );
