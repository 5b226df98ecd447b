import type { Knex } from 'knex';
import type { Dialect } from '../../storage/dialect.js';
import { isEsriNumber } from '../append/project/spatial-reference.js';

/** The numbers of references that are defined in words: within PostGIS' bounds, and nobody else's. */
const FIRST_CUSTOM_SRID = 910_000;
const LAST_CUSTOM_SRID = 989_999;

/** Of PostGIS' column. */
export const MAX_WKT_LENGTH = 2048;

/** Stands as the authority of these. */
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

/** The number of a reference of our own by its well-known text. */
export async function findCustomReference(knex: Knex, wkt: string): Promise<number | undefined> {
  const row = await references(knex).where({ auth_name: OURS, srtext: wkt }).first('srid');
  return row?.srid;
}

/** Well-known text of a reference by its number, in one line; `undefined` where the database has none. */
export async function findReferenceText(knex: Knex, srid: number): Promise<string | undefined> {
  const row = await references(knex).where({ srid }).first('srtext');
  const text = row?.srtext.replaceAll(/\s*\n\s*/g, '') ?? '';
  return text === '' || text === 'Undefined' ? undefined : text;
}

/** A free number, if no more than `limit` are taken. */
export async function nextCustomSrid(trx: Knex.Transaction, limit: number): Promise<number | undefined> {
  const row = await references(trx)
    .whereBetween('srid', [FIRST_CUSTOM_SRID, LAST_CUSTOM_SRID])
    .max<{ last: number | null }>({ last: 'srid' })
    .first();
  const srid = (row?.last ?? FIRST_CUSTOM_SRID - 1) + 1;
  return srid > LAST_CUSTOM_SRID || srid >= FIRST_CUSTOM_SRID + limit ? undefined : srid;
}

/** Tells the database of a reference. @throws when the number is taken. */
export async function addReference(
  trx: Knex.Transaction,
  dialect: Pick<Dialect, 'kind'>,
  { srid, isCustom, wkt }: { readonly srid: number; readonly isCustom: boolean; readonly wkt: string },
): Promise<void> {
  await references(trx).insert({
    srid,
    // By this name and number PROJ finds it, which is more exact than any text.
    auth_name: isCustom ? OURS : isEsriNumber(srid) ? 'ESRI' : 'EPSG',
    auth_srid: srid,
    srtext: wkt.length <= MAX_WKT_LENGTH ? wkt : '',
    proj4text: '',
    ...(dialect.kind === 'spatialite' && { ref_sys_name: nameOf(wkt) }),
  });
}

function nameOf(wkt: string): string {
  return /"([^"]*)"/.exec(wkt)?.[1] ?? '';
}

function references(knex: Knex) {
  return knex<ReferenceRow>('spatial_ref_sys');
}
