import { formatMoney } from '@/lib/formatMoney';
import { useBrandName } from '@backoffice/api/brandListApi';
import type { Alert } from '@desk/core/alertApi';
import { type TextOf, useTexts } from '@desk/i18n/texts';

/** Address of the page where something can be done about an alert; null where only the provider can. */
export function placeOf({ brandId, kind, subject }: Alert): string | null {
  const places = {
    'queue-overdue': `/q/${subject}?brand=${brandId}`,
    'provider-down': null,
    books: `/reconciliation?brand=${brandId}`,
    'payout-volume': `/report/money?brand=${brandId}&show=withdrawals`,
  };
  return places[kind];
}

const whole = (baht: number) => formatMoney(baht, { whole: true });

/** Returns what an alert says, with its brand. */
export function useAlertText(): (alert: Alert) => string {
  const t = useTexts('alert');
  const q = useTexts('queue');
  const nameOf = useBrandName();
  return ({ brandId, kind, subject, values }) => {
    const { count = 0, amount = 0, usual = 0 } = values;
    const texts = {
      'queue-overdue': () => t('text.queue', { queue: q(`kind.${subject}` as TextOf<'queue'>), count }),
      'provider-down': () => t('text.provider', { provider: subject }),
      books: () => t('text.books', { count }),
      'payout-volume': () => t('text.payouts', { amount: whole(amount), usual: whole(usual) }),
    };
    return `${nameOf(brandId)}: ${texts[kind]()}`;
  };
}
