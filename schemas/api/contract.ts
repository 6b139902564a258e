import type { FromSchema, JsonSchema } from '#schemas/common/schemaBuilders';
import { address } from './address';
import { affiliate } from './affiliate';
import { announcement } from './announcement';
import { auth } from './auth';
import type { CallSpec } from './callSpec';
import { brandLife } from './brandLife';
import { cashback } from './cashback';
import { checkIn } from './checkIn';
import { deposit } from './deposit';
import { deskAlerts } from './deskAlerts';
import { deskMember } from './deskMember';
import { deskQueue } from './deskQueue';
import { deskReports } from './deskReports';
import { fair } from './fair';
import { flipCard } from './flipCard';
import { game } from './game';
import { gameEvent } from './gameEvent';
import type { PageMeta } from './page';
import { register } from './register';
import { reward } from './reward';
import { responsiblePlay } from './responsibleGambling';
import { setting } from './setting';
import { slip } from './slip';
import { staff } from './staff';
import { staffGame } from './staffGame';
import { staffPrize } from './staffPrize';
import { staffMoney } from './staffMoney';
import { staffTrialBalance } from './staffTrialBalance';
import { staffAdjustments } from './staffAdjustment';
import { staffBankTransfers } from './staffBankTransfer';
import { staffLevels } from './staffLevel';
import { staffAccess } from './staffAccess';
import { staffSignIn } from './staffSignIn';
import { staffChecklist } from './staffChecklist';
import { staffCompanyAccounts } from './staffCompanyAccount';
import { staffProviders } from './staffProvider';
import { staffWebhooks } from './staffWebhook';
import { staffWithdrawalTiers } from './staffWithdrawalTiers';
import { staffTurnovers } from './staffTurnover';
import { staffViews } from './staffView';
import { turnover } from './turnover';
import { studio } from './studio';
import { release } from './release';
import { share } from './share';
import { user } from './user';
import { wheel } from './wheel';
import { withdraw } from './withdraw';

/** Every call that the platform speaks, by area. */
export const areas = {
  auth,
  setting,
  user,
  address,
  register,
  announcement,
  deposit,
  slip,
  withdraw,
  turnover,
  game,
  affiliate,
  cashback,
  reward,
  wheel,
  flipCard,
  gameEvent,
  checkIn,
  responsiblePlay,
  fair,
  staff,
  staffMoney,
  staffGame,
  staffPrize,
  staffAdjustments,
  staffBankTransfers,
  staffLevels,
  staffTurnovers,
  staffTrialBalance,
  staffAccess,
  staffSignIn,
  staffCompanyAccounts,
  staffProviders,
  staffWebhooks,
  staffWithdrawalTiers,
  staffChecklist,
  deskAlerts,
  deskMember,
  deskQueue,
  deskReports,
  staffViews,
  studio,
  brandLife,
  release,
  share,
} as const;

/** All areas as one type. */
type Merged<Area> = (Area extends unknown ? (area: Area) => void : never) extends (all: infer All) => void
  ? All
  : never;

export type Contract = Merged<(typeof areas)[keyof typeof areas]>;

/** Every call, keyed exactly as the specification writes it. */
export const contract = Object.assign({}, ...Object.values(areas)) as Contract;
export type CallKey = keyof Contract;

/** The same calls where one walks over all of them and the parts of each do not matter. */
export const callSpecs: Readonly<Record<CallKey, CallSpec>> = contract;
export const callKeys = Object.keys(contract) as CallKey[];

/** Calls of the member app. All others belong to programs for staff. */
export type MemberAppCall = Exclude<CallKey, `${string} /api/staff/${string}` | 'POST /api/share'>;
export const memberAppCalls = callKeys.filter(
  (key): key is MemberAppCall => !key.includes(' /api/staff/') && key !== 'POST /api/share',
);

/**
 * The types of every call, read off its schemas: `Calls[K]['body']`, `['data']`, …
 * `undefined` where the call has no such part; a body that may be left out also allows `undefined`.
 */
export type Calls = {
  [K in CallKey]: {
    params: Contract[K] extends { params: infer S extends JsonSchema } ? FromSchema<S> : undefined;
    query: Contract[K] extends { query: infer S extends JsonSchema } ? FromSchema<S> | undefined : undefined;
    body: Contract[K] extends { body: infer S extends JsonSchema }
      ? FromSchema<S> | (Contract[K] extends { bodyOptional: true } ? undefined : never)
      : undefined;
    data: Contract[K] extends { data: infer S extends JsonSchema } ? FromSchema<S> : undefined;
    meta: Contract[K] extends { paged: true } ? PageMeta : undefined;
  };
};

type KeysWith<Part> = { [K in CallKey]: Contract[K] extends Part ? K : never }[CallKey];

/** Keys by who may make the call. */
export type PublicCall = KeysWith<{ access: 'public' }>;
export type MemberCall = KeysWith<{ access: 'member' }>;
export type StaffCall = KeysWith<{ access: 'staff' }>;

/** Keys of calls that accept `Idempotency-Key`, carry a file, answer one, or answer `meta`. */
export type MoneyCall = KeysWith<{ money: true }>;
export type UploadCall = KeysWith<{ upload: string }>;
export type FileCall = KeysWith<{ file: string }>;
export type PagedCall = KeysWith<{ paged: true }>;

export type PathParams<K extends CallKey> = Calls[K]['params'];
export type Query<K extends CallKey> = Calls[K]['query'];
export type Body<K extends CallKey> = Calls[K]['body'];
export type Data<K extends CallKey> = Calls[K]['data'];
export type Meta<K extends CallKey> = Calls[K]['meta'];
