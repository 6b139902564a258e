import { brand, type Brand } from './brand';

type Partially<T> = T extends readonly unknown[]
  ? T
  : T extends object
    ? { readonly [K in keyof T]?: Partially<T[K]> }
    : T;

/** `brands/<id>/brand.json`: only what differs from the defaults. */
export type BrandFile = Partially<Omit<Brand, Identity>> &
  Pick<Brand, 'version' | Identity> & { readonly $schema?: string };

/** `brands/defaults.json`: everything but who the brand is. */
export type BrandDefaults = Omit<Brand, Identity>;

/** Keys without a default. */
export const identityKeys = ['id', 'displayName', 'tagline', 'description', 'clientId', 'hostnames'] as const;
type Identity = (typeof identityKeys)[number];

interface ObjectSchema {
  readonly type?: unknown;
  readonly properties?: Readonly<Record<string, ObjectSchema>>;
  readonly required?: readonly string[];
}

/** Where editors find the JSON Schema of the file; no program reads it. */
const schemaAddress = { type: 'string', maxLength: 300 } as const;

/** The `$schema` value of a file below `brands/<id>/`. */
export const BRAND_FILE_SCHEMA = '../../schemas/json/brandFile.schema.json';

/**
 * The brand schema in which only keys without a default are required, and these completely. Lists replace the default
 * completely, so their items must be complete too.
 */
export const brandFile = {
  ...brand,
  properties: {
    $schema: schemaAddress,
    ...Object.fromEntries(
      Object.entries<ObjectSchema>(brand.properties).map(([key, schema]) => [
        key,
        isIdentity(key) ? schema : optional(schema),
      ]),
    ),
  },
  required: ['version', ...identityKeys],
};

/** The brand schema without the keys that have no default. */
export const brandDefaults = {
  ...brand,
  properties: Object.fromEntries(Object.entries(brand.properties).filter(([key]) => !isIdentity(key))),
  required: brand.required.filter((key) => !isIdentity(key)),
};

function optional(schema: ObjectSchema): ObjectSchema {
  if (!schema.properties) return schema;
  const properties = Object.entries(schema.properties).map(([key, value]) => [key, optional(value)] as const);
  return { ...schema, properties: Object.fromEntries(properties), required: [] };
}

function isIdentity(key: string): boolean {
  return (identityKeys as readonly string[]).includes(key);
}
