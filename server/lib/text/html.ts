const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Escapes text for HTML, including quoted attributes. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (char) => ENTITIES[char] ?? char);

class Markup {
  readonly #text: string;

  constructor(text: string) {
    this.#text = text;
  }

  get text(): string {
    return this.#text;
  }
}

/** Safe HTML. Only `html` and `trustMarkup` create it; any other value is escaped as text. */
export type Html = Markup;

/** Value for a template. Absent values and booleans render as nothing; lists render in their order. */
export type HtmlPart = Html | string | number | boolean | null | undefined | readonly HtmlPart[];

/**
 * Builds HTML from a template and escapes each value, unless `html` has created it. Values are permitted
 * only between tags, or in quoted attributes.
 */
export function html(texts: TemplateStringsArray, ...parts: readonly HtmlPart[]): Html {
  return new Markup(texts.map((text, index) => text + write(parts[index])).join(''));
}

/**
 * Returns text as markup, without escapes.
 *
 * @param text - HTML that a sanitizer made, or JSON that is safe within a script element.
 */
export function trustMarkup(text: string): Html {
  return new Markup(text);
}

function write(part: HtmlPart): string {
  if (part === null || part === undefined || typeof part === 'boolean') return '';
  if (part instanceof Markup) return part.text;
  if (typeof part === 'object') return part.map(write).join('');
  return escapeHtml(String(part));
}
