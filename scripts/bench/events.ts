import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type CatalogueIds, fillCatalogue } from './events-catalogue.js';
import { type Dataset, makeDataset } from './events-dataset.js';
import { measure, measureBeside, type Pace } from './events-measure.js';
import { multiplyEvents } from './events-multiply.js';
import { countQueries } from './events-queries.js';
import {
  createLine,
  LEAST_CREATES,
  type PaceResult,
  paceTable,
  queriesTable,
  type ScaleResult,
  scaleTable,
} from './events-report.js';
import { afterWrites, createRequests, deepRows, readRows, type Row } from './events-rows.js';
import { type BenchPlace, type DatabaseKind, makePlace } from './events-server.js';
import { type LoadFigures, middle } from './latency.js';

const USAGE = `npm run bench -- events [--database sqlite|postgres] [--events N] [--small N] [--large N]
                        [--rounds N] [--seconds N] [--time-zone ZONE] [--quick]

Asks the events catalogue over 8 connections, beside a bare hapi route that gives the same bytes from memory:
with 5,000 events; then with 10,000 and with 1,000,000. --quick: small catalogues, to see that it runs.`;

interface Options extends Pace {
  readonly kinds: readonly DatabaseKind[];
  /** In the catalogue that is measured beside the bare route. */
  readonly events: number;
  /** In the catalogues that are compared with each other. */
  readonly small: number;
  readonly large: number;
  readonly siteZone: string;
  /** Midnight UTC. */
  readonly today: number;
}

const DAY_MS = 86_400_000;
/** More than a second can take. */
const CREATES_PER_SECOND = 4000;

/** Prints, for both databases, what the issue of speed asks of the catalogue, and whether it is met. */
export async function runEventsBench(args: readonly string[]): Promise<void> {
  const options = readOptions(args);
  if (options === undefined) {
    console.log(USAGE);
    return;
  }
  const folder = await mkdtemp(join(tmpdir(), 'fairground-bench-'));
  try {
    for (const kind of options.kinds) {
      console.log(`\n${kind}`);
      await measurePace(kind, folder, options);
      await measureScale(kind, folder, options);
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function readOptions(args: readonly string[]): Options | undefined {
  const { values } = parseArgs({
    args: [...args],
    options: {
      database: { type: 'string' },
      events: { type: 'string' },
      small: { type: 'string' },
      large: { type: 'string' },
      rounds: { type: 'string' },
      seconds: { type: 'string' },
      'time-zone': { type: 'string', default: 'UTC' },
      quick: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) return undefined;
  const usual = values.quick
    ? { events: 300, small: 300, large: 3000, rounds: 1, seconds: 0.5 }
    : { events: 5000, small: 10_000, large: 1_000_000, rounds: 3, seconds: 2 };
  const number = (name: keyof typeof usual): number => Number(values[name] ?? usual[name]);
  return {
    kinds: (['sqlite', 'postgres'] as const).filter((kind) => (values.database ?? kind) === kind),
    events: number('events'),
    small: number('small'),
    large: number('large'),
    rounds: number('rounds'),
    seconds: number('seconds'),
    siteZone: values['time-zone'],
    today: Math.floor(Date.now() / DAY_MS) * DAY_MS,
  };
}

/** Beside the bare route; then what writing costs, and how many queries. */
async function measurePace(kind: DatabaseKind, folder: string, options: Options): Promise<void> {
  await withCatalogue(kind, folder, options, options.events, async ({ place, dataset, ids }) => {
    const rows = readRows(dataset, ids, options.today);
    const perRound = CREATES_PER_SECOND * Math.ceil(options.seconds);
    const creates = createRequests(dataset, ids, place.authorization, perRound * options.rounds);
    const results: PaceResult[] = [];
    await withServer(place, async (url) => {
      for (const { name, leastRatio, requests } of rows) {
        results.push({ name, leastRatio, ...(await measureBeside(url, requests, options)) });
      }
    });
    console.log(`\n${paceTable(results)}`);
    const written = await withServer(place, async (url) => {
      const rounds: LoadFigures[] = [];
      while (rounds.length < options.rounds) {
        const others = creates.slice(rounds.length * perRound, (rounds.length + 1) * perRound);
        rounds.push(await measure(url, others, { ...options, rounds: 1 }));
      }
      return middle(rounds);
    });
    console.log(createLine(written, kind === 'sqlite' ? LEAST_CREATES : undefined));
    const asked = [...rows.map((row) => row.requests[0]), creates[0]].filter((one) => one !== undefined);
    const costs = await countQueries(place, options.siteZone, asked);
    console.log(`\n${queriesTable([...rows.map((row) => row.name), 'create'], costs)}`);
  });
}

/** The same requests, and deep pages, in a small and in a large catalogue. */
async function measureScale(kind: DatabaseKind, folder: string, options: Options): Promise<void> {
  const { small, large } = options;
  await withCatalogue(kind, folder, options, small, async ({ place, dataset, ids }) => {
    const before = await withServer(place, (url) => measureAll(url, place, dataset, ids, options));
    const startedAt = performance.now();
    await multiplyEvents(place.databaseUrl, Math.round(large / small));
    console.log(`\n${large.toLocaleString('en')} events made in ${secondsSince(startedAt)} s`);
    const after = await withServer(place, (url) => measureAll(url, place, dataset, ids, options));
    const results = before.map((one, index): ScaleResult => {
      const other = after[index] ?? one;
      return {
        name: one.name,
        small: one.usual,
        large: other.usual,
        smallCold: one.cold,
        largeCold: other.cold,
      };
    });
    console.log(`\n${scaleTable(results, small, large)}`);
  });
}

interface Measured {
  readonly name: string;
  readonly usual: LoadFigures;
  readonly cold: LoadFigures;
}

async function measureAll(
  url: string,
  { authorization }: BenchPlace,
  dataset: Dataset,
  ids: CatalogueIds,
  options: Options,
): Promise<Measured[]> {
  const rows: Row[] = [...readRows(dataset, ids, options.today), ...(await deepRows(url))];
  const measured: Measured[] = [];
  for (const row of rows) {
    const usual = await measure(url, row.requests, options);
    const cold = await measure(
      url,
      afterWrites(row, ids.events[0] ?? 0, authorization),
      { ...options, rounds: 1 },
      1,
    );
    measured.push({ name: row.name, usual, cold });
  }
  return measured;
}

interface FilledPlace {
  readonly place: BenchPlace;
  readonly dataset: Dataset;
  readonly ids: CatalogueIds;
}

/** A database with so many events in it, which is gone afterwards. */
async function withCatalogue(
  kind: DatabaseKind,
  folder: string,
  { siteZone, today }: Options,
  events: number,
  work: (filled: FilledPlace) => Promise<void>,
): Promise<void> {
  const place = await makePlace(kind, folder, siteZone);
  try {
    const dataset = makeDataset(today);
    const startedAt = performance.now();
    const ids = await withServer(place, (url) =>
      fillCatalogue({ root: `${url}/cal/events/v1`, authorization: place.authorization }, dataset, events),
    );
    console.log(`${events.toLocaleString('en')} events written in ${secondsSince(startedAt)} s`);
    await work({ place, dataset, ids });
  } finally {
    await place.remove();
  }
}

async function withServer<T>(place: BenchPlace, work: (url: string) => Promise<T>): Promise<T> {
  const server = await place.serve();
  try {
    return await work(server.url);
  } finally {
    await server.stop();
  }
}

const secondsSince = (startedAt: number): string => ((performance.now() - startedAt) / 1000).toFixed(0);
