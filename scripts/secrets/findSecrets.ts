/** Shapes that keys of known services have, and private keys in any wrapping. */
const SHAPES: Readonly<Record<string, RegExp>> = {
  'a private key': /-----BEGIN (?:[A-Z]+ )*PRIVATE KEY-----/g,
  'a cloud key': /\b(?:AKIA|ASIA)[0-9A-Z]{16}\b|\bAIza[\w-]{35}\b/g,
  'a payment key': /\b[srp]k_(?:live|test)_[0-9A-Za-z]{8,}/g,
  'a token of a code host': /\bgh[pousr]_[0-9A-Za-z]{36,}\b|\bglpat-[\w-]{20,}\b|\bnpm_[0-9A-Za-z]{36}\b/g,
  'a chat token': /\bxox[abprs]-[\w-]{10,}/g,
  'a signed token': /\beyJ[\w-]{10,}\.eyJ[\w-]{10,}\.[\w-]{10,}/g,
  'a key of a mail or model service': /\bSG\.[\w-]{16,}\.[\w-]{16,}|\bsk-(?:ant-|proj-)?[\w-]{32,}/g,
  'an address with a password': /\b[a-z][a-z+]{2,12}:\/\/[^\s/:@"'`<>${}]+:[^\s/:@"'`<>${}]{6,}@[\w.-]+/g,
};

/** A name that says secret, and what it is given: `apiKey: "…"`, `SLIP_TOKEN=…`. */
const NAMED =
  /(?:secret|token|passw(?:or)?d|(?:api|access|private|staff|signing)[_-]?key|credential)s?["'`]?\s*[:=]\s*["'`]?([A-Za-z0-9+/_-]{20,}={0,2})(?=["'`\s;,]|$)/gi;

/** Bits per character below which a text is words or a pattern, not a key. */
const LEAST_BITS = 3.4;
const LEAST_MIXED = 12;

export interface Found {
  readonly what: string;
  readonly text: string;
}

/** What looks like a secret in a text (S13). */
export function findSecrets(text: string): Found[] {
  const shaped = Object.entries(SHAPES).flatMap(([what, shape]) =>
    (text.match(shape) ?? []).map((found) => ({ what, text: found })),
  );
  const named = [...text.matchAll(NAMED)]
    .map(([, value = '']) => value)
    .filter(isRandom)
    .map((value) => ({ what: 'a random value under the name of a secret', text: value }));
  return [...shaped, ...named];
}

/** Whether a value mixes digits and letters as no words do, with or without dashes between them. */
function isRandom(value: string): boolean {
  const isMixed = (part: string) => part.length >= LEAST_MIXED && /\d/.test(part) && /[A-Za-z]/.test(part);
  if (!value.split('-').some(isMixed)) return false;
  const counts = new Map<string, number>();
  for (const char of value) counts.set(char, (counts.get(char) ?? 0) + 1);
  const bits = [...counts.values()].reduce((sum, count) => {
    const share = count / value.length;
    return sum - share * Math.log2(share);
  }, 0);
  return bits >= LEAST_BITS;
}
