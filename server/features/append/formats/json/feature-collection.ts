import { JobError } from '../../../../jobs/job.js';
import type { SpatialReference } from '../../../model/layer.js';
import { Refusal, shortText } from '../../report/report.js';
import { asSpatialReference, isUnclearReference } from '../../source-info/source-info.js';
import { esriColumns, esriGeometry } from './esri-columns.js';
import type { ElementArray } from './json-outline.js';
import { readFeatureRows } from './feature-rows.js';
import { describeJson, readElements } from './json-source.js';
import { type GeometrySorter, ownReference, splitByReference } from './own-references.js';
import { esriFeatureMisfit, rootMisfit } from './member-rules.js';
import { dequantize, type QuantizationTransform, readTransform } from './quantized.js';
import { listNames } from '../../../../lib/text/list-names.js';
import { unreadableSource } from '../../source/source-error.js';
import type {
  DescribeOptions,
  SourceColumn,
  SourceFile,
  SourceFormat,
  SourceGeometry,
  SourceRow,
  SourceTable,
} from '../../source/source-format.js';

const NAME = 'featureCollection';

/**
 * Esri feature collection in all shapes that clients send: `{layers: […]}`, `{featureCollection: {layers:
 * […]}}`, `{layerDefinition, featureSet}`, `{features: […]}` and a bare array.
 */
export const featureCollection: SourceFormat = {
  name: NAME,
  synonyms: ['featurecollection'],
  needsSourceInfo: false,
  fitsEdits: true,
  encoding: 'utf-8',
  hasTypes: false,
  describe,
};

async function describe(file: SourceFile, options: DescribeOptions): Promise<SourceTable> {
  const { outline, arrays } = await describeJson(file, NAME, options.signal);
  const table = chooseTable(findTables(outline, arrays), options);
  const elements = { format: NAME, signal: options.signal, keepsBigIntegers: false };
  const declared = table.spatialReference ?? options.sourceInfo.sourceSpatialReference;
  if (declared === undefined && table.unclearReference !== undefined) {
    const told = shortText(JSON.stringify(table.unclearReference), { maxLength: MAX_QUOTED });
    throw unreadableSource(NAME, `its spatialReference ${told} is unknown; give appendSourceInfo.sourceSR`);
  }
  const spatialReference = (await firstGeometryReference(file, table.array, elements)) ?? declared;
  return splitByReference({ declared, common: spatialReference }, (reference, sort, { hasUnstated }) => ({
    fields: undefined,
    notation: 'esri',
    spatialReference: reference,
    recordCount: table.array.elementCount,
    ...(table.columns && { columns: table.columns }),
    ...(table.geometry && { geometry: table.geometry }),
    warnings: table.warnings,
    read(options) {
      const { hasOnlyM, transform } = table;
      const facts = { sort, hasOnlyM, transform };
      return readFeatureRows(
        {
          ...{ file, array: table.array, format: NAME, notation: 'esri' },
          toRow: (element, number) => toRow(element, number, facts),
          mayTake: hasUnstated && !hasOnlyM && transform === undefined,
        },
        options,
      );
    },
  }));
}

/** Maximum length of a reference that an error quotes, in characters. */
const MAX_QUOTED = 200;

interface FoundTable {
  readonly name: string | undefined;
  /** Id in its `layerDefinition`. */
  readonly id: number | undefined;
  readonly array: ElementArray;
  /** Columns and geometry, from the definition or the set. */
  readonly columns: readonly SourceColumn[] | undefined;
  readonly geometry: SourceGeometry | undefined;
  /** True if the third number of its vertices is m. */
  readonly hasOnlyM: boolean;
  readonly spatialReference: SpatialReference | undefined;
  /** Quantization of the coordinates; absent if there is none. */
  readonly transform: QuantizationTransform | undefined;
  readonly warnings: readonly string[];
  /** Value given as a spatial reference that is not valid. */
  readonly unclearReference: unknown;
}

type Members = Readonly<Record<string, unknown>>;

function findTables(outline: unknown, arrays: readonly ElementArray[]): FoundTable[] {
  if (typeof outline === 'number')
    return [toTable({ features: outline }, arrays)].flatMap((table) => table ?? []);
  const root = asMembers(outline);
  if (root['type'] === 'FeatureCollection' || root['type'] === 'Feature') {
    throw unreadableSource(NAME, 'it is GeoJSON; give appendUploadFormat=geojson');
  }
  const misfit = rootMisfit(root);
  if (misfit !== undefined) throw unreadableSource(NAME, misfit);
  const collection = root['featureCollection'] === undefined ? root : asMembers(root['featureCollection']);
  const layers: unknown = collection['layers'];
  const candidates = Array.isArray(layers) ? layers.map(asMembers) : [collection];
  const tables = candidates.flatMap((candidate) => toTable(candidate, arrays) ?? []);
  if (tables.length === 0) throw unreadableSource(NAME, 'it has no "features" array');
  return tables;
}

