import iconv from 'iconv-lite';
import { restoreValues, extractEncodedValues } from './encoded-values.js';

/**
 * Decodes a calendar file: unfolds its lines, decodes its values and removes control characters, which PostgreSQL
 * cannot store. A file that is not valid UTF-8 is read as Windows-1252.
 */
export function decodeCalendar(bytes: Buffer): string {
  // Latin-1 maps each byte to one character, so no byte is lost.
  const { binary, values } = extractEncodedValues(bytes.toString('latin1'));
  return restoreValues(decodeText(binary), values).replace(/[^\P{Cc}\t\r\n]/gu, '');
}

function decodeText(binary: string): string {
  // Lines are unfolded as bytes, since many programs fold in the middle of a character.
  const unfolded = Buffer.from(binary.replace(/\r{0,2}\n[ \t]/g, ''), 'latin1');
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(unfolded);
  } catch {
    // `TextDecoder` of Node.js 20 decodes the bytes from 0x80 to 0x9f as control characters.
    return iconv.decode(unfolded, 'windows-1252');
  }
}
