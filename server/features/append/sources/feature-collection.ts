import { JobError } from '../../../jobs/job.js';
import type { SpatialReference } from '../../layer.js';
import { isSameReference } from '../project/spatial-reference.js';
import { Refusal } from '../report.js';
import { asSpatialReference } from '../source-info.js';
import type { ElementArray } from './json/json-outline.js';
import { describeJson, readElements } from './json/json-source.js';
import { unreadable } from './source-error.js';
import type { DescribeOptions, SourceFile, SourceFormat, SourceRow, SourceTable } from './source-format.js';

const NAME = 'featureCollection';

/**
 * Esri's feature collection in all the shapes that clients send: `{layers: […]}`,
 * `{featureCollection: {layers: […]}}`, `{layerDefinition, featureSet}`, `{features: […]}` and a bare array.
 */
export const featureCollection: SourceFormat = {
  name: NAME,
  synonyms: ['featurecollection'],
  needsSourceInfo: false,
  fitsEdits: true,
  describe,
};

async function describe(file: SourceFile, options: DescribeOptions): Promise<SourceTable> {
  const { outline, arrays } = await describeJson(file, NAME, options.signal);
  const table = chooseTable(findTables(outline, arrays), options.tableName);
  const elements = { format: NAME, signal: options.signal, keepsBigIntegers: false };
  const declared = table.spatialReference ?? options.sourceInfo.sourceSpatialReference;
  const spatialReference = (await firstGeometryReference(file, table.array, elements)) ?? declared;
  const references = { declared, common: spatialReference };
  return {
    fields: undefined,
    notation: 'esri',
    spatialReference,
    recordCount: table.array.elementCount,
    async *read({ signal, keepsBigIntegers }) {
      for await (const batch of readElements(file, table.array, { format: NAME, signal, keepsBigIntegers })) {
        const rows = batch.elements.map((element, index) =>
          toRow(element, batch.firstNumber + index, references),
        );
        yield { rows, bytesRead: batch.end };
      }
    },
  };
}

interface FoundTable {
  readonly name: string | undefined;
  readonly array: ElementArray;
  readonly spatialReference: SpatialReference | undefined;
}

type Members = Readonly<Record<string, unknown>>;

function findTables(outline: unknown, arrays: readonly ElementArray[]): FoundTable[] {
  if (typeof outline === 'number')
    return [toTable({ features: outline }, arrays)].flatMap((table) => table ?? []);
  const root = asMembers(outline);
  if (root['type'] === 'FeatureCollection' || root['type'] === 'Feature') {
    throw unreadable(NAME, 'it is GeoJSON; give appendUploadFormat=geojson');
  }
  const collection = root['featureCollection'] === undefined ? root : asMembers(root['featureCollection']);
  const layers: unknown = collection['layers'];
  const candidates = Array.isArray(layers) ? layers.map(asMembers) : [collection];
  const tables = candidates.flatMap((candidate) => toTable(candidate, arrays) ?? []);
  if (tables.length === 0) throw unreadable(NAME, 'it has no "features" array');
  return tables;
}

function toTable(layer: Members, arrays: readonly ElementArray[]): FoundTable | undefined {
  const set = layer['featureSet'] === undefined ? layer : asMembers(layer['featureSet']);
  const index = set['features'];
  const array = typeof index === 'number' ? arrays[index] : undefined;
  if (array === undefined) return undefined;
  const definition = asMembers(layer['layerDefinition']);
  const name = definition['name'] ?? layer['name'];
  const references = [
    set['spatialReference'],
    definition['spatialReference'],
    asMembers(definition['extent'])['spatialReference'],
  ];
  return {
    name: typeof name === 'string' ? name : undefined,
    array,
    spatialReference: references.map(asSpatialReference).find((reference) => reference !== undefined),
  };
}

function chooseTable(tables: readonly FoundTable[], wanted: string | undefined): FoundTable {
  const [first] = tables;
  // One layer needs no name, and a wrong one does no harm.
  if (first !== undefined && tables.length === 1) return first;
  const names = tables.map((table) => table.name ?? '(no name)').join(', ');
  if (wanted === undefined) {
    throw new JobError(
      'append.table_needed',
      `The source has several layers: ${names}. Give sourceTableName.`,
    );
  }
  const chosen = tables.find((table) => table.name?.toLowerCase() === wanted.toLowerCase());
  if (chosen !== undefined) return chosen;
  throw new JobError('append.table_unknown', `The source has no layer ${wanted}. It has: ${names}.`);
}

/** The nearest statement counts: a geometry's own reference goes before that of its set. */
async function firstGeometryReference(
  file: SourceFile,
  array: ElementArray,
  options: Parameters<typeof readElements>[2],
): Promise<SpatialReference | undefined> {
  const [segment] = array.segments;
  if (segment === undefined) return undefined;
  for await (const { elements } of readElements(file, { ...array, segments: [segment] }, options)) {
    for (const element of elements) {
      const reference = asSpatialReference(asMembers(asMembers(element)['geometry'])['spatialReference']);
      if (reference !== undefined) return reference;
    }
  }
  return undefined;
}

interface References {
  /** Of geometries that do not say their own. */
  readonly declared: SpatialReference | undefined;
  /** That all geometries are projected from together. */
  readonly common: SpatialReference | undefined;
}

const otherReference = new Refusal(
  'invalid_geometry',
  'is in another spatial reference than the first geometry of the source',
);

function toRow(element: unknown, number: number, references: References): SourceRow {
  const { attributes, geometry } = asMembers(element);
  if (geometry !== undefined && geometry !== null && !isInCommon(asMembers(geometry), references)) {
    return { number, attributes: {}, geometry: undefined, refusal: otherReference };
  }
  const isObject = typeof attributes === 'object' && attributes !== null && !Array.isArray(attributes);
  if (isObject) return { number, attributes: attributes as Members, geometry };
  if (geometry !== undefined && (attributes === undefined || attributes === null)) {
    return { number, attributes: {}, geometry };
  }
  const refusal = new Refusal('invalid_row', 'not a feature with "attributes"');
  return { number, attributes: {}, geometry: undefined, refusal };
}

/** A geometry of another system must not land in a wrong place. */
function isInCommon(geometry: Members, { declared, common }: References): boolean {
  const stated = asSpatialReference(geometry['spatialReference']) ?? declared;
  return stated === undefined || common === undefined || isSameReference(stated, common);
}

function asMembers(value: unknown): Members {
  return typeof value === 'object' && value !== null ? (value as Members) : {};
}
