import type { ErrorCode } from '#schemas/api/errors';
import { commonWords } from './commonPasswords';

export interface PasswordOwner {
  readonly username: string;
  /** Any spelling; its digits count. */
  readonly phone: string;
  readonly brandName: string;
  readonly brandId: string;
}

const MIN_LENGTH = 8;
const MAX_LENGTH = 128;

/** Letters that are often written as digits and signs. */
const LEET: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};

const RUNS = [
  '0123456789012345',
  '9876543210987654',
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiopasdfghjklzxcvbnm',
  '1q2w3e4r5t6y7u8i9o0p',
  '1qaz2wsx3edc4rfv5tgb',
];

/**
 * Why a new password is refused, or undefined. All characters are allowed; refused are passwords that
 * attackers try first: the most used ones, common words, runs, repetitions, and data of the owner.
 */
export async function passwordProblem(
  password: string,
  owner: PasswordOwner,
): Promise<ErrorCode | undefined> {
  const length = Array.from(password).length;
  if (length < MIN_LENGTH) return 'PASSWORD_FORMAT';
  if (length > MAX_LENGTH) return 'PASSWORD_TOO_LONG';
  const plain = password.normalize('NFKC').toLowerCase().trim();
  const isGuessed =
    isRun(plain) ||
    isRepetition(plain) ||
    isCommon(plain) ||
    isPersonal(plain, owner) ||
    (await mostUsedPasswords()).has(plain);
  return isGuessed ? 'PASSWORD_COMMON' : undefined;
}

/** `12345678`, `qwertyui`, `1q2w3e4r`. */
function isRun(plain: string): boolean {
  return RUNS.some((run) => run.includes(plain));
}

/** `aaaaaaaa`, `12121212`, `abc123abc123`: a short piece again and again. */
function isRepetition(plain: string): boolean {
  return /^(.{1,4})\1+$/su.test(plain) || /^(.{5,})\1$/su.test(plain);
}

/** A common word, or two, with digits and signs around; or digits alone that are a date or a run of runs. */
function isCommon(plain: string): boolean {
  const bare = strip(plain);
  if (bare === '') return /^\d+$/.test(plain) && (isDate(plain) || isRun(plain.slice(0, 6)));
  return [bare, strip(unleet(plain)), unleet(bare)].some(
    (word) => commonWords.has(word) || (isRepetition(word) && commonWords.has(half(word))),
  );
}

function isPersonal(plain: string, { username, phone, brandName, brandId }: PasswordOwner): boolean {
  const digits = phone.replace(/\D/g, '');
  const local = digits.slice(-9);
  if (local !== '' && plain.includes(local)) return true;
  return [username, brandName, brandId]
    .map((name) => name.normalize('NFKC').toLowerCase())
    .some(
      (name) =>
        name.length >= 3 &&
        (plain === name ||
          (strip(plain) === strip(name) && strip(name).length >= 3) ||
          unleet(strip(plain)) === name),
    );
}

/** Without the digits and signs at both ends. */
function strip(text: string): string {
  return text.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '');
}

function unleet(text: string): string {
  return text.replace(/[^\p{L}]/gu, (char) => LEET[char] ?? char);
}

function half(word: string): string {
  return word.slice(0, word.length / 2);
}

/** `01012540`, `25400101`, `19990101`: a birthday in either calendar. */
function isDate(digits: string): boolean {
  return (
    /^(0[1-9]|[12]\d|3[01])(0[1-9]|1[0-2])(19|20|24|25)\d\d$/.test(digits) ||
    /^(19|20|24|25)\d\d(0[1-9]|1[0-2])(0[1-9]|[12]\d|3[01])$/.test(digits)
  );
}

let words: Promise<ReadonlySet<string>> | undefined;

/**
 * The 49,000 most used passwords, in lower case; 18,000 of them are as long as a password must be.
 * Loaded on first use: a tenth of a second and some megabytes, which most processes never need.
 */
export function mostUsedPasswords(): Promise<ReadonlySet<string>> {
  words ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) => new Set(dictionary['passwords-common']),
  );
  return words;
}
