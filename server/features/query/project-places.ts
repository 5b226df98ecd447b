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
  /** The projected places in the reference that they came from. */
  readonly returned: readonly Place[];
}

/**
 * Places in another spatial reference, and back again; `undefined` where one of them has no coordinates there.
 *
 * @param places - at least one
 * @param options - `returns` false: without the way back, which is not asked for
 */
export async function projectPlaces(
  database: Database,
  places: readonly Place[],
  { from, to, texts }: PlaceProjection,
  { returns = true }: { readonly returns?: boolean } = {},
): Promise<ProjectedPlaces | undefined> {
  const { dialect } = database;
  const given = dialect.fromWkb(writePlaces(places), from);
  const back = texts && { from: texts.to, to: texts.from };
  const projected = dialect.transform(given, to, texts);
  const returned = dialect.transform(projected, from, back);
  try {
    const [row] = await readRows<{ there: Buffer | null; back?: Buffer | null }>(
      database,
      returns
        ? sql`SELECT ${dialect.toWkb(projected)} AS there, ${dialect.toWkb(returned)} AS back`
        : sql`SELECT ${dialect.toWkb(projected)} AS there`,
      'geometry',
    );
    const there = readPlaces(row?.there);
    const again = returns ? readPlaces(row?.back) : there;
    const isComplete = [there, again].every(
      (read) => read.length === places.length && read.every(([x, y]) => Number.isFinite(x + y)),
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
  // Writes numbers several times as fast as a Buffer does.
  const view = new DataView(wkb.buffer, wkb.byteOffset, wkb.byteLength);
  view.setUint8(0, 1);
  view.setUint32(1, MULTI_POINT, true);
  view.setUint32(5, places.length, true);
  let at = HEAD;
  for (const [x, y] of places) {
    view.setUint8(at, 1);
    view.setUint32(at + 1, 1, true);
    view.setFloat64(at + 5, x, true);
    view.setFloat64(at + 13, y, true);
    at += POINT;
  }
  return wkb;
}

function readPlaces(wkb: Buffer | null | undefined): Place[] {
  const places: Place[] = [];
  if (wkb) visitPositions(wkb, (x, y) => places.push([x, y]));
  return places;
}
