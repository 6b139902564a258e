/** Whether a text is a moment that can be shown. */
export function isMoment(text: string | null | undefined): text is string {
  return !!text && !Number.isNaN(Date.parse(text));
}
