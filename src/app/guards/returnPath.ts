const HOME = '/auth/dashboard';

/** Where to go after log-in: the guarded path that was asked for, else the dashboard (RTM-03). */
export function returnPath(state: unknown): string {
  const from = (state as { from?: unknown } | null)?.from;
  return typeof from === 'string' && /^\/auth\/[^/]/.test(from) ? from : HOME;
}
