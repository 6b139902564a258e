/** A username as everybody may see it: its ends and stars between them, `de***01` (ROL-05). */
export function maskUsername(username: string): string {
  const ends = username.length < 6 ? 1 : 2;
  return `${username.slice(0, ends)}***${username.slice(-ends)}`;
}
