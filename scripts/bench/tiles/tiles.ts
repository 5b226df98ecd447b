import { writeFile } from 'node:fs/promises';
import { pino } from 'pino';
import type { Database } from '../../../server/storage/database/database.js';
import { openDatabases } from '../../../server/storage/open.js';
import { percentile } from '../report/latency.js';
import { describeMachine, machineLine } from '../report/machine.js';
import { markdownTable } from '../report/markdown-table.js';
import { BenchArguments } from '../support/bench-options.js';
import { DATABASE_KINDS, type DatabaseKind, makePlace } from '../support/bench-place.js';
import { type Scratch, withScratch } from '../support/scratch.js';
import { makeService } from '../support/bench-layers.js';
import { fillTileLayers, SERVICES, type TileLayer } from './tile-layers.js';
import { statementOf, type TileAddress, tilesOf } from './tile-statements.js';

const USAGE = `npm run bench -- tiles [--database sqlite,postgres] [--points N] [--polygons N] [--tiles N]
                       [--json FILE] [--quick]

Requests vector tiles of a layer of 1,000,000 points, and of one of 200,000 polygons of 21 vertices, over one connection: tiles
of levels 10 to 14, each once, so that none comes from the server's memory, and the tile of level 0, for the first time and
again. Beside each is the database's own statement: on PostgreSQL the same tile by ST_AsMVT, on SQLite the rows of the tile.
--tiles: tiles of each level. --json: all figures as a file. --quick: small layers, to see that it runs.`;

interface Options {
  readonly kinds: readonly DatabaseKind[];
  readonly points: number;
  readonly polygons: number;
  readonly tiles: number;
  readonly json: string | undefined;
}

/** Milliseconds and bytes; medians where there are several tiles. */
interface TileResult {
  readonly name: string;
  readonly ours: number;
  readonly reference: number | undefined;
  readonly bytes: number;
  /** Most milliseconds, or most times the reference. */
  readonly most: { readonly ms?: number; readonly ratio?: number };
}

const MOST_RATIO = 1.5;
const MOST_WARM_MS = 1000;
const MOST_BYTES = 500_000;
const LEVELS = [10, 11, 12, 13, 14] as const;

/** Prints the time of vector tiles beside the database's own statements, and whether the targets are met. */
export async function runTilesBench(args: readonly string[]): Promise<void> {
  const options = readOptions(args);
  if (options === undefined) {
    console.log(USAGE);
    return;
  }
  const machine = await describeMachine();
  const startedAt = new Date();
  const results = await withScratch(async (scratch) => {
    const all: TileResult[] = [];
    for (const kind of options.kinds) {
      const measured = await measureDatabase(kind, scratch, options);
      console.log(`\n${kind}\n\n${tileTable(measured)}`);
      all.push(...measured);
    }
    return all;
  });
  console.log(`\n${machineLine(machine)} Medians of ${String(options.tiles)} tiles of a level, each once.`);
  if (options.json !== undefined)
    await writeFile(options.json, JSON.stringify({ machine, startedAt, options, results }, undefined, 2));
}

function readOptions(args: readonly string[]): Options | undefined {
  const given = new BenchArguments(args, {
    database: 'text',
    points: 'text',
    polygons: 'text',
    tiles: 'text',
    json: 'text',
    quick: 'flag',
    help: 'flag',
  });
  if (given.flag('help')) return undefined;
  const usual = given.flag('quick')
    ? { points: 20_000, polygons: 5000, tiles: 20 }
    : { points: 1_000_000, polygons: 200_000, tiles: 200 };
  return {
    kinds: given.some('database', DATABASE_KINDS),
    points: given.count('points', usual.points),
    polygons: given.count('polygons', usual.polygons),
    tiles: given.count('tiles', usual.tiles),
    json: given.text('json'),
  };
}

