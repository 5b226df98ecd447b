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
  // The sanitizer's reader prints whatever it cannot read, into our log and as long as it is.
  transformTags: {
    img: (tagName, { srcset = '', ...attribs }) => ({
      tagName,
      attribs: isSourceSet(srcset) ? { ...attribs, srcset } : attribs,
    }),
  },
};
// Words may be marked, but there are no paragraphs, pictures or the like.
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
// Inside of a list or table there are no paragraphs to part.
const INNER_BLOCK = /^(?:li|t[drh]|t(?:body|head|foot)|d[td])$/i;

/** HTML as people may write it, with everything taken out that could run or pretend. Plain text stays readable. */
export function sanitizeRichText(html: string): string {
  return sanitize(html, RICH_TEXT).trim();
}

/** Like `sanitizeRichText`, for descriptions of a line or two. */
export function sanitizeSimpleHtml(html: string): string {
  return sanitize(html, SIMPLE_TEXT).trim();
}

/** The text of a one-line field such as a title: markup taken out, entities decoded, white space single. */
export function toPlainText(html: string): string {
  return unescapeHtml(sanitize(html, PLAIN_TEXT)).replace(/\s+/g, ' ').trim();
}

/** Undoes the escapes that sanitising leaves; all other entities are decoded by it. */
export function unescapeHtml(html: string): string {
  return html
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');
}

/** Like `toPlainText`, for fields that are shown unescaped: `<` and `>` stay entities. */
export function toSafeText(html: string): string {
  return escapeAngles(toPlainText(html));
}

/** Plain text as HTML, with typographic quotes, dashes and ellipses, all as entities. */
export function renderTitle(text: string): string {
  return encodeTypography(escapeAngles(text.replaceAll('&', '&#038;')));
}

/** Stored rich text as it is shown: typography, and paragraphs where the writer only left lines. */
export function renderRichText(html: string): string {
  if (html === '') return '';
  const pieces = html.split(/(<pre\b[\s\S]*?<\/pre>)/i);
  return pieces
    .map((piece, index) => (index % 2 === 1 ? piece : renderParagraphs(encodeTypography(piece))))
    .filter((piece) => piece !== '')
    .join('\n');
}

/** `&`, `<`, `>` and quotes as entities; for addresses and the like, which are not typography. */
export function escapeHtml(text: string): string {
  return escapeText(text).replaceAll('"', '&quot;');
}

/** `&`, `<` and `>` as entities; for names that are shown as they were typed. */
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

/** More than any address needs; an expression that goes over millions of characters may run out of stack. */
const MAX_SOURCE_LENGTH = 100_000;

/** Addresses with the width or the density that each is for. */
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
  // Most texts are without markup, and come out of the parser as they are.
  return /[<>&]/.test(text) ? sanitizeHtml(text, options) : text;
}

/** PostgreSQL stores no NUL, and the others have no place in a text. */
function withoutControls(text: string): string {
  return text.replace(/[\0-\x08\x0b\x0c\x0e-\x1f\x7f]|\p{Surrogate}/gu, '');
}
