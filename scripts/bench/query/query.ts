import { writeFile } from 'node:fs/promises';
import { pino } from 'pino';
import type { Database } from '../../../server/storage/database/database.js';
import { openDatabases } from '../../../server/storage/open.js';
import { BenchArguments } from '../support/bench-options.js';
import { DATABASE_KINDS, type DatabaseKind, makePlace } from '../support/bench-place.js';
import { LoopWatch, startIdleLoop } from '../load/event-loops.js';
import { measure, type Pace } from '../events/events-measure.js';
import { percentile } from '../report/latency.js';
import { turnProbe } from '../support/loop-turns.js';
import { describeMachine, machineLine } from '../report/machine.js';
import { measureEdits } from './query-edits.js';
import { makeService } from '../support/bench-layers.js';
import { fillQueryLayers, SERVICE } from './query-layers.js';
import { type QueryResult, queryTable } from './query-report.js';
import { queryRows, type QueryRow } from './query-rows.js';
import { type Scratch, withScratch } from '../support/scratch.js';

const USAGE = `npm run bench -- query [--database sqlite,postgres] [--points N] [--polygons N]
                       [--rounds N] [--seconds N] [--only WORD] [--json FILE] [--quick]

Asks a feature layer of 1,000,000 points, and one of 200,000 polygons of 21 vertices, over one connection: pages of
2,000 as JSON, GeoJSON and protocol buffers, a box of about 2,000, a count, statistics in groups, and the extent in another
spatial reference beside that in the layer's; then adds, changes, replaces and deletes 2,000 points at a time. Beside each stands the database's own best statement that gives the same as
one JSON text, or writes the same rows of one, called without HTTP. Tells how long the server's event loop was blocked at
most: the CPU time that its main thread took within one turn. By the clock it is later where it waited for a core; beside
it stands how late that of an idle process was at the same time. Both databases unless told. --seconds: how long each request is asked in a round. --json: all figures as a file.
--only: the reading requests whose name has the word, such as extent. --quick: small layers, to see that it runs.`;

interface Options extends Pace {
  readonly kinds: readonly DatabaseKind[];
  readonly points: number;
  readonly polygons: number;
  /** Word in the names of the rows that are measured; all of them and the edits without it. */
  readonly only: string | undefined;
  readonly json: string | undefined;
}

/** Prints what pages of features take beside the database's own statements, and whether the targets are met. */
export async function runQueryBench(args: readonly string[]): Promise<void> {
  const options = readOptions(args);
  if (options === undefined) {
    console.log(USAGE);
    return;
  }
  const machine = await describeMachine();
  const startedAt = new Date();
  const results = await withScratch(async (scratch) => {
    const all: QueryResult[] = [];
    for (const kind of options.kinds) {
      const measured = await measureDatabase(kind, scratch, options);
      console.log(`\n${kind}\n\n${queryTable(measured)}`);
      all.push(...measured);
    }
    return all;
  });
  const rounds = `Medians of ${options.rounds} rounds of ${options.seconds} s each.`;
  console.log(`\n${machineLine(machine)} ${rounds}`);
  if (options.json !== undefined)
    await writeFile(options.json, JSON.stringify({ machine, startedAt, options, results }, undefined, 2));
}

function readOptions(args: readonly string[]): Options | undefined {
  const given = new BenchArguments(args, {
    database: 'text',
    points: 'text',
    polygons: 'text',
    rounds: 'text',
    seconds: 'text',
    only: 'text',
    json: 'text',
    quick: 'flag',
    help: 'flag',
  });
  if (given.flag('help')) return undefined;
  const usual = given.flag('quick')
    ? { points: 10_000, polygons: 5000, rounds: 1, seconds: 0.5 }
    : { points: 1_000_000, polygons: 200_000, rounds: 3, seconds: 5 };
  return {
    kinds: given.some('database', DATABASE_KINDS),
    points: given.count('points', usual.points),
    polygons: given.count('polygons', usual.polygons),
    rounds: given.count('rounds', usual.rounds),
    seconds: given.positive('seconds', usual.seconds),
    only: given.text('only'),
    json: given.text('json'),
  };
}

async function measureDatabase(
  kind: DatabaseKind,
  scratch: Scratch,
  options: Options,
): Promise<QueryResult[]> {
  const place = await makePlace(scratch, kind);
  const probe = turnProbe(place.folder);
  const server = await place.serve(probe);
  const databases = await openDatabases({ url: place.databaseUrl, log: pino({ level: 'silent' }) });
  const close = scratch.defer(() => databases.close());
  const { features } = databases;
  const idle = await startIdleLoop(scratch);
  const watch = new LoopWatch(server.url, probe, idle);
  try {
    await makeService(server.url, place, SERVICE);
    const layers = await fillQueryLayers(features, options);
    const results: QueryResult[] = [];
    const rows = layers.flatMap((layer) => queryRows(layer, features.dialect.kind));
    for (const row of rows.filter(({ name }) => name.includes(options.only ?? ''))) {
      scratch.signal.throwIfAborted();
      results.push(await measureRow(server.url, features, row, options, watch));
    }
    const [points] = layers;
    if (points !== undefined && options.only === undefined) {
      const target = { url: server.url, authorization: place.authorization };
      results.push(...(await measureEdits(target, features, points, options, watch)));
    }
    return results;
  } finally {
    await close();
    await idle.stop();
    await server.stop();
    await place.remove();
  }
}

async function measureRow(
  url: string,
  features: Database,
  row: QueryRow,
  pace: Options,
  watch: LoopWatch,
): Promise<QueryResult> {
  const { name, mostRatio, beside } = row;
  for (const path of [...row.paths, ...(beside ?? [])]) await checkReply(url + path);
  const reference =
    beside === undefined
      ? await timeStatements(features, row.statements, pace)
      : (await measure(url, requestsOf(beside), pace, 1)).p50;
  const requests = requestsOf(row.paths);
  const { p50 } = await measure(url, requests, pace, 1);
  // Once more: to look at every turn takes time of the server.
  await measure(url, requests, { ...pace, rounds: 1 }, 1, watch);
  return { name, mostRatio, ours: p50, reference, late: watch.take() };
}

function requestsOf(paths: readonly string[]): { method: string; path: string }[] {
  return paths.map((path) => ({ method: 'GET', path }));
}

/** Errors too travel with 200, and would be answered quickly. */
async function checkReply(url: string): Promise<void> {
  const reply = await fetch(url);
  const text = await reply.text();
  if (!reply.ok || text.startsWith('{"error"')) throw new Error(`${url}: ${text}`);
}

/** The median of a statement's time, in milliseconds, one after another. */
async function timeStatements(
  { knex, dialect }: Database,
  statements: readonly string[],
  { rounds, seconds }: Pace,
): Promise<number> {
  const times: number[] = [];
  const run = async (sql: string): Promise<number> => {
    const startedAt = performance.now();
    await dialect.rows(knex, { sql, bindings: [] });
    return performance.now() - startedAt;
  };
  for (const sql of statements) await run(sql);
  const until = performance.now() + rounds * seconds * 1000;
  while (performance.now() < until) for (const sql of statements) times.push(await run(sql));
  return percentile(
    times.toSorted((one, other) => one - other),
    0.5,
  );
}
