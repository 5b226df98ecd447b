import type { Database } from '../../../storage/database/database.js';
import type { ProjectionTexts } from '../../../storage/sql/dialect.js';
import { AppError } from '../../../lib/errors.js';
import type { Coordinate } from '../geometry/figures.js';
import {
  type ProjectedCoordinates,
  type ProjectedWkb,
  readProjected,
  writeCoordinates,
} from './coordinates-wkb.js';
import { readRows } from '../sql/query-repository.js';
import { sql } from '../sql/fragment.js';

/** Two spatial references by their numbers in the database, and as texts where the numbers do not tell. */
export interface CoordinateProjection {
  readonly from: number;
  readonly to: number;
  readonly texts?: ProjectionTexts | undefined;
}

interface ProjectionOptions {
  /** False leaves the way back out; `back` is then as `there`. */
  readonly returns?: boolean;
}

/**
 * Projects points to another spatial reference and back; `undefined` if one of them has no coordinates there.
 *
 * @param places - at least one
 */
export async function projectCoordinates(
  database: Database,
  places: readonly Coordinate[],
  way: CoordinateProjection,
  options: ProjectionOptions = {},
): Promise<ProjectedCoordinates | undefined> {
  return readProjected(await projectWkb(database, writeCoordinates(places), way, options), places.length);
}

/**
 * Projects well-known binary of `writeCoordinates` in the database; `undefined` where that fails.
 *
 * @returns binary for `readProjected`
 */
export async function projectWkb(
  database: Database,
  wkb: Uint8Array,
  { from, to, texts }: CoordinateProjection,
  { returns = true }: ProjectionOptions = {},
): Promise<ProjectedWkb | undefined> {
  const { dialect } = database;
  const given = dialect.fromWkb(wkb, from);
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
    if (!row?.there) return undefined;
    if (!returns) return { there: row.there, back: row.there };
    return row.back ? { there: row.there, back: row.back } : undefined;
  } catch (error) {
    if (error instanceof AppError) return undefined;
    throw error;
  }
}
