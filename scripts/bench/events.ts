import { writeFile } from 'node:fs/promises';
import { BenchArguments } from './bench-options.js';
import { type BenchPlace, DATABASE_KINDS, type DatabaseKind, makePlace } from './bench-place.js';
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
import { type EventsResult, eventsSummary } from './events-summary.js';
import { type LoadFigures, middle } from './latency.js';
import { describeMachine, machineLine } from './machine.js';
import { type Scratch, withScratch } from './scratch.js';

const USAGE = `npm run bench -- events [--database sqlite,postgres] [--events N] [--small N] [--large N]
                        [--rounds N] [--seconds N] [--time-zone ZONE] [--json FILE] [--quick]

Asks the events catalogue over 8 connections, beside a bare hapi route that gives the same bytes from memory:
with 5,000 events; then with 10,000 and with 1,000,000. Both databases unless told, and a Markdown table of the
figures that we publish at the end: about 10 minutes each on two cores. --seconds: how long each request is asked
in a round; events are created for 8 seconds before the first round of that. --json: all figures as a file.
--quick: small catalogues, to see that it runs; about 2 minutes.`;

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
  /** Where to write all figures. */
  readonly json: string | undefined;
}

const DAY_MS = 86_400_000;
/** More than a second can take. */
const CREATES_PER_SECOND = 4000;
const CREATE_WARM_UP_SECONDS = 8;

/** Prints, for both databases, what the issue of speed asks of the catalogue, and whether it is met. */
export async function runEventsBench(args: readonly string[]): Promise<void> {
  const options = readOptions(args);
  if (options === undefined) {
    console.log(USAGE);
    return;
  }
  const machine = await describeMachine();
  const startedAt = new Date();
  const results = await withScratch(async (scratch) => {
    const all: EventsResult[] = [];
    for (const kind of options.kinds) {
      console.log(`\n${kind}`);
      const pace = await measurePace(kind, scratch, options);
      all.push({ kind, ...pace, scale: await measureScale(kind, scratch, options) });
    }
    return all;
  });
  const rounds = `Medians of ${options.rounds} rounds of ${options.seconds} s each.`;
  console.log(`\n${eventsSummary(results, options.large)}\n\n${machineLine(machine)} ${rounds}`);
  if (options.json !== undefined)
    await writeFile(options.json, JSON.stringify({ machine, startedAt, options, results }, undefined, 2));
}

function readOptions(args: readonly string[]): Options | undefined {
  const given = new BenchArguments(args, {
    database: 'text',
    events: 'text',
    small: 'text',
    large: 'text',
    rounds: 'text',
    seconds: 'text',
    'time-zone': 'text',
    json: 'text',
    quick: 'flag',
    help: 'flag',
  });
  if (given.flag('help')) return undefined;
  const usual = given.flag('quick')
    ? { events: 300, small: 300, large: 3000, rounds: 1, seconds: 0.5 }
    : { events: 5000, small: 10_000, large: 1_000_000, rounds: 3, seconds: 2 };
  return {
    kinds: given.some('database', DATABASE_KINDS),
    events: given.count('events', usual.events),
    small: given.count('small', usual.small),
    large: given.count('large', usual.large),
    rounds: given.count('rounds', usual.rounds),
    seconds: given.positive('seconds', usual.seconds),
    siteZone: given.text('time-zone') ?? 'UTC',
    today: Math.floor(Date.now() / DAY_MS) * DAY_MS,
    json: given.text('json'),
  };
}

/** Beside the bare route; then what writing costs, and how many queries. */
async function measurePace(
  kind: DatabaseKind,
  scratch: Scratch,
  options: Options,
): Promise<Pick<EventsResult, 'pace' | 'creates'>> {
  return withCatalogue(kind, scratch, options, options.events, async ({ place, dataset, ids }) => {
    const rows = readRows(dataset, ids, options.today);
    const warmUp = CREATES_PER_SECOND * CREATE_WARM_UP_SECONDS;
    const perRound = CREATES_PER_SECOND * Math.ceil(options.seconds);
    const creates = createRequests(dataset, ids, place.authorization, warmUp + perRound * options.rounds);
    const results: PaceResult[] = [];
    await withServer(place, async (url) => {
      for (const { name, leastRatio, requests } of rows) {
        results.push({ name, leastRatio, ...(await measureBeside(scratch, url, requests, options)) });
      }
    });
    console.log(`\n${paceTable(results)}`);
    const written = await withServer(place, async (url) => {
      // Nothing has been asked of this server; the code behind a creation is compiled within some thousands.
      await measure(url, creates.slice(0, warmUp), { rounds: 1, seconds: CREATE_WARM_UP_SECONDS });
      const rounds: LoadFigures[] = [];
      while (rounds.length < options.rounds) {
        const start = warmUp + rounds.length * perRound;
        const others = creates.slice(start, start + perRound);
        rounds.push(await measure(url, others, { ...options, rounds: 1 }));
      }
      return middle(rounds);
    });
    console.log(createLine(written, kind === 'sqlite' ? LEAST_CREATES : undefined));
    const asked = [...rows.map((row) => row.requests[0]), creates[0]].filter((one) => one !== undefined);
    const costs = await countQueries(place, options.siteZone, asked);
    console.log(`\n${queriesTable([...rows.map((row) => row.name), 'create'], costs)}`);
    return { pace: results, creates: written };
  });
}

/** The same requests, and deep pages, in a small and in a large catalogue. */
async function measureScale(kind: DatabaseKind, scratch: Scratch, options: Options): Promise<ScaleResult[]> {
  const { small, large } = options;
  return withCatalogue(kind, scratch, options, small, async ({ place, dataset, ids }) => {
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
    return results;
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
async function withCatalogue<T>(
  kind: DatabaseKind,
  scratch: Scratch,
  { siteZone, today }: Options,
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

async function withServer<T>(place: BenchPlace, work: (url: string) => Promise<T>): Promise<T> {
  const server = await place.serve();
  try {
    return await work(server.url);
  } finally {
    await server.stop();
  }
}

const secondsSince = (startedAt: number): string => ((performance.now() - startedAt) / 1000).toFixed(0);
