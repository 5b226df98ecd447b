import sanitizeHtml from 'sanitize-html';
import { encodeTypography } from './typography.js';

const RICH_TEXT: sanitizeHtml.IOptions = {
  allowedTags: [...sanitizeHtml.defaults.allowedTags, 'img', 'del', 'ins'],
  allowedAttributes: {
    a: ['href', 'title', 'rel', 'target', 'hreflang'],
    img: ['src', 'srcset', 'alt', 'title', 'width', 'height', 'loading'],
    td: ['colspan', 'rowspan'],
    th: ['colspan', 'rowspan', 'scope'],
    ol: ['start', 'reversed'],
    time: ['datetime'],
    '*': ['class', 'lang', 'dir'],
  },
  allowedSchemes: ['http', 'https', 'ftp', 'mailto', 'tel'],
  allowProtocolRelative: false,
  // Remove unreadable values of srcset, which the parser of the sanitizer would print to the log in full.
  transformTags: {
    img: (tagName, { srcset = '', ...attribs }) => ({
      tagName,
      attribs: isSourceSet(srcset) ? { ...attribs, srcset } : attribs,
    }),
  },
};
// Inline markup is permitted, without paragraphs, images and other blocks.
const SIMPLE_TEXT: sanitizeHtml.IOptions = {
  allowedTags: 'a abbr acronym b blockquote cite code del em i q s strike strong'.split(' '),
  allowedAttributes: {
    a: ['href', 'title'],
    abbr: ['title'],
    acronym: ['title'],
    blockquote: ['cite'],
    q: ['cite'],
    del: ['datetime'],
  },
  allowedSchemes: ['http', 'https', 'ftp', 'mailto', 'tel'],
  allowProtocolRelative: false,
};
const PLAIN_TEXT: sanitizeHtml.IOptions = { allowedTags: [], allowedAttributes: {} };
const BLOCK =
  'address|article|aside|blockquote|dd|details|div|dl|dt|figcaption|figure|footer|form|h[1-6]|header|hr|li|main|nav|ol|p|pre|section|summary|table|tbody|td|tfoot|th|thead|tr|ul';
const BLOCK_START = new RegExp(`^</?(?:${BLOCK})\\b`, 'i');
const BLOCK_TAG = new RegExp(`<(/?)(${BLOCK})\\b[^>]*>`, 'gi');
// Blocks inside lists and tables, which have no paragraphs to separate.
const INNER_BLOCK = /^(?:li|t[drh]|t(?:body|head|foot)|d[td])$/i;

/**
 * Sanitizes HTML: removes everything that could run scripts or imitate the page. Plain text stays readable.
 */
export function sanitizeRichText(html: string): string {
  return sanitize(html, RICH_TEXT).trim();
}

/** Sanitizes like `sanitizeRichText`, for short descriptions. */
export function sanitizeSimpleHtml(html: string): string {
  return sanitize(html, SIMPLE_TEXT).trim();
}

/**
 * Returns the text of a one-line field such as a title, without markup, with decoded entities and single
 * spaces.
 */
export function toPlainText(html: string): string {
  return unescapeHtml(sanitize(html, PLAIN_TEXT)).replace(/\s+/g, ' ').trim();
}

/** Undoes the escapes that sanitizing leaves; it decodes all other entities itself. */
export function unescapeHtml(html: string): string {
  return html
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');
}

/** Converts like `toPlainText`, for fields that are shown unescaped: `<` and `>` remain entities. */
export function toSafeText(html: string): string {
  return escapeAngles(toPlainText(html));
}

/** Renders plain text as HTML, with typographic quotes, dashes and ellipses, all as entities. */
export function renderTitle(text: string): string {
  return encodeTypography(escapeAngles(text.replaceAll('&', '&#038;')));
}

/** Renders stored rich text with typography, and with paragraphs if the author only used line breaks. */
export function renderRichText(html: string): string {
  if (html === '') return '';
  const pieces = html.split(/(<pre\b[\s\S]*?<\/pre>)/i);
  return pieces
    .map((piece, index) => (index % 2 === 1 ? piece : renderParagraphs(encodeTypography(piece))))
    .filter((piece) => piece !== '')
    .join('\n');
}

/** Escapes `&`, `<`, `>` and quotes, for addresses and other text without typography. */
export function escapeHtml(text: string): string {
  return escapeText(text).replaceAll('"', '&quot;');
}

/** Escapes `&`, `<` and `>`, for names that are shown as typed. */
export function escapeText(text: string): string {
  return escapeAngles(text.replaceAll('&', '&amp;'));
}

function escapeAngles(text: string): string {
  return text.replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

function renderParagraphs(html: string): string {
  return html
    .replace(/\r\n?/g, '\n')
    .replace(BLOCK_TAG, separateBlock)
    .split(/\n\s*\n/)
    .map((block) => block.trim())
    .filter((block) => block !== '')
    .map((block) => (BLOCK_START.test(block) ? block : wrapParagraph(block)))
    .join('\n');
}

function separateBlock(tag: string, slash: string, name: string): string {
  if (INNER_BLOCK.test(name)) return tag;
  return slash === '' ? `\n\n${tag}` : `${tag}\n\n`;
}

function wrapParagraph(text: string): string {
  const lines = text.split('\n').map((line) => line.trimEnd());
  const isBroken = (line: string): boolean => /<br ?\/?>$/.test(line);
  return `<p>${lines.map((line, index) => (index === lines.length - 1 || isBroken(line) ? line : `${line}<br />`)).join('\n')}</p>`;
}

/**
 * Maximum length of an address. A regular expression over millions of characters could exhaust the stack.
 */
const MAX_SOURCE_LENGTH = 100_000;

/** True for a list of addresses, each with its width or density. */
function isSourceSet(text: string): boolean {
  return text
    .split(',')
    .every(
      (source) =>
        source.length <= MAX_SOURCE_LENGTH &&
        /^\s*[^\s,]+(?:\s+(?:[1-9]\d*w|\d+(?:\.\d+)?x))?\s*$/.test(source),
    );
}

function sanitize(html: string, options: sanitizeHtml.IOptions): string {
  const text = withoutControls(html);
  // Most texts have no markup, which the parser would return unchanged.
  return /[<>&]/.test(text) ? sanitizeHtml(text, options) : text;
}

/** Removes control characters; PostgreSQL cannot store NUL, and the others are not text. */
function withoutControls(text: string): string {
  return text.replace(/[\0-\x08\x0b\x0c\x0e-\x1f\x7f]|\p{Surrogate}/gu, '');
}
