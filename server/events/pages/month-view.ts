import { html, type Html } from '../../lib/text/html.js';
import { addDays, type WallClock } from '../../lib/time/wall-clock.js';
import { type CalendarQuery, hrefOf, rangeOf, startOfMonth } from './calendar-query.js';
import { formatDay, formatLongDay, formatMonth, formatShortDay } from './date-words.js';
import { renderEntry } from './event-entry.js';
import type { CalendarFrame } from './page-deps.js';
import { groupByDay, type PlacedEvent } from './place-on-days.js';

/** Number of events that a day of the month shows; a link leads to the others. */
const DAY_EVENTS = 4;
const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** Renders a month as a table of weeks. On narrow screens the style shows its days with events below each other. */
export function renderMonth(
  frame: CalendarFrame,
  query: CalendarQuery,
  placed: readonly PlacedEvent[],
  today: WallClock,
): Html {
  const range = rangeOf(query);
  const days = groupByDay(placed, range);
  const weeks: WallClock[] = [];
  for (let day = range.first; day <= range.last; day = addDays(day, 7)) weeks.push(day);
  return html`<table class="month">
    <caption class="unseen">
      Events of ${formatMonth(query.day)}
    </caption>
    <thead>
      <tr>
        ${WEEKDAYS.map((name) => html`<th scope="col"><abbr title="${name}">${name.slice(0, 3)}</abbr></th>`)}
      </tr>
    </thead>
    <tbody>
      ${weeks.map(
        (monday) =>
          html`<tr>
            ${WEEKDAYS.map((_name, index) => {
              const day = addDays(monday, index);
              return renderDay(frame, query, day, { events: days.get(day) ?? [], isToday: day === today });
            })}
          </tr>`,
      )}
    </tbody>
  </table>`;
}

function renderDay(
  frame: CalendarFrame,
  query: CalendarQuery,
  day: WallClock,
  { events, isToday }: { readonly events: readonly PlacedEvent[]; readonly isToday: boolean },
): Html {
  const isOutside = startOfMonth(day) !== startOfMonth(query.day);
  const kinds = ['day', isToday && 'today', isOutside && 'outside', events.length === 0 && 'free'];
  const weekHref = `${hrefOf(frame, query, { view: 'week', day })}#day-${formatDay(day)}`;
  const more = events.length - DAY_EVENTS;
  return html`<td class="${kinds.filter((kind) => kind !== false).join(' ')}">
    <a class="date" href="${weekHref}" aria-current="${isToday ? 'date' : 'false'}"
      ><time datetime="${formatDay(day)}"
        ><span class="number-only"
          >${new Date(day).getUTCDate()}<span class="unseen"> ${formatMonth(day)}</span></span
        ><span class="whole-date">${formatShortDay(day)}</span></time
      ></a
    >
    ${
      events.length > 0 &&
      html`<ul class="entries">
        ${events.slice(0, DAY_EVENTS).map((placed) => html`<li>${renderEntry(frame, placed, day)}</li>`)}
      </ul>`
    }
    ${more > 0 && html`<a class="more" href="${weekHref}">${more} more<span class="unseen"> on ${formatLongDay(day)}</span></a>`}
  </td>`;
}
