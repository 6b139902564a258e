import type { Brand } from '#schemas/brand/brand';
import { error, warning, type Problem } from '../problem';
import { repeatedKeys } from './prizes';

/** Rewards that no page shows, or that contradict themselves. */
export function checkRewards({ flags, rewards }: Brand): Problem[] {
  const { categories, items } = rewards;
  return [
    ...repeatedKeys('/rewards/categories', categories),
    ...repeatedKeys('/rewards/items', items),
    ...items.flatMap(({ category, credit, physical }, i) => [
      ...(categories.some(({ id }) => id === category) ? [] : [strayItem(i, category)]),
      ...(physical && credit > 0 ? [sentCredit(i)] : []),
    ]),
    ...(flags.reward && items.length === 0 ? [noItems()] : []),
  ];
}

const strayItem = (i: number, category: string) =>
  error(
    'CATEGORY_UNKNOWN',
    `/rewards/items/${i}/category`,
    [`ไม่มีหมวดรหัส ${category || '(ว่าง)'}`, `there is no category ${category || '(empty)'}`],
    ['ใช้รหัสของหมวดที่มีอยู่', 'use the key of a category'],
  );

const sentCredit = (i: number) =>
  error(
    'CREDIT_SENT',
    `/rewards/items/${i}/physical`,
    ['เครดิตจัดส่งไม่ได้', 'credit is nothing to send'],
    ['ปิดการจัดส่ง หรือใส่เครดิตเป็น 0', 'switch it off, or make the credit 0'],
    false,
  );

const noItems = () =>
  warning(
    'REWARDS_EMPTY',
    '/rewards/items',
    ['เปิดของรางวัลแต่ยังไม่มีรายการให้แลก', 'rewards are on, and there is none to redeem'],
    ['เพิ่มของรางวัล หรือปิด flags.reward', 'add one, or switch flags.reward off'],
  );
