/** `https://{host}/aff/{code}` (RTM-11); a friend who opens it registers with the code (PUB-05). */
export function referralLink(origin: string, code: string): string {
  return `${origin}/aff/${encodeURIComponent(code)}`;
}
