import { html, type Html } from '../../lib/text/html.js';
import { calendarHref, type CalendarFrame } from './page-deps.js';
import { type CalendarQuery, describeFilters } from './calendar-query.js';
import { formatDay } from './date-words.js';
import type { Choice, FilterChoices } from './filter-choices.js';

/** Renders the filters as a form that leads to the same view with them. */
export function renderFilters(frame: CalendarFrame, query: CalendarQuery, choices: FilterChoices): Html {
  const { filters, view, day } = query;
  const isFiltered = describeFilters(filters).length > 0;
  const own = calendarHref(frame);
  return html`<form
    class="filters panel"
    method="get"
    action="${own}"
    role="search"
    aria-label="Filter events"
  >
    <input type="hidden" name="view" value="${view}" />
    <p class="field">
      <label for="filter-search">Search</label>
      <input id="filter-search" type="search" name="search" value="${filters.search ?? ''}" />
    </p>
    ${renderSelect('categories', 'Category', choices.categories, filters.categories)}
    ${renderSelect('venue', 'Venue', choices.venues, filters.venue?.map(String))}
    ${renderSelect('organizer', 'Organizer', choices.organizers, filters.organizer?.map(String))}
    <p class="field">
      <label for="filter-date">Date</label>
      <input id="filter-date" type="date" name="date" value="${formatDay(day)}" />
    </p>
    ${filters.tags !== undefined && html`<input type="hidden" name="tags" value="${filters.tags.join(',')}" />`}
    <div class="filter-end">
      <label class="check"
        ><input type="checkbox" name="featured" value="1" ${filters.featured === true && html`checked`} />
        Featured only</label
      >
      <button>Show</button>
      ${isFiltered && html`<a href="${own}?view=${view}&amp;date=${formatDay(day)}">Clear filters</a>`}
    </div>
  </form>`;
}

function renderSelect(
  name: string,
  label: string,
  choices: readonly Choice[],
  chosen: readonly string[] = [],
): Html {
  const value = chosen.join(',');
  // Several values, or one beyond the first choices, stay selected as they were sent.
  const isListed = value === '' || choices.some((choice) => choice.value === value);
  const all = isListed ? choices : [{ value, name: value }, ...choices];
  return html`<p class="field">
    <label for="filter-${name}">${label}</label>
    <select id="filter-${name}" name="${name}">
      <option value="">All</option>
      ${all.map(
        (choice) =>
          html`<option value="${choice.value}" ${choice.value === value && html`selected`}>
            ${choice.name}
          </option>`,
      )}
    </select>
  </p>`;
}
