import type { Database } from '../../../storage/database/database.js';
import type { FieldType, GeometryType } from '../../model/layer.js';
import { isFiniteShape, type Shape } from '../../query/geometry/read-wkb.js';
import { type ReadFeature, readFeatures } from '../../query/pbf/read-features.js';
import { YieldBudget } from '../../query/render/yield-budget.js';
import { openFeatures } from '../../query/sql/page-repository.js';
import type { ReadyPlan } from '../../query/sql/query-repository.js';
import { type Encoding, OMITTED_COUNT, POINT_COUNT, Z } from '../plan/encoding.js';
import type { LayerPlan } from '../plan/plan-layer.js';
import { drawShape } from './draw-shape.js';
import { LayerWriter, type TileAttribute } from './layer-writer.js';

/** Bytes that are written in a row at most. */
const BYTES_PER_YIELD = 100_000;

/**
 * A layer of a tile, read by a query and written here.
 *
 * @param most - bytes after which it is given up
 * @returns `undefined` where more features are in the tile than `limit`.
 */
export async function encodeOnSpatialite(
  database: Database,
  plan: LayerPlan,
  encoding: Encoding,
): Promise<Buffer | undefined> {
  const { query } = plan;
  const { geometryType, objectIdField } = query.layer;
  if (geometryType === undefined) throw new Error('a table has no place in a tile');
  const asked = queryFor(query, encoding);
  const page = await openFeatures(database, asked);
  if (page.hasMore) return undefined;
  // Geometries that have no place in the other reference are left out here, where a query refuses them.
  const shown = { ...asked, layer: { ...asked.layer, srid: asked.outReference.srid } };
  const writer = new LayerWriter(plan.name);
  const budget = new YieldBudget(BYTES_PER_YIELD);
  const idAt = asked.fields.findIndex(({ name }) => name === objectIdField);
  const extrasOf = describeExtras(encoding);
  const drawing = { ...plan, tolerance: encoding.tolerance };
  for await (const rows of page.parts) {
    for (const row of rows) {
      for (const piece of readFeatures(row, shown)) {
        for (const feature of piece) {
          const before = writer.bytes;
          addFeature(writer, feature, {
            drawing,
            geometryType,
            encoding,
            id: Number(feature.values[idAt]),
            extrasOf,
          });
          if (budget.isSpent(writer.bytes - before)) await budget.yieldAndReset();
        }
      }
    }
  }
  return writer.finish();
}

function queryFor(query: ReadyPlan, { fields, limit, kept }: Encoding): ReadyPlan {
  const { selection, layer } = query;
  const isOid = (name: string): boolean => name === layer.objectIdField;
  const all = fields.some(({ name }) => isOid(name))
    ? fields
    : layer.fields.filter(({ name }) => isOid(name));
  return {
    ...query,
    fields: all,
    limit,
    isAllOrNothing: true,
    selection: kept === undefined ? selection : { ...selection, objectIds: kept.ids.map(Number) },
  };
}

interface Adding {
  readonly drawing: Parameters<typeof drawShape>[2];
  readonly geometryType: GeometryType;
  readonly encoding: Encoding;
  readonly id: number;
  readonly extrasOf: Extras;
}

function addFeature(writer: LayerWriter, { values, shape }: ReadFeature, adding: Adding): void {
  const { drawing, geometryType, encoding, id, extrasOf } = adding;
  if (shape === undefined || !isFiniteShape(shape)) return;
  const drawn = drawShape(shape, geometryType, drawing);
  if (drawn === undefined) return;
  const attributes = encoding.fields.map(({ name, type }, index): TileAttribute => {
    return { name, type, value: values[index] ?? null };
  });
  writer.add({ id, attributes: [...attributes, ...extrasOf(id, shape)], drawing: drawn });
}

type Extras = (id: number, shape: Shape) => readonly TileAttribute[];

function describeExtras({ kept, hasZ }: Encoding): Extras {
  const counts =
    kept?.counts && new Map(kept.ids.map((id, index) => [Number(id), kept.counts?.[index] ?? 1]));
  const attribute = (name: string, type: FieldType, value: number | null): TileAttribute => ({
    name,
    type,
    value,
  });
  return (id, shape) => [
    ...(hasZ ? [attribute(Z, 'esriFieldTypeDouble', zOf(shape))] : []),
    ...(counts === undefined ? [] : [attribute(POINT_COUNT, 'esriFieldTypeInteger', counts.get(id) ?? 1)]),
    ...(kept?.omitted === undefined ? [] : [attribute(OMITTED_COUNT, 'esriFieldTypeInteger', kept.omitted)]),
  ];
}

function zOf(shape: Shape): number | null {
  if (shape.kind !== 'point') return null;
  const { numbers, zAt } = shape.position;
  const z = zAt === undefined ? NaN : (numbers[zAt] ?? NaN);
  return Number.isFinite(z) ? z : null;
}
