import { setImmediate as takeTurns } from 'node:timers/promises';
import type { Box } from '../../storage/dialect.js';
import { describeField } from '../describe-field.js';
import type { Field } from '../layer.js';
import { writeEsriBox } from './geometry/esri-box.js';
import { writeEsriPatches } from './geometry/esri-patches.js';
import { writeEsriGeometry } from './geometry/esri-geometry.js';
import { writeGeoJsonGeometry } from './geometry/geojson-geometry.js';
import { isLarge, writeLargeGeometry } from './geometry/large-geometry.js';
import { writeNumber } from './geometry/write-positions.js';
import { writeQuantizedGeometry } from './geometry/quantized-geometry.js';
import type { GeometryForm } from './geometry-form.js';
import type { FeaturePage, FeatureRow } from './feature-page.js';
import { isWhole } from './multipatch-form.js';
import { isPlainPoints } from './plain-points.js';
import { unprojectable } from './query-fault.js';
import type { QueryPlan } from './query-plan.js';
import { readShape } from './read-shape.js';
import type { AttributeColumn } from './sql/attribute-columns.js';

/** So many characters are written in a row; then others get their turn. */
const SLICE = 50_000;

/** A page of features as the reply's JSON text, in the plan's format, piece by piece. */
export async function* writeFeatures(plan: QueryPlan, page: FeaturePage): AsyncGenerator<string> {
  const isGeoJson = plan.format === 'geojson';
  const write = isGeoJson ? geoJsonWriter(plan, page.columns) : esriWriter(plan, page.columns);
  const texts = [isGeoJson ? '{"type":"FeatureCollection","features":[' : writeHead(plan, page.hasMore)];
  let length = 0;
  let separator = '';
  for await (const rows of page.parts) {
    for (const row of rows) {
      texts.push(separator);
      separator = ',';
      for (const piece of write(row)) {
        texts.push(piece);
        length += piece.length;
        if (length < SLICE) continue;
        yield texts.splice(0).join('');
        length = 0;
        await takeTurns();
      }
    }
  }
  const more = isGeoJson && page.hasMore ? ',"properties":{"exceededTransferLimit":true}' : '';
  texts.push(']', more, '}');
  yield texts.join('');
}

function writeHead(plan: QueryPlan, hasMore: boolean): string {
  return `${JSON.stringify(describePage(plan, hasMore)).slice(0, -1)},"features":[`;
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

/** Of multipatches that are shown as something else. */
const SHOWN_TYPES: Readonly<Partial<Record<QueryPlan['multipatchForm'], string>>> = {
  footprint: 'esriGeometryPolygon',
  extent: 'esriGeometryEnvelope',
};

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

type RowWriter = (row: FeatureRow) => Iterable<string>;

/** Writes the attributes of a row. What is the same for all rows is made once. */
function attributesWriter(columns: readonly AttributeColumn[]): (row: FeatureRow) => string {
  const parts = columns.map((attribute, index) => {
    const key = `c${String(index)}` as `c${number}`;
    const separator = index === 0 ? '' : ',';
    if (attribute.kind === 'members') return { key, prefix: separator, isNumber: false };
    return { key, prefix: `${separator}${JSON.stringify(attribute.name)}:`, isNumber: true };
  });
  return (row) => {
    let text = '{';
    for (const { key, prefix, isNumber } of parts) {
      const value = row[key];
      text += prefix;
      text += isNumber ? writeNumber(typeof value === 'number' ? value : undefined) : String(value);
    }
    return `${text}}`;
  };
}

function esriWriter(plan: QueryPlan, columns: readonly AttributeColumn[]): RowWriter {
  const attributes = attributesWriter(columns);
  if (!plan.hasGeometry) return (row) => [`{"attributes":${attributes(row)}}`];
  const geometry = geometryWriter(plan);
  return (row) => around(`{"attributes":${attributes(row)},"geometry":`, geometry(row), '}');
}

function geoJsonWriter(plan: QueryPlan, columns: readonly AttributeColumn[]): RowWriter {
  const attributes = attributesWriter(columns);
  if (plan.grouping !== undefined)
    return (row) => [`{"type":"Feature","geometry":null,"properties":${attributes(row)}}`];
  const geometry = plan.hasGeometry ? geometryWriter(plan) : (): string => 'null';
  return (row) =>
    around(
      `{"type":"Feature","id":${String(row.id)},"geometry":`,
      geometry(row),
      `,"properties":${attributes(row)}}`,
    );
}

/** Mostly one piece, of which no list is made then. */
function around(before: string, pieces: string | Iterable<string>, after: string): Iterable<string> {
  return typeof pieces === 'string' ? [before + pieces + after] : chain(before, pieces, after);
}

function* chain(before: string, pieces: Iterable<string>, after: string): Iterable<string> {
  yield before;
  yield* pieces;
  yield after;
}

function geometryWriter(plan: QueryPlan): (row: FeatureRow) => string | Iterable<string> {
  if (isPlainPoints(plan)) return pointWriter(plan);
  if (isWhole(plan.multipatchForm)) {
    const write = plan.multipatchForm === 'extent' ? writeEsriBox : writeEsriPatches;
    return ({ shape }) => (shape === null || shape === undefined ? 'null' : write(shape));
  }
  const { quantization } = plan.form;
  const isGeoJson = plan.format === 'geojson';
  return ({ shape: wkb }) => {
    const shape = readShape(wkb, plan);
    if (shape === undefined) return 'null';
    if (!isGeoJson && quantization !== undefined) return writeQuantizedGeometry(shape, quantization, plan);
    if (isLarge(shape)) return writeLargeGeometry(shape, isGeoJson, plan);
    return isGeoJson ? writeGeoJsonGeometry(shape, plan) : writeEsriGeometry(shape, plan);
  };
}

function pointWriter({ format, layer, outReference }: QueryPlan): (row: FeatureRow) => string {
  const [before, between, after] =
    format === 'geojson' ? ['{"type":"Point","coordinates":[', ',', ']}'] : ['{"x":', ',"y":', '}'];
  const isProjected = outReference.srid !== layer.srid;
  return ({ x, y }) => {
    // A point without coordinates is none.
    if (typeof x !== 'number' || typeof y !== 'number' || Number.isNaN(x)) return 'null';
    if (isProjected && !(Number.isFinite(x) && Number.isFinite(y))) throw unprojectable('outSR');
    return before + writeNumber(x) + between + writeNumber(y) + after;
  };
}
