import { escapeText, toPlainText } from '../../text/html.js';

/** Whether a plain text can be the name of a venue or organizer: a lone zero is none, as in every other write. */
export function isName(text: string): boolean {
  const plain = toPlainText(escapeText(text));
  return plain !== '' && plain !== '0';
}
