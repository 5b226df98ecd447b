import { toJsonText } from './json-text.js';

/** Why one source row was not written. Travels to the caller as it is. */
export interface RowError {
  /** Of an append to several layers: which of them. */
  readonly layerId?: number;
  /** Counted from 1, in the order of the source. */
  readonly sourceRow: number;
  /** Layer field, or `null` when the fault is not in one field. */
  readonly field: string | null;
  /** The offending value, shortened. */
  readonly value: string | number | boolean | null;
  readonly code: RowErrorCode;
  readonly description: string;
}

export type RowErrorCode =
  | 'invalid_row'
  | 'invalid_number'
  | 'out_of_range'
  | 'invalid_date'
  | 'invalid_guid'
  | 'invalid_text'
  | 'too_long'
  | 'required'
  | 'invalid_key'
  | 'duplicate_value'
  | 'not_owner'
  | 'invalid_geometry'
  | 'geometry_type'
  | 'projection'
  | 'geocode_failed';

/** What a converter says about a value it refuses. */
export class Refusal {
  readonly code: RowErrorCode;
  readonly description: string;

  constructor(code: RowErrorCode, description: string) {
    this.code = code;
    this.description = description;
  }
}

/** How many refused rows the status of a job names; the report's file has all of them. */
export const MAX_LISTED = 1000;

const MAX_VALUE_LENGTH = 100;

/** What is told of a field that the caller is not to know of. */
export const NOT_SHOWN = 'a field that the view does not show has no value that will do';

/** Where all refused rows go, one after the other; what was told since a mark can be taken back. */
export interface RowErrorSink {
  write(error: RowError): void;
  /** How much there is, for `rewind`. */
  mark(): number;
  rewind(mark: number): void;
}

/** A place in the report to go back to when a reading is given up and begun again. */
export interface ReportMark {
  readonly errorCount: number;
  readonly listed: number;
  readonly sunk: number;
}

/** Collects refused rows: counts all of them, lists the first thousand, hands each to the sink. */
export class RowReport {
  readonly errors: RowError[] = [];
  readonly #sink: RowErrorSink | undefined;
  #errorCount = 0;
  #layerId: number | undefined;
  #concealed: ReadonlySet<string> = new Set();

  constructor(sink?: RowErrorSink) {
    this.#sink = sink;
  }

  get errorCount(): number {
    return this.#errorCount;
  }

  get isTruncated(): boolean {
    return this.#errorCount > this.errors.length;
  }

  /** Rows refused from here on are this layer's; for appends to several. */
  startLayer(layerId: number): void {
    this.#layerId = layerId;
  }

  /** From here on, faults of these fields are told without the field: the caller is not to know of them. */
  conceal(fields: ReadonlySet<string>): void {
    this.#concealed = fields;
  }

  refuse(sourceRow: number, field: string | null, value: unknown, refusal: Refusal): void {
    const { code } = refusal;
    const layer = this.#layerId === undefined ? {} : { layerId: this.#layerId };
    const isConcealed = field?.split(', ').some((name) => this.#concealed.has(name)) === true;
    const told = isConcealed
      ? { field: null, value: null, code, description: NOT_SHOWN }
      : { field, value: shorten(value), code, description: refusal.description };
    const error = { ...layer, sourceRow, ...told };
    this.#errorCount += 1;
    if (this.errors.length < MAX_LISTED) this.errors.push(error);
    this.#sink?.write(error);
  }

  mark(): ReportMark {
    const sunk = this.#sink?.mark() ?? 0;
    return { errorCount: this.#errorCount, listed: this.errors.length, sunk };
  }

  rewind({ errorCount, listed, sunk }: ReportMark): void {
    this.#errorCount = errorCount;
    this.errors.length = listed;
    this.#sink?.rewind(sunk);
  }
}

function shorten(value: unknown): string | number | boolean | null {
  if (value === undefined || value === null) return null;
  if (typeof value === 'number' && !Number.isFinite(value)) return String(value);
  if (typeof value === 'number' || typeof value === 'boolean') return value;
  return shortText(typeof value === 'string' ? value : (toJsonText(value) ?? ''));
}

const LONE_SURROGATE = /\p{Surrogate}/gu;

/** A value as it is told of: not without end, and as text that every reader takes. */
export function shortText(text: string): string {
  const short = text.length > MAX_VALUE_LENGTH ? `${text.slice(0, MAX_VALUE_LENGTH)}…` : text;
  // Half of a character may also be one that was cut in two.
  return short.replaceAll(LONE_SURROGATE, '\uFFFD');
}
