import { toJsonText } from './json-text.js';

/** One reason why a source row was not written, in the form that callers receive. */
export interface RowError {
  /** Layer of the row, for an append to several layers. */
  readonly layerId?: number;
  /** Row number from 1, in the order of the source. */
  readonly sourceRow: number;
  /** Layer field; `null` if the fault is not in a single field. */
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
  | 'not_movable'
  | 'invalid_geometry'
  | 'geometry_type'
  | 'projection'
  | 'geocode_failed';

/** Reason for which a converter refuses a value. */
export class Refusal {
  readonly code: RowErrorCode;
  readonly description: string;

  constructor(code: RowErrorCode, description: string) {
    this.code = code;
    this.description = description;
  }
}

/** One fault of a row. */
export interface RowFault {
  /** Layer field; `null` if the fault is not in a single field. */
  readonly field: string | null;
  readonly value: unknown;
  readonly refusal: Refusal;
}

/** Number of row faults that the status of a job names; the report's file has all of them. */
export const MAX_LISTED = 1000;

const MAX_VALUE_LENGTH = 100;

/** Label of a field that the caller may not see. */
export const NOT_SHOWN = 'a field that the view does not show has no valid value';

/** Sink of row faults. Faults written since a mark can be discarded. */
export interface RowErrorSink {
  write(error: RowError): void;
  /** Returns the current position, for `rewind`. */
  mark(): SinkMark;
  rewind(mark: SinkMark): void;
}

/** Position in a sink. */
export interface SinkMark {
  readonly bytes: number;
  /** Faults that the sink had no room for. */
  readonly omitted: number;
}

/** Position in the report, to return to if a reading is abandoned and repeated. */
export interface ReportMark {
  readonly errorCount: number;
  readonly faultCount: number;
  readonly listed: number;
  readonly sunk: SinkMark | undefined;
}

/**
 * Collects refused rows: counts all of them, lists the first thousand faults, and passes each fault to the
 * sink.
 */
export class RowReport {
  readonly errors: RowError[] = [];
  readonly #sink: RowErrorSink | undefined;
  #errorCount = 0;
  #faultCount = 0;
  #layerId: number | undefined;
  #concealed: ReadonlySet<string> = new Set();

  constructor(sink?: RowErrorSink) {
    this.#sink = sink;
  }

  /** Number of refused rows, regardless of their number of faults. */
  get errorCount(): number {
    return this.#errorCount;
  }

  get isTruncated(): boolean {
    return this.#faultCount > this.errors.length;
  }

  /** Assigns rows refused from now on to this layer, in appends to several layers. */
  startLayer(layerId: number): void {
    this.#layerId = layerId;
  }

  /** Omits these fields from faults reported from now on, since the caller may not know of them. */
  conceal(fields: ReadonlySet<string>): void {
    this.#concealed = fields;
  }

  refuse(sourceRow: number, field: string | null, value: unknown, refusal: Refusal): void {
    this.refuseRow(sourceRow, [{ field, value, refusal }]);
  }

  /** Counts the row once and reports all its faults; faults in concealed fields become a single one. */
  refuseRow(sourceRow: number, faults: readonly RowFault[]): void {
    this.#errorCount += 1;
    const isConcealed = ({ field }: RowFault): boolean =>
      field?.split(', ').some((name) => this.#concealed.has(name)) === true;
    let isToldOf = false;
    for (const fault of faults) {
      const { field, value, refusal } = fault;
      const { code, description } = refusal;
      if (!isConcealed(fault)) this.#tell(sourceRow, { field, value: shorten(value), code, description });
      else if (!isToldOf) {
        this.#tell(sourceRow, { field: null, value: null, code, description: NOT_SHOWN });
        isToldOf = true;
      }
    }
  }

  #tell(sourceRow: number, told: Omit<RowError, 'layerId' | 'sourceRow'>): void {
    const layer = this.#layerId === undefined ? {} : { layerId: this.#layerId };
    const error = { ...layer, sourceRow, ...told };
    this.#faultCount += 1;
    if (this.errors.length < MAX_LISTED) this.errors.push(error);
    this.#sink?.write(error);
  }

  mark(): ReportMark {
    const sunk = this.#sink?.mark();
    return {
      errorCount: this.#errorCount,
      faultCount: this.#faultCount,
      listed: this.errors.length,
      sunk,
    };
  }

  rewind({ errorCount, faultCount, listed, sunk }: ReportMark): void {
    this.#errorCount = errorCount;
    this.#faultCount = faultCount;
    this.errors.length = listed;
    if (sunk !== undefined) this.#sink?.rewind(sunk);
  }
}

function shorten(value: unknown): string | number | boolean | null {
  if (value === undefined || value === null) return null;
  if (typeof value === 'number' && !Number.isFinite(value)) return String(value);
  if (typeof value === 'number' || typeof value === 'boolean') return value;
  if (value instanceof Uint8Array) return shortText(toHex(value));
  return shortText(typeof value === 'string' ? value : (toJsonText(value) ?? ''));
}

/** Returns the first bytes in hexadecimal, up to the length that is shown. */
function toHex({ buffer, byteOffset, byteLength }: Uint8Array): string {
  return Buffer.from(buffer, byteOffset, Math.min(byteLength, MAX_VALUE_LENGTH)).toString('hex');
}

const LONE_SURROGATE = /\p{Surrogate}/gu;

/**
 * Cuts a text that a message quotes to a bounded length, without splitting a character. The length is a
 * named option, so that `names.map(shortText)` does not take an index for it.
 */
export function shortText(
  text: string,
  { maxLength = MAX_VALUE_LENGTH }: { maxLength?: number } = {},
): string {
  const short = text.length > maxLength ? `${text.slice(0, maxLength)}…` : text;
  // The source may contain half of a character as well.
  return short.replaceAll(LONE_SURROGATE, '\uFFFD');
}
