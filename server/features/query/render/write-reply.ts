import type { Box } from '../../../storage/sql/dialect.js';
import { describeField } from '../../metadata/describe-field.js';
import type { Field, SpatialReference } from '../../model/layer.js';
import { gdalReference, sridOf } from '../../model/reference-numbers.js';
import type { GeometryForm } from '../plan/geometry-form.js';
import type { FeaturePage } from '../sql/feature-page.js';
import { fillTemplate } from './fill-template.js';
import type { QueryPlan } from '../plan/query-plan.js';
import { Utf8Writer } from '../../../lib/text/utf8-writer.js';
import { YieldBudget } from './yield-budget.js';

/** Maximum number of bytes written without yielding. */
const BYTES_PER_YIELD = 200_000;

/** Writes a page of features as JSON text in the plan's format, piece by piece. */
export async function* writeFeatures(plan: QueryPlan, page: FeaturePage): AsyncGenerator<Buffer> {
  const isGeoJson = plan.format === 'geojson';
  const out = new Utf8Writer();
  out.add(Buffer.from(isGeoJson ? writeGeoJsonHead(plan) : writeHead(plan, page.hasMore)));
  const turn = new YieldBudget(BYTES_PER_YIELD);
  let separator = '';
  for await (const rows of page.parts) {
    for (const row of rows) {
      out.addAscii(separator);
      separator = ',';
      for (const piece of fillTemplate(row, plan, out)) {
        yield piece;
        if (turn.isSpent(piece.length)) await turn.yieldAndReset();
      }
      if (turn.isSpent(0)) await turn.yieldAndReset();
    }
  }
  const more = isGeoJson && page.hasMore ? ',"properties":{"exceededTransferLimit":true}' : '';
  out.addAscii(`]${more}}`);
  yield out.take();
}

function writeHead(plan: QueryPlan, hasMore: boolean): string {
  const filter = plan.shownFilter === undefined ? '' : `"queryGeometry":${plan.shownFilter},`;
  return `${JSON.stringify(describePage(plan, hasMore)).slice(0, -1)},${filter}"features":[`;
}

function writeGeoJsonHead(plan: QueryPlan): string {
  const head = JSON.stringify({
    type: 'FeatureCollection',
    ...(plan.hasGeometry && describeCrs(plan.outReference.shown)),
  });
  return `${head.slice(0, -1)},"features":[`;
}

/**
 * Returns the `crs` member of GeoJSON before RFC 7946, for coordinates other than degrees on WGS 84. GDAL and append
 * read its name: `EPSG:` or `ESRI:` with a number, or the definition as WKT.
 */
function describeCrs(reference: SpatialReference): { crs?: object } {
  if (sridOf(reference) === 4326) return {};
  return { crs: { type: 'name', properties: { name: gdalReference(reference) } } };
}

export function writeObjectIds({ layer }: QueryPlan, ids: string): string {
  return `{"objectIdFieldName":${JSON.stringify(layer.objectIdField)},"objectIds":[${ids}]}`;
}

/** Returns `NaN` as text, or an empty `bbox`, if no feature has a geometry, as clients expect. */
export function writeExtent(plan: QueryPlan, box: Box | undefined, count: number | undefined): string {
  const sides = box ?? { xmin: 'NaN', ymin: 'NaN', xmax: 'NaN', ymax: 'NaN' };
  const extent =
    plan.format === 'geojson'
      ? {
          bbox: box === undefined ? [] : [box.xmin, box.ymin, box.xmax, box.ymax],
          ...(box !== undefined && describeCrs(plan.outReference.shown)),
        }
      : { ...sides, spatialReference: plan.outReference.shown };
  return JSON.stringify({ extent, ...(count !== undefined && { count }) });
}

/** Geometry types of multipatches that the reply shows in another form. */
const SHOWN_TYPES: Readonly<Partial<Record<QueryPlan['multipatchForm'], string>>> = {
  footprint: 'esriGeometryPolygon',
  extent: 'esriGeometryEnvelope',
};

/** Writes all of a page in Esri JSON except its features. */
function describePage(plan: QueryPlan, hasMore: boolean): object {
  const { layer, geometryProperties } = plan;
  const fields = plan.fields.map(describeColumn);
  if (plan.grouping !== undefined) return { fields, ...(hasMore && { exceededTransferLimit: true }) };
  return {
    objectIdFieldName: layer.objectIdField,
    uniqueIdField: { name: layer.objectIdField, isSystemMaintained: true },
    globalIdFieldName: layer.globalIdField ?? '',
    ...(geometryProperties && { geometryProperties }),
    ...(layer.geometryType !== undefined && {
      geometryType: SHOWN_TYPES[plan.multipatchForm] ?? layer.geometryType,
      spatialReference: plan.outReference.shown,
    }),
    ...(plan.hasZ && { hasZ: true }),
    ...(plan.hasM && { hasM: true }),
    ...(plan.hasGeometry && describeTransform(plan.form)),
    fields,
    ...(hasMore && { exceededTransferLimit: true }),
  };
}

/** Describes the transform from steps back to coordinates. */
function describeTransform({ quantization }: GeometryForm): object {
  if (quantization === undefined) return {};
  const { originPosition, scale, translate } = quantization;
  return { transform: { originPosition, scale: [scale, scale], translate } };
}

function describeColumn(field: Field): object {
  const { name, type, alias, sqlType, length, domain, defaultValue } = describeField(field);
  return { name, type, alias, sqlType, ...(length !== undefined && { length }), domain, defaultValue };
}
