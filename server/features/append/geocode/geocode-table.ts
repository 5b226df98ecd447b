import { join } from 'node:path';
import { toSingleLine } from '../../../geocoding/address.js';
import { readCountryCodes } from '../../../geocoding/country-codes.js';
import { type Address, GeocodeError } from '../../../geocoding/geocoder.js';
import type { Geocoding } from '../../../geocoding/geocoding.js';
import type { MatchResult } from '../../../geocoding/match-result.js';
import { type JobContext, JobError } from '../../../jobs/job.js';
import type { SourceInfo } from '../source-info/source-info.js';
import { makePrivateFolder } from '../source/private-folder.js';
import type { ReadOptions, SourceTable } from '../source/source-format.js';
import type { SourceSettings } from '../../../config/source-settings.js';
import { findAddressColumns } from './address-columns.js';
import { addGeocodes } from './add-geocodes.js';
import { GeocodeFile, type RowGeocode } from './geocode-file.js';
import { type GeocodeSummary, Tally } from '../report/tally.js';

export interface GeocodeTableOptions {
  readonly geocoding: Geocoding;
  readonly sourceInfo: Pick<SourceInfo, 'address' | 'persistErrors'>;
  readonly jobId: string;
  /** User who pays. */
  readonly ownerId: number | undefined;
  readonly context: Pick<JobContext, 'signal' | 'progress'>;
  readonly settings?: Pick<SourceSettings, 'sourceFolder'> | undefined;
}

/**
 * Rows that are geocoded and paid for together. Block boundaries are fixed, so a restarted job does not pay
 * twice.
 */
const BLOCK_ROWS = 500;
const MAX_ADDRESS_LENGTH = 100;

/**
 * Geocodes the addresses of a table, before anything is locked for writing, and returns the table with the
 * locations as its geometry. It reads the table once, and once more to count the addresses if there is a
 * budget.
 *
 * @throws {JobError} if a column is missing, the budget does not suffice, or the geocoder is unusable.
 */
export async function geocodeTable(
  table: SourceTable,
  options: GeocodeTableOptions,
): Promise<{ readonly table: SourceTable; readonly summary: GeocodeSummary }> {
  const { geocoding, sourceInfo, jobId, settings = { sourceFolder: undefined } } = options;
  const columns = findAddressColumns(table, sourceInfo.address ?? { roles: {} });
  const folder = await makePrivateFolder(settings);
  const geocodes = new GeocodeFile(join(folder.path, 'places.ndjson'));
  const tally = new Tally();
  try {
    await requireBudget(table, columns, options);
    for await (const block of readBlocks(table, columns, options)) {
      const results = await look(block, options);
      for (const result of results) tally.add(result);
      await geocodes.add(results.map((result, index) => toGeocode(block, index, result)));
    }
    await geocodes.end();
  } catch (error) {
    geocodes.destroy();
    await folder.remove();
    throw toJobError(error);
  }
  const keepsUnmatched = sourceInfo.persistErrors === true;
  const geocoded = addGeocodes(table, geocodes, {
    keepsUnmatched,
    addressFields: columns.fields,
    remove: () => folder.remove(),
  });
  const cost = await geocoding.findJobCost(jobId);
  const { name: provider, attribution } = geocoding.geocoder;
  const summary = tally.summarize({ provider, attribution, cost });
  if (!keepsUnmatched || tally.unmatched === 0) return { table: geocoded, summary };
  const warning = `${String(tally.unmatched)} addresses were not found; their rows have no geometry.`;
  return { table: { ...geocoded, warnings: [...(geocoded.warnings ?? []), warning] }, summary };
}

interface Block {
  /** Number of the block's first row; gaps may follow. */
  readonly firstRow: number;
  readonly rows: { readonly number: number; readonly address: Address | undefined }[];
}

type Columns = ReturnType<typeof findAddressColumns>;

/** Groups rows by number, between multiples of the block size, regardless of the batches of the source. */
async function* readBlocks(
  table: SourceTable,
  columns: Columns,
  { context }: Pick<GeocodeTableOptions, 'context'>,
): AsyncGenerator<Block> {
  let block: Block | undefined;
  for await (const batch of table.read(readOptions(columns, context.signal))) {
    for (const { number, attributes, refusal } of batch.rows) {
      const firstRow = Math.floor((number - 1) / BLOCK_ROWS) * BLOCK_ROWS + 1;
      if (block !== undefined && block.firstRow !== firstRow) {
        yield block;
        context.progress({
          recordCount: 0,
          totalCount: Math.max(table.recordCount, number),
          geocodedCount: number - 1,
        });
        block = undefined;
      }
      block ??= { firstRow, rows: [] };
      // Do not pay for a row that is refused anyway.
      block.rows.push({ number, address: refusal === undefined ? columns.read(attributes) : undefined });
    }
  }
  if (block !== undefined) yield block;
}

function readOptions({ fields }: Columns, signal: AbortSignal): ReadOptions {
  const neededFields = new Set(fields.map((field) => field.toLowerCase()));
  return { signal, keepsBigIntegers: true, wantedFields: new Set(), neededFields };
}

/** Refuses the whole job before it costs anything. */
async function requireBudget(
  table: SourceTable,
  columns: Columns,
  options: GeocodeTableOptions,
): Promise<void> {
  const { geocoding, jobId, ownerId } = options;
  if (!geocoding.hasBudget || ownerId === undefined) return;
  let count = 0;
  for await (const { rows } of readBlocks(table, columns, options)) {
    count += rows.filter(({ address }) => address !== undefined).length;
  }
  await geocoding.requireBudget(ownerId, count, jobId);
}

function look(
  { firstRow, rows }: Block,
  { geocoding, sourceInfo, jobId, ownerId, context }: GeocodeTableOptions,
): Promise<MatchResult[]> {
  return geocoding.geocode({
    jobId,
    firstRow,
    userId: ownerId,
    addresses: rows.map(({ address }) => address),
    countries: readCountryCodes(sourceInfo.address?.sourceCountry),
    signal: context.signal,
  });
}

function toGeocode({ rows }: Block, index: number, result: MatchResult): RowGeocode {
  const { number: row = 0, address } = rows[index] ?? {};
  if (result.kind === 'matched') {
    const { longitude: x, latitude: y, score, matchedAddress: matched, matchType: type } = result.candidate;
    return { row, x, y, score, matched, type, isTied: result.isTied };
  }
  const line = address === undefined ? '' : ` "${shorten(toSingleLine(address))}"`;
  return { row, reason: `the address${line} ${result.reason}` };
}

function shorten(line: string): string {
  return line.length > MAX_ADDRESS_LENGTH ? `${line.slice(0, MAX_ADDRESS_LENGTH)}…` : line;
}

const CODES = {
  over_budget: 'append.geocode_over_budget',
  refused: 'append.geocoder_refuses',
  unavailable: 'append.geocoder_unavailable',
} as const;

function toJobError(error: unknown): unknown {
  if (!(error instanceof GeocodeError)) return error;
  const retryable = error.fault === 'unavailable';
  return new JobError(CODES[error.fault], error.message, { retryable, cause: error });
}
