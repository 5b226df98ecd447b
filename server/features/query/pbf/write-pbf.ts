import { setImmediate as takeTurns } from 'node:timers/promises';
import { PbfWriter } from 'pbf';
import type { Box } from '../../../storage/sql/dialect.js';
import type { GeometryProperties } from '../../model/describe-measures.js';
import { type Field, type SpatialReference } from '../../model/layer.js';
import type { Quantization } from '../geometry/quantize.js';
import type { Positions, Shape } from '../geometry/read-wkb.js';
import type { QueryPlan } from '../plan/query-plan.js';
import type { FeaturePage } from '../sql/feature-page.js';
import { YieldBudget } from '../render/yield-budget.js';
import { FIELD_TYPES, GEOMETRY_TYPES, NO_GEOMETRY, ORIGIN_POSITIONS, SQL_TYPES } from './enums.js';
import { type ReadFeature, readFeatures } from './read-features.js';
import { REST_SCALE, writeGeometry } from './write-geometry.js';
import { writeValue } from './write-value.js';

/*
 * Replies to `f=pbf`: messages of FeatureCollection.proto (https://github.com/Esri/arcgis-pbf). The numbers are
 * those of their members.
 */

/** Bytes that are written in a row at most. */
const BYTES_PER_YIELD = 100_000;

/** Writes a page of features. Coordinates are whole steps, by default of a ten-thousandth of a unit. */
export async function writeFeaturesPbf(plan: QueryPlan, page: FeaturePage): Promise<Buffer> {
  const features: ReadFeature[] = [];
  let areDegrees = true;
  for await (const rows of page.parts) {
    for (const row of rows) {
      for (const piece of readFeatures(row, plan)) {
        features.push(...piece);
        areDegrees &&= piece.every(({ shape }) => isInDegrees(shape));
        await takeTurns();
      }
    }
  }
  const quantization = plan.form.quantization ?? fineSteps(areDegrees);
  const pieces = [writeHead(plan, page.hasMore, quantization)];
  let pbf = new PbfWriter();
  const turn = new YieldBudget(BYTES_PER_YIELD);
  for (const feature of features) {
    const before = pbf.pos;
    pbf.writeMessage(FEATURES, writeFeature, { feature, plan, quantization });
    if (!turn.isSpent(pbf.pos - before)) continue;
    pieces.push(pbf.finish());
    pbf = new PbfWriter();
    await turn.yieldAndReset();
  }
  return wrapResult(FEATURE_RESULT, [...pieces, pbf.finish()]);
}

const FEATURE_RESULT = 1;
const FEATURES = 15;

/** Writes all members of a `FeatureResult` except its features. */
function writeHead(plan: QueryPlan, hasMore: boolean, quantization: Quantization): Uint8Array {
  const pbf = new PbfWriter();
  const { layer, geometryProperties } = plan;
  if (plan.grouping === undefined) {
    pbf.writeStringField(1, layer.objectIdField);
    pbf.writeMessage(2, writeUniqueIdField, layer.objectIdField);
    if (layer.globalIdField !== undefined) pbf.writeStringField(3, layer.globalIdField);
    if (geometryProperties !== undefined) pbf.writeMessage(5, writeGeometryProperties, geometryProperties);
  }
  pbf.writeVarintField(7, plan.hasGeometry ? geometryTypeOf(plan) : NO_GEOMETRY);
  if (plan.hasGeometry) pbf.writeMessage(8, writeSpatialReference, plan.outReference.shown);
  if (hasMore) pbf.writeBooleanField(9, true);
  if (plan.hasZ) pbf.writeBooleanField(10, true);
  if (plan.hasM) pbf.writeBooleanField(11, true);
  if (plan.hasGeometry) pbf.writeMessage(12, writeTransform, quantization);
  for (const field of plan.fields) pbf.writeMessage(13, writeField, field);
  return pbf.finish();
}

interface FeatureWriting {
  readonly feature: ReadFeature;
  readonly plan: QueryPlan;
  readonly quantization: Quantization;
}

function writeFeature({ feature, plan, quantization }: FeatureWriting, pbf: PbfWriter): void {
  const { values, shape } = feature;
  plan.fields.forEach(({ type }, index) => {
    pbf.writeMessage(1, writeValue, { type, value: values[index] ?? null });
  });
  if (shape !== undefined) pbf.writeMessage(2, writeGeometry, { shape, quantization, dimensions: plan });
}

export function writeCountPbf(count: number): Buffer {
  return writeResult(2, (pbf) => {
    pbf.writeVarintField(1, count);
  });
}

/** @param ids - as text with commas between. */
export function writeObjectIdsPbf({ layer }: QueryPlan, ids: string): Buffer {
  return writeResult(3, (pbf) => {
    pbf.writeStringField(1, layer.objectIdField);
    pbf.writePackedVarint(3, ids === '' ? [] : ids.split(',').map(Number));
  });
}

