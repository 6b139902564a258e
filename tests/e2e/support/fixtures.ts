import type { Calls } from '#schemas/api/contract';

type UserSetting = Calls['POST /api/auth/setting']['data'];
type Setting = Calls['GET /api/setting']['data'];
type ImageItem = Calls['GET /api/configuration']['data'][number];

/** Both bonus windows, with the numbers of PUB-11 in the first. */
export const userSetting: UserSetting = {
  bonusRate: 10,
  bonusRate2: 5,
  bonusTimeStart: '12:00:00',
  bonusTimeEnd: '13:00:00',
  bonusTimeStart2: '20:00:00',
  bonusTimeEnd2: '21:30:00',
  endNumberBonus: 25,
  endNumberBonus2: 50,
  bonusMax: 500,
};

/** Public settings with these LINE ids and bonus numbers. */
export function setting(line: Setting['line'], bonus: Partial<UserSetting> = {}): Setting {
  return { line, userSetting: { ...userSetting, ...bonus } };
}

/** Whether the website is open. */
export function operation(websiteStatus: 'ACTIVE' | 'MA', endAt: string | null = null) {
  return { websiteStatus, message: null, endAt };
}

/** A configuration item as the API serves it. */
export function imageItem(key: string, path: string): ImageItem {
  return { key, value: { data: { path } } };
}

/** An announcement as the API serves it. */
export function news(
  title: string,
  link: string | null = null,
): Calls['GET /api/announcement']['data'][number] {
  return {
    uuid: `news-${title}`,
    title,
    detail: '',
    image: null,
    link,
    titleEn: null,
    detailEn: null,
    startAt: null,
    endAt: null,
    popup: false,
  };
}
