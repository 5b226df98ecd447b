import { Marked, type MarkedExtension, type Token, type Tokens } from 'marked';
import { escapeHtml } from '../../server/lib/text/html.js';

/** Fault in a guide, at a line of its file. */
export class GuideFault extends Error {
  override readonly name = 'GuideFault';

  /** @param line - of the block that is at fault; the first is 1. */
  constructor(guide: string, line: number, reason: string) {
    super(`openapi/${guide}/GUIDE.md:${String(line)}: ${reason}`);
  }
}

/** Heading of a guide, with the anchor that links to it. */
export interface GuideHeading {
  readonly level: number;
  readonly id: string;
  readonly text: string;
}

/** `openapi/<name>/GUIDE.md`, read and checked without other files. */
export interface Guide {
  readonly name: string;
  /** Text of the one heading of level 1. */
  readonly title: string;
  /** Headings of levels 2 and 3, in order. */
  readonly headings: readonly GuideHeading[];
  readonly blocks: readonly GuideBlock[];
}

interface GuideBlock {
  readonly line: number;
  readonly token: Token;
}

/** Path of the server before each link, as `renderGuide` writes it; no text of a guide has this character. */
export const ROOT_MARK = '\u0001';

const LEVELS = [2, 3];

const plain = new Marked({ gfm: true });

/**
 * Reads the Markdown of a guide.
 *
 * @throws {GuideFault} where the title is missing, or two headings have the same anchor.
 */
export function readGuide(name: string, markdown: string): Guide {
  let line = 1;
  const blocks = plain.lexer(markdown).map((token) => {
    const block = { line, token };
    line += token.raw.split('\n').length - 1;
    return block;
  });
  const [first, ...others] = blocks;
  if (first === undefined || !isHeading(first.token) || first.token.depth !== 1)
    throw new GuideFault(name, 1, 'must begin with a heading of level 1');
  const headings: GuideHeading[] = [];
  for (const { token, line: at } of others) {
    if (!isHeading(token)) continue;
    const text = token.text.replaceAll('`', '');
    const heading = { level: token.depth, id: anchorOf(text), text };
    if (!LEVELS.includes(heading.level)) throw new GuideFault(name, at, 'a heading must be of level 2 or 3');
    if (headings.some(({ id }) => id === heading.id))
      throw new GuideFault(name, at, `two headings have the anchor "${heading.id}"`);
    headings.push(heading);
  }
  return { name, title: first.token.text, headings, blocks: others };
}

/**
 * Renders a guide without its title. Markdown of all kinds is escaped; links within the repository become paths of the
 * server, each after `ROOT_MARK`.
 *
 * @param guides - all guides, which links may lead to.
 * @throws {GuideFault} at raw HTML, at an image, and at a link that leads nowhere on the server.
 */
export function renderGuide(guide: Guide, guides: readonly Guide[]): string {
  return guide.blocks
    .map(({ line, token }) => {
      const marked = new Marked({ gfm: true, renderer: rendererOf(guide, guides, line) });
      return marked.parser([token]);
    })
    .join('');
}

function rendererOf(guide: Guide, guides: readonly Guide[], line: number): MarkedExtension['renderer'] {
  return {
    heading({ tokens, depth, text }) {
      const [level, id] = [String(depth), anchorOf(text)];
      return `<h${level} id="${id}"><a href="#${id}">${this.parser.parseInline(tokens)}</a></h${level}>\n`;
    },
    code({ text, lang = '' }) {
      return `<pre tabindex="0"><code class="language-${escapeHtml(lang)}">${escapeHtml(text)}\n</code></pre>\n`;
    },
    table(token) {
      const row = (cells: readonly Tokens.TableCell[], tag: 'td' | 'th'): string =>
        `<tr>${cells.map(({ tokens }) => `<${tag}>${this.parser.parseInline(tokens)}</${tag}>`).join('')}</tr>\n`;
      const rows = token.rows.map((cells) => row(cells, 'td')).join('');
      const table = `<table>\n<thead>${row(token.header, 'th')}</thead>\n<tbody>${rows}</tbody>\n</table>`;
      return `<div class="wide" tabindex="0">${table}</div>\n`;
    },
    link({ href, tokens }) {
      const target = resolveLink(href, guide, guides);
      if (target === undefined)
        throw new GuideFault(guide.name, line, `the link "${href}" leads nowhere on the server`);
      return `<a href="${target}">${this.parser.parseInline(tokens)}</a>`;
    },
    html({ text }) {
      throw new GuideFault(guide.name, line, `raw HTML is not supported: ${text.trim()}`);
    },
    image({ href }) {
      throw new GuideFault(guide.name, line, `images are not supported: ${href}`);
    },
  };
}

/**
 * Returns the address that a link of a guide leads to: a heading, another guide, the reference in place of a document,
 * or a page elsewhere. Returns `undefined` if there is no such page.
 */
function resolveLink(href: string, guide: Guide, guides: readonly Guide[]): string | undefined {
  if (/^https:\/\/[^\s"<>]+$/.test(href)) return escapeHtml(href);
  const [, folder, file, anchor] =
    /^(?:\.\.\/(\w+)\/)?(GUIDE\.md|openapi\.yaml)?(?:#(.*))?$/.exec(href) ?? [];
  const target = guides.find(({ name }) => name === (folder ?? guide.name));
  if (target === undefined || (file === undefined && (folder !== undefined || anchor === undefined)))
    return undefined;
  if (file === 'openapi.yaml')
    return anchor === undefined ? `${ROOT_MARK}/reference/${target.name}` : undefined;
  if (anchor !== undefined && !target.headings.some(({ id }) => id === anchor)) return undefined;
  const fragment = anchor === undefined ? '' : `#${anchor}`;
  return target === guide ? fragment || '#main' : `${ROOT_MARK}/guide/${target.name}${fragment}`;
}

const isHeading = (token: Token): token is Tokens.Heading => token.type === 'heading';

/** Returns the anchor of a heading as GitHub makes it, so that links work in both places. */
function anchorOf(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .replace(/\s/g, '-');
}
