import type { ApiError } from '@/api/apiError';
import { useErrorText } from '@/i18n/useErrorText';
import { Notice } from '@/ui/Notice';

interface Props {
  readonly error: ApiError;
}

/** Why the log-in failed, in the server's words (ST-03, ERR-07). A file of texts comes with it, only now needed. */
export function LoginFailure({ error }: Props) {
  const textOf = useErrorText();
  return <Notice tone="danger">{textOf(error)}</Notice>;
}
