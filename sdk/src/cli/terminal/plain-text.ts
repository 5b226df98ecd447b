const NAMED: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
};

/** Converts an HTML title to text for a terminal, without control characters. */
export function plainText(html: string): string {
  const text = html.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]+));/gi, (entity, decimal, hex, name) => {
    if (typeof name === 'string') return NAMED[name.toLowerCase()] ?? entity;
    const code = typeof decimal === 'string' ? Number(decimal) : parseInt(String(hex), 16);
    return code <= 0x10ffff ? String.fromCodePoint(code) : entity;
  });
  return text.replace(/\p{Cc}/gu, '');
}
