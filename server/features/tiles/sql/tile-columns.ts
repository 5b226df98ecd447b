import { column, type Dialect, type Fragment } from '../../../storage/sql/dialect.js';
import { SHAPE_COLUMN } from '../../model/layer.js';
import { bind, sql } from '../../query/sql/fragment.js';
import { shapeIn } from '../../query/sql/selection-sql.js';
import { WORLD_SIDE } from '../plan/tile-grid.js';
import type { LayerPlan } from '../plan/plan-layer.js';

/** Highest latitude that is projected; the map ends before it. */
export const HIGHEST_LATITUDE = 88;

/** A number without a type of its own, for both databases. */
export function real(value: number): Fragment {
  return sql`CAST(${bind(value)} AS double precision)`;
}

/** The layer's geometry in the reference of the plan: Web Mercator, or degrees. */
export function plannedShape({ query }: LayerPlan, dialect: Dialect): Fragment {
  return shapeIn(query.outReference, query.layer, dialect);
}

/** The layer's geometry as it is stored. */
export function storedShape(dialect: Dialect): Fragment {
  return column(dialect, SHAPE_COLUMN);
}

interface Unit {
  readonly x: Fragment;
  readonly y: Fragment;
}

/** Units of a tile, from its western and northern edge, of a place in the reference of the plan. */
export function toUnits({ x, y }: Unit, { frame: { box, unit }, isMercator }: LayerPlan): Unit {
  const east = isMercator ? x : sql`((${x}) * ${real(WORLD_SIDE / 360)})`;
  const north = isMercator ? y : mercatorY(y);
  return {
    x: sql`((${east} - ${real(box.xmin)}) / ${real(unit)})`,
    y: sql`((${real(box.ymax)} - ${north}) / ${real(unit)})`,
  };
}

/** A latitude near a pole is moved away from it: its logarithm would be an error, and it is beyond the map anyway. */
function mercatorY(latitude: Fragment): Fragment {
  const near = real(HIGHEST_LATITUDE);
  const kept = sql`CASE WHEN ${latitude} > ${near} THEN ${near} WHEN ${latitude} < -${near} THEN -${near} ELSE ${latitude} END`;
  return sql`(ln(tan(pi() / 4 + (${kept}) * pi() / 360)) * ${real(WORLD_SIDE)} / (2 * pi()))`;
}
