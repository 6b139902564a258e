/** The nonce that the server put into `<meta property="csp-nonce">`, for style elements made at run time. */
export function cspNonce(page: Document): string | undefined {
  const meta = page.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]');
  // Browsers hide the attribute from scripts and keep the value in the property.
  return meta?.nonce || meta?.getAttribute('content') || undefined;
}
