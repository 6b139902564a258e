/** Unique key of a bank transfer in the system, the same from every source (S2). */
export interface TransferKey {
  /** The sending bank's three-digit code. */
  readonly sendingBank: string;
  /** `[0-9A-Z]` only. */
  readonly transRef: string;
}

/** Banks that merged: one transfer may come under either code (F4). */
const MERGED: Readonly<Record<string, string>> = { '065': '011' };

/** Longer than any bank's. */
const MAX_LENGTH = 64;

/** The code under which a bank goes on after a merger. */
export function canonicalBank(code: string): string {
  return MERGED[code] ?? code;
}

/** A reference as we compare and store it: NFKC, upper case, nothing around it. Null when it is none. */
export function canonicalReference(reference: string): string | null {
  if (reference.length > MAX_LENGTH) return null;
  const key = reference.normalize('NFKC').trim().toUpperCase();
  return /^[0-9A-Z]+$/.test(key) ? key : null;
}

/** Both parts in canonical form, or null when the reference cannot be one. */
export function transferKey(sendingBank: string, reference: string): TransferKey | null {
  const transRef = canonicalReference(reference);
  return transRef === null || !/^\d{3}$/.test(sendingBank)
    ? null
    : { sendingBank: canonicalBank(sendingBank), transRef };
}

/** Result of comparing a bank's record with ours; the third one needs a decision by staff (S4). */
export type Match = 'match' | 'no' | 'indeterminate';
