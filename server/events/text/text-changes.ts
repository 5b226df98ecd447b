import { renderRichText, renderTitle, sanitizeRichText, toPlainText } from './html.js';

/**
 * Applies a sent title. A title in its shown form stays unchanged, since its entities are not what was
 * typed.
 */
export function applyTitle(current = '', sent: string | undefined): string {
  return sent === undefined || sent === renderTitle(current) ? current : toPlainText(sent);
}

/** Applies a rich text, such as a description. */
export function applyRichText(current = '', sent: string | undefined): string {
  return sent === undefined || sent === renderRichText(current) ? current : sanitizeRichText(sent);
}