async function measureDatabase(
  kind: DatabaseKind,
  scratch: Scratch,
  options: Options,
): Promise<TileResult[]> {
  const place = await makePlace(scratch, kind);
  const server = await place.serve();
  const databases = await openDatabases({ url: place.databaseUrl, log: pino({ level: 'silent' }) });
  const close = scratch.defer(() => databases.close());
  const { features } = databases;
  try {
    for (const service of SERVICES) await makeService(server.url, place, service);
    const layers = await fillTileLayers(features, options);
    const results: TileResult[] = [];
    for (const layer of layers) {
      for (const z of LEVELS) {
        scratch.signal.throwIfAborted();
        results.push(await measureLevel(server.url, features, layer, tilesOf(z, options.tiles)));
      }
      results.push(...(await measureWorld(server.url, layer)));
    }
    return results;
  } finally {
    await close();
    await server.stop();
    await place.remove();
  }
}

async function measureLevel(
  url: string,
  features: Database,
  layer: TileLayer,
  tiles: readonly TileAddress[],
): Promise<TileResult> {
  const statements = tiles.map((tile) => statementOf(features, layer, tile));
  // Both read the same pages of the database for the first time.
  const { knex, dialect } = features;
  const run = (sql: string): Promise<unknown> => dialect.rows(knex, { sql, bindings: [] });
  for (const statement of statements) await run(statement);
  const references: number[] = [];
  for (const statement of statements) references.push((await timed(() => run(statement))).ms);
  const ours: number[] = [];
  const bytes: number[] = [];
  for (const tile of tiles) {
    const { ms, value } = await timed(() => request(url, layer, tile));
    ours.push(ms);
    bytes.push(value);
  }
  return {
    name: `${layer.name}, level ${String(tiles[0]?.z)}`,
    ours: median(ours),
    reference: median(references),
    bytes: median(bytes),
    most: { ratio: MOST_RATIO },
  };
}

/** Measures the tile of the world, made and then kept. */
async function measureWorld(url: string, layer: TileLayer): Promise<TileResult[]> {
  const world = { z: 0, x: 0, y: 0 };
  const cold = await timed(() => request(url, layer, world));
  const again: number[] = [];
  for (let count = 0; count < 10; count += 1) again.push((await timed(() => request(url, layer, world))).ms);
  const result = (name: string, ours: number, most: TileResult['most']): TileResult => {
    return { name: `${layer.name}, level 0, ${name}`, ours, reference: undefined, bytes: cold.value, most };
  };
  return [result('first', cold.ms, {}), result('again', median(again), { ms: MOST_WARM_MS })];
}

/** Requests a tile; its bytes. */
async function request(url: string, { service }: TileLayer, { z, x, y }: TileAddress): Promise<number> {
  const tile = [z, y, x].join('/');
  const reply = await fetch(`${url}/rest/services/${service}/VectorTileServer/tile/${tile}.pbf`, {
    headers: { 'accept-encoding': 'identity' },
  });
  const body = Buffer.from(await reply.arrayBuffer());
  // Errors too travel with 200, and would be answered quickly.
  if (reply.headers.get('content-type')?.includes('json') !== false)
    throw new Error(`${service} ${tile}: ${body.toString()}`);
  return body.length;
}

async function timed<T>(work: () => Promise<T>): Promise<{ readonly ms: number; readonly value: T }> {
  const startedAt = performance.now();
  const value = await work();
  return { ms: performance.now() - startedAt, value };
}

function median(values: readonly number[]): number {
  return percentile(
    values.toSorted((one, other) => one - other),
    0.5,
  );
}

function tileTable(results: readonly TileResult[]): string {
  const heading = ['tiles', 'ours, ms', 'statement, ms', 'ratio', 'target', 'bytes'];
  const rows = results.map(({ name, ours, reference, bytes, most }) => {
    const ratio = reference === undefined ? undefined : ours / reference;
    const isMet = ours <= (most.ms ?? Infinity) && (ratio ?? 0) <= (most.ratio ?? Infinity);
    const target =
      most.ratio === undefined
        ? most.ms === undefined
          ? ''
          : `≤ ${String(most.ms)} ms`
        : `≤ ${most.ratio.toFixed(1)}×`;
    return [
      name,
      judged(ours.toFixed(1), ratio !== undefined || isMet),
      reference?.toFixed(1) ?? '',
      ratio === undefined ? '' : judged(ratio.toFixed(2), isMet),
      target,
      judged(String(bytes), bytes < MOST_BYTES),
    ];
  });
  return markdownTable(heading, rows, new Set([1, 2, 3, 5]));
}

const judged = (text: string, isMet: boolean): string => (isMet ? text : `${text}, MISSED`);
