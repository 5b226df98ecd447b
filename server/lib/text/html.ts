const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text as it stands in HTML, also between quotes. */
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

/** A piece of HTML that is good as it stands. Only `html` makes one: nothing else in here counts as markup. */
export type Html = Markup;

/** Value for a template. Absent values and booleans render as nothing; lists render in their order. */
export type HtmlPart = Html | string | number | boolean | null | undefined | readonly HtmlPart[];

/**
 * HTML with values in it. Each value is escaped, unless `html` has made it. Values stand between tags or between the
 * quotes of an attribute, nowhere else.
 */
export function html(texts: TemplateStringsArray, ...parts: readonly HtmlPart[]): Html {
  return new Markup(texts.map((text, index) => text + write(parts[index])).join(''));
}

function write(part: HtmlPart): string {
  if (part === null || part === undefined || typeof part === 'boolean') return '';
  if (part instanceof Markup) return part.text;
  if (typeof part === 'object') return part.map(write).join('');
  return escapeHtml(String(part));
}
