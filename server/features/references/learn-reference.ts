import type { Database } from '../../storage/database.js';
import { sridOf } from '../append/project/spatial-reference.js';
import type { SpatialReference } from '../layer.js';
import type { Asking } from './ask-proj.js';
import { describeReference } from './describe-reference.js';
import { addReference, findCustomReference, MAX_WKT_LENGTH, nextCustomSrid } from './reference-repository.js';

const MAX_TRIES = 5;

/**
 * The database's number for a spatial reference, which it is told about where it does not know it yet: Esri's own
 * numbers, and definitions in words, which get a number of ours. `undefined` when PROJ does not know it either.
 *
 * @param maxCustom - definitions in words that there may be, of which strangers could think of any number.
 */
export async function learnReference(
  database: Database,
  reference: SpatialReference,
  { maxCustom = Infinity, signal }: Pick<Asking, 'signal'> & { readonly maxCustom?: number },
): Promise<number | undefined> {
  const known = await findReference(database, reference, signal);
  if (known !== undefined) return known;
  const { dialect } = database;
  const srid = sridOf(reference);
  const definition = await describeReference(reference, { signal });
  if (definition === undefined) return undefined;
  const { wkt } = definition;
  if (srid === undefined && wkt.length > MAX_WKT_LENGTH) return undefined;
  for (let tries = 1; ; tries += 1) {
    try {
      return await database.write(async (trx) => {
        const number = srid ?? (await nextCustomSrid(trx, maxCustom));
        // Looked for after the number: whoever stores the same words from now on wants that number, too.
        const told = srid === undefined ? await findCustomReference(trx, wkt) : undefined;
        if (told !== undefined) return told;
        if (number === undefined) return undefined;
        await addReference(trx, dialect, { srid: number, isCustom: srid === undefined, wkt });
        return number;
      }, signal && { signal });
    } catch (error) {
      // Somebody else told it the same, or took the number, at the same moment.
      if (!dialect.isUniqueViolation(error) || tries === MAX_TRIES) throw error;
    }
    const other = await findReference(database, reference, signal);
    if (other !== undefined) return other;
  }
}

/** The same, if the database knows it already. */
export async function findReference(
  { knex, dialect }: Pick<Database, 'knex' | 'dialect'>,
  reference: SpatialReference,
  signal: Asking['signal'],
): Promise<number | undefined> {
  const srid = sridOf(reference);
  if (srid !== undefined) return (await dialect.hasSrid(knex, srid)) ? srid : undefined;
  const definition = await describeReference(reference, { signal });
  return definition && findCustomReference(knex, definition.wkt);
}
