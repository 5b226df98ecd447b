import type { Json } from '../../../scripts/generate/document.js';
import type { ContractReply } from '../contract-client.js';
import { EventsCalls } from '../events-calls.js';
import type { EventsWorld } from '../event-fixtures.js';
import type { FuzzedFile } from './fuzzed-call.js';
import type { FuzzTarget, Outcome } from './fuzzer.js';

const WORDS = [
  ...[
    'publish',
    'draft',
    'private',
    'pending',
    'future',
    'trash',
    'asc',
    'desc',
    'name',
    'id',
    'slug',
    'count',
  ],
  ...[
    '2027-05-14',
    '2027-05-14 18:00',
    '2099-12-31T23:59:59Z',
    'tomorrow',
    '18:00',
    'Europe/Vienna',
    'UTC+2',
  ],
  ...[
    '5',
    '5 - 10',
    '€ 5,50',
    'free',
    'edit',
    'view',
    '<b>Walk</b>',
    'walk',
    'title',
    'start_date',
    'include',
  ],
];

const CALENDAR = [
  'BEGIN:VCALENDAR',
  'VERSION:2.0',
  'BEGIN:VEVENT',
  'UID:fuzz@example.org',
  'DTSTART:20270514T180000Z',
  'RRULE:FREQ=DAILY;COUNT=3',
  'SUMMARY:Evening Walk',
  'END:VEVENT',
  'END:VCALENDAR',
  '',
].join('\r\n');

const FILES: readonly FuzzedFile[] = [
  { field: 'file', fileName: 'walks.ics', content: CALENDAR },
  { field: 'file', fileName: '../../walks.ics', content: CALENDAR.slice(0, 90) },
  { field: 'file', fileName: 'a.png', content: '\u0089PNG\r\n\u001a\n' },
  { field: 'file', fileName: 'a.svg', content: '<svg xmlns="http://www.w3.org/2000/svg"/>' },
  { field: 'other', fileName: '', content: '' },
];

/** The catalogue, asked by an editor. */
export function eventsTarget(world: EventsWorld): FuzzTarget {
  const calls = new EventsCalls(world);
  const needed = new Map<string, Readonly<Record<string, Json>>>();
  return {
    document: 'events',
    words: WORDS,
    async place({ contract }) {
      const { path, json } = await calls.good(contract);
      const isCreation = contract.method === 'post' && !contract.path.includes('{');
      needed.set(contract.operationId, isCreation ? ((json as Record<string, Json> | undefined) ?? {}) : {});
      return path ?? {};
    },
    needed: ({ contract }) => needed.get(contract.operationId) ?? {},
    files: FILES,
    async send({ contract }, call) {
      const headers = { ...calls.editor, ...call.headers };
      return outcomeOf(await world.usual.call(contract.operationId, { ...call, headers }));
    },
  };
}

function outcomeOf({ status, body, text }: ContractReply): Outcome {
  const { params = {} } = (body['data'] ?? {}) as { readonly params?: object };
  const faulty = Array.isArray(params) ? (params as string[]) : Object.keys(params);
  return { status, faulty, text };
}
