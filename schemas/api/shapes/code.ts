import { essential, object, oneOf } from '#schemas/common/schemaBuilders';
import { count } from '#schemas/common/scalars';

/** A one-time code as typed. */
export const codeTyped = { type: 'string', minLength: 1, pattern: '^[0-9]{6}$' } as const;

/** Of the message that is sent; Thai by default. */
export const messageLanguage = oneOf(['th', 'en']);

/** When another code may be requested, how long the sent one is valid, and how often it may be tried. */
export const codeSent = essential(
  object({ resendSeconds: count, validSeconds: count, attempts: count }),
  'resendSeconds',
  'validSeconds',
);
