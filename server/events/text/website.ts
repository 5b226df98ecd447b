const SCHEMES = ['http:', 'https:', 'ftp:'];

/**
 * Returns an address as it is stored, or an empty text. An `&amp;` in a body that is sent back becomes `&`
 * again.
 */
export function readWebsite(sent: unknown): string {
  // A number or a list also means none; the document permits no others.
  if (typeof sent !== 'string' || sent.trim() === '0') return '';
  return sent.trim().replace(/&(?:amp|#0?38);/g, '&');
}

/** True for a web or FTP address without characters that cannot be shown. */
export function isWebsite(text: string): boolean {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  return (
    url !== undefined && SCHEMES.includes(url.protocol) && /^[a-z]+:\/\/[^\s<>"\p{Cc}\p{Cs}]+$/iu.test(text)
  );
}
