import type { SourceGeometry } from '../../source/source-format.js';
import type { GeometryType } from '../../../model/layer.js';

/** Field as GDAL reports it. */
export interface OgrField {
  readonly name: string;
  /** `Integer`, `Integer64`, `Real`, `String`, `Date`, `Time`, `DateTime`, `Binary` or a list of these. */
  readonly type: string;
  /** `Boolean`, `Int16`, `Float32`, `JSON`, `UUID` or nothing. */
  readonly subtype: string | undefined;
  /** 0 if not reported. */
  readonly width: number;
}

/** Table as GDAL reports it. */
export interface OgrTable {
  readonly name: string;
  /** GDAL's name, such as `3D Measured Multi Point`; `None` for a table without geometry. */
  readonly geometryWords: string;
  readonly geometryColumn: string | undefined;
  /** Names of further geometry columns, which are not read. */
  readonly otherGeometryColumns: readonly string[];
  readonly fidColumn: string | undefined;
  /** `undefined` if it was not counted. */
  readonly featureCount: number | undefined;
  /** Well-known text, version 2. */
  readonly wkt: string | undefined;
  readonly fields: readonly OgrField[];
  /** GDAL's warnings when it opened the source; absent if there were none. */
  readonly warnings?: readonly string[];
}

const FIELD =
  /^(.+): (Integer64List|IntegerList|RealList|StringList|Integer64|Integer|Real|String|DateTime|Date|Time|Binary|WideString)(?:\((\w+)\))? \((\d+)\.(\d+)\)/;

/**
 * Parses the output of `ogrinfo -so -al`. A table whose name contains a newline is misread, and so not found.
 */
export function readOgrInfo(text: string): OgrTable[] {
  const blocks = text.split(/^Layer name: /m).slice(1);
  return blocks.map(readTable);
}

function readTable(block: string): OgrTable {
  const [name = '', ...lines] = block.split('\n');
  const wktLines: string[] = [];
  const fields: OgrField[] = [];
  const values = new Map<string, string>();
  const geometryColumns: string[] = [];
  let isInWkt = false;
  for (const line of lines) {
    // Well-known text and metadata continue on indented lines.
    if (isInWkt && (wktLines.length === 0 || /^\s/.test(line))) {
      wktLines.push(line.trim());
      continue;
    }
    isInWkt = /^(?:Layer SRS WKT|SRS WKT \(.*\)):$/.test(line) && wktLines.length === 0;
    if (isInWkt || /^\s/.test(line)) continue;
    const field = FIELD.exec(line);
    if (field !== null) {
      const [, fieldName = '', type = '', subtype, width = '0'] = field;
      fields.push({ name: fieldName, type, subtype, width: Number(width) });
      continue;
    }
    const [, key = '', value = ''] = /^([\w ]+?)(?: \(.*?\)| \d+)?(?: =|:) (.*)$/.exec(line) ?? [];
    if (key === 'Geometry Column' && value !== '') geometryColumns.push(value);
    // GDAL reads the first of several geometry columns.
    if (!values.has(key)) values.set(key, value);
  }
  const wkt = wktLines.join('');
  return {
    name,
    geometryWords: values.get('Geometry') ?? 'None',
    geometryColumn: nonEmpty(values.get('Geometry Column')),
    otherGeometryColumns: geometryColumns.slice(1),
    fidColumn: nonEmpty(values.get('FID Column')),
    featureCount: values.has('Feature Count') ? Number(values.get('Feature Count')) : undefined,
    wkt: wkt === '' || wkt === '(unknown)' ? undefined : wkt,
    fields,
  };
}

function nonEmpty(text: string | undefined): string | undefined {
  return text === undefined || text === '' ? undefined : text;
}

const TYPES: readonly (readonly [RegExp, GeometryType])[] = [
  [/Multi Point$/, 'esriGeometryMultipoint'],
  [/Point$/, 'esriGeometryPoint'],
  [/(?:Line String|Curve|Circular String)$/, 'esriGeometryPolyline'],
  [/(?:Polygon|Surface)$/, 'esriGeometryPolygon'],
  [/TIN$/, 'esriGeometryMultiPatch'],
];

/** Reads GDAL's name of a geometry type; `null` for no geometry. */
export function readGeometryWords(words: string): SourceGeometry | null {
  if (words === 'None') return null;
  const isPatches = words.includes('Polyhedral');
  const type = TYPES.find(([pattern]) => pattern.test(words))?.[1];
  return {
    type: isPatches ? 'esriGeometryMultiPatch' : type,
    hasZ: /\b3D\b/.test(words),
    hasM: /\bMeasured\b/.test(words),
  };
}
