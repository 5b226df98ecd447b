/** Why one source row was not written. Travels to the caller as it is. */
export interface RowError {
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
  | 'projection';

/** What a converter says about a value it refuses. */
export class Refusal {
  readonly code: RowErrorCode;
  readonly description: string;

  constructor(code: RowErrorCode, description: string) {
    this.code = code;
    this.description = description;
  }
}

const MAX_KEPT = 1000;
const MAX_VALUE_LENGTH = 100;

/** Collects refused rows: counts all of them, keeps the first thousand. */
export class RowReport {
  readonly errors: RowError[] = [];
  #errorCount = 0;

  get errorCount(): number {
    return this.#errorCount;
  }

  get isTruncated(): boolean {
    return this.#errorCount > this.errors.length;
  }

  refuse(sourceRow: number, field: string | null, value: unknown, refusal: Refusal): void {
    this.#errorCount += 1;
    if (this.errors.length >= MAX_KEPT) return;
    const { code, description } = refusal;
    this.errors.push({ sourceRow, field, value: shorten(value), code, description });
  }

  /** For faults found in sets, of which only the first rows are named. */
  refuseMany(total: number, named: readonly RowError[]): void {
    this.#errorCount += total;
    this.errors.push(...named.slice(0, MAX_KEPT - this.errors.length));
  }
}

function shorten(value: unknown): string | number | boolean | null {
  if (value === undefined || value === null) return null;
  if (typeof value === 'number' && !Number.isFinite(value)) return String(value);
  if (typeof value === 'number' || typeof value === 'boolean') return value;
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return text.length > MAX_VALUE_LENGTH ? `${text.slice(0, MAX_VALUE_LENGTH)}…` : text;
}
