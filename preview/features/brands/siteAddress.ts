import { publicHost } from '#core/brand/checks/hosts';

/**
 * Where members open a brand: its first public host, or its host on this machine when the studio itself runs at
 * one. Undefined for a brand without hosts.
 */
export function siteAddress(
  brandId: string,
  hostnames: readonly string[],
  studio: Pick<Location, 'hostname' | 'protocol' | 'port'> = window.location,
): string | undefined {
  if (studio.hostname.endsWith('localhost')) {
    const port = studio.port === '' ? '' : `:${studio.port}`;
    return `${studio.protocol}//${brandId}.localhost${port}/`;
  }
  const host = publicHost(hostnames);
  return host === undefined ? undefined : `https://${host}/`;
}
