import { renderRichText, renderTitle, sanitizeRichText, toPlainText } from './html.js';

/** A title after `sent`: unchanged when it is sent back as it was shown, whose entities are not what was typed. */
export function applyTitle(current = '', sent: string | undefined): string {
  return sent === undefined || sent === renderTitle(current) ? current : toPlainText(sent);
}

/** Applies a rich text, such as a description. */
export function applyRichText(current = '', sent: string | undefined): string {
  return sent === undefined || sent === renderRichText(current) ? current : sanitizeRichText(sent);
}
