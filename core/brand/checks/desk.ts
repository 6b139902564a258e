import type { Brand } from '#schemas/brand/brand';
import type { Problem } from '../problem';
import { repeatedKeys } from './prizes';

/** Reason templates of which a key does not name one. */
export function checkReasons({ desk: { reasons } }: Brand): Problem[] {
  return Object.entries(reasons).flatMap(([kind, templates]) =>
    repeatedKeys(`/desk/reasons/${kind}`, templates),
  );
}
