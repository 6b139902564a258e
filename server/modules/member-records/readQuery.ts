import { validate } from 'uuid';
import { canonicalPhone } from '#core/identity/phone';
import { canonicalReference } from '#core/identity/transferKey';

/** What typed text may mean; undefined where it cannot. */
export interface SearchTerms {
  readonly uuid?: string;
  /** Beginning of a username. */
  readonly username?: string;
  /** E.164. */
  readonly phone?: string;
  /** Last digits of a phone or bank account. */
  readonly digits?: string;
  /** Beginning of a name or surname, in lower case. */
  readonly name?: string;
  /** Reference of a bank transfer or pay-out. */
  readonly reference?: string;
}

/** Fewer digits end too many numbers. */
const LEAST_DIGITS = 4;
/** Shorter texts are no reference of a bank. */
const LEAST_REFERENCE = 8;

/** Interprets what a person typed or pasted into the search box. An id means nothing else. */
export function readQuery(typed: string): SearchTerms {
  const text = typed.normalize('NFKC').trim();
  if (validate(text)) return { uuid: text.toLowerCase() };
  const [phone, digits, reference] = [canonicalPhone(text), digitsOf(text), canonicalReference(text)];
  return {
    ...(/^[A-Za-z0-9]{1,20}$/.test(text) && { username: text.toLowerCase() }),
    ...(phone !== undefined && { phone }),
    ...(digits.length >= LEAST_DIGITS && { digits }),
    ...(/\p{L}/u.test(text) && { name: text.toLowerCase().replace(/\s+/g, ' ') }),
    ...(reference !== null && reference.length >= LEAST_REFERENCE && { reference }),
  };
}

/** The digits of a number as people write it; empty for any other text. */
function digitsOf(text: string): string {
  const thai = text.replace(/[๐-๙]/g, (digit) => String(digit.charCodeAt(0) - '๐'.charCodeAt(0)));
  return /^[0-9 .()-]+$/.test(thai) ? thai.replace(/\D/g, '') : '';
}
