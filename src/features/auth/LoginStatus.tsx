import type { ApiError } from '#core/contract/apiError';
import { ProofNotice } from '@/api/ProofNotice';
import { useErrorText } from '@/i18n/errorText';
import { Notice } from '@/ui/Notice';

interface Props {
  /** Failure of the last log-in; none while another one is pending. */
  readonly error: ApiError | undefined;
}

/** Progress of the log-in, and the server's message when it failed. */
export function LoginStatus({ error }: Props) {
  const textOf = useErrorText();
  return (
    <>
      {error && <Notice tone="danger">{textOf(error)}</Notice>}
      <ProofNotice />
    </>
  );
}
