import { escapeHtml, type Html, trustMarkup } from '../../lib/text/html.js';
import { sanitizeRichText, unescapeHtml } from '../text/html.js';
import { pathOfUrl } from './image-address.js';

/**
 * Renders the description of a record. Pictures of this server are shown; those of others become links, since pages
 * load nothing from elsewhere.
 */
export function renderDescription(description: string, publicUrl: string): Html {
  return trustMarkup(
    sanitizeRichText(description).replace(/<img\b[^>]*>/g, (tag) => renderImage(tag, publicUrl)),
  );
}

function renderImage(tag: string, publicUrl: string): string {
  const address = readAttribute(tag, 'src');
  const name = readAttribute(tag, 'alt');
  if (address.startsWith(`${publicUrl}/`))
    return `<img src="${escapeHtml(pathOfUrl(address))}" alt="${escapeHtml(name)}" loading="lazy" />`;
  if (!/^https?:\/\//i.test(address)) return escapeHtml(name);
  return `<a href="${escapeHtml(address)}" rel="noopener noreferrer external">${escapeHtml(name || 'Picture')}</a>`;
}

/** Returns an attribute of a tag that the sanitizer wrote. */
function readAttribute(tag: string, name: string): string {
  return unescapeHtml(new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1] ?? '');
}
