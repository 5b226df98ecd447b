import { toJsonText } from './json-text.js';

/** Why one source row was not written, or one of several reasons. Travels to the caller as it is. */
export interface RowError {
  /** Layer of the row, for an append to several layers. */
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

/** One of the things that are wrong with a row. */
export interface RowFault {
  /** Layer field, or `null` when the fault is not in one field. */
  readonly field: string | null;
  readonly value: unknown;
  readonly refusal: Refusal;
}

/** Number of row faults that the status of a job names; the report's file has all of them. */
export const MAX_LISTED = 1000;

const MAX_VALUE_LENGTH = 100;

/** Description of a fault in a field that the caller may not see. */
export const NOT_SHOWN = 'a field that the view does not show has no valid value';

/** Where all faults of rows go, one after the other; what was told since a mark can be taken back. */
export interface RowErrorSink {
  write(error: RowError): void;
  /** How much there is, for `rewind`. */
  mark(): SinkMark;
  rewind(mark: SinkMark): void;
}

/** A place in a sink to go back to. */
export interface SinkMark {
  readonly bytes: number;
  /** Faults that the sink had no room for. */
  readonly omitted: number;
}

/** A place in the report to go back to when a reading is given up and begun again. */
export interface ReportMark {
  readonly errorCount: number;
  readonly faultCount: number;
  readonly listed: number;
  readonly sunk: SinkMark | undefined;
}

/** Collects refused rows: counts all of them, lists the first thousand of their faults, hands each to the sink. */
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

  /** Refused rows, whatever the number of their faults. */
  get errorCount(): number {
    return this.#errorCount;
  }

  get isTruncated(): boolean {
    return this.#faultCount > this.errors.length;
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
    this.refuseRow(sourceRow, [{ field, value, refusal }]);
  }

  /** The row counts once, and everything that is wrong with it is told; not how much of that is concealed. */
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

/** The first bytes, of which more are not shown. */
function toHex({ buffer, byteOffset, byteLength }: Uint8Array): string {
  return Buffer.from(buffer, byteOffset, Math.min(byteLength, MAX_VALUE_LENGTH)).toString('hex');
}

const LONE_SURROGATE = /\p{Surrogate}/gu;

/**
 * Cuts a text that a message quotes to a bounded length, and leaves no half of a character in it. The length has a
 * name, so that `names.map(shortText)` does not take each index for one.
 */
export function shortText(
  text: string,
  { maxLength = MAX_VALUE_LENGTH }: { maxLength?: number } = {},
): string {
  const short = text.length > maxLength ? `${text.slice(0, maxLength)}…` : text;
  // Half of a character may also be one that was cut in two.
  return short.replaceAll(LONE_SURROGATE, '\uFFFD');
}
