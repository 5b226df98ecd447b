import type { Page } from '../../../api/pages.js';
import { isAtLeast } from '../../../auth/principal.js';
import { AppError } from '../../../lib/errors.js';
import { html } from '../../../lib/text/html.js';
import { renderPage } from '../../../pages/layout.js';
import { canPublish } from '../../records/rights.js';
import { toPlainText } from '../../text/html.js';
import { type Choice, readOrganizers, readTerms, readVenues } from '../filter-choices.js';
import { calendarHref, type CalendarFrame, type PageDeps, scriptHref } from '../page-deps.js';
import { readRecord, type RecordValues } from './read-record.js';
import { renderRecordForm } from './record-form.js';
import type { Picker, RecordKind } from './record-kinds.js';
import { requireSession } from './require-session.js';

/** Number of pages of a list that a form offers first; its search finds the others. */
const CHOICE_PAGES = 1;

const STATUSES: readonly Choice[] = [
  { value: 'publish', name: 'Published' },
  { value: 'draft', name: 'Draft' },
  { value: 'pending', name: 'Pending review' },
  { value: 'private', name: 'Private' },
];

/** Shows the form of a record, or of a new one. */
export async function recordFormPage(
  deps: PageDeps,
  frame: CalendarFrame,
  kind: RecordKind,
  key: string,
): Promise<Page> {
  const { role } = requireSession(frame);
  if (!isAtLeast(role, kind.least)) throw new AppError('access.forbidden', 'You may not do this.');
  const id = readId(key);
  const record = id === undefined ? newRecord(deps, role) : await readRecord(deps, frame, kind, id);
  const title = id === undefined ? `New ${kind.one}` : `Edit ${nameOf(kind, record)}`;
  const status = record.values['status'];
  const own =
    typeof status === 'string' && !STATUSES.some(({ value }) => value === status)
      ? [{ value: status, name: status }]
      : [];
  return renderPage(frame, {
    title,
    trail: [
      { name: 'Calendar', href: calendarHref(frame) },
      { name: kind.title, href: calendarHref(frame, `/manage/${kind.name}`) },
    ],
    styles: ['calendar.css'],
    head: html`<script type="module" src="${scriptHref(frame, 'record-form.js')}"></script>`,
    body: html`<h1>${title}</h1>
      ${renderRecordForm(frame, {
        kind,
        id,
        record,
        choices: await readChoices(deps, frame, kind),
        statuses: [
          ...own,
          ...STATUSES.filter(({ value }) => /draft|pending/.test(value) || mayPublish(frame)),
        ],
        hasImages: isAtLeast(role, 'author'),
        next: calendarHref(frame, kind.name === 'events' ? '/event/{id}' : `/manage/${kind.name}`),
      })}`,
  });
}

function mayPublish({ principal }: CalendarFrame): boolean {
  return principal !== undefined && canPublish(principal);
}

/** @throws {AppError} when the last part of the path is neither `new` nor an id. */
function readId(key: string): number | undefined {
  if (key === 'new') return undefined;
  if (/^\d{1,15}$/.test(key)) return Number(key);
  throw new AppError('request.no_route', 'There is nothing at this address.');
}

function newRecord({ siteZone }: PageDeps, role: string): RecordValues {
  const status = role === 'contributor' ? 'draft' : 'publish';
  return { values: { status, timezone: siteZone.name }, revision: undefined };
}

function nameOf(kind: RecordKind, { values }: RecordValues): string {
  const name = values[kind.nameField];
  return typeof name === 'string' && name !== '' ? name : kind.one;
}

async function readChoices(
  deps: PageDeps,
  frame: CalendarFrame,
  kind: RecordKind,
): Promise<Record<string, readonly Choice[]>> {
  const pairs = kind.fields.flatMap(({ name, control }) =>
    typeof control === 'object' ? [{ name, control }] : [],
  );
  const lists = pairs.map(
    async ({ name, control }) => [name, await readOffers(deps, frame, control)] as const,
  );
  return Object.fromEntries(await Promise.all(lists));
}

async function readOffers(deps: PageDeps, frame: CalendarFrame, { of }: Picker): Promise<readonly Choice[]> {
  const wish = { maxPages: CHOICE_PAGES };
  const offer = (id: number, name = ''): Choice => ({ value: String(id), name: toPlainText(name) });
  if (of === 'venues') return (await readVenues(deps, frame, wish)).map(({ id, venue }) => offer(id, venue));
  if (of === 'organizers')
    return (await readOrganizers(deps, frame, wish)).map(({ id, organizer }) => offer(id, organizer));
  return (await readTerms(deps, frame, of, CHOICE_PAGES)).map(({ id, name }) => offer(id, name));
}
