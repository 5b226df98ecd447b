const SCHEMES = ['http:', 'https:', 'ftp:'];

/**
 * An address as it is stored, empty for none: the `&amp;` of a body that was read and is sent back is an `&` again.
 */
export function readWebsite(sent: unknown): string {
  // A number or a list is the other way to say none; the document lets no others through.
  if (typeof sent !== 'string' || sent.trim() === '0') return '';
  return sent.trim().replace(/&(?:amp|#0?38);/g, '&');
}

/** True if the text is a web or FTP address without characters that no page could show. */
export function isWebsite(text: string): boolean {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  return (
    url !== undefined && SCHEMES.includes(url.protocol) && /^[a-z]+:\/\/[^\s<>"\p{Cc}\p{Cs}]+$/iu.test(text)
  );
}
