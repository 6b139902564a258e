import { describe, expect, it } from 'vitest';
import { HOUR_MS, MINUTE_MS } from '#core/time/durations';
import { chanceOf } from './chance';
import { addHistory } from './crowdHistory';
import { addMembers } from './crowdMembers';
import { addRequests } from './crowdRequests';
import { Journal } from './journal';

const MIDNIGHT = Date.parse('2026-11-26T00:00:00+07:00');
const staff = { payer: 'payer', cashier: 'cashier', operator: 'operator' };
const endings = new Set(['SUCCESS', 'REFUNDED', 'EXPIRED', 'CANCELLED']);

/** The members of the crowd's open requests, of one seeding at this time. */
function openRequests(brandId: string, now: Date) {
  const chance = chanceOf(brandId);
  const journal = new Journal(brandId, chance);
  const place = { journal, chance, accountId: 'account', staff, minute: MINUTE_MS, now };
  const members = addMembers(journal, chance, {
    brandId,
    size: 60,
    passwordHash: 'x',
    now,
  });
  addRequests(
    place,
    members.map((member) => addHistory(place, member)),
  );
  const ownersOf = (table: 'deposit_requests' | 'withdrawals') =>
    journal
      .rowsOf(table)
      .filter(({ status }) => !endings.has(String(status)))
      .map(({ member_id }) => member_id);
  return { deposits: ownersOf('deposit_requests'), withdrawals: ownersOf('withdrawals') };
}

describe('the requests of the crowd', () => {
  it.each(['hengheng', 'morakot', 'sabai', 'sanam'])(
    'DSK-91 %s gives a member at most one open request of a kind, at any time of the day',
    (brand) => {
      for (let past = 0; past < 24 * HOUR_MS; past += 3 * HOUR_MS) {
        const { deposits, withdrawals } = openRequests(brand, new Date(MIDNIGHT + past));
        expect(deposits.length).toBeGreaterThan(5);
        expect(withdrawals.length).toBeGreaterThan(5);
        for (const owners of [deposits, withdrawals]) expect(owners).toEqual([...new Set(owners)]);
      }
    },
  );
});
