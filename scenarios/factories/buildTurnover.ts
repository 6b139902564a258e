import { requiredTurnover, windowTurnover } from '#core/brand/turnover';
import type { Calls } from '#schemas/api/contract';
import type { Brand } from '#schemas/brand/brand';
import type { PreviewState } from '#schemas/preview/state';
import { bangkokIso } from '#core/time/bangkok';
import { DAY_MS } from '#core/time/durations';

export type Requirement = Calls['GET /api/auth/turnover']['data']['requirements'][number];

/** Baht. */
const DEPOSIT = 400;
const BONUS = 50;
/** Share that is done. */
const DONE = 0.31;

/** The requirement of one bonus in the chosen state, by the rule of the brand's first window. */
export function buildTurnover(
  { turnover }: PreviewState,
  brand: Brand,
  now: number,
  uuid: () => string,
): readonly Requirement[] {
  if (turnover === 'none') return [];
  const rule = windowTurnover(brand, 1) ?? customary;
  const required = requiredTurnover(rule, BONUS, DEPOSIT);
  const isOpen = turnover === 'open';
  const progress = turnover === 'met' ? required : Math.round(required * DONE);
  const createdAt = isOpen || turnover === 'met' ? now - DAY_MS : now - rule.days * DAY_MS - DAY_MS;
  const expiresAt = createdAt + rule.days * DAY_MS;
  return [
    {
      uuid: uuid(),
      source: 'BONUS',
      given: BONUS,
      deposit: DEPOSIT,
      multiple: rule.multiple,
      required,
      progress,
      left: isOpen ? required - progress : 0,
      status: isOpen ? 'OPEN' : turnover === 'met' ? 'MET' : 'EXPIRED',
      atExpiry: rule.atExpiry,
      taken: turnover === 'expired' && rule.atExpiry === 'TAKE_BONUS' ? BONUS : 0,
      games: [...rule.games],
      expiresAt: bangkokIso(expiresAt),
      createdAt: bangkokIso(createdAt),
      completedAt: isOpen ? null : bangkokIso(turnover === 'met' ? now : expiresAt),
    },
  ];
}

/** Fallback for a brand without turnover, so that the state can still be shown. */
const customary: NonNullable<ReturnType<typeof windowTurnover>> = {
  multiple: 5,
  withDeposit: true,
  days: 7,
  atExpiry: 'TAKE_BONUS',
  games: [{ category: 'slot', percent: 100 }],
};
