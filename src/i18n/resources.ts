// Written by scripts/checkTexts.ts --write.
import type { common } from './locales/th/common';
import type { contact } from './locales/th/contact';
import type { dashboard } from './locales/th/dashboard';
import type { deposit } from './locales/th/deposit';
import type { errors } from './locales/th/errors';
import type { history } from './locales/th/history';
import type { landing } from './locales/th/landing';
import type { login } from './locales/th/login';
import type { media } from './locales/th/media';
import type { promotion } from './locales/th/promotion';
import type { ranking } from './locales/th/ranking';
import type { register } from './locales/th/register';
import type { score } from './locales/th/score';
import type { settings } from './locales/th/settings';
import type { slip } from './locales/th/slip';
import type { withdraw } from './locales/th/withdraw';

/** Every namespace with its Thai texts. */
export interface Resources {
  common: typeof common;
  contact: typeof contact;
  dashboard: typeof dashboard;
  deposit: typeof deposit;
  errors: typeof errors;
  history: typeof history;
  landing: typeof landing;
  login: typeof login;
  media: typeof media;
  promotion: typeof promotion;
  ranking: typeof ranking;
  register: typeof register;
  score: typeof score;
  settings: typeof settings;
  slip: typeof slip;
  withdraw: typeof withdraw;
}
