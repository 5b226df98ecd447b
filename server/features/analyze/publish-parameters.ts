import { DEFAULT_EDITOR_TRACKING } from '../model/service.js';
import { CURRENT_VERSION } from '../model/server-version.js';
import { defaultDrawingInfo } from '../metadata/drawing.js';
import { WEB_MERCATOR } from '../model/spatial-reference.js';
import type { AnalyzedTable } from './analyze-table.js';
import { sqlTypeOf } from './guess-type.js';

/** Names of the formats in `publishParameters`. */
const TYPES: Readonly<Record<string, string>> = {
  excel: 'xls',
  gpkg: 'geoPackage',
  filegdb: 'fileGeodatabase',
};

export interface ParameterOptions {
  /** Name of the service and of its layer. */
  readonly name: string;
  /** Canonical name of the format. */
  readonly format: string;
  /** Name of the analyzed table, if one was named or chosen. */
  readonly tableName: string | undefined;
  /** Names of all tables of the source, if the format lists them. */
  readonly tableNames?: readonly string[] | undefined;
  /** Encoding of text, if the client named it. */
  readonly encoding?: string | undefined;
  readonly sourceUrl: string;
  readonly sourceCountry: string;
  readonly sourceCountryHint?: string | undefined;
}

/** Returns the parameters to publish a table with, which clients also return as `appendSourceInfo`. */
export function makePublishParameters(
  table: AnalyzedTable,
  options: ParameterOptions,
): Record<string, unknown> {
  const { name, format, tableName, tableNames, sourceUrl, sourceCountry, sourceCountryHint } = options;
  const { notes, ...location } = table.location;
  const isText = format === 'csv' || format === 'excel';
  const layerInfo = makeLayerInfo(table, name, notes);
  return {
    type: TYPES[format] ?? format,
    name,
    useBulkInserts: true,
    sourceUrl,
    maxRecordCount: 1000,
    ...(isText && location),
    ...(table.delimiter !== undefined && { columnDelimiter: table.delimiter, qualifier: '"' }),
    ...(options.encoding !== undefined && { encoding: options.encoding }),
    ...(tableName !== undefined && { sourceTableName: tableName }),
    targetSR: WEB_MERCATOR,
    ...(isText && { sourceSR: table.spatialReference ?? { wkid: 4326, latestWkid: 4326 } }),
    editorTrackingInfo: DEFAULT_EDITOR_TRACKING,
    layerInfo,
    // Other formats list only choices that exist.
    ...(tableNames !== undefined && {
      layers: tableNames.map((own, id) =>
        own === tableName ? { ...layerInfo, id, name: own } : { id, name: own },
      ),
    }),
    ...(isText && {
      sourceCountry,
      ...(sourceCountryHint !== undefined && { sourceCountryHint }),
      dateFieldsTimeReference: { timeZone: 'UTC', respectsDaylightSaving: false },
      // Rows whose address is not found are stored without a geometry.
      persistErrors: location.locationType === 'address',
    }),
  };
}

function makeLayerInfo(
  { columns, geometryType, hasZ, hasM }: AnalyzedTable,
  name: string,
  notes: Readonly<Record<string, string>>,
): Record<string, unknown> {
  return {
    currentVersion: CURRENT_VERSION,
    id: 0,
    name,
    type: geometryType === undefined ? 'Table' : 'Feature Layer',
    displayField: columns.find(({ type }) => type === 'esriFieldTypeString')?.name ?? '',
    ...(geometryType !== undefined && {
      geometryType,
      hasZ,
      hasM,
      drawingInfo: defaultDrawingInfo(geometryType),
    }),
    fields: columns.map(({ header, name: fieldName, type, length }) => ({
      name: fieldName,
      type,
      alias: header,
      sqlType: sqlTypeOf(type),
      ...(length !== undefined && { length }),
      locationType: notes[header] ?? 'unknown',
      nullable: true,
      editable: true,
      domain: null,
      defaultValue: null,
    })),
    indexes: [],
    types: [],
    templates: [],
    capabilities: 'Query',
    hasStaticData: false,
    allowGeometryUpdates: true,
    supportedQueryFormats: 'JSON, geoJSON, PBF',
  };
}
