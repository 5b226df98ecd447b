import type { Database } from '../../storage/database.js';
import type { ProjectionTexts } from '../../storage/dialect.js';
import type { Place } from './geometry/figures.js';
import { visitPositions } from '../append/convert/wkb-bounds.js';
import { AppError } from '../../errors.js';
import { readRows } from './query-repository.js';
import { sql } from './sql/fragment.js';

/** Two spatial references by their numbers in the database, and as texts where the numbers do not tell. */
export interface PlaceProjection {
  readonly from: number;
  readonly to: number;
  readonly texts?: ProjectionTexts | undefined;
}

export interface ProjectedPlaces {
  readonly places: readonly Place[];
  /** The projected places in the reference that they came from, where they were asked for. */
  readonly returned: readonly Place[];
}

/**
 * Places in another spatial reference, and back again; `undefined` where one of them has no coordinates there.
 *
 * @param places - at least one
 */
export async function projectPlaces(
  database: Database,
  places: readonly Place[],
  { from, to, texts }: PlaceProjection,
): Promise<ProjectedPlaces | undefined> {
  const { dialect } = database;
  const given = dialect.fromWkb(writePlaces(places), from);
  const back = texts && { from: texts.to, to: texts.from };
  const projected = dialect.transform(given, to, texts);
  const returned = dialect.transform(projected, from, back);
  try {
    const [row] = await readRows<{ there: Buffer | null; back: Buffer | null }>(
      database,
      sql`SELECT ${dialect.toWkb(projected)} AS there, ${dialect.toWkb(returned)} AS back`,
      'geometry',
    );
    const [there, again] = [readPlaces(row?.there), readPlaces(row?.back)];
    const isComplete = [there, again].every(
      (read) => read.length === places.length && read.flat().every(Number.isFinite),
    );
    return isComplete ? { places: there, returned: again } : undefined;
  } catch (error) {
    if (error instanceof AppError) return undefined;
    throw error;
  }
}

const MULTI_POINT = 4;
const HEAD = 9;
const POINT = 21;

function writePlaces(places: readonly Place[]): Buffer {
  const wkb = Buffer.alloc(HEAD + places.length * POINT);
  wkb.writeUInt8(1, 0);
  wkb.writeUInt32LE(MULTI_POINT, 1);
  wkb.writeUInt32LE(places.length, 5);
  places.forEach(([x, y], index) => {
    const at = HEAD + index * POINT;
    wkb.writeUInt8(1, at);
    wkb.writeUInt32LE(1, at + 1);
    wkb.writeDoubleLE(x, at + 5);
    wkb.writeDoubleLE(y, at + 13);
  });
  return wkb;
}

function readPlaces(wkb: Buffer | null | undefined): Place[] {
  const places: Place[] = [];
  if (wkb) visitPositions(wkb, (x, y) => places.push([x, y]));
  return places;
}
