/** Characters of the bytes from 0x80 to 0x9f; those without a meaning are replacement characters. */
const UPPER = '€\uFFFD‚ƒ„…†‡ˆ‰Š‹Œ\uFFFDŽ\uFFFD\uFFFD‘’“”•–—˜™š›œ\uFFFDžŸ';
const IN_UPPER = /[\x80-\x9f]/g;

/** The text of bytes in windows-1252. `TextDecoder` of Node.js 20 takes the bytes from 0x80 to 0x9f for controls. */
export function decodeWindows1252(bytes: Uint8Array): string {
  const { buffer, byteOffset, byteLength } = bytes;
  const text = Buffer.from(buffer, byteOffset, byteLength).toString('latin1');
  return text.replace(IN_UPPER, (character) => UPPER.charAt(character.charCodeAt(0) - 0x80));
}
