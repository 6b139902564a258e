import { type Permission, permissions, rolesAllow, staffRoles } from '#schemas/api/staffPermissions';

/** Permissions with the roles that have them. */
function permissionTable(): string {
  const rows = Object.entries(permissions).map(([permission, text]) => {
    const roles = staffRoles.filter((role) => rolesAllow([role], permission as Permission));
    return `| \`${permission}\` | ${text} | ${roles.join(', ')} |`;
  });
  return ['| permission | allows to | roles |', '| --- | --- | --- |', ...rows].join('\n');
}

const amounts = 'Amounts are baht with at most two decimals; times carry an offset.';

const idempotency = `**Idempotency.** Money calls carry \`Idempotency-Key\`. The same key with the same input has its effect once, and later gets the first answer with \`Idempotent-Replayed: true\`. Another input is \`IDEMPOTENCY_KEY_REUSED\`; while the first runs, \`IDEMPOTENCY_IN_PROGRESS\` is possible.`;

const member = `What a back end of a Sala member site speaks. ${amounts} A call lists its own failures; it may also fail as \`components.responses.Failure\` says.

**Headers.** The member app sends \`platform\`, \`channel\`, \`web-version\` and \`web-hostname\` (see \`components.parameters\`) with every call. The brand follows from \`web-hostname\` or the host name. A call from a page of another origin must name a host of the brand in \`web-hostname\`, else it fails with \`HOST_UNKNOWN\`.

**Calls owed.** A call is owed if the brand has one of its \`x-features\` switched on, or if it has none.

**Sessions.** Log-in and registration answer a token and the member. The app stores both and sends \`Authorization: Bearer <token>\`; there are no cookies. A token belongs to one brand. If it is a JWT, the app respects its \`exp\`. 401 and 403 end the session, so answer them only when it is over; with the brand's \`session.strictErrors\` every failure ends it. \`POST /api/auth/logout\` ends it too.

**Failures.** The app has its own text for each code of \`Error\`, and shows \`message\` for others. \`errors\` has one message for each field; \`params\` fills placeholders.

${idempotency}

**Polling.** After a deposit, a slip or a withdrawal the app polls that request every \`poll.requestSeconds\` of the brand until its status is final: \`GET /api/auth/deposit-request/my/{uuid}\`, \`/api/auth/slip/my/request/{uuid}\`, \`/api/auth/withdraw/my/{uuid}\`. Serve it to the member who made it for as long as the history lists it; to anyone else it is \`NOT_FOUND\`.`;

const staff = `What the studio and \`npm run ops\` call; a member site does not need it. ${amounts}

**Sessions.** \`POST /api/staff/login\` answers a token, after a second step where the account has one. Send \`Authorization: Bearer <token>\`. A call works for staff whose role has its \`x-permission\`, for the brands that they may see; other brands are \`NOT_FOUND\`.

${permissionTable()}

${idempotency}`;

/** What holds for all calls of a document, in Markdown. */
export const descriptions = { member, staff };
