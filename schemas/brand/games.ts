import { choices, flag, group, image, text } from './fields';

/** The seven categories of the specification; `sport` is the one selected first (CON-01). */
export const gameCategories = ['casino', 'sport', 'fishing', 'card', 'lotto', 'slot', 'hot'] as const;
export type GameCategory = (typeof gameCategories)[number];

/** Slot providers, by the codes of the specification (ENT-18). */
export const providerCodes = ['JK', 'AC', 'SG', 'XE'] as const;
export type ProviderCode = (typeof providerCodes)[number];

export const gameCategoryOrder = choices(
  gameCategories,
  'หมวดเกม',
  'Game categories',
  'หมวดที่แสดง เรียงตามลำดับ',
  'Categories to show, in order',
);

const provider = (code: ProviderCode) =>
  group(
    {
      name: text(40, 1, 'ชื่อค่าย', 'Name', 'ชื่อที่สมาชิกเห็น', 'The name that members see'),
      image: image('รูปค่าย', 'Image', 'โลโก้ของค่ายเกม', 'Image of the provider'),
      open: flag(
        'เปิดให้เล่น',
        'Open',
        'ปิดแล้วการ์ดค่ายจะขึ้นว่าปิดปรับปรุง (RTM-28)',
        'When off, its card says that it is closed (RTM-28)',
      ),
    },
    `ค่าย ${code}`,
    `Provider ${code}`,
    `ค่ายเกมรหัส ${code}`,
    `The provider with the code ${code}`,
  );

export const providers = group(
  { JK: provider('JK'), AC: provider('AC'), SG: provider('SG'), XE: provider('XE') },
  'ค่ายเกม',
  'Providers',
  'ชื่อ รูป และการเปิดปิดของค่ายเกม',
  'Names and images of game providers, and which are open',
);
