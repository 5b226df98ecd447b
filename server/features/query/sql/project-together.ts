import type { Fragment } from '../../../storage/sql/dialect.js';
import { sql } from './fragment.js';

/** Column of the projected geometries. No column of a layer has such a name. */
export const PROJECTED_SHAPE = sql`"projected shape"`;

const PLACE = sql`"place of shape"`;
const PAGE = sql`"page of shapes"`;

/** Geometries of rows that PostGIS projects in a single call. */
export interface Together {
  /** Column of the geometry. */
  readonly shape: Fragment;
  readonly project: (geometry: Fragment) => Fragment;
}

/**
 * Adds `PROJECTED_SHAPE` to rows. PostGIS looks up references given as text in each call, which costs far
 * more than projecting a geometry. One call therefore projects a collection of all geometries, and each row
 * takes its part.
 *
 * @param rows - the query from `FROM` on, in order; a few hundred rows at most
 */
export function projectTogether(rows: Fragment, { shape, project }: Together): Fragment {
  const all = project(sql`ST_Collect(${shape} ORDER BY ${PLACE})`);
  return sql`WITH ${PAGE} AS MATERIALIZED
      (SELECT *, count(${shape}) OVER (ROWS UNBOUNDED PRECEDING) AS ${PLACE} FROM (SELECT * ${rows}) AS chosen)
    SELECT *, CASE WHEN ${shape} IS NOT NULL THEN ST_GeometryN((SELECT ${all} FROM ${PAGE}), ${PLACE}::integer) END
      AS ${PROJECTED_SHAPE} FROM ${PAGE}`;
}
