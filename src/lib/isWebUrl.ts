/** Whether `value` is an `http(s)` address with a host and nothing odd in it (VAL-01). */
export function isWebUrl(value: unknown): value is string {
  if (typeof value !== 'string' || !/^https?:\/\/[^\s/?#"'<>\\]+[^\s"'<>\\]*$/i.test(value)) return false;
  try {
    const { protocol, hostname, username, password } = new URL(value);
    // Credentials before the host serve to disguise where a link leads.
    return /^https?:$/.test(protocol) && hostname !== '' && username === '' && password === '';
  } catch {
    return false;
  }
}

/**
 * Where a link leads, as its reader must see it (W10): the host, look-alike letters in their ASCII form. For an address
 * that `isWebUrl` has let pass.
 */
export function linkHost(link: string): string {
  return new URL(link).host.replace(/^www\./, '');
}
