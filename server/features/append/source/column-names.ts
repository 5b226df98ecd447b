import { JobError } from '../../../jobs/job.js';
import { toStreamSafe } from '../../../lib/text/stream-safe.js';
import type { SourceInfo } from '../source-info/source-info.js';
import { listNames } from '../../../lib/text/list-names.js';
import type { SourceTable } from './source-format.js';

/** The columns of a table whose first row names them. */
export interface ColumnNames {
  /** Unique. */
  readonly columns: readonly string[];
  /** Other name → column: cleaned headers, and the names that `layerInfo` gives them. */
  readonly aliases: ReadonlyMap<string, string>;
  /** True if the first row holds names, not values. */
  readonly hasHeader: boolean;
}

/** More than any database of ours or spreadsheet has, and few enough to be compared with the fields of a layer. */
const MAX_COLUMNS = 20_000;

/**
 * @param first - the cells of the first row, as text.
 * @throws {JobError} when they are too many.
 */
export function nameColumns(
  first: readonly string[],
  info: Pick<SourceInfo, 'columnNames' | 'renamedFields'>,
): ColumnNames {
  const given = info.columnNames;
  const hasHeader = given === undefined || !looksLikeData(first);
  // Names given in the request stand for those in the file, in order; columns beyond them keep their own.
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
 * The table with other names for its fields, as those that come from a first row have them: cleaned ones, as analyze
 * makes of them, and those that `layerInfo` gives them.
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
 * Index of a column by its name or another name of it, in any case.
 *
 * @throws {JobError} when there is none.
 */
export function columnIndex(names: Pick<ColumnNames, 'columns' | 'aliases'>, name: string): number {
  requireColumns(names, [name]);
  return findColumn(names, name);
}

/** @throws {JobError} that names all columns that are not there. */
export function requireColumns(
  names: Pick<ColumnNames, 'columns' | 'aliases'>,
  wanted: readonly string[],
): void {
  const missing = wanted.filter((name) => findColumn(names, name) < 0);
  if (missing.length === 0) return;
  const text = `The source has no column ${listNames(missing)}. It has: ${listNames(names.columns)}.`;
  throw new JobError('append.field_unknown', text);
}

/** -1 where there is none. */
function findColumn({ columns, aliases }: Pick<ColumnNames, 'columns' | 'aliases'>, name: string): number {
  const exact = columns.indexOf(name);
  if (exact >= 0) return exact;
  const wanted = name.trim().toLowerCase();
  const index = columns.findIndex((column) => column.toLowerCase() === wanted);
  if (index >= 0) return index;
  const alias = [...aliases].find(([other]) => other.toLowerCase() === wanted);
  return alias === undefined ? -1 : columns.indexOf(alias[1]);
}

/** Names are no numbers: where columns are named in the request, a first row with a number in it is data. */
function looksLikeData(cells: readonly string[]): boolean {
  return cells.some((cell) => cell.trim() !== '' && Number.isFinite(Number(cell)));
}

/** Names of columns of which several may be alike, or nothing: each is then called otherwise than all others. */
export function makeUnique(names: readonly string[]): string[] {
  // A header that is there as it stands keeps its name, whatever comes before it.
  const given = new Set(names);
  const taken = new Set<string>();
  // How many columns of a name there were: who began anew with each of them would take the square of their number.
  const counts = new Map<string, number>();
  return names.map((name, index) => {
    // An assignment to __proto__ would not make a member.
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
    // Where two columns come out alike, the name stands for the first.
    if (alias === undefined || taken.has(alias.toLowerCase())) return;
    taken.add(alias.toLowerCase());
    aliases.set(alias, column);
  };
  // Names from the caller win over derived ones.
  for (const column of columns) if (Object.hasOwn(renames, column)) add(renames[column], column);
  for (const column of columns) for (const form of cleanedForms(column)) add(form, column);
  return aliases;
}

// Longest names of fields: in databases, in file geodatabases, and in tables of older releases.
const NAME_LENGTHS = [128, 64, 31];

/** A header as publishing turns it into a field name, in the ways that are about. */
function cleanedForms(header: string): string[] {
  const forms = [cleanHeader(header), cleanHeader(header, '_'), toFieldName(header)];
  return [...forms, ...NAME_LENGTHS.flatMap((length) => forms.map((form) => form.slice(0, length)))];
}

/** Replaces each character that is no letter, digit or `_` by `_`, and puts a prefix before a leading digit. */
function cleanHeader(header: string, prefix = 'F'): string {
  const cleaned = header.replace(/[^\p{L}\p{N}_]/gu, '_');
  return /^\p{N}/u.test(cleaned) ? prefix + cleaned : cleaned;
}

/** A header as a field name of ours: letters and digits of ASCII, a letter first, at most 60 characters. */
export function toFieldName(header: string): string {
  const plain = toStreamSafe(header).normalize('NFKD').replace(/\p{M}/gu, '').replaceAll('ß', 'ss');
  const cleaned = plain.replace(/[^A-Za-z0-9_]/g, '_').slice(0, 59);
  return /^[A-Za-z]/.test(cleaned) ? cleaned : `F${cleaned}`;
}
