import sharp from 'sharp';
import { eventually } from '../support/servers/jobs.js';
import { textOf } from './contract-client.js';
import type { StoryTeller } from './example-runner.js';

/** Where and when the examples are. */
export const STORY_TIME = '2026-09-02T14:00:00Z';
export const STORY_ZONE = 'America/New_York';

const PUBLIC = { headers: {} };
const PART = { start_date: '2027-05-15 10:00', end_date: '2027-05-15 12:00' };
const KINDS = ['Event', 'Venue', 'Organizer'] as const;
const NAMES = { Event: 'title', Venue: 'venue', Organizer: 'organizer' } as const;
const MORE_THAN_IS_TAKEN = 11_000_000;

const CALENDAR = [
  'BEGIN:VCALENDAR',
  'VERSION:2.0',
  'PRODID:-//Harbour Walking Club//Walks//EN',
  ...['BEGIN:VEVENT', 'UID:walk-7@walks.example.org', 'DTSTAMP:20260901T130000Z', 'SEQUENCE:0'],
  ...['DTSTART:20270521T220000Z', 'DTEND:20270522T010000Z', 'SUMMARY:Moonlight Walk', 'END:VEVENT'],
  ...['BEGIN:VEVENT', 'UID:walk-8@walks.example.org', 'DTSTAMP:20260901T130000Z', 'SEQUENCE:0'],
  ...['SUMMARY:Morning Walk', 'END:VEVENT'],
  'END:VCALENDAR',
  '',
].join('\r\n');

/** All examples of the document, in an order in which they can happen. */
export async function tellExamples(teller: StoryTeller): Promise<void> {
  await tellOfCreating(teller);
  await tellOfReading(teller);
  await tellOfChanging(teller);
  await tellOfImporting(teller);
  await tellOfRefusals(teller);
  await tellOfFailures(teller);
  await tellOfDeleting(teller);
}

async function tellOfCreating(teller: StoryTeller): Promise<void> {
  await teller.silently('createCategory', { json: { name: 'Outdoors' } });
  await teller.tell('Category', 'createCategory', { json: teller.body('CategoryCreate') });
  await teller.tell('Tag', 'createTag', { json: teller.body('TagCreate') });
  await teller.tell('Image', 'createImage', { multipart: file(await picture(), 'harbour.jpg') });
  await teller.tell('Venue', 'createVenue', { json: teller.body('VenueCreate') });
  await teller.tell('Organizer', 'createOrganizer', { json: teller.body('OrganizerCreate') });
  await teller.tell('Event', 'createEvent', { json: teller.body('EventCreate') });
  for (const title of ['Birds of the Marsh', 'Tide Pools']) {
    await teller.silently('createEvent', { json: { title, ...PART } });
  }
}

async function tellOfReading(teller: StoryTeller): Promise<void> {
  await teller.tell('Index', 'readIndex', PUBLIC);
  await teller.tell('Document', 'readDocument', PUBLIC);
  for (const kind of KINDS) {
    await teller.tell(`${kind}One`, `read${kind}`, { ...teller.at(kind), ...PUBLIC });
  }
  await teller.tell('EventList', 'listEvents', {
    query: { per_page: '1', start_date: '2027-05-14' },
    ...PUBLIC,
  });
  await teller.tell('VenueList', 'listVenues', PUBLIC);
  await teller.tell('OrganizerList', 'listOrganizers', PUBLIC);
  await teller.tell('CategoryList', 'listCategories', PUBLIC);
  await teller.tell('TagList', 'listTags', PUBLIC);
  await teller.tell('ImageList', 'listImages');
  const calendar = await teller.world.usual.call('exportEvent', { ...teller.at('Event'), ...PUBLIC });
  teller.story.set('Calendar', calendar.text);
}

async function tellOfChanging(teller: StoryTeller): Promise<void> {
  for (const kind of [...KINDS, 'Category', 'Tag']) {
    const json = teller.body(`${kind}Update`);
    await teller.tell(`${kind}Updated`, `update${kind}`, { ...teller.at(kind), json });
  }
}

async function tellOfImporting(teller: StoryTeller): Promise<void> {
  const multipart = file(CALENDAR, 'walks.ics');
  const { body } = await teller.tell('ImportAccepted', 'importCalendar', { multipart });
  teller.world.worker.start();
  const path = { jobId: textOf(body, 'id') };
  const report = await eventually(async () => {
    const now = await teller.silently('readImport', { path });
    return now['finished'] === undefined ? undefined : now;
  });
  teller.story.set('Import', report);
}

