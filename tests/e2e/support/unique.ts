let serial = 0;

/** Digits that no other journey uses, in any worker or run. */
export function uniqueDigits(length: number): string {
  serial += 1;
  const worker = process.env['TEST_WORKER_INDEX'] ?? '0';
  return `${String(Date.now()).slice(-6)}${worker.padStart(2, '0').slice(-2)}${String(serial).padStart(3, '0')}`
    .slice(-length)
    .padStart(length, '1');
}

/** A new address for each caller, because rate limits count by address and journeys run concurrently. */
export function ownAddress(): string {
  const n = Number(uniqueDigits(7));
  return `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}`;
}
