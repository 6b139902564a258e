import type { Brand } from '#schemas/brand/brand';
import { error, warning, type Problem } from '../problem';

/** Full names that a public brand file must not contain, and a tab without entries (RTM-19). */
export function checkLeaderboard({ flags, leaderboard: { rows } }: Brand): Problem[] {
  return [
    ...rows.flatMap(({ name }, i) => (name.includes('**') ? [] : [openName(i, name)])),
    ...(flags.leaderboard && rows.length === 0 ? [noRows()] : []),
  ];
}

const openName = (i: number, name: string) =>
  error(
    'NAME_OPEN',
    `/leaderboard/rows/${i}/name`,
    [`ชื่อ ${name || '(ว่าง)'} ไม่ได้ปิดบางส่วน`, `the name ${name || '(empty)'} is not masked`],
    ['ปิดกลางชื่อด้วยดอกจัน เช่น de***01', 'put stars in its middle, such as de***01'],
  );

const noRows = () =>
  warning(
    'LEADERBOARD_EMPTY',
    '/leaderboard/rows',
    ['เปิดอันดับสมาชิกแต่ยังไม่มีรายชื่อ', 'the leaderboard is on, and nobody is on it'],
    ['เพิ่มรายชื่อ หรือปิด flags.leaderboard', 'add rows, or switch flags.leaderboard off'],
  );
