/** Whether `value` is an `http(s)` address with a host and without suspicious parts. */
export function isWebUrl(value: unknown): value is string {
  if (typeof value !== 'string' || !/^https?:\/\/[^\s/?#"'<>\\]+[^\s"'<>\\]*$/i.test(value)) return false;
  try {
    const { protocol, hostname, username, password } = new URL(value);
    // Credentials before the host can disguise the target of a link.
    return /^https?:$/.test(protocol) && hostname !== '' && username === '' && password === '';
  } catch {
    return false;
  }
}

/**
 * The host of a link as its reader must see it, with look-alike letters in their ASCII form. Expects an address that
 * passed `isWebUrl`.
 */
export function linkHost(link: string): string {
  return new URL(link).host.replace(/^www\./, '');
}
