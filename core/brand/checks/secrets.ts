import { isRecord, pointer } from '../json';
import { problem, type Problem } from '../problem';

const SECRET_KEY = /token|secret|passw|private.?key|api.?key|credential/i;
const SECRET_VALUE = /-----BEGIN |\beyJ[\w-]{8,}\.[\w-]{8,}\.|\b[sr]k_(?:live|test)_|\bAKIA[0-9A-Z]{16}\b/;

/** Everything in a brand file reaches every browser, so nothing in it may be secret (BRD-03). */
export function checkSecrets(value: unknown, path = ''): Problem[] {
  // Message ids may contain the word password; their values are still checked.
  const names = !path.startsWith('/texts');
  if (typeof value === 'string') return SECRET_VALUE.test(value) ? [problem('SECRET', path)] : [];
  if (!isRecord(value) && !Array.isArray(value)) return [];
  return Object.entries(value).flatMap(([key, item]) => {
    const here = pointer(path, key);
    return names && isRecord(value) && SECRET_KEY.test(key)
      ? [problem('SECRET', here)]
      : checkSecrets(item, here);
  });
}