export function writeExtentPbf(
  { outReference }: QueryPlan,
  box: Box | undefined,
  count: number | undefined,
): Buffer {
  return writeResult(4, (pbf) => {
    const { xmin, ymin, xmax, ymax } = box ?? { xmin: NaN, ymin: NaN, xmax: NaN, ymax: NaN };
    pbf.writeMessage(
      1,
      (sides, envelope) => {
        sides.forEach((side, index) => {
          envelope.writeDoubleField(index + 1, side);
        });
        envelope.writeMessage(5, writeSpatialReference, outReference.shown);
      },
      [xmin, ymin, xmax, ymax],
    );
    if (count !== undefined) pbf.writeVarintField(2, count);
  });
}

/** A `FeatureCollectionPBuffer` with one of the four kinds of results. */
function writeResult(kind: 1 | 2 | 3 | 4, write: (pbf: PbfWriter) => void): Buffer {
  const pbf = new PbfWriter();
  write(pbf);
  return wrapResult(kind, [pbf.finish()]);
}

/** @param pieces - the result's members. */
function wrapResult(kind: 1 | 2 | 3 | 4, pieces: readonly Uint8Array[]): Buffer {
  const result = prefix(kind, pieces);
  return Buffer.concat([prefix(2, [result, ...pieces]), result, ...pieces]);
}

/** Writes the tag and length that precede a message made of pieces. */
function prefix(member: number, pieces: readonly Uint8Array[]): Uint8Array {
  const pbf = new PbfWriter();
  pbf.writeTag(member, LENGTH_DELIMITED);
  pbf.writeVarint(pieces.reduce((length, piece) => length + piece.length, 0));
  return pbf.finish();
}

const LENGTH_DELIMITED = 2;

function geometryTypeOf({ layer, multipatchForm }: QueryPlan): number {
  if (multipatchForm === 'footprint') return GEOMETRY_TYPES.esriGeometryPolygon;
  return layer.geometryType === undefined ? NO_GEOMETRY : GEOMETRY_TYPES[layer.geometryType];
}

function writeUniqueIdField(name: string, pbf: PbfWriter): void {
  pbf.writeStringField(1, name);
  pbf.writeBooleanField(2, true);
}

function writeGeometryProperties(
  { shapeAreaFieldName, shapeLengthFieldName, units }: GeometryProperties,
  pbf: PbfWriter,
): void {
  if (shapeAreaFieldName !== undefined) pbf.writeStringField(1, shapeAreaFieldName);
  if (shapeLengthFieldName !== undefined) pbf.writeStringField(2, shapeLengthFieldName);
  if (units !== undefined) pbf.writeStringField(3, units);
}

function writeSpatialReference({ wkid, latestWkid, wkt }: SpatialReference, pbf: PbfWriter): void {
  if (wkid !== undefined) pbf.writeVarintField(1, wkid);
  if (latestWkid !== undefined) pbf.writeVarintField(2, latestWkid);
  if (wkt !== undefined) pbf.writeStringField(5, wkt);
}

function writeField({ name, type, alias, domain, defaultValue }: Field, pbf: PbfWriter): void {
  pbf.writeStringField(1, name);
  pbf.writeVarintField(2, FIELD_TYPES[type]);
  pbf.writeStringField(3, alias);
  pbf.writeVarintField(4, SQL_TYPES[type]);
  if (domain !== null) pbf.writeStringField(5, JSON.stringify(domain));
  if (defaultValue !== null) pbf.writeStringField(6, String(defaultValue));
}

function writeTransform({ originPosition, scale, translate }: Quantization, pbf: PbfWriter): void {
  pbf.writeVarintField(1, ORIGIN_POSITIONS[originPosition]);
  const four = (values: readonly number[], members: PbfWriter): void => {
    values.forEach((value, index) => {
      members.writeDoubleField(index + 1, value);
    });
  };
  // x, y, m and z.
  pbf.writeMessage(2, four, [scale, scale, REST_SCALE, REST_SCALE]);
  pbf.writeMessage(3, four, [...translate, 0, 0]);
}

// World bounds in degrees, with a margin for geometries that wrap around.
const MOST_DEGREES = 400;

/** Precision of about a tenth of a millimetre, in degrees and in metres. */
function fineSteps(areDegrees: boolean): Quantization {
  return {
    originPosition: 'upperLeft',
    scale: areDegrees ? 1e-9 : 1e-4,
    translate: [0, 0],
    keepsAll: true,
  };
}

function isInDegrees(shape: Shape | undefined): boolean {
  return shape === undefined || partsOf(shape).every(isSmall);
}

function isSmall({ numbers, stride }: Positions): boolean {
  for (let at = 0; at < numbers.length; at += stride) {
    if (Math.abs(numbers[at] ?? 0) > MOST_DEGREES || Math.abs(numbers[at + 1] ?? 0) > MOST_DEGREES)
      return false;
  }
  return true;
}

function partsOf(shape: Shape): readonly Positions[] {
  switch (shape.kind) {
    case 'point':
      return [shape.position];
    case 'points':
      return [shape.positions];
    case 'lines':
      return shape.lines;
    case 'polygons':
      return shape.polygons.flat();
  }
}
