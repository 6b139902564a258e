import { CompiledQuery } from 'kysely';
import type { Database } from './connect';
import { AHEAD, LAST } from './leanClient';

const MARKS = { ahead: AHEAD, last: LAST };

/**
 * A statement whose text is put together once, for calls that run all the time: a query builder puts it together anew
 * for each. `${'name'}` stands where that value goes; a name that comes again is the same parameter.
 * @param place see `ahead` and `last`.
 */
export function statement<Row>(place?: keyof typeof MARKS) {
  return <Name extends string>(texts: TemplateStringsArray, ...places: readonly Name[]) => {
    const names = [...new Set(places)];
    const parameters = places.map((name) => `$${String(names.indexOf(name) + 1)}`);
    const text = String.raw({ raw: texts }, ...parameters) + (place ? ` ${MARKS[place]}` : '');
    return async (db: Database, values: Readonly<Record<Name, unknown>>): Promise<readonly Row[]> => {
      const { rows } = await db.executeQuery(
        CompiledQuery.raw(
          text,
          names.map((name) => values[name]),
        ),
      );
      return rows as Row[];
    };
  };
}
