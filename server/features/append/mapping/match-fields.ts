import { JobError } from '../../../jobs/job.js';
import type { Layer } from '../../model/layer.js';
import type { RowsOfLayer } from '../../query/rows/rows-of-layer.js';
import { type AppendPlan, fillableFields } from './plan.js';
import { shortText } from '../report/report.js';
import type { AppendTarget } from '../request/request.js';
import { listNames } from '../../../lib/text/list-names.js';
import type { SourceTable } from '../source/source-format.js';

/** Names of source fields and layer fields that have no counterpart. */
export interface FieldMatch {
  /** Columns of the source that fill no field of the layer. */
  readonly unmatchedSourceFields: string[];
  /** Fields of the layer that the source may fill but has no column for. */
  readonly unfilledFields: string[];
}

/** Layer of an append, with the entry of the request and the columns of its source. */
export interface MatchedLayer {
  /** Layer whose table is written; for a view, its source. */
  readonly layer: Layer;
  readonly rows: Pick<RowsOfLayer, 'shown'>;
  readonly target: Pick<AppendTarget, 'fieldMappings' | 'appendFields' | 'upsert'>;
  readonly plan: AppendPlan;
  readonly table: Pick<SourceTable, 'fields' | 'columns' | 'binaryFields' | 'locationFields'>;
}

/** Source fields found in rows that name their own fields. */
export interface SeenFields {
  readonly sources: readonly string[];
  /** True if any row had a source field for the plan's column. */
  hasSeen(column: number): boolean;
}

/**
 * Compares the names of source and layer. @param seen - for tables whose fields are known only from their
 * rows.
 */
export function matchFields(match: MatchedLayer, seen?: SeenFields): FieldMatch {
  const { columns } = match.plan;
  const isFilled = (name: string): boolean => {
    const index = columns.findIndex(({ field }) => field.name === name);
    const column = columns[index];
    if (column === undefined) return false;
    // A default counts as a value, unless the request asks for the values of the source.
    if (match.target.appendFields === null && column.constant !== null) return true;
    return column.origin === 'source' && (match.table.fields !== undefined || seen?.hasSeen(index) === true);
  };
  const kindOf = makeSorter(match);
  return {
    unmatchedSourceFields: sourceFields(match, seen).filter((name) => kindOf(name) === 'unmatched'),
    unfilledFields: wantedFields(match).filter((name) => !isFilled(name)),
  };
}

/**
 * Refuses a source that shares no column with the layer, since its rows would have nothing but a geometry.
 * Requests with `fieldMappings` are explicit, and layers without fields of their own can take nothing, so
 * both pass.
 *
 * @throws {JobError} with both lists, also in its result.
 */
export function refuseMismatch(match: MatchedLayer, seen?: SeenFields): void {
  if (match.target.fieldMappings.length > 0 || ownFields(match, null).length === 0) return;
  const kinds = new Set(sourceFields(match, seen).map(makeSorter(match)));
  const hasColumns = kinds.has('unmatched') || kinds.has('excluded');
  if (hasColumns && !kinds.has('matched')) throw nothingMatches(match, seen);
}

/** Returns true if the rows of the source fill no field of the layer. */
export function nothingMatches(match: MatchedLayer, seen?: SeenFields): JobError {
  const { unmatchedSourceFields } = matchFields(match, seen);
  const columns = unmatchedSourceFields.length > 0 ? unmatchedSourceFields : sourceFields(match, seen);
  const unfilledFields = wantedFields(match);
  const text = [
    `No column of the source matches a field of ${match.rows.shown.name}; nothing was written.`,
    `The source has: ${listNames(columns, MAX_NAMES)}.`,
    `The layer has: ${listNames(unfilledFields, MAX_NAMES)}.`,
    'Give fieldMappings.',
  ].join(' ');
  const result = { ...boundMatch({ unmatchedSourceFields, unfilledFields }) };
  return new JobError('append.nothing_matches', text, { result });
}

/**
 * Returns messages for the owner of the source: warnings of lost values, and notes on fields that stay
 * empty.
 */
