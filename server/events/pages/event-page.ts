import type { Page } from '../../api/pages.js';
import { AppError } from '../../lib/errors.js';
import { html, type Html, type HtmlPart, trustMarkup } from '../../lib/text/html.js';
import { toScriptSafe } from '../../lib/text/script-safe.js';
import { renderPage } from '../../pages/layout.js';
import { renderFacts } from '../../pages/words.js';
import { canEdit } from '../records/rights.js';
import { toPlainText } from '../text/html.js';
import { describeWhen, formatDay, parseWallClock } from './date-words.js';
import { renderDescription } from './description.js';
import { renderBadges, titleOf, venueOf } from './event-entry.js';
import { pathOfUrl } from './image-address.js';
import { findPartsOf } from './list-events.js';
import { renderSummary } from './list-view.js';
import {
  calendarHref,
  type CalendarFrame,
  type PageDeps,
  readBody,
  type Schemas,
  scriptHref,
} from './page-deps.js';
import { passwordPage } from './password-page.js';
import { renderPlace, webAddress } from './place-facts.js';
import type { PlacedEvent } from './place-on-days.js';
import { changeButton } from './record-actions.js';
import { restHref } from './rest-href.js';

type Event = Schemas['Event'];

/**
 * Shows an event. One that needs a password is shown as a form for it, until the password is right.
 *
 * @param key - id of the event, or its slug.
 */
export async function eventPage(
  deps: PageDeps,
  frame: CalendarFrame,
  key: string,
  password?: string,
): Promise<Page> {
  try {
    const event = await readEvent(deps, frame, key, password);
    return renderEvent(deps, frame, event, await findPartsOf(deps, frame, event.id));
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'event.password_needed') throw error;
    return passwordPage(frame, password !== undefined);
  }
}

/** @throws {AppError} when the event does not exist, or the reader may not see it. */
async function readEvent(
  { handlers }: PageDeps,
  { context }: CalendarFrame,
  key: string,
  password: string | undefined,
): Promise<Event> {
  const rest = {
    // Those who may edit an event see it without its password, as in the interface.
    parameters: { context: 'edit' as const, ...(password !== undefined && { password }) },
    headers: {},
    files: [],
  };
  if (/^\d{1,15}$/.test(key)) {
    return readBody(await handlers.readEvent({ path: { id: Number(key) }, ...rest }, context));
  }
  return readBody(await handlers.readEventBySlug({ path: { slug: key }, ...rest }, context));
}

function renderEvent(
  deps: PageDeps,
  frame: CalendarFrame,
  event: Event,
  parts: readonly PlacedEvent[],
): Page {
  const title = titleOf(event);
  const day = formatDay(parseWallClock(event.start_date));
  return renderPage(frame, {
    title,
    trail: [{ name: 'Calendar', href: `${calendarHref(frame)}?view=month&date=${day}` }],
    styles: ['calendar.css'],
    head: [
      event.json_ld !== undefined &&
        html`<script type="application/ld+json">
          ${trustMarkup(toScriptSafe(JSON.stringify(event.json_ld)))}
        </script>`,
      html`<script type="module" src="${scriptHref(frame, 'record-actions.js')}"></script>`,
    ],
    body: html`<article class="event">
      <h1>${title}</h1>
      ${(event.featured === true || event.status !== 'publish') && html`<p>${renderBadges(event)}</p>`}
      ${renderWhen(event, deps)} ${renderPicture(event)} ${renderFacts(factsOf(frame, event))}
      ${
        event.description !== '' &&
        html`<div class="prose">${renderDescription(event.description, frame.publicUrl)}</div>`
      }
      ${renderActions(frame, event)}
      ${
        parts.length > 0 &&
        html`<section aria-labelledby="parts">
          <h2 id="parts">Parts of this event</h2>
          <ol class="event-list">
            ${parts.map((part) => html`<li>${renderSummary(frame, part, deps.siteZone)}</li>`)}
          </ol>
        </section>`
      }
    </article>`,
  });
}

function renderWhen(event: Event, { siteZone }: PageDeps): Html {
  const { own, site } = describeWhen(event, siteZone);
  return html`<p class="lead when">
    <time datetime="${event.start_date.replace(' ', 'T')}">${own}</time>${
      site !== undefined && html`<br /><span class="none">${site} (${siteZone.name})</span>`
    }
  </p>`;
}

function renderPicture({ image }: Event): HtmlPart {
  if (typeof image === 'boolean') return undefined;
  const { url, width, height } = image.sizes?.['large'] ?? image.sizes?.['medium_large'] ?? image;
  return html`<img
    class="picture"
    src="${pathOfUrl(url)}"
    alt=""
    width="${width ?? ''}"
    height="${height ?? ''}"
  />`;
}

function factsOf(frame: CalendarFrame, event: Event): [string, HtmlPart][] {
  const venue = venueOf(event);
  return [
    ['Venue', venue && renderPlace(venue, event.show_map_link === true)],
    ['Organizers', event.organizer.length > 0 && renderOrganizers(event.organizer)],
    ['Cost', toPlainText(event.cost)],
    ['Website', event.website !== '' && event.website !== event.url && webAddress(event.website)],
    ['Categories', event.categories.length > 0 && termLinks(frame, 'categories', event.categories)],
    ['Tags', event.tags.length > 0 && termLinks(frame, 'tags', event.tags)],
  ].filter(([, value]) => value !== false) as [string, HtmlPart][];
}

function renderOrganizers(organizers: readonly Schemas['Organizer'][]): Html {
  return html`<ul class="plain">
    ${organizers.map(({ organizer = '', phone, email, website }) => {
      const ways = [
        phone && toPlainText(phone),
        email && html`<a href="mailto:${toPlainText(email)}">${toPlainText(email)}</a>`,
        website && webAddress(website),
      ].filter((way) => way !== undefined && way !== '');
      return html`<li>${toPlainText(organizer)} ${ways.map((way) => html`<br />${way}`)}</li>`;
    })}
  </ul>`;
}

function termLinks(
  frame: CalendarFrame,
  filter: 'categories' | 'tags',
  terms: readonly Schemas['Term'][],
): Html {
  return html`${terms.map(
    ({ slug, name }) =>
      html`<a
        class="badge"
        href="${calendarHref(frame)}?${new URLSearchParams({ view: 'list', [filter]: slug }).toString()}"
        >${toPlainText(name)}</a
      > `,
  )}`;
}

function renderActions(frame: CalendarFrame, event: Event): Html {
  const { principal } = frame;
  const owned = { authorId: Number(event.author), status: event.status, statusBeforeTrash: undefined };
  const id = String(event.id);
  return html`<p class="actions">
    <a class="button quiet" href="${restHref(frame, `events/${id}.ics`)}">Add to a calendar (iCalendar)</a>
    ${
      canEdit(principal, owned) && [
        html`<a class="button" href="${calendarHref(frame, `/manage/events/${id}`)}">Edit</a>`,
        changeButton(frame, {
          label: 'Move to trash',
          method: 'DELETE',
          route: `events/${id}`,
          question: `Move “${titleOf(event)}” to the trash?`,
          next: calendarHref(frame, '/manage/events?status=trash'),
        }),
      ]
    }
  </p>`;
}
