/** Connection strings: migrations run as the owner, the server as a role that cannot change the ledger. */
export interface DatabaseAccess {
  readonly owner: string;
  readonly app: string;
}

/** Access with the operator's single URL: the server switches to its own role on connecting. */
export function externalAccess(databaseUrl: string): DatabaseAccess {
  const app = new URL(databaseUrl);
  app.searchParams.set('options', '-c role=sala_app');
  return { owner: databaseUrl, app: app.toString() };
}
