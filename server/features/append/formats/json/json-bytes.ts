/**
 * Bytes with a meaning in JSON. Hot loops copy them to local constants first, because an imported constant is
 * loaded at each use.
 */
export const JSON_BYTES = {
  QUOTE: 0x22,
  BACKSLASH: 0x5c,
  COMMA: 0x2c,
  COLON: 0x3a,
  OPEN_BRACKET: 0x5b,
  CLOSE_BRACKET: 0x5d,
  OPEN_BRACE: 0x7b,
  CLOSE_BRACE: 0x7d,
  SPACE: 0x20,
} as const;
