import { html, type Html } from '../../lib/text/html.js';
import type { WallClock } from '../../lib/time/wall-clock.js';
import { type CalendarQuery, rangeOf } from './calendar-query.js';
import { formatDay, formatLongDay } from './date-words.js';
import { renderEntry, venueOf } from './event-entry.js';
import { toPlainText } from '../text/html.js';
import type { CalendarFrame } from './page-deps.js';
import { groupByDay, type PlacedEvent } from './place-on-days.js';

/** Renders a week as seven days, each with its program. */
export function renderWeek(
  frame: CalendarFrame,
  query: CalendarQuery,
  placed: readonly PlacedEvent[],
  today: WallClock,
): Html {
  const days = [...groupByDay(placed, rangeOf(query))];
  return html`<div class="week">
    ${days.map(
      ([day, events]) =>
        html`<section
          class="week-day${day === today ? ' today' : ''}"
          id="day-${formatDay(day)}"
          aria-labelledby="name-${formatDay(day)}"
        >
          <h2 id="name-${formatDay(day)}">
            <time datetime="${formatDay(day)}">${formatLongDay(day).replace(/ \d{4}$/, '')}</time>
            ${day === today && html`<span class="badge">Today</span>`}
          </h2>
          ${
            events.length === 0
              ? html`<p class="none">No events</p>`
              : html`<ul class="entries">
                  ${events.map((one) => html`<li>${renderEntry(frame, one, day)}${placeName(one)}</li>`)}
                </ul>`
          }
        </section>`,
    )}
  </div>`;
}

function placeName({ event }: PlacedEvent): Html | undefined {
  const name = toPlainText(venueOf(event)?.venue ?? '');
  return name === '' ? undefined : html`<span class="entry-place">${name}</span>`;
}
