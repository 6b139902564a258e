import type { QueueItem } from '@desk/core/queueApi';
import { useErrorText } from '@desk/i18n/texts';

/** Returns what an item is about; of a slip, why it came to staff in words. */
export function useSummary(): (item: Pick<QueueItem, 'kind' | 'summary'>) => string {
  const errorText = useErrorText();
  return ({ kind, summary }) =>
    kind === 'slip' && /^[A-Z_]+$/.test(summary) ? errorText({ code: summary, message: '' }) : summary;
}
