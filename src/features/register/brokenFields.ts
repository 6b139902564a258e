import type { validate as Validate } from '#schemas/forms/registerAccount?validate';

/** The fields that a validator refuses, each with the first rule that it breaks (`pattern`, `minLength`, …). */
export function brokenFields(validate: typeof Validate, values: object): ReadonlyMap<string, string> {
  const broken = new Map<string, string>();
  if (validate(values)) return broken;
  for (const { instancePath, keyword } of validate.errors ?? []) {
    const field = instancePath.slice(1);
    if (!broken.has(field)) broken.set(field, keyword);
  }
  return broken;
}
