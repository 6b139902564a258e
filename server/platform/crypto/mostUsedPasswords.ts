let words: Promise<ReadonlySet<string>> | undefined;

/**
 * The 49,000 passwords that people use most, in small letters; 18,000 of them are as long as a password must be (A2).
 * Loaded when first asked for: a tenth of a second and some megabytes, which most processes never need.
 */
export function mostUsedPasswords(): Promise<ReadonlySet<string>> {
  words ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) => new Set(dictionary['passwords-common']),
  );
  return words;
}
