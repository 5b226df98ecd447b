import type { Database } from '../../../storage/database/database.js';
import { column, type Dialect, type Fragment } from '../../../storage/sql/dialect.js';
import type { Field } from '../../model/layer.js';
import { bind, sql } from '../../query/sql/fragment.js';
import { readRows } from '../../query/sql/query-repository.js';
import { queryDialectOf } from '../../query/sql/query-dialects.js';
import { objectIdColumn } from '../../query/sql/selection-sql.js';
import { type Encoding, OMITTED_COUNT, POINT_COUNT, Z } from '../plan/encoding.js';
import type { LayerPlan } from '../plan/plan-layer.js';
import { boxWith, TILE_BUFFER, TILE_UNITS } from '../plan/tile-grid.js';
import { HIGHEST_LATITUDE, plannedShape, real, toUnits } from './tile-columns.js';
import { columns, EDGE_UNITS, selectionOf } from './thinning-repository.js';

// Names with a space, as no field has.
const ID = sql`"tile id"`;
const SHAPE = sql`"tile shape"`;
const DRAWN = sql`"tile geometry"`;
const KEPT_ID = sql`"kept id"`;
const KEPT_COUNT = sql`"kept count"`;

/**
 * A layer of a tile as PostGIS encodes it.
 *
 * @returns `undefined` where more features are in the tile than `limit`.
 */
export async function encodeOnPostgis(
  database: Database,
  plan: LayerPlan,
  encoding: Encoding,
): Promise<Buffer | undefined> {
  const { dialect } = database;
  const fields = encoding.fields.map((field) => ({
    name: nameOf(field.name),
    value: valueOf(field, dialect),
  }));
  const { limit, kept } = encoding;
  const found = sql`SELECT * ${selectionOf(plan, dialect)}`;
  const read = sql`SELECT ${columns([
    sql`${objectIdColumn(plan.query.layer, dialect)} AS ${ID}`,
    sql`${shapeOf(plan, dialect)} AS ${SHAPE}`,
    ...fields.map(({ name, value }) => sql`${value} AS ${name}`),
    ...(kept?.counts === undefined ? [] : [KEPT_COUNT]),
  ])} FROM ${kept === undefined ? sql`chosen` : keptOf(found, kept, objectIdColumn(plan.query.layer, dialect))} OFFSET 0`;
  const drawn = sql`SELECT ${columns([
    ID,
    sql`${drawnOf(plan, encoding)} AS ${DRAWN}`,
    ...fields.map(({ name }) => name),
    ...extraColumns(encoding),
  ])} FROM (${read}) AS read ORDER BY ${ID}`;
  const tile = sql`SELECT ST_AsMVT(tile, ${bind(plan.name)}::text, ${bind(TILE_UNITS)}::integer, 'tile geometry', 'tile id') AS tile
    FROM (${drawn}) AS tile`;
  // Rows are counted before any of them is drawn.
  const statement =
    kept === undefined
      ? sql`WITH chosen AS MATERIALIZED (${found} LIMIT ${bind(limit + 1)})
          SELECT CASE WHEN (SELECT count(*) FROM chosen) <= ${bind(limit)} THEN (${tile}) END AS tile`
      : tile;
  const [row] = await readRows<{ tile: Buffer | null }>(database, statement, 'outSR');
  return row?.tile ?? undefined;
}

/** For FROM: the rows that are left, with the number of points that each stands for. */
function keptOf(
  found: Fragment,
  { ids, counts }: NonNullable<Encoding['kept']>,
  objectId: Fragment,
): Fragment {
  const list = (numbers: readonly (string | number)[]): Fragment =>
    sql`string_to_array(${bind(numbers.join(','))}, ',')::bigint[]`;
  if (counts === undefined)
    return sql`(SELECT * FROM (${found}) AS found WHERE ${objectId} = ANY(${list(ids)})) AS chosen`;
  return sql`(${found}) AS found JOIN unnest(${list(ids)}, ${list(counts)}) AS kept (${KEPT_ID}, ${KEPT_COUNT})
    ON ${objectId} = ${KEPT_ID}`;
}

function extraColumns({ kept, hasZ }: Encoding): Fragment[] {
  const isThinned = kept?.counts !== undefined;
  return [
    ...(hasZ ? [sql`NULLIF(ST_Z(${SHAPE}), 'NaN') AS ${nameOf(Z)}`] : []),
    ...(isThinned ? [sql`${KEPT_COUNT} AS ${nameOf(POINT_COUNT)}`] : []),
    ...(kept?.omitted === undefined ? [] : [sql`${bind(kept.omitted)}::bigint AS ${nameOf(OMITTED_COUNT)}`]),
  ];
}

/** Names of fields are letters, digits and underscores, in capital letters, too. */
function nameOf(field: string): Fragment {
  return { sql: `"${field}"`, bindings: [] };
}

