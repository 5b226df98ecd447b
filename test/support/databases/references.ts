import type { Database } from '../../../server/storage/database/database.js';

/** Well-known text of Transverse Mercator around a meridian, as no authority has a number for it. */
export function transverseMercator(meridian: number): string {
  return (
    'PROJCS["Here",GEOGCS["WGS 84",DATUM["WGS_1984",SPHEROID["WGS 84",6378137,298.257223563]],' +
    'PRIMEM["Greenwich",0],UNIT["degree",0.0174532925199433]],PROJECTION["Transverse_Mercator"],' +
    `PARAMETER["latitude_of_origin",0],PARAMETER["central_meridian",${String(meridian)}],` +
    'PARAMETER["scale_factor",1],PARAMETER["false_easting",0],PARAMETER["false_northing",0],UNIT["metre",1]]'
  );
}

/** How many spatial references the database knows. */
export async function countReferences({ knex }: Pick<Database, 'knex'>): Promise<number> {
  const row = await knex('spatial_ref_sys').count<{ count: number | string }>({ count: '*' }).first();
  return Number(row?.count);
}

/** Numbers of the references in words, in their order. */
export function customReferences({ knex }: Pick<Database, 'knex'>): Promise<number[]> {
  return knex('spatial_ref_sys').where({ auth_name: 'fairground' }).orderBy('srid').pluck<number[]>('srid');
}

/** Adds references in words as queries of earlier versions did, with the numbers from 910000 on. */
export async function leaveReferences(
  database: Pick<Database, 'write' | 'dialect'>,
  texts: readonly string[],
): Promise<void> {
  const rows = texts.map((text, index) => ({
    srid: 910_000 + index,
    auth_name: 'fairground',
    auth_srid: 910_000 + index,
    srtext: text,
    proj4text: '',
    ...(database.dialect.kind === 'spatialite' && { ref_sys_name: 'Here' }),
  }));
  await database.write((trx) => trx.batchInsert('spatial_ref_sys', rows, 100));
}
