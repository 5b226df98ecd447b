import { escapeText, toPlainText } from '../../text/html.js';
import { isWebsite } from '../../text/website.js';
import { textToHtml } from '../export/html-to-text.js';
import type { IncomingContent } from './incoming-record.js';
import type { Notice, Property } from './property.js';
import { findProperty } from './read-file.js';
import { readText, readTexts } from './values.js';

const MAX_CATEGORIES = 100;

/** Reads the content of a record except its times. A value that cannot be used is left out, with a notice. */
export function readContent(properties: readonly Property[], notices: Notice[]): IncomingContent {
  const text = (name: string): string => readText(findProperty(properties, name)?.value ?? '').trim();
  const visibility = text('CLASS').toUpperCase();
  const location = text('LOCATION');
  // The link of an online meeting is not a venue.
  const isOnline = isWebsite(location);
  return {
    title: text('SUMMARY').replace(/\s+/g, ' '),
    description: readDescription(properties),
    location: isOnline ? '' : readLocation(location, notices),
    position: readPosition(text('GEO'), notices),
    organizer: readOrganizer(findProperty(properties, 'ORGANIZER'), notices),
    categories: readCategories(properties, notices),
    url: readUrl(text('URL'), notices) || (isOnline ? location : ''),
    isPrivate: visibility === 'PRIVATE' || visibility === 'CONFIDENTIAL',
    isTentative: text('STATUS').toUpperCase() === 'TENTATIVE',
  };
}

/** Reads the description as HTML; X-ALT-DESC, which Outlook writes, wins over DESCRIPTION. */
function readDescription(properties: readonly Property[]): string {
  const rich = properties.find(
    ({ name, parameters }) =>
      name === 'X-ALT-DESC' && parameters.get('FMTTYPE')?.toLowerCase() === 'text/html',
  );
  const html = rich && readText(rich.value).trim();
  if (html !== undefined && html !== '') return html;
  return textToHtml(readText(findProperty(properties, 'DESCRIPTION')?.value ?? '').trim());
}

function readLocation(text: string, notices: Notice[]): string {
  if (text === '' || isName(text)) return text;
  notices.push({ field: 'LOCATION', reason: 'is not a name and was left out' });
  return '';
}

/** True if a plain text can name a venue or organizer; a lone zero cannot, as in every other write. */
export function isName(text: string): boolean {
  const plain = toPlainText(escapeText(text));
  return plain !== '' && plain !== '0';
}

function readPosition(text: string, notices: Notice[]): IncomingContent['position'] {
  if (text === '') return null;
  // `Number('')` is 0.
  const [latitude = NaN, longitude = NaN] = text.split(';', 2).map((part) => Number(part.trim() || NaN));
  if (Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180) return { latitude, longitude };
  notices.push({ field: 'GEO', reason: 'is not a valid position and was left out' });
  return null;
}

function readOrganizer(property: Property | undefined, notices: Notice[]): IncomingContent['organizer'] {
  if (property === undefined) return null;
  // If the value is not a mailto URI, the EMAIL parameter may have the address (RFC 7986, section 6.2).
  const address =
    /^mailto:([^?]*)/i.exec(property.value.trim())?.[1] ?? property.parameters.get('EMAIL') ?? '';
  const email = decodeAddress(address).trim();
  const name = (property.parameters.get('CN') ?? '').trim();
  const labels = [name, email].filter((text) => text !== '');
  const label = labels.find(isName);
  if (label !== undefined) return { name: label, email };
  if (labels.length > 0) notices.push({ field: 'ORGANIZER', reason: 'has no name and was left out' });
  return null;
}

function decodeAddress(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
}

function readCategories(properties: readonly Property[], notices: Notice[]): string[] {
  const lists = properties.filter(({ name }) => name === 'CATEGORIES');
  const categories = [...new Set(lists.flatMap(({ value }) => readTexts(value)))];
  if (categories.length > MAX_CATEGORIES)
    notices.push({ field: 'CATEGORIES', reason: `has more than ${String(MAX_CATEGORIES)} names` });
  return categories.slice(0, MAX_CATEGORIES);
}

function readUrl(text: string, notices: Notice[]): string {
  if (text === '' || isWebsite(text)) return text;
  notices.push({ field: 'URL', reason: 'is not a web address and was left out' });
  return '';
}
