/** The one spelling of an address: letters in any case and width are the same staff member. */
export function staffEmail(typed: string): string {
  return typed.normalize('NFKC').trim().toLowerCase();
}
