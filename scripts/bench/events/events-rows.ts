import { type CatalogueIds, eventFields } from './events-catalogue.js';
import { COMMON_WORD, type Dataset, RARE_WORD } from './events-dataset.js';
import type { LoadRequest } from '../load/http-load.js';

/** Requests that are measured together, and what is asked of them. */
export interface Row {
  readonly name: string;
  readonly requests: readonly LoadRequest[];
  /** Minimum ratio to the requests per second of the bare route. */
  readonly leastRatio: number;
}

const EVENTS = '/cal/events/v1/events';
const ONE_EVENTS = 500;
const MONTHS = 12;

/** The reads that the catalogue is measured by. */
export function readRows(dataset: Dataset, ids: CatalogueIds, today: number): Row[] {
  const step = Math.max(1, Math.floor(ids.events.length / ONE_EVENTS));
  const someEvents = ids.events.filter((_id, index) => index % step === 0);
  return [
    list('default list of 10', 0.2, ['']),
    list('50, a common word', 0.1, [`?per_page=50&search=${COMMON_WORD}`]),
    list('50, a rare word', 0.1, [`?per_page=50&search=${RARE_WORD}`]),
    list(
      '50, with category',
      0.1,
      dataset.categories.map(({ name }) => `?per_page=50&categories=${name.toLowerCase()}`),
    ),
    list(
      '50, with a month',
      0.1,
      monthsAfter(today).map(([first, last]) => `?per_page=50&start_date=${first}&end_date=${last}`),
    ),
    list(
      'one event',
      0.35,
      someEvents.map((id) => `/${id}`),
    ),
  ];
}

/** Pages far down; what `total_pages` says is asked of the server. */
export async function deepRows(url: string): Promise<Row[]> {
  const pages = async (query: string): Promise<number> => {
    const reply = await fetch(`${url}${EVENTS}${query}`);
    const { total_pages: count } = (await reply.json()) as { total_pages: number };
    return count;
  };
  const search = `?per_page=50&search=${COMMON_WORD}`;
  const whole = '?per_page=50&start_date=2000-01-01&end_date=2100-01-01';
  const all = await pages('');
  return [
    list('10, page in the middle', 0, [`?page=${Math.ceil(all / 2)}`]),
    list('10, last page', 0, [`?page=${all}`]),
    list('50, a common word, last page', 0, [`${search}&page=${await pages(search)}`]),
    list('50, all years, last page', 0, [`${whole}&page=${await pages(whole)}`]),
  ];
}

/** Events beyond those that are there, to be created. */
export function createRequests(
  dataset: Dataset,
  ids: CatalogueIds,
  authorization: string,
  count: number,
): LoadRequest[] {
  return Array.from({ length: count }, (_none, index) => ({
    method: 'POST',
    path: EVENTS,
    headers: { authorization, 'content-type': 'application/json' },
    body: JSON.stringify(eventFields(dataset.event(ids.events.length + index), ids)),
  }));
}

/** Each read with a write before it, so that nothing that was kept of the catalogue can answer it. */
export function afterWrites(row: Row, eventId: number, authorization: string): LoadRequest[] {
  return row.requests.flatMap((request, index) => [
    {
      method: 'POST',
      path: `${EVENTS}/${eventId}`,
      headers: { authorization, 'content-type': 'application/json' },
      body: JSON.stringify({ cost: String(index % 9) }),
      isCounted: false,
    },
    request,
  ]);
}

function list(name: string, leastRatio: number, queries: readonly string[]): Row {
  return {
    name,
    leastRatio,
    requests: queries.map((query) => ({ method: 'GET', path: `${EVENTS}${query}` })),
  };
}

/** First and last day of the months after today's. */
function monthsAfter(today: number): [string, string][] {
  const date = new Date(today);
  const dayOf = (month: number, day: number): string =>
    new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + month, day)).toISOString().slice(0, 10);
  return Array.from({ length: MONTHS }, (_none, index) => [dayOf(index + 1, 1), dayOf(index + 2, 0)]);
}
