import type { StaffRole } from '#schemas/api/staffPermissions';

/** An identity provider with which staff sign in, and what it decides. */
export interface StaffLogin {
  readonly id: string;
  /** What staff call it, as on the button. */
  readonly name: { readonly th: string; readonly en: string };
  /** Whether staff may also log in by password. */
  readonly passwords: boolean;
  /** Whether somebody unknown becomes staff by their claims, or needs an invitation to their address. */
  readonly unknownPeople: 'create' | 'invited';
  /** Whether the provider answers for the second factor, or ours is required. */
  readonly secondFactor: 'provider' | 'sala';
  /** @throws SignInError `unavailable`. */
  begin(): Promise<SignInStart>;
  /**
   * Verifies that the answer belongs to this beginning and comes from the provider.
   * @param answer the query with which the browser came back.
   * @throws SignInError.
   */
  finish(flow: SignInFlow, answer: string): Promise<SignInIdentity>;
}

/** What has to be remembered, in secret, until the browser comes back. */
export interface SignInFlow {
  readonly state: string;
  readonly nonce: string;
  readonly verifier: string;
}

export interface SignInStart extends SignInFlow {
  /** Where the browser goes. */
  readonly url: string;
}

/** Somebody whom the provider vouches for. */
export interface SignInIdentity {
  readonly issuer: string;
  /** The provider's permanent id of the person; an e-mail address can pass to somebody else. */
  readonly subject: string;
  readonly email: string;
  readonly name: string;
  /** The roles that the claims give, at most one a brand; undefined where administrators give roles. */
  readonly roles: readonly HeldRole[] | undefined;
}

export interface HeldRole {
  /** A brand, or `*` for all brands. */
  readonly brandId: string;
  readonly role: StaffRole;
}

/** Why nobody was signed in; the message is for the log. */
export class SignInError extends Error {
  override readonly name = 'SignInError';

  constructor(
    /** `cancelled` by the person, `expired` or used, `failed` a check, `unavailable` provider, no verified `email`. */
    readonly reason: 'cancelled' | 'expired' | 'failed' | 'unavailable' | 'email',
    message: string,
  ) {
    super(message);
  }
}
