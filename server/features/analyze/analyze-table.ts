import type { Refusal } from '../append/report/report.js';
import type { SourceInfo } from '../append/source-info/source-info.js';
import { sridOf } from '../model/reference-numbers.js';
import type { SourceFile, SourceFormat, SourceTable } from '../append/source/source-format.js';
import type { SourceSettings } from '../../config/source-settings.js';
import { toFieldName } from '../append/source/column-names.js';
import type { GeometryType, SpatialReference } from '../model/layer.js';
import { geometryTypeOf, ordinatesOf } from './geometry-kind.js';
import { type GuessedLocation, guessLocation } from './guess-location.js';
import { type GuessedType, TypeGuess, typeOfColumn } from './guess-type.js';

/** Column, with the field that it may become. */
export interface AnalyzedColumn extends GuessedType {
  readonly header: string;
  /** Valid layer field name, unique in the table in any case. */
  readonly name: string;
}

/** Findings from a table, or from a sample of its rows. */
export interface AnalyzedTable {
  readonly columns: readonly AnalyzedColumn[];
  readonly location: GuessedLocation;
  /** Names of the source for its columns, by which an append finds them. */
  readonly names: Pick<SourceTable, 'fields' | 'fieldAliases' | 'binaryFields' | 'locationFields'>;
  /** `undefined`: rows have no geometry. */
  readonly geometryType: GeometryType | undefined;
  readonly hasZ: boolean;
  readonly hasM: boolean;
  /** Spatial reference of the source; `undefined` if it states none. */
  readonly spatialReference: SpatialReference | undefined;
  /** Column delimiter of delimited text. */
  readonly delimiter: string | undefined;
  /** Messages for the owner of the source, such as an encoding that was guessed. */
  readonly warnings: readonly string[];
  /** First rows, in the order of the columns. */
  readonly records: readonly (readonly RecordValue[])[];
}

export type RecordValue = string | number | boolean | null;

export interface AnalyzeOptions {
  readonly format: SourceFormat;
  readonly sourceInfo: SourceInfo;
  readonly tableName: string | undefined;
  readonly locationType: string | undefined;
  readonly hasGeocoder: boolean;
  readonly settings: SourceSettings;
  readonly signal: AbortSignal;
}

const MAX_ROWS = 100_000;
const SAMPLE_ROWS = 200;
const RECORD_COUNT = 10;

/**
 * Reads a table, and determines the types of its columns and the location of its rows.
 *
 * @throws {JobError} if the source cannot be read.
 */
export async function analyzeTable(file: SourceFile, options: AnalyzeOptions): Promise<AnalyzedTable> {
  const { format, sourceInfo, tableName, settings, signal } = options;
  const table = await format.describe(file, { sourceInfo, tableName, settings, signal });
  try {
    const reading = new Reading(table, format.name);
    await reading.run(signal);
    return conclude(table, reading, options);
  } finally {
    await table.close?.();
  }
}

function conclude(table: SourceTable, reading: Reading, options: AnalyzeOptions): AnalyzedTable {
  const columns = nameFields(reading.columns());
  const isPlaced = options.format.needsSourceInfo;
  const { sourceSpatialReference } = options.sourceInfo;
  const location: GuessedLocation = isPlaced
    ? guessLocation(reading.samples(), {
        locationType: options.locationType,
        isLonLat: sourceSpatialReference === undefined || sridOf(sourceSpatialReference) === 4326,
        hasGeocoder: options.hasGeocoder,
      })
    : { locationType: 'none', notes: {} };
  const ownType = table.geometry === null ? undefined : (table.geometry?.type ?? reading.geometryType);
  const placedType = location.locationType === 'none' ? undefined : 'esriGeometryPoint';
  return {
    columns,
    names: {
      fields: columns.map(({ header }) => header),
      ...(table.fieldAliases && { fieldAliases: table.fieldAliases }),
      ...(table.binaryFields && { binaryFields: table.binaryFields }),
      ...(table.locationFields && { locationFields: table.locationFields }),
    },
    location,
    geometryType: isPlaced ? placedType : ownType,
    hasZ: table.geometry?.hasZ === true || reading.hasZ,
    hasM: table.geometry?.hasM === true || reading.hasM,
    spatialReference: isPlaced ? sourceSpatialReference : table.spatialReference,
    delimiter: 'delimiter' in table && typeof table.delimiter === 'string' ? table.delimiter : undefined,
    warnings: [...(table.warnings ?? []), ...reading.refused()],
    records: reading.records(),
  };
}

