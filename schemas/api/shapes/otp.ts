/** Six digits of an authenticator app (RFC 6238). */
export const otp = { type: 'string', pattern: '^[0-9]{6}$' } as const;
