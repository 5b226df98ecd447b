import { html, type Html, type HtmlPart } from '../../lib/text/html.js';
import { toPlainText } from '../text/html.js';
import type { Schemas } from './page-deps.js';

/** Renders name, address and position of a venue. A link leads to a map where the records ask for one. */
export function renderPlace(venue: Schemas['Venue'], eventHasLink: boolean): Html {
  const { geo_lat: latitude, geo_lng: longitude } = venue;
  const isPlaced = latitude !== undefined && longitude !== undefined;
  const address = [
    venue.address,
    [venue.zip, venue.city].filter(Boolean).join(' '),
    venue.stateprovince,
    venue.country,
  ]
    .map((text) => toPlainText(text ?? ''))
    .filter((text) => text !== '');
  const lines: HtmlPart[] = [
    address.join(', '),
    venue.phone !== undefined && toPlainText(venue.phone),
    venue.website !== undefined && webAddress(venue.website),
    isPlaced && renderPosition(latitude, longitude, eventHasLink || venue.show_map_link === true),
  ].filter((line) => line !== '' && line !== false);
  return html`<strong>${toPlainText(venue.venue ?? '')}</strong>${lines.map((line) => html`<br />${line}`)}`;
}

/** Renders a position. The page loads no map: only a click asks another server. */
function renderPosition(latitude: number, longitude: number, hasLink: boolean): Html {
  const [lat, lng] = [latitude.toFixed(5), longitude.toFixed(5)];
  const text = `${lat}, ${lng}`;
  if (!hasLink) return html`${text}`;
  const href = `https://www.openstreetmap.org/?mlat=${lat}&mlon=${lng}#map=16/${lat}/${lng}`;
  return html`<a href="${href}" rel="noopener noreferrer external">Map of ${text}</a>`;
}

/** Renders an address of the web as a link; any other text as it is. */
export function webAddress(escaped: string): HtmlPart {
  const address = toPlainText(escaped);
  if (!/^(?:https?|ftp):\/\//i.test(address)) return address;
  return html`<a href="${address}" rel="noopener noreferrer external"
    >${address.replace(/^https?:\/\/|\/$/gi, '')}</a
  >`;
}
