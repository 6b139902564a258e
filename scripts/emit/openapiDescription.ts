/** What holds for all calls, in Markdown. */
export const openapiDescription = `What a back end of a Sala member site speaks. Amounts are baht with at most two decimals; times carry an offset. A call lists its own failures; it may also fail as \`components.responses.Failure\` says.

**Headers.** The member app sends \`platform\`, \`channel\`, \`web-version\` and \`web-hostname\` (see \`components.parameters\`) with every call. The brand follows from \`web-hostname\` or the host name. A call from a page of another origin must name a host of the brand in \`web-hostname\`, else it fails with \`HOST_UNKNOWN\`.

**Calls owed.** A call is owed if the brand has one of its \`x-features\` switched on, or if it has none. Calls below \`/api/staff\`, and \`/api/share\`, are for the studio.

**Sessions.** Log-in and registration answer a token and the member. The app stores both and sends \`Authorization: Bearer <token>\`; there are no cookies. A token belongs to one brand. If it is a JWT, the app respects its \`exp\`. 401 and 403 end the session, so answer them only when it is over; with the brand's \`session.strictErrors\` every failure ends it. \`POST /api/auth/logout\` ends it too.

**Failures.** The app has its own text for each code of \`Error\`, and shows \`message\` for others. \`errors\` has one message for each field; \`params\` fills placeholders.

**Idempotency.** Money calls carry \`Idempotency-Key\`. The same key with the same input has its effect once, and later gets the first answer with \`Idempotent-Replayed: true\`. Another input is \`IDEMPOTENCY_KEY_REUSED\`; while the first runs, \`IDEMPOTENCY_IN_PROGRESS\` is possible.

**Polling.** After a deposit, a slip or a withdrawal the app polls that request every \`poll.requestSeconds\` of the brand until its status is final: \`GET /api/auth/deposit-request/my/{uuid}\`, \`/api/auth/slip/my/request/{uuid}\`, \`/api/auth/withdraw/my/{uuid}\`. Serve it to the member who made it for as long as the history lists it; to anyone else it is \`NOT_FOUND\`.`;
