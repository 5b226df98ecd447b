import { Utf8Writer } from '../../../lib/text/utf8-writer.js';
import type { Positions, Shape } from './read-wkb.js';
import { type Dimensions, turnsRing, writeNumber, writePositions } from './write-positions.js';

/**
 * Writes a geometry as Esri JSON. Outer rings run clockwise, holes the other way. It yields between pieces, so that a
 * long geometry does not block other work.
 */
export function writeEsriGeometry(
  out: Utf8Writer,
  shape: Shape,
  dimensions: Dimensions,
): Generator<undefined> {
  const { hasZ, hasM } = dimensions;
  // Tells readers that the third number is z or m.
  const flags = `${hasZ ? '"hasZ":true,' : ''}${hasM ? '"hasM":true,' : ''}`;
  switch (shape.kind) {
    case 'point':
      return writeSteps(out, [{ words: esriPoint(shape.position, dimensions) }], dimensions);
    case 'points':
      return writeSteps(out, stepsOf(`{${flags}"points":[`, [shape.positions], ']}'), dimensions);
    case 'lines':
      return writeSteps(out, stepsOf(`{${flags}"paths":[[`, shape.lines, ']]}'), dimensions);
    case 'polygons':
      return writeSteps(
        out,
        stepsOfRings(`{${flags}"rings":[[`, shape.polygons, '],[', ']]}', 'clockwise'),
        dimensions,
      );
  }
}

/**
 * Writes a geometry as GeoJSON by RFC 7946: outer rings run counterclockwise, and m is omitted. Single lines and
 * polygons stay single. It yields between pieces, so that a long geometry does not block other work.
 */
export function writeGeoJsonGeometry(
  out: Utf8Writer,
  shape: Shape,
  { hasZ }: Pick<Dimensions, 'hasZ'>,
): Generator<undefined> {
  return writeSteps(out, geoJsonSteps(shape), { hasZ, hasM: false });
}

/** Buffer size that suffices for the text of most geometries. */
const TEXT_BYTES = 1000;

/** Returns a geometry as Esri JSON text. */
export function esriGeometryText(shape: Shape, dimensions: Dimensions): string {
  const out = new Utf8Writer(TEXT_BYTES);
  const writing = writeEsriGeometry(out, shape, dimensions);
  while (writing.next().done !== true);
  return out.take().toString('latin1');
}

/** Constant text, followed by positions. */
interface Step {
  readonly words: string;
  readonly line?: Positions;
  /** True to write positions from the last to the first. */
  readonly isReversed?: boolean;
}

function geoJsonSteps(shape: Shape): Step[] {
  const head = (type: string, brackets: string): string => `{"type":"${type}","coordinates":${brackets}`;
  switch (shape.kind) {
    case 'point':
      return stepsOf(head('Point', ''), [shape.position], '}');
    case 'points':
      return stepsOf(head('MultiPoint', '['), [shape.positions], ']}');
    case 'lines':
      return shape.lines.length === 1
        ? stepsOf(head('LineString', '['), shape.lines, ']}')
        : stepsOf(head('MultiLineString', '[['), shape.lines, ']]}');
    case 'polygons':
      return shape.polygons.length === 1
        ? stepsOfRings(head('Polygon', '[['), shape.polygons, '', ']]}', 'counterclockwise')
        : stepsOfRings(head('MultiPolygon', '[[['), shape.polygons, ']],[[', ']]]}', 'counterclockwise');
  }
}

function stepsOf(head: string, lines: readonly Positions[], tail: string): Step[] {
  const steps: Step[] = [];
  for (const line of lines) steps.push({ words: steps.length === 0 ? head : '],[', line });
  steps.push({ words: tail });
  return steps;
}

/**
 * Orients rings, which databases store as they were sent: the first ring of a polygon in the requested
 * direction, and its holes in the opposite one.
 */
function stepsOfRings(
  head: string,
  polygons: readonly (readonly Positions[])[],
  between: string,
  tail: string,
  outer: 'clockwise' | 'counterclockwise',
): Step[] {
  const steps: Step[] = [];
  for (const rings of polygons) {
    let index = 0;
    for (const line of rings) {
      const words = steps.length === 0 ? head : index === 0 ? between : '],[';
      steps.push({ words, line, isReversed: turnsRing(line, index, outer) });
      index += 1;
    }
  }
  steps.push({ words: tail });
  return steps;
}

/** Number of positions written per piece. */
const PIECE = 1000;

function* writeSteps(out: Utf8Writer, steps: readonly Step[], dimensions: Dimensions): Generator<undefined> {
  let left = PIECE;
  for (const { words, line, isReversed = false } of steps) {
    out.addAscii(words);
    if (line === undefined) continue;
    const count = line.numbers.length / line.stride;
    for (let from = 0; from < count;) {
      const to = Math.min(from + left, count);
      if (from > 0) out.addAscii(',');
      writePositions(out, line, from, to, dimensions, isReversed);
      left -= to - from;
      from = to;
      if (left > 0) continue;
      yield;
      left = PIECE;
    }
  }
}

function esriPoint({ numbers, zAt, mAt }: Positions, { hasZ, hasM }: Dimensions): string {
  const z = hasZ ? `,"z":${zAt === undefined ? '0' : writeNumber(numbers[zAt])}` : '';
  const m = hasM ? `,"m":${mAt === undefined ? 'null' : writeNumber(numbers[mAt])}` : '';
  return `{"x":${writeNumber(numbers[0])},"y":${writeNumber(numbers[1])}${z}${m}}`;
}
