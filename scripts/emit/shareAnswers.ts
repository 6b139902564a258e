export interface Operation {
  readonly [part: string]: unknown;
  readonly operationId: string;
  readonly responses: Readonly<Record<string, object>>;
}
type Paths<T> = Record<string, Record<string, T>>;

/**
 * Replaces successful answers that several calls have by references.
 * @returns the paths, and the shared answers by name: `Success.` and the operation id of the first call.
 */
export function shareAnswers(paths: Paths<Operation>): {
  readonly paths: Paths<Operation>;
  readonly answers: Record<string, object>;
} {
  const operations = Object.values(paths).flatMap((path) => Object.values(path));
  const first = new Map<string, string>();
  const shared = new Map<string, string>();
  for (const { operationId, responses } of operations) {
    const text = JSON.stringify(responses['200']);
    const known = first.get(text);
    if (known === undefined) first.set(text, operationId);
    else shared.set(text, `Success.${known}`);
  }
  const withReference = (operation: Operation): Operation => {
    const name = shared.get(JSON.stringify(operation.responses['200']));
    if (name === undefined) return operation;
    return {
      ...operation,
      responses: { ...operation.responses, 200: { $ref: `#/components/responses/${name}` } },
    };
  };
  return {
    paths: mapValues(paths, (path) => mapValues(path, withReference)),
    answers: Object.fromEntries([...shared].map(([text, name]) => [name, JSON.parse(text) as object])),
  };
}

function mapValues<T, R>(record: Readonly<Record<string, T>>, change: (value: T) => R): Record<string, R> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]));
}