export function describeMatch(
  match: MatchedLayer,
  { unmatchedSourceFields, unfilledFields }: FieldMatch,
): { readonly warnings: string[]; readonly notes: string[] } {
  // A binary column with the name of a field has a warning of its own, which names both.
  const own = new Set(ownFields(match, null).map((name) => name.toLowerCase()));
  const bytes = new Set(match.table.binaryFields?.map((name) => name.toLowerCase()));
  const columns = unmatchedSourceFields.filter((name) => !own.has(name.toLowerCase()));
  const fields = unfilledFields.filter((name) => !bytes.has(name.toLowerCase()));
  const tell = (text: string, names: readonly string[]): string[] =>
    names.length === 0 ? [] : [`${text}: ${listNames(names, MAX_NAMES)}.`];
  const lost = tell('Columns of the source that match no field of the layer were left out', columns);
  return match.target.appendFields === null
    ? { warnings: lost, notes: tell('The source has no column for these fields', fields) }
    : {
        warnings: [...lost, ...tell('The source has no column for fields of appendFields', fields)],
        notes: [],
      };
}

/** Maximum number of fields of a layer or a shapefile. */
const MAX_NAMES = 255;

/** Bounds the lists to what a job stores. */
export function boundMatch({ unmatchedSourceFields, unfilledFields }: FieldMatch): FieldMatch {
  const bound = (names: readonly string[]): string[] =>
    names.slice(0, MAX_NAMES).map((name) => shortText(name));
  return {
    unmatchedSourceFields: bound(unmatchedSourceFields),
    unfilledFields: bound(unfilledFields),
  };
}

function sourceFields({ table }: MatchedLayer, seen: SeenFields | undefined): readonly string[] {
  if (table.fields === undefined) return seen?.sources ?? [];
  return [...new Set([...table.fields, ...(table.binaryFields ?? [])])];
}

/** Returns the names of fields that the caller may fill from any source. */
function ownFields({ layer, rows }: MatchedLayer, appendFields: AppendTarget['appendFields']): string[] {
  const shown = new Set(rows.shown.fields.map(({ name }) => name));
  return [...fillableFields(layer, { appendFields })].flatMap(({ name }) => (shown.has(name) ? [name] : []));
}

/** Returns the names of fields that the request may fill, without the upsert's key, which is required anyway. */
function wantedFields(match: MatchedLayer): string[] {
  const { appendFields, upsert } = match.target;
  if (upsert?.skipInserts === true && upsert.skipUpdates) return [];
  return ownFields(match, appendFields).filter((name) => name !== upsert?.keyField);
}

/**
 * - `matched`: fills a field
 * - `kept`: row ids, measures and editor tracking, which the server writes itself
 * - `placing`: gives the location of the row
 * - `excluded`: fills a field that `appendFields` omits
 */
type SourceFieldKind = 'matched' | 'kept' | 'placing' | 'excluded' | 'unmatched';

function makeSorter(match: MatchedLayer): (name: string) => SourceFieldKind {
  const { plan, layer, rows, table } = match;
  const own = new Set(ownFields(match, null));
  const isOwn = new Set([...own].map((name) => name.toLowerCase()));
  const kept = new Set(
    rows.shown.fields.flatMap(({ name }) => (own.has(name) ? [] : namesInFiles(name.toLowerCase()))),
  );
  const rowIds = new Set(table.columns?.flatMap(({ name, isRowId }) => (isRowId === true ? [name] : [])));
  const placing = new Set(layer.geometryType === undefined ? [] : table.locationFields);
  return (name) => {
    const names = plan.mapping.namesOf(name);
    if (rowIds.has(name) || names.some((one) => kept.has(one) || KEPT.test(one))) return 'kept';
    if (plan.mapping.candidatesFor(name).length > 0) return 'matched';
    if (placing.has(name)) return 'placing';
    return names.some((one) => isOwn.has(one)) && !isBinary(table, name) ? 'excluded' : 'unmatched';
  };
}

function isBinary({ fields, binaryFields }: MatchedLayer['table'], name: string): boolean {
  return fields?.includes(name) !== true && binaryFields?.includes(name) === true;
}

/** Maximum length of a field name in dBase; shapefiles cut longer names. */
const DBASE_NAME_LENGTH = 10;

function namesInFiles(name: string): string[] {
  return [name, name.slice(0, DBASE_NAME_LENGTH)];
}

/** Names, in lower case, that databases and servers give to row ids, and to lengths and areas of shapes. */
const KEPT =
  /^(?:(?:ogc_)?fid|oid_?|objectid(?:_\d+)?|globalid(?:_\d+)?|shape_{1,2}(?:length|area)|shape_(?:leng|le_\d+|ar_\d+)|st_(?:area|length|perimeter)\(shape\)|shape\.(?:st(?:area|length)\(\)|area|len))$/;
