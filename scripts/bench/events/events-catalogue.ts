import sharp from 'sharp';
import type { JsonObject } from '../../generate/document.js';
import type { Dataset, EventSeed } from './events-dataset.js';

/** Ids that the server gave the records of a dataset, in the dataset's order. */
export interface CatalogueIds {
  readonly venues: readonly number[];
  readonly organizers: readonly number[];
  readonly categories: readonly number[];
  readonly tags: readonly number[];
  readonly images: readonly number[];
  readonly events: readonly number[];
}

/** Where a catalogue is written to: through its own interface, as any client would. */
export interface Target {
  /** `…/cal/events/v1` */
  readonly root: string;
  readonly authorization: string;
}

const CONNECTIONS = 8;

/** Creates the records of a dataset, with so many events. */
export async function fillCatalogue(target: Target, dataset: Dataset, events: number): Promise<CatalogueIds> {
  const images = await createAll(dataset.imageCount, (index) => uploadImage(target, index));
  const categories: number[] = [];
  for (const { name, parent } of dataset.categories) {
    const fields: JsonObject = parent === undefined ? { name } : { name, parent: categories[parent] ?? 0 };
    categories.push(await create(target, 'categories', fields));
  }
  const ids = {
    images,
    categories,
    tags: await createAll(dataset.tags.length, (index) =>
      create(target, 'tags', { name: dataset.tags[index] ?? '' }),
    ),
    venues: await createAll(dataset.venues.length, (index) =>
      create(target, 'venues', dataset.venues[index] ?? {}),
    ),
    organizers: await createAll(dataset.organizers.length, (index) =>
      create(target, 'organizers', dataset.organizers[index] ?? {}),
    ),
  };
  const created = await createAll(events, (number) =>
    create(target, 'events', eventFields(dataset.event(number), ids)),
  );
  return { ...ids, events: created };
}

/** The body of the request that creates an event. */
export function eventFields(seed: EventSeed, ids: Omit<CatalogueIds, 'events'>): JsonObject {
  const idsOf = (places: readonly number[], all: readonly number[]): number[] =>
    places.map((place) => all[place] ?? 0);
  return {
    ...seed.fields,
    categories: idsOf(seed.categories, ids.categories),
    tags: idsOf(seed.tags, ids.tags),
    organizer: idsOf(seed.organizers, ids.organizers),
    ...(seed.venue === undefined ? {} : { venue: ids.venues[seed.venue] ?? 0 }),
    ...(seed.image === undefined ? {} : { image: String(ids.images[seed.image] ?? 0) }),
  };
}

async function create(target: Target, route: string, fields: JsonObject): Promise<number> {
  return send(target, route, {
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(fields),
  });
}

async function uploadImage(target: Target, index: number): Promise<number> {
  const background = { r: (index * 37) % 256, g: (index * 91) % 256, b: (index * 151) % 256 };
  const jpeg = await sharp({ create: { width: 1200, height: 800, channels: 3, background } })
    .jpeg()
    .toBuffer();
  const form = new FormData();
  form.set('file', new Blob([new Uint8Array(jpeg)], { type: 'image/jpeg' }), `poster-${index + 1}.jpg`);
  return send(target, 'images', { body: form });
}

interface Sent {
  readonly headers?: Readonly<Record<string, string>>;
  readonly body: string | FormData;
}

async function send(target: Target, route: string, request: Sent): Promise<number> {
  const reply = await fetch(`${target.root}/${route}`, {
    method: 'POST',
    body: request.body,
    headers: { ...request.headers, authorization: target.authorization },
  });
  if (!reply.ok) throw new Error(`POST ${route}: ${reply.status} ${await reply.text()}`);
  const { id } = (await reply.json()) as { id: number };
  return id;
}

/** Several at a time; their ids in the order of their numbers. */
async function createAll(count: number, make: (number: number) => Promise<number>): Promise<number[]> {
  const ids: number[] = [];
  let next = 0;
  await Promise.all(
    Array.from({ length: CONNECTIONS }, async () => {
      while (next < count) {
        const number = next;
        next += 1;
        ids[number] = await make(number);
      }
    }),
  );
  return ids;
}