function toTable(layer: Members, arrays: readonly ElementArray[]): FoundTable | undefined {
  const set = layer['featureSet'] === undefined ? layer : asMembers(layer['featureSet']);
  const index = set['features'];
  const array = typeof index === 'number' ? arrays[index] : undefined;
  if (array === undefined) return undefined;
  const definition = asMembers(layer['layerDefinition']);
  const name = definition['name'] ?? layer['name'];
  const id = definition['id'] ?? layer['id'];
  const flag = (key: string): unknown => set[key] ?? definition[key];
  const transform = readTransform(set['transform'] ?? layer['transform']);
  if (typeof transform === 'string')
    throw unreadableSource(NAME, `its "transform" cannot be read: ${transform}`);
  const references = [
    set['spatialReference'],
    definition['spatialReference'],
    asMembers(definition['extent'])['spatialReference'],
  ];
  return {
    name: typeof name === 'string' ? name : undefined,
    id: typeof id === 'number' ? id : undefined,
    array,
    hasOnlyM: flag('hasM') === true && flag('hasZ') !== true,
    transform,
    warnings: warningsOf(set, references, flag('hasZ') === true),
    columns: esriColumns(flag('fields')),
    geometry: esriGeometry(flag('geometryType'), flag('hasZ'), flag('hasM')),
    spatialReference: references.map(asSpatialReference).find((reference) => reference !== undefined),
    unclearReference: references.find(isUnclearReference),
  };
}

function warningsOf(set: Members, references: readonly unknown[], hasZ: boolean): string[] {
  const vertical = references.map((one) => asMembers(one)['vcsWkid']).find((one) => typeof one === 'number');
  return [
    ...(set['exceededTransferLimit'] === true
      ? ['The source does not hold all features: its exceededTransferLimit is true.']
      : []),
    ...(hasZ && vertical !== undefined
      ? [`Heights are kept as they are; vertical reference ${String(vertical)} is not converted.`]
      : []),
  ];
}

type Choice = Pick<DescribeOptions, 'tableName' | 'tableId' | 'isOneOfSeveral'>;

function chooseTable(tables: readonly FoundTable[], wanted: Choice): FoundTable {
  const { tableName, tableId, isOneOfSeveral } = wanted;
  const [first] = tables;
  // A single layer needs no name, and a wrong name is ignored, unless the source fills several layers.
  if (first !== undefined && tables.length === 1 && isOneOfSeveral !== true) return first;
  const names = listNames(tables.map((table) => table.name ?? '(no name)'));
  if (tableId !== undefined) {
    // If no layer states its number, count them.
    const counted = tables.every(({ id }) => id === undefined) ? tables[tableId] : undefined;
    const numbered = tables.find(({ id }) => id === tableId) ?? counted;
    if (numbered !== undefined) return numbered;
    throw new JobError(
      'append.table_unknown',
      `The source has no layer ${String(tableId)}. It has: ${names}.`,
    );
  }
  if (tableName === undefined) {
    throw new JobError(
      'append.table_needed',
      `The source has several layers: ${names}. Give sourceTableName.`,
    );
  }
  const chosen =
    tables.find(({ name }) => name === tableName) ??
    tables.find(({ name }) => name?.toLowerCase() === tableName.toLowerCase()) ??
    tables.find(({ id }) => String(id) === tableName);
  if (chosen !== undefined) return chosen;
  throw new JobError('append.table_unknown', `The source has no layer ${tableName}. It has: ${names}.`);
}

/** The nearest statement applies: a geometry's own reference overrides that of its set. */
async function firstGeometryReference(
  file: SourceFile,
  array: ElementArray,
  options: Parameters<typeof readElements>[2],
): Promise<SpatialReference | undefined> {
  const [segment] = array.segments;
  if (segment === undefined) return undefined;
  for await (const { elements } of readElements(file, { ...array, segments: [segment] }, options)) {
    for (const element of elements) {
      const reference = ownReference(asMembers(element)['geometry']);
      if (reference !== undefined) return reference;
    }
  }
  return undefined;
}

interface TableFacts {
  readonly sort: GeometrySorter;
  readonly hasOnlyM: boolean;
  readonly transform: QuantizationTransform | undefined;
}

/** `undefined` for a feature in another spatial reference than that of this reading. */
function toRow(element: unknown, number: number, facts: TableFacts): SourceRow | undefined {
  const { sort, hasOnlyM, transform } = facts;
  const { attributes, geometry: stated } = asMembers(element);
  const given = transform === undefined ? stated : dequantize(stated, transform, hasOnlyM);
  const place = sort(given);
  if (place === 'elsewhere') return undefined;
  if (place !== 'here') return { number, attributes: {}, geometry: undefined, refusal: place };
  const misfit = esriFeatureMisfit(element);
  if (misfit !== undefined) return { number, attributes: {}, geometry: undefined, refusal: misfit };
  // Without hasM, the geometry's m would be read as z.
  const isMarked = hasOnlyM && typeof given === 'object' && given !== null;
  const geometry = isMarked ? { hasM: true, ...given } : given;
  const isObject = typeof attributes === 'object' && attributes !== null && !Array.isArray(attributes);
  if (isObject) return { number, attributes: attributes as Members, geometry };
  if (geometry !== undefined && (attributes === undefined || attributes === null)) {
    return { number, attributes: {}, geometry };
  }
  const refusal = new Refusal('invalid_row', 'must be a feature with "attributes"');
  return { number, attributes: {}, geometry: undefined, refusal };
}

function asMembers(value: unknown): Members {
  return typeof value === 'object' && value !== null ? (value as Members) : {};
}
