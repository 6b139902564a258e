/** Looks the owner of a bank account up, so that a new member need not type a name. */
export interface BankNames {
  /**
   * @param account our bank code (`KBANK`) and the number in digits.
   * @returns the owner's name, null if the account does not exist.
   */
  find(account: { readonly bankName: string; readonly bankId: string }): Promise<string | null>;
}
