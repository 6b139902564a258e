import { satangToBaht } from '#core/money/money';
import { bangkokIso } from '#core/time/bangkok';
import { accountUse, findDeposit, presentDeposit } from '#server/modules/deposits/index';
import type { Evidence, EvidenceOf } from './evidence';
import { lineCandidate } from './lineCandidates';
import { findBank } from './memberEvidence';

/** The request, the account that receives it, open bank lines and credits of about the same amount. */
export const depositEvidence: EvidenceOf = async ({ db, now }, { brand_id: brandId, id }) => {
  const row = await findDeposit(db, brandId, id);
  const deposit = presentDeposit(row);
  const lineIds = deposit.near.filter(({ kind }) => kind === 'LINE').map(({ uuid }) => uuid);
  const [request, receiver, bank, lines] = await Promise.all([
    db
      .selectFrom('deposit_requests')
      .select(['amount', 'transferred_at'])
      .where('brand_id', '=', brandId)
      .where('id', '=', id)
      .executeTakeFirstOrThrow(),
    db
      .selectFrom('company_accounts as a')
      .select(['a.id', 'a.bank_name', 'a.bank_id', 'a.account_name', 'a.daily_limit'])
      .select(accountUse('a', now).as('received'))
      .where('a.brand_id', '=', brandId)
      .where('a.id', '=', row.company_account_id)
      .executeTakeFirstOrThrow(),
    findBank(db, brandId, row.member_id),
    lineIds.length === 0
      ? []
      : db
          .selectFrom('bank_transfers')
          .selectAll()
          .where('brand_id', '=', brandId)
          .where('id', 'in', lineIds)
          .orderBy('transferred_at', 'desc')
          .execute(),
  ]);
  return {
    deposit: {
      status: deposit.status,
      channel: deposit.channel,
      amount: satangToBaht(request.amount),
      payAmount: deposit.payAmount,
      createdAt: deposit.createdAt,
      transferredAt: request.transferred_at && bangkokIso(request.transferred_at),
      receiver: {
        uuid: receiver.id,
        bankName: receiver.bank_name,
        bankId: receiver.bank_id,
        accountName: receiver.account_name,
        receivedToday: satangToBaht(receiver.received),
        dailyLimit: receiver.daily_limit === null ? null : satangToBaht(receiver.daily_limit),
      },
      lines: lines.map((line) => lineCandidate(line, bank, [row.pay_amount])),
      near: deposit.near.filter(({ kind }) => kind !== 'LINE'),
    } satisfies Evidence['deposit'],
  };
};
