import { escapeText, toPlainText, unescapeHtml } from './html.js';

/** Schema.org description for search engines. */
export type JsonLd = Record<string, unknown>;

/** Returns a rich text without its markup, with `&`, `<` and `>` as entities. */
export function describeText(html: string): string {
  return escapeText(toPlainText(html));
}

/** Returns a contact field with `&`, `<` and `>` as entities; it is stored with entities for `<` and `>` only. */
export function escapeContact(text: string): string {
  return escapeText(unescapeHtml(text));
}