async function tellOfRefusals(teller: StoryTeller): Promise<void> {
  const json = teller.body('EventCreate');
  const wrong = `Basic ${Buffer.from('ada:wrong').toString('base64')}`;
  await teller.tell('TermExists', 'createTag', { json: { name: 'Families' } });
  await teller.tell('InvalidParameter', 'listEvents', { query: { page: '0', per_page: 'ten' }, ...PUBLIC });
  await teller.tell('MissingParameter', 'createEvent', { json: { description: 'No title.' } });
  await teller.tell('WrongKind', 'readEvent', teller.at('Venue'));
  await teller.tell('WrongCredentials', 'listEvents', { headers: { authorization: wrong } });
  await teller.tell('BadNonce', 'listEvents', { headers: { 'x-wp-nonce': 'none' } });
  await teller.tell('Unauthenticated', 'createEvent', { json, ...PUBLIC });
  await teller.tell('Forbidden', 'createEvent', { json, ...teller.as('subscriber') });
  await teller.tell('EventNotFound', 'readEvent', { path: { id: 999 } });
  for (const kind of KINDS) {
    await teller.tell(`${kind}PageNotFound`, `list${kind}s`, { query: { page: '9' }, ...PUBLIC });
    const draft = { [NAMES[kind]]: 'Not yet', status: 'draft', ...(kind === 'Event' ? PART : {}) };
    const { id } = await teller.silently(`create${kind}`, { json: draft });
    await teller.tell(`${kind}NotAccessible`, `read${kind}`, { path: { id: Number(id) }, ...PUBLIC });
    await teller.tell(`${kind}NotInTrash`, `restore${kind}`, teller.at(kind));
  }
  await teller.tell('ImagePageNotFound', 'listImages', { query: { page: '9' } });
  await teller.tell('ImportNotFound', 'readImport', {
    path: { jobId: '00000000-0000-4000-8000-000000000000' },
  });
  await teller.tell('NoRoute', 'readImageFile', { path: { id: 1, fileName: 'none.jpg' }, ...PUBLIC });
  await teller.tell('PreconditionFailed', 'updateEvent', {
    ...teller.at('Event'),
    json: { title: 'Morning Walk' },
    ...teller.as('editor', { 'if-match': '"0-0"' }),
  });
  const once = teller.as('editor', { 'idempotency-key': '7f9c24e8-3b12-4c5a-8d6e-1a2b3c4d5e6f' });
  await teller.silently('createVenue', { json: { venue: 'Old Mill' }, ...once });
  await teller.tell('IdempotencyMismatch', 'createVenue', { json: { venue: 'New Mill' }, ...once });
}

async function tellOfFailures(teller: StoryTeller): Promise<void> {
  const { exhausted, broken, slow } = teller.world;
  const json = { description: 'x'.repeat(MORE_THAN_IS_TAKEN) };
  await teller.tell('TooLarge', 'createEvent', { json });
  const other = { type: 'text/plain', payload: 'A morning walk' };
  await teller.tell('UnsupportedMediaType', 'createEvent', { other });
  await teller.tell('TooManyRequests', 'listEvents', PUBLIC, exhausted);
  await teller.tell('InternalError', 'listEvents', PUBLIC, broken);
  await teller.tell('Unavailable', 'listEvents', PUBLIC, slow);
}

async function tellOfDeleting(teller: StoryTeller): Promise<void> {
  for (const kind of KINDS) {
    await teller.tell(`${kind}Deleted`, `delete${kind}`, teller.at(kind));
    await teller.tell(`${kind}InTrash`, `delete${kind}`, teller.at(kind));
  }
  for (const kind of ['Category', 'Tag']) {
    await teller.tell(`${kind}Deleted`, `delete${kind}`, teller.at(kind));
  }
}

async function picture(): Promise<Uint8Array<ArrayBuffer>> {
  const sea = sharp({ create: { width: 800, height: 533, channels: 3, background: '#2a6f97' } });
  return new Uint8Array(await sea.jpeg().toBuffer());
}

function file(content: string | Uint8Array<ArrayBuffer>, name: string): FormData {
  const form = new FormData();
  form.set('file', new Blob([content]), name);
  return form;
}
