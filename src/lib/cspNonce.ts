/** The nonce in `<meta property="csp-nonce">`, for style elements created at run time. */
export function cspNonce(page: Document): string | undefined {
  const meta = page.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]');
  // Browsers hide the attribute from scripts, but expose the property.
  return meta?.nonce || meta?.getAttribute('content') || undefined;
}
