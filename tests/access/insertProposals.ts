import { randomInt } from 'node:crypto';
import { DAY_MS } from '#core/time/durations';
import { uuidv7 } from '#server/platform/id';
import type { TestMember } from '#server/testing/builders';
import type { TestApp } from '#server/testing/testApp';
import type { ObjectKind } from './access';

type Ids = Readonly<Record<ObjectKind, string>>;

export async function insertAdjustment(t: TestApp, { brand, id }: TestMember, { adjustment, staff }: Ids) {
  await t.db
    .insertInto('adjustments')
    .values({
      brand_id: brand.id,
      id: adjustment,
      member_id: id,
      direction: 'TAKE',
      amount: 10_000,
      kind: 'CORRECTION',
      reason: 'x',
      status: 'PENDING',
      proposed_by: staff,
      alone: false,
      created_at: t.clock.now(),
    })
    .execute();
}

export async function insertLevelGrant(t: TestApp, { brand, id }: TestMember, { levelGrant, staff }: Ids) {
  await t.db
    .insertInto('level_grants')
    .values({
      brand_id: brand.id,
      id: levelGrant,
      member_id: id,
      direction: 'GIVE',
      level: 5,
      reason: 'x',
      status: 'PENDING',
      proposed_by: staff,
      created_at: t.clock.now(),
    })
    .execute();
}

/** An account that awaits a second person. */
export async function insertAccountChange(t: TestApp, { brand }: TestMember, ids: Ids) {
  await t.db
    .insertInto('company_account_changes')
    .values({
      brand_id: brand.id,
      id: ids.companyAccountChange,
      kind: 'ADD',
      bank_name: 'KBANK',
      bank_id: String(randomInt(1e9, 1e10)),
      account_name: 'บจก. ทดสอบ',
      status: 'PENDING',
      proposed_by: ids.staff,
      created_at: t.clock.now(),
    })
    .execute();
}

/** A turnover requirement whose waiver awaits a second person. */
export async function insertTurnover(t: TestApp, { brand, id }: TestMember, { turnover, staff }: Ids) {
  const now = t.clock.now();
  const expires = new Date(now.getTime() + 7 * DAY_MS);
  await t.db
    .insertInto('turnover_requirements')
    .values({
      brand_id: brand.id,
      id: turnover,
      member_id: id,
      source: 'BONUS',
      source_id: uuidv7(),
      given: 5_000,
      deposit: 50_000,
      multiple: 1,
      required: 55_000,
      games: JSON.stringify({ slot: 100 }),
      at_expiry: 'LAPSE',
      lost_below: 100,
      expires_at: expires,
      due_at: expires,
      waiver_by: staff,
      waiver_reason: 'x',
      waiver_at: now,
      created_at: now,
    })
    .execute();
}

/** An outgoing event that was not delivered yet. */
export async function insertWebhook(t: TestApp, ids: Ids): Promise<void> {
  const now = t.clock.now();
  await t.db
    .insertInto('webhook_deliveries')
    .values({
      brand_id: ids.brand,
      id: ids.webhook,
      provider: 'relay',
      event: 'member.registered',
      subject_type: 'MEMBER',
      subject_id: ids.member,
      detail: '{}',
      due_at: now,
      give_up_at: now,
      created_at: now,
    })
    .execute();
}

/** An alert that is open. */
export async function insertAlert(t: TestApp, ids: Ids): Promise<void> {
  await t.db
    .insertInto('alerts')
    .values({
      brand_id: ids.brand,
      id: ids.alert,
      kind: 'books',
      subject: ids.alert,
      detail: '{}',
      created_at: t.clock.now(),
    })
    .execute();
}
