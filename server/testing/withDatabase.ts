import type { DatabaseAccess } from '#server/platform/db/connect';

/** The same server and roles, another database. */
export function withDatabase(access: DatabaseAccess, name: string): DatabaseAccess {
  return { owner: renamed(access.owner, name), app: renamed(access.app, name) };
}

function renamed(connection: string, name: string): string {
  const url = new URL(connection);
  url.pathname = `/${name}`;
  return url.toString();
}
