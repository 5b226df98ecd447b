import { writeFile } from 'node:fs/promises';
import { BenchArguments } from '../support/bench-options.js';
import { DATABASE_KINDS, type DatabaseKind } from '../support/bench-place.js';
import { measure, measureBeside } from './events-measure.js';
import { withCatalogue, withServer } from './events-places.js';
import { countQueries } from './events-queries.js';
import { createLine, LEAST_CREATES, type PaceResult, paceTable, queriesTable } from './events-report.js';
import { createRequests, readRows } from './events-rows.js';
import { measureScale, type ScaleOptions } from './events-scale.js';
import { type EventsResult, eventsSummary } from './events-summary.js';
import { type LoadFigures, middle } from '../report/latency.js';
import { describeMachine, machineLine } from '../report/machine.js';
import { type Scratch, withScratch } from '../support/scratch.js';

const USAGE = `npm run bench -- events [--database sqlite,postgres] [--events N] [--small N] [--large N]
                        [--rounds N] [--seconds N] [--time-zone ZONE] [--json FILE] [--quick]

Asks the events catalogue over 8 connections, beside a bare hapi route that gives the same bytes from memory:
with 5,000 events; then with 10,000 and with 1,000,000. Both databases unless told, and a Markdown table of the
figures that we publish at the end: about 10 minutes each on two cores. --seconds: how long each request is asked
in a round; events are created for 20 seconds before the first round of that. --json: all figures as a file.
--quick: small catalogues, to see that it runs; about 2 minutes.`;

interface Options extends ScaleOptions {
  readonly kinds: readonly DatabaseKind[];
  /** In the catalogue that is measured beside the bare route. */
  readonly events: number;
  /** Where to write all figures. */
  readonly json: string | undefined;
}

const DAY_MS = 86_400_000;
/** More than a second can take. */
const CREATES_PER_SECOND = 2500;
/** Warm-up: the main-thread time of creations falls for so long, by a sixth after the first eight seconds. */
const CREATE_WARM_UP_SECONDS = 20;

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
      // Nothing has been asked of this server; the code behind a creation is compiled within some ten thousand.
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
