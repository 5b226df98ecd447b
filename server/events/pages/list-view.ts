import { html, type Html } from '../../lib/text/html.js';
import type { TimeZone } from '../../lib/time/time-zone.js';
import { toPlainText } from '../text/html.js';
import { type CalendarQuery, hrefOf } from './calendar-query.js';
import { describeWhen } from './date-words.js';
import { renderBadges, titleOf, venueOf } from './event-entry.js';
import type { FoundEvents } from './list-events.js';
import { calendarHref, type CalendarFrame } from './page-deps.js';
import { pathOfUrl } from './image-address.js';
import type { PlacedEvent } from './place-on-days.js';

/** Renders a page of the list of events, each with its time, place and beginning of its description. */
export function renderList(
  frame: CalendarFrame,
  query: CalendarQuery,
  { placed, totalPages }: FoundEvents,
  siteZone: TimeZone,
): Html {
  const { page } = query;
  return html`<ol class="event-list">
      ${placed.map((one) => html`<li>${renderSummary(frame, one, siteZone)}</li>`)}
    </ol>
    ${
      totalPages > 1 &&
      html`<nav class="actions" aria-label="Pages of the list">
        ${page > 1 && html`<a class="button quiet" rel="prev" href="${hrefOf(frame, query, { page: page - 1 })}">Previous page</a>`}
        <span class="none">Page ${page} of ${totalPages}</span>
        ${page < totalPages && html`<a class="button quiet" rel="next" href="${hrefOf(frame, query, { page: page + 1 })}">Next page</a>`}
      </nav>`
    }`;
}

/** Renders an event in short. */
export function renderSummary(frame: CalendarFrame, { event }: PlacedEvent, siteZone: TimeZone): Html {
  const { own, site } = describeWhen(event, siteZone);
  const venue = venueOf(event);
  const place = [venue?.venue, venue?.city]
    .map((text) => toPlainText(text ?? ''))
    .filter((text) => text !== '');
  const text = toPlainText(event.excerpt || event.description);
  const image =
    typeof event.image === 'object' ? (event.image.sizes?.['thumbnail']?.url ?? event.image.url) : undefined;
  return html`<article class="summary">
    ${image !== undefined && html`<img src="${pathOfUrl(image)}" alt="" width="96" height="96" loading="lazy" />`}
    <div>
      <h2>
        <a href="${calendarHref(frame, `/event/${String(event.id)}`)}">${titleOf(event)}</a>
        ${renderBadges(event)}
      </h2>
      <p class="when">
        ${own}${site !== undefined && html`<br /><span class="none">${site} on the site’s clock</span>`}
      </p>
      ${place.length > 0 && html`<p class="none">${place.join(', ')}</p>`}
      ${text !== '' && html`<p class="beginning">${text.length > 200 ? `${text.slice(0, 200).trimEnd()}…` : text}</p>`}
    </div>
  </article>`;
}
