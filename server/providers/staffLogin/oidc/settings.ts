import { staffRoles } from '#schemas/api/staffPermissions';
import { object, oneOf, type FromSchema } from '#schemas/common/schemaBuilders';
import { filledLine, flag } from '#schemas/common/scalars';

/** Plain HTTP only on this machine. */
const origin = '(https://[^/?#]+|http://(localhost|127[.]0[.]0[.]1|[a-z0-9-]+[.]localhost)(:[0-9]+)?)';

/** The brands of a mapping: ids, or `*` for all brands. */
const brand = { type: 'string', pattern: '^([*]|[a-z][a-z0-9-]{0,39})$' } as const;

const mapping = object({
  value: filledLine,
  role: oneOf(staffRoles),
  brands: { type: 'array', items: brand, minItems: 1, maxItems: 1000 },
});

/** Settings of an OpenID provider. */
export const oidcSettings = {
  ...object(
    {
      issuer: { type: 'string', pattern: `^${origin}(/|$)`, description: 'an https address' },
      clientId: filledLine,
      /** The studio's page `/signed-in`, as registered at the provider. */
      redirectUri: {
        type: 'string',
        pattern: `^${origin}/signed-in$`,
        description: 'https://<host of the studio>/signed-in',
      },
      /** What the button says after "Sign in with". */
      name: object({ th: filledLine, en: filledLine }),
    },
    {
      scopes: { type: 'array', items: filledLine, minItems: 1, maxItems: 20 },
      /** How the client proves itself with its secret. */
      clientAuthentication: oneOf(['basic', 'post']),
      emailClaim: filledLine,
      /** Accepts an address that the provider does not call verified (`email_verified`). */
      trustEmail: flag,
      /** Without it administrators give roles in the studio. */
      roles: object({
        claim: filledLine,
        map: { type: 'array', items: mapping, minItems: 1, maxItems: 1000 },
      }),
      unknownPeople: oneOf(['create', 'invited']),
      secondFactor: oneOf(['provider', 'sala']),
      passwords: flag,
    },
  ),
} as const;

export type OidcSettings = FromSchema<typeof oidcSettings>;
