import type { Page } from '../../api/pages.js';
import { html, type Html, type HtmlPart } from '../../lib/text/html.js';
import { toWallClock } from '../../lib/time/time-zone.js';
import { startOfDay, type WallClock } from '../../lib/time/wall-clock.js';
import { notice, renderPage } from '../../pages/layout.js';
import { canWrite } from '../records/rights.js';
import {
  type CalendarQuery,
  describeFilters,
  hrefOf,
  rangeOf,
  readCalendarQuery,
  stepFrom,
  VIEWS,
} from './calendar-query.js';
import { formatDayRange, formatLongDay, formatMonth } from './date-words.js';
import { readFilterChoices } from './filter-choices.js';
import { renderFilters } from './filter-form.js';
import { findEventsFrom, findEventsOfRange, findFilterFaults, type FoundEvents } from './list-events.js';
import { renderList } from './list-view.js';
import { renderMonth } from './month-view.js';
import { calendarHref, type CalendarFrame, type PageDeps, scriptHref } from './page-deps.js';
import { renderSubscription } from './subscription.js';
import { renderWeek } from './week-view.js';

const NOTHING: FoundEvents = { placed: [], leftOut: 0, totalPages: 0 };
const NAMES = { month: 'Month', week: 'Week', list: 'List' };

/** Shows the calendar as a month, a week or a list. Refused parameters are named, with status 400. */
export async function calendarPage(
  deps: PageDeps,
  frame: CalendarFrame,
  sent: Readonly<Record<string, unknown>>,
): Promise<Page> {
  const today = startOfDay(toWallClock(deps.clock(), deps.siteZone));
  const query = readCalendarQuery(sent, today);
  const faults = [...query.faults, ...(await findFilterFaults(deps, frame, query.filters))];
  const [choices, found] = await Promise.all([
    readFilterChoices(deps, frame),
    faults.length > 0 ? NOTHING : find(deps, frame, query),
  ]);
  const title = titleOfView(query);
  const page = renderPage(frame, {
    title: `Calendar: ${title}`,
    styles: ['calendar.css'],
    head: html`<script type="module" src="${scriptHref(frame, 'copy-address.js')}"></script>`,
    body: html`<div class="calendar-head">
        <h1>Calendar</h1>
        ${canWrite(frame.principal) && workLinks(frame)}
      </div>
      ${
        faults.length > 0 &&
        notice(
          'Some parameters were not accepted.',
          faults.map(({ field, reason }) => `${field}: ${reason}`),
        )
      }
      ${renderFilters(frame, query, choices)} ${renderSteps(frame, query, { title, today })}
      ${found.placed.length === 0 && faults.length === 0 && html`<p class="empty">${describeNothing(query)}</p>`}
      ${
        found.leftOut > 0 &&
        html`<p class="notice">
          ${found.leftOut} more events are not shown. Choose a week, or narrow the filters.
        </p>`
      }
      ${renderView(deps, frame, query, { found, today })}
      <p class="none">Times are on the site’s clock: ${deps.siteZone.name}.</p>
      ${renderSubscription(frame, query.filters)}`,
  });
  return faults.length > 0 ? { ...page, status: 400 } : page;
}

function find(deps: PageDeps, frame: CalendarFrame, query: CalendarQuery): Promise<FoundEvents> {
  return query.view === 'list'
    ? findEventsFrom(deps, frame, query)
    : findEventsOfRange(deps, frame, rangeOf(query), query.filters);
}

function renderView(
  { siteZone }: PageDeps,
  frame: CalendarFrame,
  query: CalendarQuery,
  { found, today }: { readonly found: FoundEvents; readonly today: WallClock },
): Html {
  if (query.view === 'list') return renderList(frame, query, found, siteZone);
  return (query.view === 'week' ? renderWeek : renderMonth)(frame, query, found.placed, today);
}

function titleOfView(query: CalendarQuery): string {
  if (query.view === 'month') return formatMonth(query.day);
  if (query.view === 'list') return `From ${formatLongDay(query.day)}`;
  const { first, last } = rangeOf(query);
  return formatDayRange(first, last);
}

function describeNothing({ view, filters }: CalendarQuery): string {
  const span = view === 'list' ? 'from this day on' : `in this ${view}`;
  const isFiltered = describeFilters(filters).length > 0;
  return isFiltered ? `No event matches the filters ${span}.` : `There are no events ${span}.`;
}

function workLinks(frame: CalendarFrame): Html {
  return html`<p class="actions">
    <a class="button" href="${calendarHref(frame, '/manage/events/new')}">New event</a>
    <a class="button quiet" href="${calendarHref(frame, '/manage/events')}">Manage</a>
    <a class="button quiet" href="${calendarHref(frame, '/import')}">Import</a>
  </p>`;
}

/** Renders the title of the days shown, the steps to other days, and the choice of a view. */
function renderSteps(
  frame: CalendarFrame,
  query: CalendarQuery,
  { title, today }: { readonly title: string; readonly today: WallClock },
): Html {
  const unit = query.view === 'week' ? 'week' : 'month';
  const step = (by: 1 | -1): string => hrefOf(frame, query, { day: stepFrom(query, by) });
  return html`<div class="steps">
    <h2 class="span">${title}</h2>
    <nav aria-label="Days">
      <a class="button quiet" rel="prev" href="${step(-1)}"
        ><span aria-hidden="true">‹</span> Previous ${unit}</a
      >
      <a class="button quiet" href="${hrefOf(frame, query, { day: today })}">Today</a>
      <a class="button quiet" rel="next" href="${step(1)}">Next ${unit} <span aria-hidden="true">›</span></a>
    </nav>
    <nav class="views" aria-label="View">
      ${VIEWS.map((view): HtmlPart => {
        const current = view === query.view ? 'page' : 'false';
        return html`<a href="${hrefOf(frame, query, { view })}" aria-current="${current}">${NAMES[view]}</a>`;
      })}
    </nav>
  </div>`;
}
