import { useErrorText } from '@/i18n/useErrorText';
import type { SlipRequest } from './slipApi';

/** Why a slip brought no credit yet, in the member's language: by its code, else in the words of staff. */
export function useSlipReason(): (slip: Pick<SlipRequest, 'code' | 'reason'>) => string | null {
  const tell = useErrorText();
  return ({ code, reason }) => (code && reason ? tell({ code, message: reason }) : (reason ?? null));
}
