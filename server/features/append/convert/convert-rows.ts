import { newGlobalId } from './values/new-global-id.js';
import type { AppendPlan } from '../mapping/plan.js';
import { Refusal, type RowFault, type RowReport } from '../report/report.js';
import type { CaseConflict, CaseConflicts } from '../mapping/column-mapping.js';
import type { SourceRow } from '../source/source-format.js';
import type { ColumnValue, ValueConverter } from './values/column-values.js';
import type { GeometryConverter } from './geometry/geometry.js';

/** Row ready for the layer's table. */
export interface ConvertedRow {
  /** Number of the source row, from 1. */
  readonly number: number;
  /**
   * One value per column of the plan; once projected, followed by the whole multipatch if the layer stores
   * it.
   */
  readonly values: readonly (ColumnValue | Uint8Array)[];
  /** ISO WKB, replaced by the projection. */
  geometry: Uint8Array | null;
  /** Columns that the source row omits, as `,2,5,`; `null` if it has all. An update does not change them. */
  readonly omitted: string | null;
}

/** Plan of an append with the converters of its values and geometries. */
export interface RowConversion {
  readonly plan: AppendPlan;
  /** One converter per column of the plan. */
  readonly converters: readonly ValueConverter[];
  readonly convertGeometry: GeometryConverter;
  readonly report: RowReport;
}

/** Maximum number of recorded source fields that match no field of the layer. */
const MAX_NAMES = 10_000;

/** Converts source rows to table rows, and records the source fields it has seen. */
export class RowConverter {
  readonly #parts: RowConversion;
  #convertGeometry: GeometryConverter;
  readonly #template: readonly ColumnValue[];
  readonly #guidColumns: readonly number[];
  readonly #sourceColumns: readonly number[];
  readonly #requiredColumns: readonly number[];
  readonly #columnsByName = new Map<string, readonly number[]>();
  /** By column: true if the current row, or any row, had a source field for it. */
  readonly #present: Uint8Array;
  readonly #everPresent: Uint8Array;
  readonly #caseConflicts = new Map<string, readonly CaseConflict[]>();
  #lastPresent: string | undefined;
  #lastOmitted: string | null = null;
  /** Faults of the current row; empty between rows. */
  readonly #faults: RowFault[] = [];

