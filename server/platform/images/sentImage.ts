/**
 * Headers of a picture that somebody sent us: it is saved, not shown as a page, and nothing in it may act, whatever a
 * browser takes it for (S10).
 */
export const SENT_IMAGE = {
  'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
  'content-disposition': 'attachment',
  'x-content-type-options': 'nosniff',
} as const;
