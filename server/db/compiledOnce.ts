import type { CompiledQuery } from 'kysely';
import type { Database } from './connect';

/** A query as its builder leaves it, or one written as text. */
interface Compilable<Row> {
  compile(db: Database): CompiledQuery<Row>;
}

/** Stands in a query for the value of this number while it is compiled. */
class Place {
  constructor(readonly index: number) {}
}

/**
 * A query that is compiled once for each shape of its values, for calls that run all the time: what compiling costs is
 * more than what the database needs for most of them.
 * @param build makes the query. It gets a place in place of each value and must do nothing with it but pass it on; only
 *   what is undefined, and how many of a list there are, it can see. What else the query depends on is its `variant`.
 */
export function compiledOnce<Row, Values extends object, Variant extends string = ''>(
  build: (values: Values, variant: Variant, db: Database) => Compilable<Row>,
) {
  const kept = new Map<string, CompiledQuery<Row>>();
  return async (db: Database, values: Values, variant = '' as Variant): Promise<readonly Row[]> => {
    const leaves: unknown[] = [];
    const shape = variant + flatten(values, leaves);
    let query = kept.get(shape);
    if (!query) {
      query = build(placesOf(values, { next: 0 }) as Values, variant, db).compile(db);
      kept.set(shape, query);
    }
    const parameters = query.parameters.map((one) => (one instanceof Place ? leaves[one.index] : one));
    const { rows } = await db.executeQuery<Row>({ ...query, parameters });
    return rows;
  };
}

/** Collects the values in the order of their places. @returns their shape. */
function flatten(value: unknown, leaves: unknown[]): string {
  if (value === undefined) return '-';
  if (!isStructure(value)) {
    leaves.push(value);
    return '.';
  }
  let shape = '(';
  for (const [key, one] of Object.entries(value)) shape += key + flatten(one, leaves);
  return `${shape})`;
}

/** The same structure with places for its values. */
function placesOf(value: unknown, count: { next: number }): unknown {
  if (value === undefined) return undefined;
  if (!isStructure(value)) return new Place(count.next++);
  const places = Object.entries(value).map(([key, one]) => [key, placesOf(one, count)] as const);
  return Array.isArray(value) ? places.map(([, place]) => place) : Object.fromEntries(places);
}

/** A list or an object of values; not a date or bytes. */
function isStructure(value: unknown): value is object {
  if (typeof value !== 'object' || value === null) return false;
  return Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype;
}
