import { createHmac } from 'node:crypto';
import { pointerKeys } from '#core/brand/json';
import { satangToBaht } from '#core/money/money';
import { bangkokIso } from '#core/time/bangkok';
import { bankByCode } from '#schemas/common/banks';
import { SIGNATURE_HEADER, signCall, type SignatureSettings } from '#server/providers/kit/signature';
import type { IncomingTransfer } from '#server/providers/ports/bankFeed';
import type { TransferMapping } from '#server/providers/transfers/transferMapping';

/** A body that the mapping reads as this transfer: the reverse of `readTransfers`. */
export function writeMessage(mapping: TransferMapping, transfer: IncomingTransfer): string {
  const { transfer: at, items = '', only = [], unit = 'baht' } = mapping;
  const item: Json = {};
  const put = (source: readonly string[], value: string | number) => {
    const [first] = source;
    if (first !== undefined && !first.startsWith('=')) set(item, first, value);
  };
  for (const { at: place, in: [value = null] = [] } of only.slice(0, 1))
    if (place !== undefined) set(item, place, value);
  put(at.transRef, transfer.transRef);
  put(at.amount, unit === 'satang' ? transfer.amount : satangToBaht(transfer.amount));
  put(at.date, bangkokIso(transfer.transferredAt));
  put(at.currency ?? [], 'THB');
  put(at.to.bank, nameOf(mapping, transfer.to.bankName));
  put(at.to.account, transfer.to.bankId);
  put(at.sender.bank, nameOf(mapping, transfer.sender.bankName ?? ''));
  put(at.sender.account, transfer.sender.account);
  put(at.sender.name, transfer.sender.name);
  if (items === '') return JSON.stringify(item);
  const body: Json = {};
  set(body, items, [item]);
  return JSON.stringify(body);
}

/** The headers of a call that the provider signs. @param settings of a format of its own; `sala-signature` by default. */
export function signMessage(
  secret: string,
  body: string,
  at: Date,
  settings?: SignatureSettings,
): Record<string, string> {
  const seconds = Math.floor(at.getTime() / 1_000);
  const type = { 'content-type': 'application/json' };
  if (!settings) return { ...type, [SIGNATURE_HEADER]: signCall(secret, body, seconds) };
  const { header, encoding = 'hex', prefix = '', signed = '{body}', timeHeader } = settings;
  const text = signed.replaceAll('{time}', String(seconds)).replaceAll('{body}', () => body);
  const signature = prefix + createHmac('sha256', secret).update(text).digest(encoding);
  return { ...type, [header]: signature, ...(timeHeader !== undefined && { [timeHeader]: String(seconds) }) };
}

type Json = Record<string, unknown>;

function set(target: Json, place: string, value: unknown): void {
  const keys = pointerKeys(place);
  const last = keys.pop() ?? '';
  let object = target;
  for (const key of keys) object = (object[key] ??= {}) as Json;
  object[last] = value;
}

/** The provider's name of a bank. */
function nameOf({ banks = {} }: TransferMapping, code: string): string {
  const [own] =
    Object.entries(banks).find(([, ours]) => ours === code || ours === bankByCode(code)?.bot) ?? [];
  return own ?? code;
}
