import type { CallSpec, ContractArea } from '#schemas/api/callSpec';

const draft = 'http://json-schema.org/draft-07/schema#';
const parts = ['params', 'query', 'body', 'data'] as const;

/** A schema file of its own. */
export function standalone(name: string, schema: object): object {
  return { $schema: draft, $id: `urn:sala:schema:${name}`, ...schema };
}

/** All schemas of an area in one file, under `definitions` by call and part. */
export function areaSchema(name: string, area: ContractArea): object {
  const definitions = Object.fromEntries(Object.entries(area).flatMap(([key, spec]) => partsOf(key, spec)));
  return standalone(name, { title: `Calls of the area "${name}"`, definitions });
}

function partsOf(key: string, spec: CallSpec): [string, object][] {
  return parts.flatMap((part): [string, object][] => {
    const schema = spec[part];
    return schema ? [[`${key} ${part}`, schema]] : [];
  });
}
