import { JobError } from '../../../jobs/job.js';
import { toStreamSafe } from '../../../lib/text/stream-safe.js';
import type { SourceInfo } from '../source-info/source-info.js';
import { listNames } from '../../../lib/text/list-names.js';
import type { SourceTable } from './source-format.js';

/** Columns of a table whose first row may have their names. */
export interface ColumnNames {
  /** Unique names. */
  readonly columns: readonly string[];
  /** Alternative name → column: cleaned headers, and the names that `layerInfo` gives them. */
  readonly aliases: ReadonlyMap<string, string>;
  /** True if the first row has names instead of values. */
  readonly hasHeader: boolean;
}

/**
 * Maximum number of columns. No database or spreadsheet here exceeds it, and comparing as many with the
 * fields of a layer stays cheap.
 */
const MAX_COLUMNS = 20_000;

/**
 * Names the columns of a table.
 *
 * @param first - the cells of the first row, as text.
 * @throws {JobError} if there are too many columns.
 */
export function nameColumns(
  first: readonly string[],
  info: Pick<SourceInfo, 'columnNames' | 'renamedFields'>,
): ColumnNames {
  const given = info.columnNames;
  const hasHeader = given === undefined || !looksLikeData(first);
  // Names in the request replace those in the file, in order; further columns keep their own.
  const count = Math.max(first.length, given?.length ?? 0);
  if (count > MAX_COLUMNS) {
    const text = `The source has ${String(count)} columns; at most ${String(MAX_COLUMNS)} can be read.`;
    throw new JobError('append.source_unreadable', text);
  }
  const names = Array.from(
    { length: count },
    (_, index) => given?.[index] ?? (hasHeader ? first[index] : ''),
  );
  const columns = makeUnique(names.map((name) => (name ?? '').trim()));
  return { columns, aliases: makeAliases(columns, info.renamedFields ?? {}), hasHeader };
}

/**
 * Returns the table with aliases for its fields, as tables with a header row have them: the cleaned names
 * of analyze, and the names that `layerInfo` gives.
 */
export function aliasFields<T extends Pick<SourceTable, 'fields' | 'fieldAliases'>>(
  table: T,
  { renamedFields = {} }: Pick<SourceInfo, 'renamedFields'>,
): T & Pick<SourceTable, 'fieldAliases'> {
  const { fields, fieldAliases } = table;
  if (fields === undefined || fieldAliases !== undefined) return table;
  return { ...table, fieldAliases: makeAliases(fields, renamedFields) };
}

/**
 * Returns the index of a column by its name or alias, in any case.
 *
 * @throws {JobError} if there is no such column.
 */
export function columnIndex(names: Pick<ColumnNames, 'columns' | 'aliases'>, name: string): number {
  requireColumns(names, [name]);
  return findColumn(names, name);
}

/** Checks that columns exist. @throws {JobError} that names all missing columns. */
export function requireColumns(
  names: Pick<ColumnNames, 'columns' | 'aliases'>,
  wanted: readonly string[],
): void {
  const missing = wanted.filter((name) => findColumn(names, name) < 0);
  if (missing.length === 0) return;
  const text = `The source has no column ${listNames(missing)}. It has: ${listNames(names.columns)}.`;
  throw new JobError('append.field_unknown', text);
}

/** Returns -1 if there is no such column. */
function findColumn({ columns, aliases }: Pick<ColumnNames, 'columns' | 'aliases'>, name: string): number {
  const exact = columns.indexOf(name);
  if (exact >= 0) return exact;
  const wanted = name.trim().toLowerCase();
  const index = columns.findIndex((column) => column.toLowerCase() === wanted);
  if (index >= 0) return index;
  const alias = [...aliases].find(([other]) => other.toLowerCase() === wanted);
  return alias === undefined ? -1 : columns.indexOf(alias[1]);
}

/**
 * Returns true if a cell is a number, since names are not. If the request names the columns, such a first
 * row is data.
 */
function looksLikeData(cells: readonly string[]): boolean {
  return cells.some((cell) => cell.trim() !== '' && Number.isFinite(Number(cell)));
}

/** Makes column names unique; the given names may repeat or be empty. */
export function makeUnique(names: readonly string[]): string[] {
  // A header that is already unique keeps its name, whatever precedes it.
  const given = new Set(names);
  const taken = new Set<string>();
  // Number of columns per name. Restarting the count for each column would take quadratic time.
  const counts = new Map<string, number>();
  return names.map((name, index) => {
    // An assignment to `__proto__` would not create a member.
    const wanted = name === '' || name === '__proto__' ? `field_${String(index + 1)}` : name;
    let unique = wanted;
    if (wanted !== name || taken.has(wanted)) {
      let count = counts.get(wanted) ?? 0;
      while (taken.has(unique) || given.has(unique)) {
        count += 1;
        unique = wanted + suffix(count);
      }
      counts.set(wanted, count);
    }
    taken.add(unique);
    return unique;
  });
}

/** Most underscores that make a repeated name unique; a number follows after that. */
const MAX_UNDERSCORES = 5;

function suffix(count: number): string {
  return count <= MAX_UNDERSCORES ? '_'.repeat(count) : `_${String(count)}`;
}

function makeAliases(
  columns: readonly string[],
  renames: Readonly<Record<string, string>>,
): Map<string, string> {
  const aliases = new Map<string, string>();
  const taken = new Set(columns.map((column) => column.toLowerCase()));
  const add = (alias: string | undefined, column: string): void => {
    // If two columns yield the same alias, it belongs to the first.
    if (alias === undefined || taken.has(alias.toLowerCase())) return;
    taken.add(alias.toLowerCase());
    aliases.set(alias, column);
  };
  // Names from the caller win over derived ones.
  for (const column of columns) if (Object.hasOwn(renames, column)) add(renames[column], column);
  for (const column of columns) for (const form of cleanedForms(column)) add(form, column);
  return aliases;
}

// Maximum lengths of field names: in databases, in file geodatabases, and in tables of older releases.
const NAME_LENGTHS = [128, 64, 31];

/** Returns the field names that common publishing tools make of a header. */
function cleanedForms(header: string): string[] {
  const forms = [cleanHeader(header), cleanHeader(header, '_'), toFieldName(header)];
  return [...forms, ...NAME_LENGTHS.flatMap((length) => forms.map((form) => form.slice(0, length)))];
}

/** Replaces each character other than letters, digits and `_` by `_`, and prefixes a leading digit. */
function cleanHeader(header: string, prefix = 'F'): string {
  const cleaned = header.replace(/[^\p{L}\p{N}_]/gu, '_');
  return /^\p{N}/u.test(cleaned) ? prefix + cleaned : cleaned;
}

/**
 * Converts a header to a field name of this server: ASCII letters and digits, starting with a letter, at
 * most 60 characters.
 */
export function toFieldName(header: string): string {
  const plain = toStreamSafe(header).normalize('NFKD').replace(/\p{M}/gu, '').replaceAll('ß', 'ss');
  const cleaned = plain.replace(/[^A-Za-z0-9_]/g, '_').slice(0, 59);
  return /^[A-Za-z]/.test(cleaned) ? cleaned : `F${cleaned}`;
}
