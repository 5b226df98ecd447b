import { type BenchPlace, type DatabaseKind, makePlace } from '../support/bench-place.js';
import { type CatalogueIds, fillCatalogue } from './events-catalogue.js';
import { type Dataset, makeDataset } from './events-dataset.js';
import type { Scratch } from '../support/scratch.js';

export interface CatalogueOptions {
  readonly siteZone: string;
  /** Midnight UTC. */
  readonly today: number;
}

/** A catalogue, and what is in it. */
export interface FilledPlace {
  readonly place: BenchPlace;
  readonly dataset: Dataset;
  readonly ids: CatalogueIds;
}

/** A database with so many events in it, which is gone afterwards. */
export async function withCatalogue<T>(
  kind: DatabaseKind,
  scratch: Scratch,
  { siteZone, today }: CatalogueOptions,
  events: number,
  work: (filled: FilledPlace) => Promise<T>,
): Promise<T> {
  const place = await makePlace(scratch, kind, { FAIRGROUND_TIME_ZONE: siteZone });
  try {
    const dataset = makeDataset(today);
    const startedAt = performance.now();
    const ids = await withServer(place, (url) =>
      fillCatalogue({ root: `${url}/cal/events/v1`, authorization: place.authorization }, dataset, events),
    );
    console.log(`${events.toLocaleString('en')} events written in ${secondsSince(startedAt)} s`);
    return await work({ place, dataset, ids });
  } finally {
    await place.remove();
  }
}

/** A server on it, which is stopped afterwards. */
export async function withServer<T>(place: BenchPlace, work: (url: string) => Promise<T>): Promise<T> {
  const server = await place.serve();
  try {
    return await work(server.url);
  } finally {
    await server.stop();
  }
}

/** Whole seconds, as text. */
export const secondsSince = (startedAt: number): string =>
  ((performance.now() - startedAt) / 1000).toFixed(0);
