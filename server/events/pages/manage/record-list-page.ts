import type { Page } from '../../../api/pages.js';
import { isAtLeast } from '../../../auth/principal.js';
import { AppError } from '../../../lib/errors.js';
import { html, type Html, type HtmlPart } from '../../../lib/text/html.js';
import { notice, renderPage } from '../../../pages/layout.js';
import { withParameters } from '../../../pages/links.js';
import { calendarHref, type CalendarFrame, type PageDeps, scriptHref } from '../page-deps.js';
import { changeButton } from '../record-actions.js';
import { RECORD_KINDS, type RecordKind } from './record-kinds.js';
import { type ListedRecord, listRecords } from './list-records.js';
import { requireSession } from './require-session.js';
import { sentText } from '../sent-text.js';

const STATUS_NAMES = {
  publish: 'Published',
  future: 'Scheduled',
  draft: 'Draft',
  pending: 'Pending review',
  private: 'Private',
  trash: 'In the trash',
} as const;
type Status = keyof typeof STATUS_NAMES;
const STATUSES = Object.keys(STATUS_NAMES) as Status[];

/** Shows the records of a kind with links to their forms, and the trash. */
export async function recordListPage(
  deps: PageDeps,
  frame: CalendarFrame,
  kind: RecordKind,
  sent: Readonly<Record<string, unknown>>,
): Promise<Page> {
  const { role } = requireSession(frame);
  const wish = {
    search: sentText(sent, 'search'),
    status: STATUSES.find((status) => status === sentText(sent, 'status')),
    page: /^[1-9]\d{0,6}$/.test(sentText(sent, 'page')) ? Number(sentText(sent, 'page')) : 1,
  };
  const { records, totalPages, faults } = await listRecords(deps, frame, kind, wish);
  const own = calendarHref(frame, `/manage/${kind.name}`);
  const href = (page: number): string =>
    withParameters(own, {
      search: wish.search || undefined,
      status: wish.status,
      page: page === 1 ? undefined : String(page),
    });
  return renderPage(frame, {
    title: kind.title,
    trail: [{ name: 'Calendar', href: calendarHref(frame) }],
    styles: ['calendar.css'],
    head: html`<script type="module" src="${scriptHref(frame, 'record-actions.js')}"></script>`,
    body: html`<div class="calendar-head">
        <h1>${kind.title}</h1>
        ${isAtLeast(role, kind.least) && html`<p class="actions"><a class="button" href="${own}/new">New ${kind.one}</a></p>`}
      </div>
      ${renderKinds(frame, kind)} ${renderSearch(own, kind, wish)}
      ${faults.length > 0 && notice('Some parameters were not accepted.', faults)}
      ${records.length === 0 ? html`<p class="empty">There are no ${kind.title.toLowerCase()} here.</p>` : renderTable(frame, kind, records)}
      ${
        totalPages > 1 &&
        html`<nav class="actions" aria-label="Pages of the list">
          ${wish.page > 1 && html`<a class="button quiet" rel="prev" href="${href(wish.page - 1)}">Previous page</a>`}
          <span class="none">Page ${wish.page} of ${totalPages}</span>
          ${wish.page < totalPages && html`<a class="button quiet" rel="next" href="${href(wish.page + 1)}">Next page</a>`}
        </nav>`
      }`,
  });
}

function renderKinds(frame: CalendarFrame, kind: RecordKind): Html {
  return html`<nav class="views" aria-label="Kinds of records">
    ${RECORD_KINDS.map(
      ({ name, title }) =>
        html`<a
          href="${calendarHref(frame, `/manage/${name}`)}"
          aria-current="${name === kind.name ? 'page' : 'false'}"
          >${title}</a
        >`,
    )}
  </nav>`;
}

function renderSearch(
  own: string,
  { title, hasTrash }: RecordKind,
  { search, status }: { readonly search: string; readonly status: Status | undefined },
): Html {
  return html`<form
    class="filters panel"
    method="get"
    action="${own}"
    role="search"
    aria-label="Filter ${title.toLowerCase()}"
  >
    <p class="field">
      <label for="search">Search</label>
      <input id="search" type="search" name="search" value="${search}" />
    </p>
    ${
      hasTrash &&
      html`<p class="field">
        <label for="status">Status</label>
        <select id="status" name="status">
          <option value="">All but the trash</option>
          ${STATUSES.map((one) => html`<option value="${one}" ${one === status && html`selected`}>${STATUS_NAMES[one]}</option>`)}
        </select>
      </p>`
    }
    <div class="filter-end"><button>Show</button></div>
  </form>`;
}

function renderTable(frame: CalendarFrame, kind: RecordKind, records: readonly ListedRecord[]): Html {
  return html`<div class="wide">
    <table>
      <thead>
        <tr>
          <th scope="col">Name</th>
          <th scope="col">${kind.name === 'events' ? 'Start' : 'Details'}</th>
          ${kind.hasTrash && html`<th scope="col">Status</th>`}
          <th scope="col">Actions</th>
        </tr>
      </thead>
      <tbody>
        ${records.map(
          (record) =>
            html`<tr>
              <th scope="row" class="name">${renderName(frame, kind, record)}</th>
              <td>${record.detail}</td>
              ${kind.hasTrash && html`<td><span class="badge">${STATUS_NAMES[record.status]}</span></td>`}
              <td class="row-actions">${renderActions(frame, kind, record)}</td>
            </tr>`,
        )}
      </tbody>
    </table>
  </div>`;
}

function renderName(frame: CalendarFrame, kind: RecordKind, { id, name, status }: ListedRecord): HtmlPart {
  if (status === 'trash') return name;
  const below = kind.name === 'events' ? `/event/${String(id)}` : `/manage/${kind.name}/${String(id)}`;
  return html`<a href="${calendarHref(frame, below)}">${name}</a>`;
}

function renderActions(frame: CalendarFrame, kind: RecordKind, record: ListedRecord): HtmlPart {
  if (!record.isEditable) return html`<span class="none">none</span>`;
  const route = `${kind.name}/${String(record.id)}`;
  const next = calendarHref(frame, `/manage/${kind.name}${record.status === 'trash' ? '?status=trash' : ''}`);
  if (record.status === 'trash')
    return changeButton(frame, { label: 'Restore', method: 'POST', route: `${route}/restore`, next });
  return [
    html`<a class="button quiet" href="${calendarHref(frame, `/manage/${route}`)}"
      >Edit<span class="unseen"> ${record.name}</span></a
    >`,
    changeButton(frame, {
      label: kind.hasTrash ? 'Move to trash' : 'Delete',
      method: 'DELETE',
      route,
      question: kind.hasTrash ? `Move “${record.name}” to the trash?` : `Delete “${record.name}” for good?`,
      next,
    }),
  ];
}

/** @throws {AppError} for a kind of record that has no forms. */
export function requireKind(kind: RecordKind | undefined): RecordKind {
  if (kind !== undefined) return kind;
  throw new AppError('request.no_route', 'There is nothing at this address.');
}
