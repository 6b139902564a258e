import { isRecord } from '#core/brand/json';
import { readJson } from '#core/brand/readJson';

/** A brand that this process does not serve, because what it would serve breaks the rules. Its hosts answer 503. */
export interface ClosedBrand {
  readonly id: string;
  /** As far as the file names any; `<id>.localhost` always counts. */
  readonly hostnames: readonly string[];
  readonly primary: boolean;
  /** What is wrong, for staff and the log: file, path, cause, one problem a line. */
  readonly reason: string;
}

/** The hosts of a brand file, as far as they can be read from an invalid one. */
export function closedBrand(id: string, text: string, reason: string): ClosedBrand {
  const { value } = readJson(text);
  const file = isRecord(value) ? value : {};
  const hosts = Array.isArray(file['hostnames']) ? (file['hostnames'] as unknown[]) : [];
  return {
    id,
    hostnames: hosts.filter((host) => typeof host === 'string'),
    primary: file['primary'] === true,
    reason,
  };
}
