/** A mistake in the input of a command, such as a brand file; the message is shown without a stack trace. */
export class InputError extends Error {
  override readonly name = 'InputError';
}
