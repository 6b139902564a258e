import type { ApiError } from '#core/contract/apiError';
import { ProofNotice } from '@/api/ProofNotice';
import { useErrorText } from '@/i18n/errorText';
import { Notice } from '@/ui/Notice';

interface Props {
  /** Of the last log-in; none while another one is pending. */
  readonly error: ApiError | undefined;
}

/** What the device does during the log-in, and why it failed, in the server's words (ST-03, ERR-07). */
export function LoginStatus({ error }: Props) {
  const textOf = useErrorText();
  return (
    <>
      {error && <Notice tone="danger">{textOf(error)}</Notice>}
      <ProofNotice />
    </>
  );
}
