import type { WebhookEvent } from '#schemas/webhooks/events';

/** The audit actions that each event reports: their lines are written with the change, and so is the event. */
export const eventActions: { readonly [E in WebhookEvent]: readonly string[] } = {
  'deposit.credited': [
    'deposit.matched',
    'deposit.approve',
    'slip.confirm',
    'slip.approve',
    'bank-transfer.credit',
  ],
  'slip.review_needed': ['slip.review', 'slip.toStaff'],
  'withdrawal.requested': ['withdrawal.request', 'withdrawal.retry'],
  'withdrawal.paid': ['withdrawal.paid', 'withdrawal.complete'],
  'withdrawal.rejected': ['withdrawal.reject'],
  'withdrawal.failed': ['withdrawal.fail'],
  'withdrawal.payout_unknown': ['withdrawal.payoutUnknown'],
  'withdrawal.halted': ['withdrawal.freeze'],
  'member.registered': ['member.register'],
  'member.bank_changed': ['member.changeBank'],
  'provider.switched_off': ['provider.off'],
  'provider.paused': ['provider.pause'],
  'adjustment.waiting': ['adjustment.propose'],
  'alert.raised': ['alert.raise'],
  'reconciliation.failed': ['trial_balance.failed'],
};
