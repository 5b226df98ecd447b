import { escapeText, toPlainText } from '../../text/html.js';

/** True if a plain text can name a venue or organizer; a lone zero cannot, as in every other write. */
export function isName(text: string): boolean {
  const plain = toPlainText(escapeText(text));
  return plain !== '' && plain !== '0';
}
