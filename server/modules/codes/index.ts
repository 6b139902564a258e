/** One-time codes by SMS, which prove that somebody holds a phone number. */
export { requirePhone } from './codeRules';
export { phoneCodeHandlers } from './phoneCodeHandlers';
export { requirePhoneTicket } from './phoneTicket';
export { requireCode, useUpCode } from './requireCode';
export { sendCode } from './sendCode';