  constructor(parts: RowConversion) {
    this.#parts = parts;
    this.#convertGeometry = parts.convertGeometry;
    const { columns, key } = parts.plan;
    const indexes = (test: (index: number) => boolean): number[] => [...columns.keys()].filter(test);
    this.#template = columns.map((column) => column.constant);
    this.#guidColumns = indexes((index) => columns[index]?.origin === 'guid');
    this.#sourceColumns = indexes((index) => columns[index]?.origin === 'source');
    // A missing key is not a fault yet: the server then creates an ObjectID or GlobalID.
    this.#requiredColumns = indexes((index) => {
      const column = columns[index];
      if (column === undefined || column.field.nullable || column.origin === 'guid') return false;
      return !(index === key && isGeneratedId(column.field.type));
    });
    this.#present = new Uint8Array(columns.length);
    this.#everPresent = new Uint8Array(columns.length);
  }

  /** Converts the following geometries in another way, such as those in another spatial reference. */
  convertGeometriesBy(convertGeometry: GeometryConverter): void {
    this.#convertGeometry = convertGeometry;
  }

  /** Source fields seen so far that match the layer, and a limited number of others. */
  get seenSources(): readonly string[] {
    return [...this.#columnsByName.keys()];
  }

  /** Case conflicts within single rows, for the first 10,000 names. */
  get caseConflicts(): CaseConflicts {
    return this.#caseConflicts;
  }

  /** True if any row so far had a source field for the column. */
  hasSeen(column: number): boolean {
    return this.#everPresent[column] === 1;
  }

  /** Records the fields of rows that bypass this converter. */
  seeFields(names: readonly string[]): void {
    for (const name of names) this.#findColumns(name);
  }

  /** True if a new row may have null in the column. */
  takesNull(column: number): boolean {
    return !this.#requiredColumns.includes(column);
  }

  /** Returns `ConvertedRow.omitted` of rows that have exactly these columns. */
  omissionOf(has: (column: number) => boolean): string | null {
    const omitted = this.#sourceColumns.filter((index) => !has(index));
    return omitted.length === 0 ? null : `,${omitted.join(',')},`;
  }

  /** Converts a row. Returns `undefined` if it is refused; the report then has all its faults. */
  convert(row: SourceRow): ConvertedRow | undefined {
    const faults = this.#faults;
    if (row.refusal !== undefined) this.#refuseWhole(row, row.refusal);
    // Do not report missing values of a row that could not be read.
    const isRead = row.refusal === undefined || Object.keys(row.attributes).length > 0;
    const values = isRead ? this.#convertValues(row) : [];
    const geometry = this.#convertGeometry(row.geometry);
    if (geometry instanceof Refusal) {
      faults.push({ field: null, value: row.geometry, refusal: geometry });
    }
    if (faults.length > 0 || geometry instanceof Refusal) {
      this.#parts.report.refuseRow(row.number, faults.splice(0));
      return undefined;
    }
    return { number: row.number, values, geometry, omitted: this.#omitted() };
  }

  /** Reports damaged columns by the layer fields that they fill, if known. */
  #refuseWhole({ damaged }: SourceRow, refusal: Refusal): void {
    const faults = this.#faults;
    if (damaged === undefined) faults.push({ field: null, value: null, refusal });
    for (const [name, value] of damaged ?? []) {
      const fields = this.#findColumns(name).map(
        (index) => this.#parts.plan.columns[index]?.field.name ?? null,
      );
      const named = new Refusal(refusal.code, `column ${name} ${refusal.description}`);
      for (const field of fields) faults.push({ field, value, refusal });
      if (fields.length === 0) faults.push({ field: null, value, refusal: named });
    }
  }

  #convertValues(row: SourceRow): ColumnValue[] {
    const { plan, converters } = this.#parts;
    const faults = this.#faults;
    const values = this.#template.slice();
    this.#present.fill(0);
    let hasConflict = false;
    for (const name in row.attributes) {
      for (const index of this.#columnsByName.get(name) ?? this.#findColumns(name)) {
        if (this.#present[index] === 1) {
          hasConflict = true;
          if (!this.#goesBefore(name, index, row)) continue;
        }
        const source = row.attributes[name];
        const value = converters[index]?.(source) ?? null;
        if (value instanceof Refusal) {
          faults.push({ field: plan.columns[index]?.field.name ?? null, value: source, refusal: value });
        } else {
          values[index] = value;
        }
        this.#present[index] = 1;
      }
    }
    if (hasConflict) this.#noteCaseConflicts(row);
    for (const index of this.#guidColumns) values[index] = newGlobalId();
    const { key } = plan;
    // An empty text is not a key either: ids convert it to null.
    if (key !== undefined && values[key] === '') values[key] = null;
    if (
      key !== undefined &&
      values[key] === null &&
      plan.columns[key]?.field.type === 'esriFieldTypeGlobalID'
    ) {
      values[key] = newGlobalId();
    }
    for (const index of this.#requiredColumns) {
      // Columns omitted by a row of an upsert matter only if the row is new.
      const mayBeLeft = key !== undefined && index !== key && this.#present[index] === 0;
      if (values[index] !== null || mayBeLeft) continue;
      const field = plan.columns[index]?.field.name ?? null;
      // Do not report a missing value in addition to one already refused.
      if (!faults.some((fault) => fault.field === field)) {
        faults.push({ field, value: null, refusal: required });
      }
    }
    return values;
  }

  /**
   * True if a field fills a column that an earlier field of the row has filled; the earlier value is then
   * lost.
   */
  #goesBefore(name: string, column: number, { attributes }: SourceRow): boolean {
    const { plan } = this.#parts;
    const exact = plan.mapping.exactName(column);
    if (name !== exact && Object.hasOwn(attributes, exact)) return false;
    const field = plan.columns[column]?.field.name;
    const others = this.#faults.filter((fault) => fault.field !== field);
    this.#faults.splice(0, Infinity, ...others);
    return true;
  }

  #noteCaseConflicts({ attributes }: SourceRow): void {
    if (this.#caseConflicts.size >= MAX_NAMES) return;
    for (const [name, lost] of this.#parts.plan.mapping.findCaseConflicts(Object.keys(attributes)))
      this.#caseConflicts.set(name, lost);
  }

  #findColumns(name: string): readonly number[] {
    const found = this.#parts.plan.mapping.columnsFor(name);
    for (const index of found) this.#everPresent[index] = 1;
    // Rows of JSON may each have different fields, without bound.
    if (found.length > 0 || this.#columnsByName.size < MAX_NAMES) this.#columnsByName.set(name, found);
    return found;
  }

  #omitted(): string | null {
    if (this.#parts.plan.key === undefined) return null;
    // Adjacent rows mostly have the same fields.
    const present = this.#present.join('');
    if (present !== this.#lastPresent) {
      this.#lastOmitted = this.omissionOf((index) => this.#present[index] === 1);
      this.#lastPresent = present;
    }
    return this.#lastOmitted;
  }
}

const required = new Refusal('required', 'must not be empty');

function isGeneratedId(type: string): boolean {
  return type === 'esriFieldTypeOID' || type === 'esriFieldTypeGlobalID';
}
