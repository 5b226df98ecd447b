import sanitizeHtml from 'sanitize-html';
import { renderRichText, sanitizeRichText, unescapeHtml } from '../../text/html.js';

const HAS_TAGS = /<[a-z!/]/i;
const HAS_BLOCKS = /<(?:p|div|[uod]l|table|blockquote|pre|h[1-6]|figure|section|article|header|footer)\b/i;
const LINK = /<a\b[^>]*\bhref="([^"]*)"[^>]*>([\s\S]*?)<\/a>/gi;
const LINE_END = /<br\b[^>]*>|<\/(?:div|li|tr|dt|dd|h[1-6]|figcaption)>/gi;
const PARAGRAPH_END =
  /<\/(?:p|ul|ol|dl|table|blockquote|pre|figure|section|article|header|footer)>|<hr\b[^>]*>/gi;

/** Returns a description for calendars: plain text, and its HTML if it has markup. */
export function describeRichText(stored: string): { text: string; html: string | undefined } {
  if (!HAS_TAGS.test(stored)) return { text: unescapeHtml(stored), html: undefined };
  // A text with paragraphs is kept. Sanitizing other texts again decodes their numeric entities, so that importing
  // the export gives the same text.
  const html = HAS_BLOCKS.test(stored) ? stored : sanitizeRichText(renderRichText(stored));
  return { text: htmlToText(html), html };
}

/**
 * Converts sanitized HTML to plain text: paragraphs separated by blank lines, items with a dash, links with their
 * address.
 */
export function htmlToText(html: string): string {
  const marked = html
    .replace(/\s+/g, ' ')
    .replace(LINK, (_link, address: string, label: string) => describeLink(unescapeHtml(address), label))
    .replace(/<li\b[^>]*>/gi, '- ')
    .replace(/<\/t[dh]>/gi, '\t')
    .replace(LINE_END, '\n')
    .replace(PARAGRAPH_END, '\n\n');
  const text = sanitizeHtml(marked, { allowedTags: [], allowedAttributes: {} });
  return unescapeHtml(text)
    .replace(/[ \t]*\n[ \t]*/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

function describeLink(address: string, label: string): string {
  const shown = htmlToText(label);
  const isTold =
    shown === address || `mailto:${shown}` === address || !/^(?:https?|ftp|mailto|tel):/.test(address);
  const told = address.replace(/[<>&]/g, (character) => `&#${String(character.charCodeAt(0))};`);
  return isTold ? label : `${label} (${told})`;
}

/** Converts plain text to the HTML of a description and keeps its line breaks. */
export function textToHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
