import type { Brand } from '#schemas/brand/brand';
import type { HostPower } from '#schemas/common/terms';
import { diff } from '../diff';
import { foreignHosts, frameOrigins } from '../foreignHosts';

/** Settings that decide where the site opens, where log-ins go, which hosts may run scripts, and who pays out. */
const SENSITIVE = [
  'api',
  'origins',
  'chat',
  'hostnames',
  'primary',
] as const satisfies readonly (keyof Brand)[];

/**
 * JSON pointers of the changes that need an administrator and a second person: any change of those settings, and an
 * embed of an origin that the brand did not frame before.
 */
export function sensitiveChanges(before: Brand, after: Brand): readonly string[] {
  const named = [
    ...SENSITIVE.flatMap((key) => diff(before[key], after[key], `/${key}`)),
    ...diff(before.desk.tiers, after.desk.tiers, '/desk/tiers'),
  ].map(({ path }) => path);
  const framed = new Set(frameOrigins(before));
  return frameOrigins(after).every((origin) => framed.has(origin)) ? named : [...named, '/embeds'];
}

/** A foreign host that may do more than before. */
export interface HostChange {
  /** `https://cdn.example.com`; a name at which the site itself opens has no scheme. */
  readonly host: string;
  /** Everything that it may do now. */
  readonly powers: readonly (HostPower | 'SITE')[];
  /** The brand named it before, with fewer powers. */
  readonly known: boolean;
}

/** Hosts that are new or may do more, the most dangerous first. */
export function hostChanges(before: Brand, after: Brand): readonly HostChange[] {
  const known = foreignHosts(before);
  const foreign = [...foreignHosts(after)].flatMap(([host, powers]): HostChange[] => {
    const had = known.get(host);
    return powers.every((power) => had?.includes(power)) ? [] : [{ host, powers, known: had !== undefined }];
  });
  const sites = after.hostnames
    .filter((host) => !before.hostnames.includes(host))
    .map((host): HostChange => ({ host, powers: ['SITE'], known: false }));
  return [...sites, ...foreign];
}
