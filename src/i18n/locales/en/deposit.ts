import type { deposit as th } from '../th/deposit';

export const deposit: Record<keyof typeof th, string> = {
  title: 'Deposit',

  'tab.transfer': 'Bank transfer',
  'tab.slip': 'Deposit by slip',

  'form.title': 'Request a deposit',
  'form.amount': 'Amount to deposit',
  'form.quick': 'Choose an amount',
  'form.bounds': '{{min}} to {{max}} baht',
  'form.submit': 'Request deposit',

  'from.label': 'Pay from',
  'from.bank': 'Bank account',
  'from.wallet': 'TrueMoney Wallet',
  'from.walletHint':
    'In the TrueMoney app choose “Transfer to bank account”, then enter the account and amount shown here',

  'hint.account': 'Transfer the exact amount, only from the account you registered',
  'hint.yourAccount': 'Your account',

  'banks.title': 'Accounts open for deposits',
  'recent.title': 'Latest deposits',
  'recent.all': 'See all',
  'recent.empty': 'No deposits yet',
  'recent.emptyHint': 'Your deposits appear here',

  'steps.title': 'How to deposit',
  'steps.one': 'Enter an amount and request the deposit',
  'steps.two': 'Transfer exactly that amount, satang included, in time',
  'steps.three': 'Press “I have transferred” and wait for your credit',

  'request.payAmount': 'Transfer exactly',
  'request.exactly': 'Match every satang so that your credit arrives at once',
  'request.copyAmount': 'Copy amount',
  'request.timeLeft': 'Transfer within',
  'request.timeUp': 'Time is up, checking the status',
  'request.account': 'Transfer to',
  'request.accountNumber': 'Account number',
  'request.copyAccount': 'Copy account number',
  'request.createdAt': 'Requested at',
  'request.reason': 'Reason',
  'request.updates': 'This page updates itself',

  'action.transferred': 'I have transferred',
  'action.attachSlip': 'Attach slip',
  'action.cancel': 'Cancel request',
  'action.startAgain': 'New request',
  'action.contactStaff': 'Contact staff',
  'action.another': 'Deposit again',
  'action.home': 'Back home',

  'cancel.title': 'Cancel this deposit?',
  'cancel.text': 'If you have already transferred, do not cancel: press “I have transferred”',
  'cancel.confirm': 'Cancel request',
  'cancel.keep': 'Keep it',

  'state.transferred': 'Thank you. Our staff are checking your transfer',
  'state.success': 'Deposit successful',
  'state.successText': 'The credit is in your account',
  'state.bonus': 'Bonus on top: +{{amount}} baht',
  'state.rejected': 'This request was not approved',
  'state.rejectedText': 'If you have transferred, please contact staff with your slip',
  'state.cancelled': 'Request cancelled',
  'state.cancelledText': 'You can make a new request right away',
  'state.expired': 'This request has expired',
  'state.expiredText': 'Please make a new one, or contact staff if you have transferred',
  'state.unknown': 'In progress',

  'toast.created': 'Request created, please transfer within {{minutes}} minutes',
  'toast.transferred': 'Thank you, we are checking',
  'toast.success': 'Deposit successful',
  'toast.rejected': 'Deposit not approved',
  'toast.cancelled': 'Request cancelled',
  'toast.expired': 'The request has expired, please make a new one',

  'status.pending': 'Awaiting transfer',
  'status.transferred': 'In review',
  'status.success': 'Successful',
  'status.rejected': 'Not approved',
  'status.cancelled': 'Cancelled',
  'status.expired': 'Expired',
  'status.unknown': 'In progress',
};
