/** A mistake in what a command was given, such as a brand file: its message is shown without a stack trace. */
export class InputError extends Error {
  override readonly name = 'InputError';
}
