import { zip } from '../../../server/lib/zip.js';
import type { DatabaseKind } from '../support/bench-place.js';
import { measure, type Pace } from './events-measure.js';
import { multiplyEvents } from './events-multiply.js';
import {
  type CatalogueOptions,
  type FilledPlace,
  secondsSince,
  withCatalogue,
  withServer,
} from './events-places.js';
import { type ScaleResult, scaleTable } from './events-report.js';
import { afterWrites, deepRows, readRows, type Row } from './events-rows.js';
import { type LoadFigures, middle } from '../report/latency.js';
import type { Scratch } from '../support/scratch.js';
import { settle } from '../support/settle.js';

export interface ScaleOptions extends CatalogueOptions, Pace {
  /** Events in the two catalogues. */
  readonly small: number;
  readonly large: number;
}

/** The requests of the catalogue, and deep pages, in a small and in a large one, in turn. */
export async function measureScale(
  kind: DatabaseKind,
  scratch: Scratch,
  options: ScaleOptions,
): Promise<ScaleResult[]> {
  const { small, large } = options;
  const results = await withCatalogue(kind, scratch, options, small, (few) =>
    withCatalogue(kind, scratch, options, small, async (many) => {
      const startedAt = performance.now();
      await multiplyEvents(many.place.databaseUrl, Math.round(large / small));
      console.log(`\n${large.toLocaleString('en')} events made in ${secondsSince(startedAt)} s`);
      for (const { place } of [few, many]) await settle(place.databaseUrl, scratch.signal);
      return withServer(few.place, (fewUrl) =>
        withServer(many.place, (manyUrl) =>
          compare({ catalogue: few, url: fewUrl }, { catalogue: many, url: manyUrl }, options),
        ),
      );
    }),
  );
  console.log(`\n${scaleTable(results, small, large)}`);
  return results;
}

interface Served {
  readonly catalogue: FilledPlace;
  readonly url: string;
}

/** Measures both in turn, so that other load on the machine and its clock rate affect both alike. */
async function compare(few: Served, many: Served, options: ScaleOptions): Promise<ScaleResult[]> {
  const [fewRows, manyRows] = [await scaleRows(few, options), await scaleRows(many, options)];
  const results: ScaleResult[] = [];
  for (const [row, other] of zip(fewRows, manyRows)) {
    const [small, large]: [LoadFigures[], LoadFigures[]] = [[], []];
    while (small.length < options.rounds) {
      small.push(await measure(few.url, row.requests, { ...options, rounds: 1 }));
      large.push(await measure(many.url, other.requests, { ...options, rounds: 1 }));
    }
    results.push({
      name: row.name,
      small: middle(small),
      large: middle(large),
      smallCold: await measureCold(few, row, options),
      largeCold: await measureCold(many, other, options),
    });
  }
  return results;
}

async function scaleRows(
  { catalogue: { dataset, ids }, url }: Served,
  options: ScaleOptions,
): Promise<Row[]> {
  return [...readRows(dataset, ids, options.today), ...(await deepRows(url))];
}

function measureCold({ catalogue, url }: Served, row: Row, options: ScaleOptions): Promise<LoadFigures> {
  const { ids, place } = catalogue;
  const requests = afterWrites(row, ids.events[0] ?? 0, place.authorization);
  return measure(url, requests, { ...options, rounds: 1 }, 1);
}
