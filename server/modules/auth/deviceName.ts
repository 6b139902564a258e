import { isIPv4, isIPv6 } from 'node:net';

/** Operating systems by User-Agent; the first match counts. */
const systems = [
  [/iPad/, 'iPad'],
  [/iPhone/, 'iPhone'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Macintosh/, 'Mac'],
  [/Linux|CrOS/, 'Linux'],
] as const;

const browsers = [
  [/Line\//, 'LINE'],
  [/FBAN|FBAV/, 'Facebook'],
  [/SamsungBrowser/, 'Samsung Internet'],
  [/Edg/, 'Edge'],
  [/OPR|Opera/, 'Opera'],
  [/Firefox|FxiOS/, 'Firefox'],
  [/Chrome|CriOS/, 'Chrome'],
  [/Safari/, 'Safari'],
] as const;

/** `Chrome · Android` from a User-Agent header; empty when nothing is known. */
export function deviceName(userAgent: string | null): string {
  const name = (list: readonly (readonly [RegExp, string])[]) =>
    list.find(([pattern]) => pattern.test(userAgent ?? ''))?.[1];
  return [name(browsers), name(systems)].filter((part) => part !== undefined).join(' · ');
}

/** The network of an address, `203.0.113.x` or `2001:db8:1::`: enough to recognize a foreign log-in. */
export function networkOf(ip: string | null): string {
  const plain = (ip ?? '').replace(/^::ffff:(?=\d+\.)/i, '');
  if (isIPv4(plain)) return plain.replace(/\d+$/, 'x');
  if (!isIPv6(plain)) return '';
  const [head = ''] = plain.split('::');
  return `${head.split(':').slice(0, 3).join(':')}::`;
}
