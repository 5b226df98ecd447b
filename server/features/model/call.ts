import type { Access } from '../../auth/access.js';
import type { Clock } from '../../lib/clock.js';
import type { Config } from '../../config/config.js';
import type { components } from '../../generated/features/types.js';
import type { Geocoding } from '../../geocoding/geocoding.js';
import type { RequestContext } from '../../api/handlers.js';
import type { JobQueue } from '../../jobs/job.js';
import type { Blobs } from '../../storage/blobs/blobs.js';
import type { Databases } from '../../storage/database/database.js';
import type { DiskWatch } from '../../storage/write-checks.js';
import type { SourceSettings } from '../../config/source-settings.js';
import type { ReaderLimiter } from './reader-limiter.js';

/** Dependencies of the operations of feature services. */
export interface FeaturesDeps {
  readonly databases: Databases;
  readonly blobs: Blobs;
  readonly jobs: JobQueue;
  readonly access: Pick<
    Access,
    'users' | 'credentials' | 'signIn' | 'issueToken' | 'exchangeToken' | 'revokeToken'
  >;
  readonly clock: Clock;
  /** Absent if the free disk space is not watched. */
  readonly disk?: DiskWatch | undefined;
  /** Absent where addresses are not looked up. */
  readonly geocoding?: Geocoding | undefined;
  /** Limiter of the sources that requests read. */
  readonly readers: ReaderLimiter;
  readonly settings: Pick<
    Config,
    | 'uploadLimitBytes'
    | 'partLimitBytes'
    | 'fileLimitBytes'
    | 'uploadSpacePerUserBytes'
    | 'uploadSpaceBytes'
    | 'uploadExtensions'
    | 'mapStyle'
    | 'mapOrigins'
    | 'uploadLifetimeHours'
    | 'definitionWaitSeconds'
    | 'fetchAllow'
    | keyof SourceSettings
  >;
}

/** The schemas of the document. */
export type Schemas = components['schemas'];

/** Request to an operation, with checked and typed parameters. */
export interface Call<Path = unknown, Parameters = unknown> {
  readonly path: Path;
  readonly parameters: Parameters;
}

/** Caller and circumstances of a request. */
export type CallContext = Pick<
  RequestContext,
  'principal' | 'publicUrl' | 'address' | 'referer' | 'signal' | 'requestId'
>;

/** Reply of an operation. Failures are thrown as `AppError` and sent with the same status. */
export interface Reply<Body> {
  readonly status: 200;
  readonly body: Body;
}

/** `NoInfer` makes the reply that is promised decide, so that a key too many does not compile either. */
export function okReply<Body>(body: NoInfer<Body>): Reply<Body> {
  return { status: 200, body };
}

export interface ServicePath {
  readonly serviceName: string;
}

export interface LayerPath extends ServicePath {
  readonly layerId: number;
}

export interface FeaturePath extends LayerPath {
  readonly objectId: number;
}
