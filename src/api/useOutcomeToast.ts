import type { ApiError } from '#core/contract/apiError';
import { useErrorText } from '@/i18n/errorText';
import { toast } from '@/ui/toast';

/** Reports the outcome of a call by a toast: `done` if given, or the text of its error. @returns whether it succeeded */
export function useOutcomeToast() {
  const errorText = useErrorText();
  return ({ error }: { readonly error?: unknown }, done: string | null): boolean => {
    if (error) toast.error(errorText(error as ApiError));
    else if (done !== null) toast.success(done);
    return !error;
  };
}
