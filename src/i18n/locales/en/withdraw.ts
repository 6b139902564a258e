import type { withdraw as th } from '../th/withdraw';

export const withdraw: Record<keyof typeof th, string> = {
  title: 'Withdraw',

  'balance.label': 'Balance',
  'account.label': 'Paid into your account',

  'form.title': 'Request a withdrawal',
  'form.amount': 'Amount to withdraw',
  'form.bounds': 'At least {{min}} baht · whole baht only',
  'form.submit': 'Withdraw',
  'form.all': 'Withdraw all',

  'limits.title': 'Withdrawal limits today',
  'limits.level': '{{level}} level',
  'limits.perDay': 'Still available today',
  'limits.perDayOf': 'of {{n}} baht a day',
  'limits.perTx': 'At most per withdrawal',
  'limits.count': 'Withdrawals left today',
  'limits.countOf': 'of {{n}} a day',
  'limits.times': '{{n}}',
  'limits.none': 'No limit',
  'limits.countUsed': 'All {{n}} withdrawals for today are used; you can withdraw again tomorrow',

  'all.title': 'Withdraw everything?',
  'all.text': 'Withdraw all {{amount}} baht to {{account}}',
  'all.confirm': 'Withdraw all',
  'all.cancel': 'Cancel',

  'open.title': 'Your withdrawal',
  'open.to': 'Paid to',
  'open.createdAt': 'Requested at',
  'open.reason': 'Reason',
  'open.updates': 'This page updates itself',
  'open.retry': 'Try again',
  'open.another': 'Withdraw again',

  'timeline.label': 'Progress',
  'timeline.asked': 'Requested',
  'timeline.paying': 'Paying out',
  'timeline.paid': 'In your account',
  'timeline.rejected': 'Rejected',
  'timeline.refunded': 'Refunded',
  'timeline.failed': 'Payment failed',

  'recent.title': 'Latest withdrawals',
  'recent.all': 'See all',
  'recent.empty': 'No withdrawals yet',
  'recent.emptyHint': 'Your withdrawals appear here',

  'toast.created': 'Withdrawal requested',
  'toast.processing': 'Your money is on its way',
  'toast.success': 'Withdrawal successful',
  'toast.failed': 'The payment failed, please try again',
  'toast.rejected': 'The withdrawal was rejected',
  'toast.refunded': 'Your credit was returned',

  'status.pending': 'Pending',
  'status.processing': 'Paying out',
  'status.success': 'Successful',
  'status.failed': 'Failed',
  'status.rejected': 'Rejected',
  'status.refunded': 'Refunded',
  'status.unknown': 'In progress',
};
