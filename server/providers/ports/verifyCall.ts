export interface IncomingCall {
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  /** As received. */
  readonly body: Buffer;
}

export type SignatureProblem = 'SIGNATURE_MISSING' | 'SIGNATURE_WRONG' | 'SIGNATURE_EXPIRED';

/** @returns undefined for a call that the provider signed within the tolerance. */
export type VerifyCall = (call: IncomingCall) => SignatureProblem | undefined;