/** A value that ST_AsMVT writes as `query` shows it. */
function valueOf(field: Field, dialect: Dialect): Fragment {
  const value = column(dialect, field.column);
  switch (field.type) {
    case 'esriFieldTypeGUID':
    case 'esriFieldTypeGlobalID':
    case 'esriFieldTypeDateOnly':
    case 'esriFieldTypeTimestampOffset':
      return sql`${value}::text`;
    case 'esriFieldTypeTimeOnly':
      return sql`regexp_replace(to_char(${value}, 'HH24:MI:SS.MS'), '[.]000$', '')`;
    case 'esriFieldTypeDate':
      return sql`(${dialect.epochMs(value)})::bigint`;
    case 'esriFieldTypeDouble':
      return sql`NULLIF(${value}, 'NaN')`;
    default:
      return queryDialectOf(dialect).value(field, value);
  }
}

/** Points stay in the reference of the plan; other geometries are in Web Mercator, where PostGIS draws. */
function shapeOf(plan: LayerPlan, dialect: Dialect): Fragment {
  const { layer } = plan.query;
  const planned = plannedShape(plan, dialect);
  if (layer.geometryType === 'esriGeometryPoint') return planned;
  const flat = layer.hasZ || layer.hasM ? sql`ST_Force2D(${planned})` : planned;
  if (plan.isMercator) return flat;
  const edge = real(HIGHEST_LATITUDE);
  const degrees = sql`ST_SetSRID(${flat}, 4326)`;
  const band = sql`ST_MakeEnvelope(-1000000, -${edge}, 1000000, ${edge}, 4326)`;
  return sql`ST_Transform(CASE WHEN ST_YMin(${flat}) < -${edge} OR ST_YMax(${flat}) > ${edge}
    THEN ST_ClipByBox2D(${degrees}, ${band}) ELSE ${degrees} END, 3857)`;
}

/** The geometry in units of the tile; NULL where it is not in the tile. */
function drawnOf(plan: LayerPlan, encoding: Encoding): Fragment {
  return plan.query.layer.geometryType === 'esriGeometryPoint' ? drawPoint(plan) : drawShape(plan, encoding);
}

function drawPoint(plan: LayerPlan): Fragment {
  const { x, y } = toUnits({ x: sql`ST_X(${SHAPE})`, y: sql`ST_Y(${SHAPE})` }, plan);
  const [least, most] = [real(-EDGE_UNITS), real(TILE_UNITS + EDGE_UNITS)];
  const whole = (value: Fragment): Fragment =>
    sql`greatest(0, least(${real(TILE_UNITS - 1)}, floor(${value})))`;
  return sql`CASE WHEN ${x} BETWEEN ${least} AND ${most} AND ${y} BETWEEN ${least} AND ${most}
    THEN ST_MakePoint(${whole(x)}, ${whole(y)}) END`;
}

function drawShape(plan: LayerPlan, { tolerance }: Encoding): Fragment {
  const { frame, buffer } = plan;
  const { xmin, ymin, xmax, ymax } = frame.box;
  const bounds = sql`ST_MakeEnvelope(${real(xmin)}, ${real(ymin)}, ${real(xmax)}, ${real(ymax)}, 3857)`;
  const shape =
    tolerance === undefined
      ? SHAPE
      : sql`coalesce(ST_Simplify(${SHAPE}, ${real(tolerance * frame.unit)}, true), ${SHAPE})`;
  const drawn = sql`ST_AsMVTGeom(${shape}, ${bounds}, ${bind(TILE_UNITS)}::integer, ${bind(buffer)}::integer, true)`;
  return sql`coalesce(${drawn}, ${drawSmall(plan)})`;
}

/** A feature that is smaller than a unit, as the one unit of it that is nearest to the middle of the tile. */
function drawSmall({ frame, query: { layer } }: LayerPlan): Fragment {
  if (layer.geometryType === 'esriGeometryMultipoint') return sql`NULL::geometry`;
  const { xmin, ymin, xmax, ymax } = boxWith(frame, TILE_BUFFER);
  const bounds = sql`ST_MakeEnvelope(${real(xmin)}, ${real(ymin)}, ${real(xmax)}, ${real(ymax)}, 3857)`;
  const middle = sql`ST_SetSRID(ST_MakePoint(${real((xmin + xmax) / 2)}, ${real((ymin + ymax) / 2)}), 3857)`;
  const nearest = sql`ST_ClosestPoint(${SHAPE}, ${middle})`;
  const within = (value: Fragment): Fragment =>
    sql`floor(least(greatest(${value}, ${bind(-TILE_BUFFER)}), ${bind(TILE_UNITS + TILE_BUFFER)}))`;
  const x = within(sql`(ST_X(nearest) - ${real(frame.box.xmin)}) / ${real(frame.unit)}`);
  const y = within(sql`(${real(frame.box.ymax)} - ST_Y(nearest)) / ${real(frame.unit)}`);
  const drawn =
    layer.geometryType === 'esriGeometryPolyline'
      ? sql`ST_MakeLine(ST_MakePoint(x, y), ST_MakePoint(x + 1, y))`
      : // Clockwise where y runs down, as outer rings of tiles do.
        sql`ST_Reverse(ST_MakeEnvelope(x, y, x + 1, y + 1))`;
  return sql`CASE WHEN ${SHAPE} && ${bounds} THEN (SELECT ${drawn} FROM
    (SELECT ${x} AS x, ${y} AS y FROM (SELECT ${nearest} AS nearest) AS found) AS placed) END`;
}
