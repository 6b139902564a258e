import { isDeepStrictEqual } from 'node:util';
import { byBrandAndUuid } from '#schemas/api/callParts';
import type { CallSpec } from '#schemas/api/callSpec';
import { areas } from '#schemas/api/contract';
import { errorSchema } from '#schemas/api/envelope';
import { errors } from '#schemas/api/errors';
import { cursor, limit } from '#schemas/api/page';
import { object } from '#schemas/common/schemaBuilders';
import { splitKey } from '#core/contract/request';
import { descriptions } from './openapiDescription';
import { headerRefs, headers } from './openapiHeaders';
import { envelopes, errorResponses, responseHeaders, responses } from './openapiResponses';
import { webhooks } from './openapiWebhooks';
import { shareAnswers, type Operation } from './shareAnswers';
import { usedComponents } from './usedComponents';
import { schemaComponents, toOpenApi } from './toOpenApi';

const json = 'application/json';

/** Calls of the member app, which any back end of a site implements, and calls of the staff programs. */
export type Audience = 'member' | 'staff';

/** Calls of the studio that are not below `/api/staff`. */
const STAFF_PATHS = ['/api/staff/', '/api/share'];

export const audienceOf = (key: string): Audience =>
  STAFF_PATHS.some((start) => splitKey(key).path.startsWith(start)) ? 'staff' : 'member';

const TITLES: Readonly<Record<Audience, string>> = {
  member: 'Sala member site API',
  staff: 'Sala staff API',
};

/** The calls of one audience as OpenAPI 3.1, whose schemas are JSON Schema. */
export function openapi(audience: Audience): object {
  const calls: Record<string, Record<string, Operation>> = {};
  const tags = new Set<string>();
  for (const [area, specs] of Object.entries(areas)) {
    for (const [key, spec] of Object.entries<CallSpec>(specs)) {
      if (audienceOf(key) !== audience) continue;
      const { method, path } = splitKey(key);
      calls[path] = { ...calls[path], [method.toLowerCase()]: operation(area, key, spec) };
      tags.add(area);
    }
  }
  const { paths, answers } = shareAnswers(calls);
  const document = {
    openapi: '3.1.0',
    info: { title: TITLES[audience], version: '1', description: descriptions[audience] },
    servers: [{ url: '/', description: audience === 'member' ? 'A host of the brand.' : 'The studio host.' }],
    tags: [...tags].map((name) => ({ name })),
    paths,
    ...(audience === 'member' && { webhooks }),
  };
  const components = {
    securitySchemes: {
      member: { type: 'http', scheme: 'bearer', description: 'Token of `POST /api/auth/login`.' },
      staff: { type: 'http', scheme: 'bearer', description: 'Token of `POST /api/staff/login`.' },
    },
    parameters: { ...headers, ...Object.fromEntries(sharedParameters) },
    headers: responseHeaders,
    responses: { ...answers, ...errorResponses() },
    schemas: {
      ...schemaComponents(),
      ...envelopes,
      Error: { ...(toOpenApi(errorSchema) as object), description: errorTable() },
    },
  };
  return { ...document, components: usedComponents(document, components) };
}

function operation(area: string, key: string, spec: CallSpec): Operation {
  return {
    tags: [area],
    operationId: operationId(key),
    summary: spec.summary,
    ...(spec.permission && { 'x-permission': spec.permission }),
    ...(spec.features && { 'x-features': spec.features }),
    security: spec.access === 'public' ? [] : [{ [spec.access]: [] }],
    parameters: [
      ...headerRefs(spec),
      ...parametersOf(spec.params, 'path'),
      ...parametersOf(spec.query, 'query'),
    ],
    ...requestBody(spec),
    responses: responses(key, spec),
  };
}

/** `POST /api/auth/user/{uuid}` becomes `postAuthUserByUuid`. */
export function operationId(key: string): string {
  const { method, path } = splitKey(key.replace(' /api', ' '));
  const words = path
    .replace(/\{/g, 'by-')
    .split(/[^A-Za-z0-9]+/)
    .filter(Boolean);
  return method.toLowerCase() + words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('');
}

interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query';
  readonly required: boolean;
  readonly schema: unknown;
}

function readParameters(schema: object | undefined, place: Parameter['in']): Parameter[] {
  const { properties = {}, required = [] } = (schema ?? {}) as {
    properties?: Record<string, object>;
    required?: readonly string[];
  };
  return Object.entries(properties).map(([name, inner]) => ({
    name,
    in: place,
    required: required.includes(name),
    schema: toOpenApi(inner),
  }));
}

/** Parameters of many calls, by name. */
const sharedParameters: ReadonlyMap<string, Parameter> = new Map(
  [...readParameters(byBrandAndUuid, 'path'), ...readParameters(object({}, { limit, cursor }), 'query')].map(
    (parameter) => [parameter.name, parameter],
  ),
);

function parametersOf(schema: object | undefined, place: Parameter['in']): object[] {
  return readParameters(schema, place).map((parameter) =>
    isDeepStrictEqual(sharedParameters.get(parameter.name), parameter)
      ? { $ref: `#/components/parameters/${parameter.name}` }
      : parameter,
  );
}

function requestBody({ body, bodyOptional, upload }: CallSpec): object {
  if (upload) {
    const file = {
      type: 'object',
      required: [upload],
      properties: { [upload]: { type: 'string', format: 'binary' } },
    };
    return { requestBody: { required: true, content: { 'multipart/form-data': { schema: file } } } };
  }
  // A body that may only be empty is left out.
  if (!body || (bodyOptional && isEmpty(body))) return {};
  return { requestBody: { required: !bodyOptional, content: { [json]: { schema: toOpenApi(body) } } } };
}

const isEmpty = (body: object): boolean =>
  'properties' in body && Object.keys(body.properties as object).length === 0;

function errorTable(): string {
  const rows = Object.entries(errors).map(
    ([code, { status, message }]) => `| ${code} | ${status} | ${message} |`,
  );
  return ['| code | status | message |', '| --- | --- | --- |', ...rows].join('\n');
}
