// Written by scripts/checkTexts.ts --write.
import type { affiliate } from './locales/th/affiliate';
import type { announcement } from './locales/th/announcement';
import type { checkIn } from './locales/th/checkIn';
import type { common } from './locales/th/common';
import type { contact } from './locales/th/contact';
import type { dashboard } from './locales/th/dashboard';
import type { deposit } from './locales/th/deposit';
import type { errors } from './locales/th/errors';
import type { games } from './locales/th/games';
import type { history } from './locales/th/history';
import type { landing } from './locales/th/landing';
import type { login } from './locales/th/login';
import type { media } from './locales/th/media';
import type { money } from './locales/th/money';
import type { prize } from './locales/th/prize';
import type { promotion } from './locales/th/promotion';
import type { range } from './locales/th/range';
import type { ranking } from './locales/th/ranking';
import type { register } from './locales/th/register';
import type { responsible } from './locales/th/responsible';
import type { reward } from './locales/th/reward';
import type { score } from './locales/th/score';
import type { settings } from './locales/th/settings';
import type { slip } from './locales/th/slip';
import type { turnover } from './locales/th/turnover';
import type { winlost } from './locales/th/winlost';
import type { withdraw } from './locales/th/withdraw';

/** Every namespace with its Thai texts. */
export interface Resources {
  affiliate: typeof affiliate;
  announcement: typeof announcement;
  checkIn: typeof checkIn;
  common: typeof common;
  contact: typeof contact;
  dashboard: typeof dashboard;
  deposit: typeof deposit;
  errors: typeof errors;
  games: typeof games;
  history: typeof history;
  landing: typeof landing;
  login: typeof login;
  media: typeof media;
  money: typeof money;
  prize: typeof prize;
  promotion: typeof promotion;
  range: typeof range;
  ranking: typeof ranking;
  register: typeof register;
  responsible: typeof responsible;
  reward: typeof reward;
  score: typeof score;
  settings: typeof settings;
  slip: typeof slip;
  turnover: typeof turnover;
  winlost: typeof winlost;
  withdraw: typeof withdraw;
}
