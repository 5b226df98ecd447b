import type { Box } from '../../storage/dialect.js';
import { describeField } from '../describe-field.js';
import type { Field } from '../layer.js';
import { writeEsriPatches } from './geometry/esri-patches.js';
import { writeEsriGeometry } from './geometry/esri-geometry.js';
import { writeGeoJsonGeometry } from './geometry/geojson-geometry.js';
import type { Shape } from './geometry/read-wkb.js';
import { writeNumber } from './geometry/write-positions.js';
import { writeQuantizedGeometry } from './geometry/quantized-geometry.js';
import type { GeometryForm } from './geometry-form.js';
import type { QueryPlan } from './query-plan.js';
import { readShape } from './read-shape.js';
import type { FeaturePage, FeatureRow } from './query-repository.js';
import type { AttributeColumn } from './sql/attribute-columns.js';

/** A page of features as the reply's JSON text, in the plan's format. */
export function writeFeatures(plan: QueryPlan, { columns, rows }: FeaturePage): string {
  const hasMore = rows.length > plan.limit;
  const shown = hasMore && plan.isAllOrNothing ? [] : rows.slice(0, plan.limit);
  const write = plan.format === 'geojson' ? writeGeoJsonFeature : writeEsriFeature;
  const features = shown.map((row) => write(row, plan, writeAttributes(row, columns))).join(',');
  if (plan.format === 'geojson') {
    const more = hasMore ? ',"properties":{"exceededTransferLimit":true}' : '';
    return `{"type":"FeatureCollection","features":[${features}]${more}}`;
  }
  const head = JSON.stringify(describePage(plan, hasMore));
  return `${head.slice(0, -1)},"features":[${features}]}`;
}

export function writeObjectIds({ layer }: QueryPlan, ids: string): string {
  return `{"objectIdFieldName":${JSON.stringify(layer.objectIdField)},"objectIds":[${ids}]}`;
}

/** `NaN` as text, or an empty `bbox`, where nothing has a geometry: clients know these. */
export function writeExtent(plan: QueryPlan, box: Box | undefined, count: number | undefined): string {
  const sides = box ?? { xmin: 'NaN', ymin: 'NaN', xmax: 'NaN', ymax: 'NaN' };
  const extent =
    plan.format === 'geojson'
      ? { bbox: box === undefined ? [] : [box.xmin, box.ymin, box.xmax, box.ymax] }
      : { ...sides, spatialReference: plan.outReference.shown };
  return JSON.stringify({ extent, ...(count !== undefined && { count }) });
}

/** All of a page in Esri JSON but its features. */
function describePage(plan: QueryPlan, hasMore: boolean): object {
  const { layer } = plan;
  const fields = plan.fields.map(describeColumn);
  if (plan.grouping !== undefined) return { fields, ...(hasMore && { exceededTransferLimit: true }) };
  return {
    objectIdFieldName: layer.objectIdField,
    uniqueIdField: { name: layer.objectIdField, isSystemMaintained: true },
    globalIdFieldName: layer.globalIdField ?? '',
    ...(layer.geometryType !== undefined && {
      geometryType: plan.multipatchForm === 'footprint' ? 'esriGeometryPolygon' : layer.geometryType,
      spatialReference: plan.outReference.shown,
    }),
    ...(plan.hasZ && { hasZ: true }),
    ...(plan.hasM && { hasM: true }),
    ...(plan.hasGeometry && describeTransform(plan.form)),
    fields,
    ...(hasMore && { exceededTransferLimit: true }),
  };
}

/** How steps become coordinates again. */
function describeTransform({ quantization }: GeometryForm): object {
  if (quantization === undefined) return {};
  const { originPosition, scale, translate } = quantization;
  return { transform: { originPosition, scale: [scale, scale], translate } };
}

function describeColumn(field: Field): object {
  const { name, type, alias, sqlType, length, domain, defaultValue } = describeField(field);
  return { name, type, alias, sqlType, ...(length !== undefined && { length }), domain, defaultValue };
}

function writeAttributes(row: FeatureRow, columns: readonly AttributeColumn[]): string {
  const members = columns.map((column, index) => {
    const value = row[`c${index}`];
    if (column.kind === 'members') return String(value);
    return `${JSON.stringify(column.name)}:${writeNumber(typeof value === 'number' ? value : undefined)}`;
  });
  return `{${members.join(',')}}`;
}

function writeEsriFeature({ shape }: FeatureRow, plan: QueryPlan, attributes: string): string {
  if (!plan.hasGeometry) return `{"attributes":${attributes}}`;
  if (plan.multipatchForm === 'patches') {
    const patches = shape === null || shape === undefined ? 'null' : writeEsriPatches(shape);
    return `{"attributes":${attributes},"geometry":${patches}}`;
  }
  return `{"attributes":${attributes},"geometry":${writeShape(readShape(shape, plan), plan)}}`;
}

function writeShape(shape: Shape | undefined, plan: QueryPlan): string {
  if (shape === undefined) return 'null';
  const { quantization } = plan.form;
  return quantization === undefined
    ? writeEsriGeometry(shape, plan)
    : writeQuantizedGeometry(shape, quantization, plan);
}

function writeGeoJsonFeature({ id, shape }: FeatureRow, plan: QueryPlan, attributes: string): string {
  if (id === undefined) return `{"type":"Feature","geometry":null,"properties":${attributes}}`;
  const geometry = readShape(shape, plan);
  const text = geometry === undefined ? 'null' : writeGeoJsonGeometry(geometry, plan);
  return `{"type":"Feature","id":${String(id)},"geometry":${text},"properties":${attributes}}`;
}
