import { type Event, type EventFilter, EventsCatalogue } from '../../index.js';
import { type Command, CREDENTIAL_OPTIONS, EXIT } from '../options/command.js';
import { callOptions, connectionOptions, serverAddress } from '../session/connection.js';
import { eventCredentials } from '../session/credentials.js';
import type { Options } from '../options/option.js';
import { plainText } from '../terminal/plain-text.js';
import { saveFile } from '../terminal/save-file.js';
import type { Terminal } from '../terminal/terminal.js';
import { UsageError } from '../options/usage-error.js';
import type { Values } from '../options/values.js';

/** Maximum number of events that the server writes to one calendar. */
const MAX_CALENDAR_EVENTS = 5000;

const FILTERS: Options = {
  url: { value: 'URL', help: 'Address of the server. Default: FAIRGROUND_URL.' },
  root: {
    value: 'PATH',
    help: 'Path of the events API: cal/events/v1 (default), or wp-json/tribe/events/v1 on other sites.',
  },
  search: { value: 'TEXT', help: 'Only events with this text in title or description.' },
  from: { value: 'DATE', help: 'Only events that start at this time or later.' },
  to: { value: 'DATE', help: 'Only events that end at this time or before.' },
  category: { value: 'SLUG', isRepeatable: true, help: 'Only events of this category, by slug or id.' },
  tag: { value: 'SLUG', isRepeatable: true, help: 'Only events with this tag, by slug or id.' },
  venue: { value: 'ID', isRepeatable: true, help: 'Only events at this venue.' },
  ...CREDENTIAL_OPTIONS,
};

export const listEvents: Command = {
  name: 'events list',
  summary: 'List events.',
  synopsis: '--url URL [options]',
  operands: [0, 0],
  details: `From now on unless --from is given. FAIRGROUND_PASSWORD is an application password here.

  fairground-sdk events list --url https://example.org --search lantern
  fairground-sdk events list --url https://blog.example.org --root wp-json/tribe/events/v1 --limit 5`,
  options: {
    ...FILTERS,
    limit: { value: 'COUNT', help: 'Maximum number of events. Default: 20.' },
    json: { help: 'Print one JSON object per line.' },
  },
  async run(values, terminal) {
    const { events, call } = await connect(values, terminal);
    const limit = values.number('limit') ?? 20;
    let count = 0;
    for await (const event of events.list({ ...readFilter(values), per_page: Math.min(limit, 50) }, call)) {
      await terminal.write(`${values.has('json') ? JSON.stringify(event) : describe(event)}\n`);
      count += 1;
      if (count === limit) break;
    }
    return EXIT.done;
  },
};

export const exportEvents: Command = {
  name: 'events export',
  summary: 'Save events to a file.',
  synopsis: '--url URL [options]',
  operands: [0, 0],
  details: `All that the filters let through; from now on unless --from is given. --format ics needs Fairground.

  fairground-sdk events export --url https://example.org --from 2020-01-01 > events.ndjson
  fairground-sdk events export --url https://example.org --format ics --output events.ics`,
  options: {
    ...FILTERS,
    format: {
      value: 'FORMAT',
      choices: ['ndjson', 'json', 'ics'],
      help: 'One object per line (default), a JSON array, or iCalendar.',
    },
    output: {
      value: 'FILE',
      short: 'o',
      help: 'File to write when all events have arrived. Default: standard output.',
    },
  },
  async run(values, terminal) {
    const { events, call } = await connect(values, terminal);
    const filter = readFilter(values);
    const format = values.text('format') ?? 'ndjson';
    const output = values.text('output');
    const text =
      format === 'ics'
        ? readCalendar(events, filter, terminal, call)
        : writeEvents(events.list({ ...filter, per_page: 50 }, call), format);
    if (output === undefined) for await (const part of text) await terminal.write(part);
    else await saveFile(output, text, call);
    return EXIT.done;
  },
};

async function connect(
  values: Values,
  terminal: Terminal,
): Promise<{ events: EventsCatalogue['events']; call: { readonly signal: AbortSignal } }> {
  const url = serverAddress(values, terminal);
  const eventsRoot = values.text('root');
  const credentials = await eventCredentials(values, terminal);
  const { events } = new EventsCatalogue({
    ...connectionOptions(values, terminal, credentials),
    ...(eventsRoot !== undefined && { eventsRoot }),
    url,
  });
  return { events, call: callOptions(values, terminal) };
}

function readFilter(values: Values): EventFilter {
  const search = values.text('search');
  const from = values.text('from');
  const to = values.text('to');
  const venues = values.list('venue').map((id) => {
    if (!/^\d+$/.test(id)) throw new UsageError(`--venue must be a number, not ${id}`);
    return Number(id);
  });
  return {
    ...(search !== undefined && { search }),
    ...(from !== undefined && { start_date: from }),
    ...(to !== undefined && { end_date: to }),
    ...(values.list('category').length > 0 && { categories: [...values.list('category')] }),
    ...(values.list('tag').length > 0 && { tags: [...values.list('tag')] }),
    ...(venues.length > 0 && { venue: venues }),
  };
}

function describe({ id, title, start_date, timezone, venue }: Event): string {
  const [first] = Array.isArray(venue) ? venue : [venue];
  const place = first?.venue === undefined ? '' : `, ${plainText(first.venue)}`;
  return `${start_date.slice(0, 16)} ${timezone}  ${plainText(title)}${place}  #${String(id)}`;
}

async function* readCalendar(
  events: EventsCatalogue['events'],
  filter: EventFilter,
  terminal: Terminal,
  call: { readonly signal: AbortSignal },
): AsyncGenerator<string> {
  const text = await events.toCalendar(filter, call);
  if (text.split('BEGIN:VEVENT').length > MAX_CALENDAR_EVENTS)
    terminal.tell(
      'a calendar holds at most 5,000 events, so some may be missing: narrow the dates with --from and --to\n',
    );
  yield text;
}

async function* writeEvents(events: AsyncIterable<Event>, format: string): AsyncGenerator<string> {
  const isList = format === 'json';
  let isFirst = true;
  if (isList) yield '[';
  for await (const event of events) {
    if (isList) yield `${isFirst ? '' : ','}\n${JSON.stringify(event)}`;
    else yield `${JSON.stringify(event)}\n`;
    isFirst = false;
  }
  if (isList) yield '\n]\n';
}
