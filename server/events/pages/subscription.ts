import { html, type Html } from '../../lib/text/html.js';
import { restUrl } from '../records/links.js';
import { type CalendarFilters, describeFilters } from './calendar-query.js';
import type { CalendarFrame } from './page-deps.js';

/** Renders the address that calendar programs subscribe to, with the same filters. */
export function renderSubscription(frame: CalendarFrame, filters: CalendarFilters): Html {
  const parameters = new URLSearchParams(describeFilters(filters));
  const query = parameters.size === 0 ? '' : `?${parameters.toString()}`;
  const address = restUrl(frame.publicUrl, `events.ics${query}`);
  return html`<section class="panel subscription" aria-labelledby="subscribe">
    <h2 id="subscribe">Subscribe</h2>
    <p class="none">
      Calendar programs read this address and stay up to date. It has the filters above, and shows what the
      public sees.
    </p>
    <p class="copy">
      <input id="subscription" aria-label="Address of the calendar" readonly value="${address}" />
      <button type="button" class="quiet" data-copy="subscription" hidden>Copy</button>
    </p>
    <p class="none" role="status" data-copied></p>
  </section>`;
}
