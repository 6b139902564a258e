import { oneOf } from '#schemas/common/schemaBuilders';

/** Weeks after the first deposit that the retention report follows. */
export const retentionWeeks = 8;

/** Numbers of reports with their unit and definition. All are of the brands and Bangkok days of the report. */
const definitions = {
  deposits: ['baht', 'money that members transferred and that was credited'],
  depositCount: ['count', 'credited deposits'],
  withdrawals: ['baht', 'money paid out to members'],
  withdrawalCount: ['count', 'paid withdrawals'],
  net: ['baht', 'deposits less withdrawals'],
  bonusCost: [
    'baht',
    'bonuses, prizes, check-ins and rewards in credit, less what expired bonuses and paid plays gave back',
  ],
  earningsCost: ['baht', 'cashback and affiliate earnings, with their rounding'],
  adjustments: ['baht', 'credit that staff added, less what they took'],
  ggr: ['baht', 'gross gaming revenue: bets less wins of finished rounds'],
  ngr: ['baht', 'net gaming revenue: GGR less bonusCost and earningsCost'],
  firstDeposits: ['count', 'members with their first credited deposit'],
  activeMembers: [
    'count',
    'members who deposited or finished a round, each counted once a row and once in the total',
  ],
  members: ['count', 'members whose first deposit was in that week, Monday to Sunday'],
  week1: ['share', 'of these members, those who deposited or played one week later; weekN accordingly'],
  week2: ['share', ''],
  week3: ['share', ''],
  week4: ['share', ''],
  week5: ['share', ''],
  week6: ['share', ''],
  week7: ['share', ''],
  week8: ['share', ''],
  friends: ['count', 'members who registered with this member’s code'],
  friendsFirst: ['count', 'friends with their first credited deposit'],
  friendDeposits: ['baht', 'credited deposits of all friends'],
  friendGgr: ['baht', 'GGR of all friends'],
  earnings: ['baht', 'affiliate earnings settled for the days'],
  decisions: ['count', 'approvals and rejections by staff'],
  rejected: ['share', 'rejections among the decisions'],
  median: ['seconds', 'median time from when staff had to act to the decision, holds included'],
  withinTarget: ['share', 'decisions within the brand’s present target of the queue'],
} as const;

export type ReportColumn = keyof typeof definitions;
export const reportColumns = Object.keys(definitions) as [ReportColumn, ...ReportColumn[]];

export const unitOf = (column: ReportColumn) => definitions[column][0];

export const reportColumn = {
  ...oneOf(reportColumns),
  description: Object.entries(definitions)
    .filter(([, [, text]]) => text !== '')
    .map(([name, [unit, text]]) => `${name} (${unit}): ${text}.`)
    .join(' '),
} as const;

/** Numbers that are sums over the ledger: each opens its movements. */
export const amountColumns = [
  'deposits',
  'withdrawals',
  'net',
  'bonusCost',
  'earningsCost',
  'adjustments',
  'ggr',
  'ngr',
  'firstDeposits',
] as const satisfies readonly ReportColumn[];
export type AmountColumn = (typeof amountColumns)[number];

/** Numbers of members, or sums over members: each opens these members. The weeks are in their order after `members`. */
export const memberColumns = [
  'activeMembers',
  'members',
  'week1',
  'week2',
  'week3',
  'week4',
  'week5',
  'week6',
  'week7',
  'week8',
  'friends',
  'friendsFirst',
  'friendDeposits',
  'friendGgr',
  'earnings',
] as const satisfies readonly ReportColumn[];
export type MemberColumn = (typeof memberColumns)[number];

/** Numbers about decisions of staff: each opens the decisions. */
export const decisionColumns = [
  'decisions',
  'rejected',
  'median',
  'withinTarget',
] as const satisfies readonly ReportColumn[];
export type DecisionColumn = (typeof decisionColumns)[number];
