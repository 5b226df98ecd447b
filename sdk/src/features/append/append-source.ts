import { FairgroundError } from '../../errors/fairground-error.js';

/** A feature as GeoJSON writes it. */
export interface GeoJsonFeature {
  readonly type: 'Feature';
  readonly id?: string | number;
  readonly geometry: object | null;
  readonly properties: Readonly<Record<string, unknown>> | null;
}

/** A feature as feature services write it. */
export interface EsriFeature {
  readonly attributes: Readonly<Record<string, unknown>>;
  readonly geometry?: object | null;
}

/** A file's content as it comes: a stream of the web or of Node.js, or a generator. Only some of it is in memory. */
export type ContentStream = ReadableStream<Uint8Array> | AsyncIterable<Uint8Array | string>;

/** A file that is on the server already, as an item. */
export interface StoredItem {
  readonly itemId: string;
}

/**
 * Source of an append: a file's content (`File`, `Blob`, bytes, text or a stream), features in memory, either
 * GeoJSON's or a feature service's own, or a stored item. `openFile` of `@fairground/sdk/node` makes a `File` of a path.
 */
export type AppendSource = SentSource | StoredItem;

/** Source that has to be uploaded first. */
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
  /** Format of the content; needed where neither a file name nor a media type tells. */
  readonly format?: AppendFormat;
  /** Name to upload under; a `File` has one of its own. */
  readonly fileName?: string;
}

// Extensions, the usual one first, and media types that tell a format. A `.zip` may be many things.
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

/** A source in the form in which it is uploaded. */
export interface EncodedSource {
  readonly content: Blob | ContentStream;
  readonly fileName: string;
  readonly format: AppendFormat;
}

export function isStoredItem(source: AppendSource): source is StoredItem {
  return typeof source === 'object' && 'itemId' in source;
}

/**
 * Makes the file to upload.
 *
 * @throws {FairgroundError} `unknown_format` when nothing says what the content is.
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
  // Not every browser lets a stream be walked by itself, and one of another frame is none of this one's.
  return 'getReader' in source || Symbol.asyncIterator in source;
}

function describeFile(content: Blob | ContentStream, options: SourceOptions): EncodedSource {
  const ownName = 'name' in content && typeof content.name === 'string' ? content.name : undefined;
  const givenName = options.fileName ?? ownName;
  const mediaType = content instanceof Blob ? content.type : '';
  const format = options.format ?? formatByName(givenName) ?? formatByMediaType(mediaType);
  if (format === undefined) {
    throw new FairgroundError(
      `Cannot tell what format ${givenName ?? 'the source'} is in: give \`format\`, one of ${Object.keys(FORMATS).join(', ')}`,
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
