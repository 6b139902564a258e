import type { Language } from '@/i18n/languages';
import { formatMoney } from '@/lib/formatMoney';
import { moment } from '@backoffice/i18n/bangkokTime';
import type { QueueItem, Signal } from '@desk/core/queueApi';
import { type Translate, useErrorText, useTexts } from '@desk/i18n/texts';

/** Signals that call for care; the others only inform. */
const serious: readonly Signal['code'][] = [
  'suspended',
  'on-break',
  'bank-account-changed',
  'same-account-elsewhere',
  'little-play',
  'near-credit',
  'name-mismatch',
  'turnover-left',
];

export const toneOf = ({ code }: Signal): 'warning' | 'neutral' =>
  serious.includes(code) ? 'warning' : 'neutral';

/** A signal as a sentence: `deposited 5,000, played 120`. */
export function signalText({ code, values }: Signal, t: Translate<'queue'>, language: Language): string {
  const money = (baht: number | undefined) => formatMoney(baht, { whole: true });
  return t(`signal.${code}`, {
    count: values.count ?? 0,
    at: values.at === undefined ? '–' : moment(values.at, language),
    amount: money(values.amount),
    deposited: money(values.deposited),
    played: money(values.played),
    name: values.name,
    otherName: values.otherName,
    brands: values.brands?.join(', '),
  });
}

/** Codes whose text for members is no reason to a cashier. */
const slipReasons = [
  'SLIP_NOT_FOUND',
  'SLIP_WAITING',
  'SLIP_WRONG_RECEIVER',
  'SLIP_WRONG_SENDER',
  'SLIP_CREDIT_NEAR',
  'SLIP_INVALID',
] as const;

/** Returns why a slip came to staff, by its code. */
export function useSlipReason(): (code: string) => string {
  const t = useTexts('evidence');
  const errorText = useErrorText();
  return (code) => {
    const known = slipReasons.find((each) => each === code);
    return known === undefined ? errorText({ code, message: '' }) : t(`slipReason.${known}`);
  };
}

/** Returns what an item is about; of a slip, why it came to staff in words. */
export function useSummary(): (item: Pick<QueueItem, 'kind' | 'summary'>) => string {
  const slipReason = useSlipReason();
  return ({ kind, summary }) =>
    kind === 'slip' && /^[A-Z_]+$/.test(summary) ? slipReason(summary) : summary;
}
