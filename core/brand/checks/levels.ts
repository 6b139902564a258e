import type { Brand, LevelKey } from '#schemas/brand/brand';
import { error, warning, type Problem } from '../problem';

const KEYS: readonly LevelKey[] = ['1', '2', '3', '4', '5', '6'];

/** Levels must rise: amounts, order and refunds (BRD-06). */
export function checkLevels({ levels }: Brand): Problem[] {
  return KEYS.slice(1).flatMap((key, i) => {
    const [below, own] = [levels[KEYS[i] ?? '1'], levels[key]];
    const problems: Problem[] = [];
    // The last level repeats the ceiling of the one before it (LVL-06).
    const top = below.name === own.name;
    if (
      own.nextLevelAmount < below.nextLevelAmount ||
      (own.nextLevelAmount === below.nextLevelAmount && !top)
    ) {
      problems.push(notAscending(key, below.nextLevelAmount));
    }
    if (own.status <= below.status) problems.push(statusOrder(key, below.status));
    if (own.lostPercent < below.lostPercent)
      problems.push(refundFalls(key, own.lostPercent, below.lostPercent));
    return problems;
  });
}

const notAscending = (key: LevelKey, minimum: number) =>
  error(
    'LEVELS_NOT_ASCENDING',
    `/levels/${key}/nextLevelAmount`,
    [`ยอดสู่ระดับถัดไปของระดับ ${key} ไม่สูงกว่าระดับก่อนหน้า`, `level ${key} asks no more than the level below it`],
    [`ใส่ค่ามากกว่า ${minimum.toLocaleString('en-US')}`, `make it more than ${minimum.toLocaleString('en-US')}`],
  );

const statusOrder = (key: LevelKey, below: number) =>
  error(
    'LEVEL_ORDER',
    `/levels/${key}/status`,
    [`ลำดับของระดับ ${key} ไม่มากกว่าระดับก่อนหน้า`, `the status number of level ${key} does not rise`],
    ['ใส่ลำดับที่มากกว่า', 'give it a larger number'],
    below + 1,
  );

const refundFalls = (key: LevelKey, own: number, below: number) =>
  warning(
    'REFUND_FALLS',
    `/levels/${key}/lostPercent`,
    [
      `ระดับ ${key} คืนยอดเสีย ${own}% น้อยกว่าระดับก่อนหน้า (${below}%)`,
      `level ${key} refunds ${own}%, less than the level below (${below}%)`,
    ],
    ['ตรวจว่าตั้งใจหรือไม่', 'check that this is meant'],
    below,
  );
