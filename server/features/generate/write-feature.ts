import type { ColumnValue } from '../append/convert/values/column-values.js';
import type { ConvertedRow } from '../append/convert/convert-rows.js';
import type { AppendPlan } from '../append/mapping/plan.js';
import type { Field, Layer } from '../model/layer.js';
import { readWkb } from '../query/geometry/read-wkb.js';
import { esriGeometryText } from '../query/geometry/write-geometry.js';
import { type GeometryForm, shapeForReply } from '../query/plan/geometry-form.js';

export interface FeatureWriting {
  readonly layer: Layer;
  readonly plan: AppendPlan;
  readonly form: GeometryForm;
}

/**
 * Writes a row as a feature in Esri JSON text, with values in the form of queries. Each geometry states its
 * spatial reference, since scripts assume degrees for single features without one.
 */
export function writeFeature(
  row: ConvertedRow,
  objectId: number,
  { layer, plan, form }: FeatureWriting,
): string {
  const values = new Map(plan.columns.map(({ field }, index) => [field.name, row.values[index] ?? null]));
  const attributes = layer.fields.map((field) => {
    const value = field.name === layer.objectIdField ? objectId : (values.get(field.name) ?? null);
    return `${JSON.stringify(field.name)}:${writeValue(field, value as ColumnValue)}`;
  });
  const head = `{"attributes":{${attributes.join(',')}}`;
  return layer.geometryType === undefined
    ? `${head}}`
    : `${head},"geometry":${writeShape(row, layer, form)}}`;
}

function writeShape({ geometry }: ConvertedRow, layer: Layer, form: GeometryForm): string {
  const whole = geometry === null ? undefined : readWkb(Buffer.from(geometry));
  const shape = whole && shapeForReply(whole, form);
  if (shape === undefined) return 'null';
  const text = esriGeometryText(shape, layer);
  return `${text.slice(0, -1)},"spatialReference":${JSON.stringify(layer.spatialReference)}}`;
}

function writeValue({ type }: Field, value: ColumnValue): string {
  if (value === null) return 'null';
  if (type === 'esriFieldTypeDate') return String(Date.parse(String(value)));
  // A JavaScript number cannot hold all of its digits.
  return type === 'esriFieldTypeBigInteger' ? String(value) : JSON.stringify(value);
}
