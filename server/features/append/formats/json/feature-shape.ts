import type { CellColumn, CellLayout, JsonNotation, SourceRow } from '../../source/source-format.js';
import type { FeatureShape, MemberKind } from './feature-cells.js';
import { isBigInteger } from '../../../../lib/big-integers.js';
import { parseList } from './json-source.js';

/** Names with escapes, or whose order an object does not keep. */
const ODD_NAME = /["\\\p{Cc}\p{Surrogate}]|^\d+$/u;

/**
 * Guesses the shape of most features from the first ones: the attributes of the feature with the most, and
 * geometries as point cells if possible, otherwise as JSON.
 */
export function shapesOf(rows: readonly SourceRow[], notation: JsonNotation): FeatureShape[] {
  let names: readonly string[] = [];
  for (const { attributes } of rows) {
    const found = Object.keys(attributes);
    if (found.length > names.length) names = found;
  }
  if (names.length === 0 || names.some((name) => ODD_NAME.test(name))) return [];
  const kinds = new Map<string, MemberKind>();
  for (const { attributes } of rows) {
    for (const name of names) if (!kinds.has(name)) setKind(kinds, name, attributes[name]);
  }
  // A member that is null in all of them may have any kind later.
  const members = names.map((name) => ({ name, kind: kinds.get(name) ?? 'string' }));
  const geometry = rows.find((row) => typeof row.geometry === 'object' && row.geometry !== null)?.geometry;
  const shape = { notation, members, hasPoints: false };
  return isPoint(geometry) ? [{ ...shape, hasPoints: true }, shape] : [shape];
}

function setKind(kinds: Map<string, MemberKind>, name: string, value: unknown): void {
  const kind = typeof value;
  if (kind === 'string' || kind === 'number' || kind === 'boolean') kinds.set(name, kind);
}

function isPoint(geometry: unknown): boolean {
  return (geometry as { readonly type?: unknown } | undefined)?.type === 'Point' || isEsriPoint(geometry);
}

function isEsriPoint(geometry: unknown): boolean {
  return typeof geometry === 'object' && geometry !== null && 'x' in geometry;
}

/** Cell layout of features of a shape, as `FeatureScanner` reports it. */
export function layoutOf(
  { notation, members, hasPoints }: FeatureShape,
  options: { readonly keepsBigIntegers: boolean },
): CellLayout {
  const cell = members.length;
  const columns = members.map(({ name, kind }, index) => ({
    ...{ name, cell: index, cellCount: 1 },
    ...columnOf(kind, options),
  }));
  const place = hasPoints
    ? { pointCells: { x: cell, y: cell + 1 } }
    : {
        shape: {
          ...{ cell, notation },
          parse: (bytes: Buffer, start: number, end: number) =>
            parseList(bytes.subarray(start, end), options)[0],
        },
      };
  return { columns, geometryCell: undefined, ...place, isGeometryAlone: true, mayLoseGeometry: false };
}

function columnOf(
  kind: MemberKind,
  { keepsBigIntegers }: { readonly keepsBigIntegers: boolean },
): Pick<CellColumn, 'form' | 'read'> {
  if (kind === 'string') return { form: 'cell', read: (text) => text };
  if (kind === 'boolean') return { form: undefined, read: (text) => text === 'true' };
  return {
    form: 'number',
    read: (text) => (keepsBigIntegers && isBigInteger(text) ? text : Number(text)),
  };
}
