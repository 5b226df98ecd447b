import iconv from 'iconv-lite';
import { restoreValues, takeEncodedValues } from './encoded-values.js';

/**
 * The text of a calendar file with its lines unfolded and its values decoded. Folding is undone in bytes: many programs
 * tear characters with it. What is not UTF-8 is taken for Windows-1252, as old programs write it. Control characters,
 * which no calendar may hold and not every database can, are left out.
 */
export function decodeCalendar(bytes: Buffer): string {
  // In this encoding each byte is one character, so that nothing is lost on the way.
  const { binary, values } = takeEncodedValues(bytes.toString('latin1'));
  return restoreValues(decodeText(binary), values).replace(/[^\P{Cc}\t\r\n]/gu, '');
}

function decodeText(binary: string): string {
  const unfolded = Buffer.from(binary.replace(/\r{0,2}\n[ \t]/g, ''), 'latin1');
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(unfolded);
  } catch {
    // `TextDecoder` of Node.js 20 takes the bytes from 0x80 to 0x9f for controls.
    return iconv.decode(unfolded, 'windows-1252');
  }
}
