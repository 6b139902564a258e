/**
 * Where a link leads, as its reader must see it (W10): the host, look-alike letters in their ASCII form. For an address
 * that `isWebUrl` has let pass.
 */
export function linkHost(link: string): string {
  return new URL(link).host.replace(/^www\./, '');
}
