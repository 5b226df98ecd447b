import type { Knex } from 'knex';
import type { Dialect } from '../../storage/sql/dialect.js';
import { isEsriNumber } from '../model/reference-numbers.js';

/**
 * Numbers of custom references: within the limits of PostGIS, and outside the ranges of other authorities.
 */
const CUSTOM_SRIDS: [first: number, last: number] = [910_000, 989_999];

/** Maximum length of a definition in PostGIS. */
export const MAX_WKT_LENGTH = 2048;

/** Authority name of these numbers. */
const OURS = 'fairground';

interface ReferenceRow {
  readonly srid: number;
  readonly auth_name: string;
  readonly auth_srid: number;
  readonly srtext: string;
  readonly proj4text: string;
  /** SpatiaLite only. */
  readonly ref_sys_name?: string;
}

/** Finds the number of a custom reference by its well-known text. */
export async function findCustomReference(knex: Knex, wkt: string): Promise<number | undefined> {
  const row = await customReferences(knex).where({ srtext: wkt }).orderBy('srid').first('srid');
  return row?.srid;
}

/** Returns the well-known text of a reference by its number, in one line; `undefined` if the database has none. */
export async function findReferenceText(knex: Knex, srid: number): Promise<string | undefined> {
  const row = await references(knex).where({ srid }).first('srtext');
  const text = row?.srtext.replaceAll(/\s*\n\s*/g, '') ?? '';
  return text === '' || text === 'Undefined' ? undefined : text;
}

/** Locks the custom numbers until the transaction ends, and returns the last one used. */
export async function lockCustomSrids(trx: Knex.Transaction): Promise<number> {
  const row = await trx<{ last_srid: number }>('reference_numbers').forUpdate().first();
  if (row === undefined) throw new Error('reference_numbers has no row');
  return row.last_srid;
}

/**
 * Returns the free number that follows `last`, starting over at the end; `undefined` if all are in use. A freed
 * number is reused last.
 */
export async function takeCustomSrid(trx: Knex.Transaction, last: number): Promise<number | undefined> {
  const [first, end] = CUSTOM_SRIDS;
  const used = new Set(await references(trx).whereBetween('srid', CUSTOM_SRIDS).pluck<number[]>('srid'));
  if (used.size > end - first) return undefined;
  let srid = last;
  do srid = srid < end ? srid + 1 : first;
  while (used.has(srid));
  await trx('reference_numbers').update({ last_srid: srid });
  return srid;
}

/** Adds a reference to the database. An existing number stays unchanged. */
export async function addReference(
  trx: Knex.Transaction,
  dialect: Pick<Dialect, 'kind'>,
  { srid, isCustom, wkt }: { readonly srid: number; readonly isCustom: boolean; readonly wkt: string },
): Promise<void> {
  await references(trx)
    .insert({
      srid,
      // PROJ finds the definition by this name and number, which is more exact than any text.
      auth_name: isCustom ? OURS : isEsriNumber(srid) ? 'ESRI' : 'EPSG',
      auth_srid: srid,
      srtext: wkt.length <= MAX_WKT_LENGTH ? wkt : '',
      proj4text: '',
      ...(dialect.kind === 'spatialite' && { ref_sys_name: nameOf(wkt) }),
    })
    .onConflict('srid')
    .ignore();
}

/** True if there are custom references that no layer uses. */
export async function hasUnusedReferences(knex: Knex): Promise<boolean> {
  return (await unusedReferences(knex).first('srid')) !== undefined;
}

export async function deleteUnusedReferences(trx: Knex.Transaction): Promise<void> {
  await unusedReferences(trx).delete();
}

/**
 * Selects custom references that no column uses. It checks columns of layers, and of other programs, which
 * may copy a layer.
 */
function unusedReferences(knex: Knex) {
  const columns = knex('geometry_columns').whereRaw('geometry_columns.srid = spatial_ref_sys.srid');
  return customReferences(knex).whereNotExists(columns);
}

function nameOf(wkt: string): string {
  return /"([^"]*)"/.exec(wkt)?.[1] ?? '';
}

function customReferences(knex: Knex) {
  return references(knex).where({ auth_name: OURS }).whereBetween('srid', CUSTOM_SRIDS);
}

function references(knex: Knex) {
  return knex<ReferenceRow>('spatial_ref_sys');
}
