import { FairgroundError } from '../../errors/fairground-error.js';

/** Feature in GeoJSON format. */
export interface GeoJsonFeature {
  readonly type: 'Feature';
  readonly id?: string | number;
  readonly geometry: object | null;
  readonly properties: Readonly<Record<string, unknown>> | null;
}

/** Feature in the JSON format of feature services. */
export interface EsriFeature {
  readonly attributes: Readonly<Record<string, unknown>>;
  readonly geometry?: object | null;
}

/** Content of a file as a web stream, a Node.js stream or a generator. It is never held in memory as a whole. */
export type ContentStream = ReadableStream<Uint8Array> | AsyncIterable<Uint8Array | string>;

/** File stored on the server as an item. */
export interface StoredItem {
  readonly itemId: string;
}

/**
 * Source of an append: file content (`File`, `Blob`, bytes, text or a stream), features in memory, or a stored item.
 *
 * Features are GeoJSON or in the JSON format of feature services. `openFile` of `@fairground/sdk/node` makes a `File`
 * from a path.
 */
export type AppendSource = SentSource | StoredItem;

/** Source that must be uploaded first. */
export type SentSource =
  | Blob
  | ContentStream
  | Uint8Array<ArrayBuffer>
  | string
  | { readonly type: 'FeatureCollection'; readonly features: readonly GeoJsonFeature[] }
  | { readonly features: readonly EsriFeature[] }
  | readonly GeoJsonFeature[]
  | readonly EsriFeature[];

export interface SourceOptions {
  /** Format of the content; required if neither a file name nor a media type determines it. */
  readonly format?: AppendFormat;
  /** Name to upload under. A `File` has its own. */
  readonly fileName?: string;
}

// Extensions, the usual one first, and media types that determine a format. A `.zip` file has several possible formats.
const FORMATS = {
  csv: { extensions: ['csv'], mediaTypes: ['text/csv'] },
  geojson: { extensions: ['geojson'], mediaTypes: ['application/geo+json'] },
  featureCollection: { extensions: ['json'], mediaTypes: ['application/json'] },
  gpkg: { extensions: ['gpkg'], mediaTypes: ['application/geopackage+sqlite3'] },
  sqlite: { extensions: ['sqlite', 'db', 'geodatabase'], mediaTypes: ['application/vnd.sqlite3'] },
  shapefile: { extensions: ['shp.zip', 'shz'], mediaTypes: [] },
  filegdb: { extensions: ['gdb.zip'], mediaTypes: [] },
  excel: {
    extensions: ['xlsx', 'xls'],
    mediaTypes: [
      'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      'application/vnd.ms-excel',
    ],
  },
  jsonl: { extensions: ['jsonl', 'geojsonl'], mediaTypes: ['application/geo+json-seq'] },
  flatgeobuf: { extensions: ['fgb'], mediaTypes: [] },
} as const satisfies Readonly<Record<string, FormatNames>>;

interface FormatNames {
  readonly extensions: readonly [string, ...string[]];
  readonly mediaTypes: readonly string[];
}

export type AppendFormat = keyof typeof FORMATS;

/** Source in the form in which it is uploaded. */
export interface EncodedSource {
  readonly content: Blob | ContentStream;
  readonly fileName: string;
  readonly format: AppendFormat;
}

export function isStoredItem(source: AppendSource): source is StoredItem {
  return typeof source === 'object' && 'itemId' in source;
}

/**
 * Encodes a source as the file to upload.
 *
 * @throws {FairgroundError} `unknown_format` when the format cannot be determined.
 */
export function encodeSource(source: SentSource, options: SourceOptions = {}): EncodedSource {
  if (typeof source === 'string' || source instanceof Uint8Array)
    return describeFile(new Blob([source]), options);
  if (source instanceof Blob || isStream(source)) return describeFile(source, options);
  return describeFile(new Blob([JSON.stringify(asCollection(source))]), {
    format: formatOf(source),
    ...options,
  });
}

function isStream(source: Exclude<SentSource, Blob | Uint8Array | string>): source is ContentStream {
  // Some browsers cannot iterate a stream directly, and `instanceof` fails for a stream from another frame.
  return 'getReader' in source || Symbol.asyncIterator in source;
}

function describeFile(content: Blob | ContentStream, options: SourceOptions): EncodedSource {
  const ownName = 'name' in content && typeof content.name === 'string' ? content.name : undefined;
  const givenName = options.fileName ?? ownName;
  const mediaType = content instanceof Blob ? content.type : '';
  const format = options.format ?? formatByName(givenName) ?? formatByMediaType(mediaType);
  if (format === undefined) {
    throw new FairgroundError(
      `Format of ${givenName ?? 'the source'} is unknown: \`format\` must be one of ${Object.keys(FORMATS).join(', ')}`,
      { code: 'unknown_format' },
    );
  }
  return { content, format, fileName: givenName ?? `features.${FORMATS[format].extensions[0]}` };
}

type Features = Exclude<SentSource, Blob | Uint8Array | string | ContentStream>;

function featuresOf(source: Features): readonly (GeoJsonFeature | EsriFeature)[] {
  return 'features' in source ? source.features : source;
}

function formatOf(source: Features): AppendFormat {
  if ('type' in source) return 'geojson';
  const first = featuresOf(source)[0];
  return first !== undefined && 'attributes' in first ? 'featureCollection' : 'geojson';
}

function asCollection(source: Features): object {
  if ('features' in source) return source;
  if (formatOf(source) === 'featureCollection') return { features: source };
  return { type: 'FeatureCollection', features: source };
}

function formatByName(fileName: string | undefined): AppendFormat | undefined {
  const name = fileName?.toLowerCase() ?? '';
  return findFormat(({ extensions }) => extensions.some((extension) => name.endsWith(`.${extension}`)));
}

function formatByMediaType(mediaType: string): AppendFormat | undefined {
  const plain = mediaType.toLowerCase().split(';')[0]?.trim() ?? '';
  return findFormat(({ mediaTypes }) => mediaTypes.includes(plain));
}

function findFormat(matches: (format: FormatNames) => boolean): AppendFormat | undefined {
  return (Object.keys(FORMATS) as AppendFormat[]).find((name) => matches(FORMATS[name]));
}
