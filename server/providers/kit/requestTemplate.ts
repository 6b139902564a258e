import { object, type FromSchema } from '#schemas/common/schemaBuilders';
import { SettingsError } from './defineAdapter';

const texts = { type: 'object', additionalProperties: { type: 'string', maxLength: 2_000 } } as const;

/** Plain HTTP only to this machine: keys and accounts must not travel unencrypted. */
export const providerUrl = {
  type: 'string',
  maxLength: 2_000,
  pattern: '^(https://[^/?#@\\s]+|http://(localhost|127\\.0\\.0\\.1|\\[::1\\])(:\\d+)?)([/?][^#\\s]*)?$',
  description: 'an https:// address, or http:// of this machine',
} as const;

/**
 * Settings of a request. `{name}` in any text stands for a variable of the call or a secret; a value of `json` that is
 * nothing but a variable has the variable's type.
 */
export const requestSchema = object(
  { url: providerUrl },
  {
    method: { type: 'string', enum: ['GET', 'POST', 'PUT'] },
    headers: texts,
    query: texts,
    /** Body: JSON, or form fields, of which `file` names the one with the image. */
    json: { type: 'object' },
    form: texts,
    file: { type: 'string', minLength: 1, maxLength: 100 },
  },
);
export type RequestTemplate = FromSchema<typeof requestSchema>;

export type Variables = Readonly<Record<string, string | number>>;

const VARIABLE = /\{(\w+)\}/g;

/** @throws SettingsError for a variable that the call does not have. */
export function checkVariables(template: RequestTemplate, names: readonly string[]): void {
  for (const [, name = ''] of JSON.stringify(template).matchAll(VARIABLE))
    if (!names.includes(name))
      throw new SettingsError(
        `{${name}} is unknown here. Use ${names.map((known) => `{${known}}`).join(', ')}.`,
      );
}

/** Whether the template uses this variable. */
export function usesVariable(template: RequestTemplate, name: string): boolean {
  return JSON.stringify(template).includes(`{${name}}`);
}

/** The request of a template. @param image content of the form's file. */
export function fillRequest(
  template: RequestTemplate,
  variables: Variables,
  image?: Buffer,
): readonly [url: URL, init: RequestInit] {
  const fill = (text: string, encode = (value: string) => value) =>
    text.replace(VARIABLE, (_match, name: string) => encode(String(variables[name] ?? '')));
  const url = new URL(fill(template.url, encodeURIComponent));
  for (const [name, value] of Object.entries(template.query ?? {})) url.searchParams.set(name, fill(value));
  const headers = new Headers({ accept: 'application/json' });
  for (const [name, value] of Object.entries(template.headers ?? {})) headers.set(name, fill(value));
  const body = bodyOf(template, fill, variables, image);
  if (typeof body === 'string') headers.set('content-type', 'application/json');
  const method = template.method ?? (body === undefined ? 'GET' : 'POST');
  return [url, { method, headers, ...(body !== undefined && { body }) }];
}

function bodyOf(
  { json, form, file }: RequestTemplate,
  fill: (text: string) => string,
  variables: Variables,
  image: Buffer | undefined,
): string | URLSearchParams | FormData | undefined {
  if (json) return JSON.stringify(fillJson(json, fill, variables));
  if (!form && file === undefined) return undefined;
  const fields = Object.entries(form ?? {}).map(([name, value]): [string, string] => [name, fill(value)]);
  if (file === undefined) return new URLSearchParams(fields);
  const data = new FormData();
  for (const [name, value] of fields) data.set(name, value);
  if (image) data.set(file, new Blob([new Uint8Array(image)], { type: 'image/jpeg' }), 'slip.jpg');
  return data;
}

function fillJson(value: unknown, fill: (text: string) => string, variables: Variables): unknown {
  if (typeof value === 'string') {
    const [, name] = /^\{(\w+)\}$/.exec(value) ?? [];
    return name !== undefined ? variables[name] : fill(value);
  }
  if (Array.isArray(value)) return value.map((item) => fillJson(item, fill, variables));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, fillJson(item, fill, variables)]),
  );
}
