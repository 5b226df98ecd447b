import {
  blobStore,
  bytes,
  databaseUrl,
  decimal,
  extensions,
  geocoder,
  headerText,
  hostName,
  integer,
  onOrOff,
  optional,
  orOff,
  origins,
  path,
  type Reader,
  servers,
  timeZone,
  webAddress,
  word,
} from './config-values.js';

/** One setting: an environment variable, its default as one would write it, and its meaning in one line. */
export interface Setting<T> {
  readonly variable: string;
  readonly fallback: string;
  readonly read: Reader<T>;
  readonly meaning: string;
  /** May also be given as a file, named by the variable with `_FILE` at its end. */
  readonly secret?: true;
}

function setting<T>(
  variable: string,
  fallback: string,
  read: Reader<T>,
  meaning: string,
  secret?: true,
): Setting<T> {
  return { variable: `FAIRGROUND_${variable}`, fallback, read, meaning, ...(secret && { secret }) };
}

/** Every setting. `.env.example`, the table in the README and `fairground config` are made from this. */
export const SETTINGS = {
  databaseUrl: setting(
    'DATABASE_URL',
    'sqlite:var',
    databaseUrl,
    'Where data lives: `sqlite:<folder>` or `postgres://…`',
    true,
  ),
  spatialitePath: setting(
    'SPATIALITE',
    '',
    optional(path),
    'The SpatiaLite extension to load; empty searches the system, then npm',
  ),
  blobs: setting(
    'BLOBS',
    '',
    optional(blobStore),
    'Where uploads and images live: `file:<folder>`, or `s3://<bucket>/<prefix>` for several machines; empty is `blobs` in the SQLite folder, else `var/blobs`',
  ),
  blobsEndpoint: setting(
    'BLOBS_ENDPOINT',
    '',
    optional(webAddress),
    'Address of a store that speaks S3; empty is AWS',
  ),
  blobsRegion: setting(
    'BLOBS_REGION',
    '',
    optional(hostName),
    "Region of the bucket; empty is what the system's AWS settings say, with an endpoint `us-east-1`",
  ),
  blobsPathStyle: setting(
    'BLOBS_PATH_STYLE',
    '',
    optional(onOrOff),
    '`on`: the bucket stands in the path, not in the host name; empty is `on` with an endpoint',
  ),
  blobsAccessKey: setting(
    'BLOBS_ACCESS_KEY',
    '',
    optional(headerText),
    "Access key of the bucket; empty is what the system's AWS settings or its role give",
    true,
  ),
  blobsSecretKey: setting(
    'BLOBS_SECRET_KEY',
    '',
    optional(headerText),
    'Secret key that belongs to it',
    true,
  ),
  blobsTimeoutSeconds: setting(
    'BLOBS_TIMEOUT',
    '30',
    integer(1),
    'Seconds without a byte after which the bucket is asked again',
  ),
  host: setting('HOST', '127.0.0.1', hostName, 'Address to listen on'),
  port: setting('PORT', '8080', integer(0, 65_535), 'Port to listen on; 0 takes a free one'),
  publicUrl: setting(
    'PUBLIC_URL',
    '',
    optional(webAddress),
    'Address that clients see, for links; empty is the address listened on',
  ),
  trustedProxies: setting(
    'TRUSTED_PROXIES',
    '0',
    integer(0, 10),
    'How many proxies in front may name the client in `X-Forwarded-For`',
  ),
  corsOrigins: setting(
    'CORS_ORIGINS',
    '*',
    origins,
    'Web origins whose pages may call, by commas; `*` for all',
  ),
  timeZone: setting(
    'TIME_ZONE',
    'UTC',
    timeZone,
    'Zone of the site, for events that name none: an IANA name or an offset such as `UTC+2`',
  ),
  rateLimit: setting(
    'RATE_LIMIT',
    '1200',
    orOff(integer(1)),
    'Requests per minute and address (IPv6: network of 64 bits), of all servers on the same database together, or `off`',
  ),
  bodyLimitBytes: setting('BODY_LIMIT', '10MB', bytes, 'Largest request body, uploaded files apart'),
  uploadLimitBytes: setting('UPLOAD_LIMIT', '10MiB', bytes, 'Largest file in a single upload'),
  partLimitBytes: setting(
    'PART_LIMIT',
    '100MB',
    bytes,
    'Largest part of an upload or item, and file to analyze; also the largest file whose sender tells who they are only after it',
  ),
  fileLimitBytes: setting('FILE_LIMIT', '2GiB', bytes, 'Largest item, and largest upload that came in parts'),
  uploadsPerUser: setting(
    'UPLOADS_PER_USER',
    '64',
    orOff(integer(1)),
    'Temporary uploads that a user may have at a time, or `off`',
  ),
  uploadExtensions: setting(
    'UPLOAD_EXTENSIONS',
    'csv,txt,tsv,tab,json,geojson,jsonl,ndjson,geojsonl,geojsons,xlsx,xlsm,xls,zip,shz,shp,gdb,gpkg,sqlite,sqlite3,spatialite,db,db3,geodatabase,fgb,parquet,gz',
    extensions,
    'Extensions of files that may be uploaded, by commas; `*` for all. Files without one always may',
  ),
  uploadLifetimeHours: setting(
    'UPLOAD_LIFETIME',
    '24',
    integer(1),
    'Hours until a temporary upload, or an item in parts that was not committed, is removed',
  ),
  uploadTimeoutSeconds: setting(
    'UPLOAD_TIMEOUT',
    '3600',
    integer(1),
    'Seconds until an unfinished request is given up that carries files or puts parts together',
  ),
  sourceFolder: setting(
    'SOURCE_FOLDER',
    '',
    optional(path),
    "Where sources of appends are unpacked while they are read; empty is the system's temporary folder",
  ),
  archiveEntries: setting('ARCHIVE_ENTRIES', '20000', integer(1), 'Most files in a zipped source'),
  archiveBytes: setting('ARCHIVE_SIZE', '20GB', bytes, 'Largest size of a zipped source when unpacked'),
  archiveRatio: setting(
    'ARCHIVE_RATIO',
    '250',
    integer(2),
    'How many times its size a zipped source may unpack to, from 100 MB on',
  ),
  readerMemoryBytes: setting(
    'READER_MEMORY',
    '2GiB',
    bytes,
    'Memory of the child process that reads a source',
  ),
  readerCpuSeconds: setting(
    'READER_CPU',
    '3600',
    integer(1),
    'Seconds of processor time of the child process that reads a source',
  ),
  readerTimeoutSeconds: setting(
    'READER_TIMEOUT',
    '300',
    integer(1),
    'Seconds without a sign of life after which the child process that reads a source is ended',
  ),
  fetchAllow: setting(
    'FETCH_ALLOW',
    '',
    servers,
    'Servers, as `host:port` by commas, that may be fetched from though they are not public',
  ),
  geocoder: setting(
    'GEOCODER',
    'embedded',
    geocoder,
    'Looks addresses up: `embedded` (cities, regions, countries), `arcgis:https://…/GeocodeServer`, `nominatim:https://…` or `none`',
  ),
  geocoderToken: setting(
    'GEOCODER_TOKEN',
    '',
    optional(headerText),
    'Token for the ArcGIS geocode service',
    true,
  ),
  geocoderContact: setting(
    'GEOCODER_CONTACT',
    '',
    optional(headerText),
    'Mail or web address that Nominatim is told, as its policy wants',
  ),
  geocoderRate: setting(
    'GEOCODER_RATE',
    '',
    optional(decimal(0.01)),
    'Requests per second and process to the geocoder; empty is 1 for Nominatim and 10 for ArcGIS',
  ),
  geocoderMinScore: setting(
    'GEOCODER_MIN_SCORE',
    '70',
    integer(0, 100),
    'Least score, of 100, with which an address counts as found',
  ),
  geocoderPrice: setting(
    'GEOCODER_PRICE',
    '0',
    decimal(0),
    'Price of 1,000 addresses, in a unit of your own',
  ),
  geocoderBudget: setting(
    'GEOCODER_BUDGET',
    'off',
    orOff(decimal(0)),
    'Most that a user may spend on addresses in a period, in that unit, or `off`',
  ),
  geocoderBudgetDays: setting('GEOCODER_BUDGET_DAYS', '30', integer(1), 'Length of that period'),
  geocoderCache: setting(
    'GEOCODER_CACHE',
    '100000',
    orOff(integer(1)),
    'Answers of ArcGIS and Nominatim that are remembered, or `off`',
  ),
  geocoderCacheDays: setting('GEOCODER_CACHE_DAYS', '30', integer(1), 'Days that they are remembered'),
  eventsCacheBytes: setting(
    'EVENTS_CACHE',
    '64MB',
    orOff(bytes),
    'Memory of each process for lists and bodies of events that the public asked for, or `off`',
  ),
  definitionWaitSeconds: setting(
    'DEFINITION_WAIT',
    '20',
    integer(1),
    'Seconds that an edit, or a change of a service or layer, waits for an append that is under way',
  ),
  requestTimeoutSeconds: setting(
    'REQUEST_TIMEOUT',
    '120',
    integer(1),
    'Seconds until an unfinished request is given up; its headers get 60 of them at most',
  ),
  shutdownTimeoutSeconds: setting(
    'SHUTDOWN_TIMEOUT',
    '20',
    integer(1),
    'Seconds that jobs get to finish when the server stops, and clients to go on with a request that stands still',
  ),
  shutdownLimitSeconds: setting(
    'SHUTDOWN_LIMIT',
    '120',
    integer(1),
    'Seconds that requests get to finish when the server stops, as long as they get on',
  ),
  drainSeconds: setting(
    'DRAIN',
    '0',
    integer(0, 3600),
    'Seconds that a server that was asked to stop answers on, not ready any more, until a proxy has turned to others',
  ),
  tokenMinutes: setting('TOKEN_MINUTES', '60', integer(1), 'Lifetime of a token that asks for none'),
  tokenMaxMinutes: setting(
    'TOKEN_MAX_MINUTES',
    '20160',
    integer(1),
    'Longest lifetime of a token; longer wishes are cut to it',
  ),
  signInFailuresPerUser: setting(
    'SIGN_IN_FAILURES_PER_USER',
    '10',
    orOff(integer(1)),
    'Failed sign-ins per user name within the window, or `off`',
  ),
  signInFailuresPerAddress: setting(
    'SIGN_IN_FAILURES_PER_ADDRESS',
    '50',
    orOff(integer(1)),
    'Failed sign-ins per client address (IPv6: network of 64 bits) within the window, or `off`',
  ),
  signInWindowMinutes: setting(
    'SIGN_IN_WINDOW',
    '15',
    integer(1),
    'Minutes after which failed sign-ins are forgotten',
  ),
  jobConcurrency: setting(
    'JOB_CONCURRENCY',
    '2',
    integer(1, 64),
    'Jobs that one worker process runs at a time',
  ),
  jobLeaseSeconds: setting(
    'JOB_LEASE',
    '30',
    integer(1),
    'Seconds without a sign of life after which a job is taken from its worker',
  ),
  jobAttempts: setting('JOB_ATTEMPTS', '5', integer(1), 'How often a job is tried before it fails for good'),
  jobRetentionDays: setting('JOB_RETENTION', '30', integer(1), 'Days that finished jobs can be looked up'),
  logLevel: setting(
    'LOG_LEVEL',
    'info',
    word('fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'),
    'Least severe level that is logged',
  ),
  logFormat: setting('LOG_FORMAT', 'json', word('json', 'text'), '`json` for machines, `text` for people'),
  validateResponses: setting(
    'VALIDATE_RESPONSES',
    'off',
    onOrOff,
    'Check every reply against the documents; costs about half of the throughput',
  ),
} as const satisfies Record<string, Setting<unknown>>;