/** Reading of the table up to some row. */
class Reading {
  readonly #table: SourceTable;
  /** True if the source distinguishes text from numbers; in delimited text, everything is text. */
  readonly #isTyped: boolean;
  readonly #hasTypes: boolean;
  readonly #guesses = new Map<string, TypeGuess>();
  readonly #rows: Readonly<Record<string, unknown>>[] = [];
  #count = 0;
  #refusedCount = 0;
  #firstRefusal: string | undefined;
  #isWhole = true;
  geometryType: GeometryType | undefined;
  /** True if rows have z or m, whatever the table declares. */
  hasZ = false;
  hasM = false;

  constructor(table: SourceTable, formatName: string) {
    this.#table = table;
    this.#isTyped = formatName !== 'csv';
    this.#hasTypes = table.columns !== undefined;
    for (const field of table.fields ?? []) this.#guesses.set(field, new TypeGuess(field, this.#isTyped));
  }

  async run(signal: AbortSignal): Promise<void> {
    const limit = this.#hasTypes ? SAMPLE_ROWS : MAX_ROWS;
    const options = { signal, keepsBigIntegers: false, wantedFields: new Set<string>() };
    for await (const { rows } of this.#table.read(options)) {
      for (const row of rows) {
        this.geometryType ??= geometryTypeOf(row.geometry, this.#table.notation);
        const { hasZ, hasM } = ordinatesOf(row.geometry);
        this.hasZ ||= hasZ && this.#table.tellsOrdinates === true;
        this.hasM ||= hasM && this.#table.tellsOrdinates === true;
        if (row.refusal === undefined) this.#add(row.attributes);
        else this.#refuse(row.number, row.refusal);
      }
      this.#isWhole = this.#count < limit;
      if (!this.#isWhole) return;
    }
  }

  #refuse(number: number, { description }: Refusal): void {
    this.#firstRefusal ??= `Row ${String(number)}: ${description}`;
    this.#refusedCount += 1;
  }

  /** Returns a warning about rows that an append would refuse, whatever types the fields get. */
  refused(): string[] {
    if (this.#firstRefusal === undefined) return [];
    return [`${String(this.#refusedCount)} of the sampled rows cannot be read. ${this.#firstRefusal}.`];
  }

  #add(attributes: Readonly<Record<string, unknown>>): void {
    this.#count += 1;
    if (this.#rows.length < SAMPLE_ROWS) this.#rows.push(attributes);
    if (this.#hasTypes) return;
    for (const name in attributes) {
      let guess = this.#guesses.get(name);
      if (guess === undefined) this.#guesses.set(name, (guess = new TypeGuess(name, this.#isTyped)));
      guess.add(attributes[name]);
    }
  }

  columns(): (GuessedType & { readonly header: string })[] {
    const { columns } = this.#table;
    if (columns === undefined) {
      return Array.from(this.#guesses, ([header, guess]) => ({ header, ...guess.type(this.#isWhole) }));
    }
    return columns
      .filter(({ isRowId }) => isRowId !== true)
      .map((column) => ({ header: column.name, ...typeOfColumn(column) }));
  }

  samples(): { header: string; values: unknown[] }[] {
    return Array.from(this.#guesses.keys(), (header) => ({
      header,
      values: this.#rows.map((row) => row[header]).filter((value) => value !== null && value !== undefined),
    }));
  }

  records(): RecordValue[][] {
    const headers = this.columns().map(({ header }) => header);
    return this.#rows
      .slice(0, RECORD_COUNT)
      .map((row) => headers.map((header) => toRecordValue(row[header])));
  }
}

function toRecordValue(value: unknown): RecordValue {
  if (value === undefined || value === null) return null;
  if (typeof value === 'string' || typeof value === 'boolean') return value;
  if (typeof value === 'number') return Number.isFinite(value) ? value : null;
  return JSON.stringify(value);
}

/** Names that layers or databases use for columns of their own. */
const RESERVED = new Set([
  ...['objectid', 'globalid', 'shape', 'shape_patches', 'tableoid', 'rowid', 'ctid'],
  ...['xmin', 'xmax', 'cmin', 'cmax'],
]);

function nameFields(columns: readonly (GuessedType & { readonly header: string })[]): AnalyzedColumn[] {
  const taken = new Set(RESERVED);
  return columns.map((column) => {
    const plain = toFieldName(column.header).slice(0, 56);
    let name = plain;
    for (let suffix = 1; taken.has(name.toLowerCase()); suffix += 1) name = `${plain}_${String(suffix)}`;
    taken.add(name.toLowerCase());
    return { ...column, name };
  });
}
