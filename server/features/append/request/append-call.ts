import type { Principal } from '../../../auth/principal.js';
import type { JobQueue } from '../../../jobs/job.js';
import type { Fault } from '../../../lib/errors.js';
import type { KnownBlob } from '../../../storage/blobs/blobs.js';
import type { Database } from '../../../storage/database/database.js';
import type { Schemas } from '../../model/call.js';
import type { Layer } from '../../model/layer.js';
import type { BudgetDeps } from './require-budget.js';

/** Parameters of an append to a layer or a service. An absent parameter has the default of its schema. */
export type AppendParameters = Partial<Schemas['ServiceAppendParameters']>;

/** Notes a fault of the parameter `field`. */
export type Refuse = (field: string, reason: string, kind?: Fault['kind']) => void;

/** A file that a caller may append from. */
export interface StoredSource extends KnownBlob {
  readonly fileName: string;
}

/** A stored source with the id by which clients name it. */
export interface NamedSource extends StoredSource {
  readonly id: string;
}

/** An item of the item store that the caller may read. */
export interface StoredItem extends NamedSource {
  /** Name of the format for its type, such as `csv` for `CSV`; `undefined` if the type has none. */
  readonly format: string | undefined;
}

export interface AppendSubmitDeps extends BudgetDeps {
  readonly jobs: Pick<JobQueue, 'submit' | 'findOnce'>;
  readonly features: Pick<Database, 'knex' | 'dialect'>;
  /** Finds the caller's own committed upload; `undefined` if there is none with that id. */
  findUpload(uploadId: string, principal: Principal | undefined): Promise<NamedSource | undefined>;
  /** Finds an item that the caller may read; absent if there is no item store. */
  findItem?(itemId: string, principal: Principal | undefined): Promise<StoredItem | undefined>;
  /** Stores the text of `edits` for the job, with the lifetime of an upload. */
  storeEdits(edits: string, principal: Principal | undefined): Promise<StoredSource>;
  /** True if a geocoder is configured. */
  readonly hasGeocoder?: boolean;
}

/** A request to append. The caller's right to append to all layers has been checked already. */
export interface AppendCall {
  readonly layer: Layer;
  /** For an append to the service: its name and all layers to write, of which `layer` is the first. */
  readonly service?: { readonly name: string; readonly layers: readonly Layer[] };
  /** True if sync or change tracking is on, which excludes upserts. */
  readonly tracksChanges: boolean;
  /** False if ownership-based access control lets the caller update only own and anonymous rows. */
  readonly mayUpdateOthers: boolean;
  /** False if ownership-based access control hides rows of other users from the caller; true by default. */
  readonly mayQueryOthers?: boolean;
  /** Keys of the layers whose features the caller may not move; none by default. */
  readonly fixedLayers?: readonly number[];
  readonly principal: Principal | undefined;
  readonly parameters: AppendParameters;
  /** Idempotency key: a repeated request with the same key creates no second job. */
  readonly requestKey?: string | undefined;
  /** The request's id in the logs. */
  readonly requestId?: string;
  readonly signal: AbortSignal;
  /** Absolute address of the service, `…/FeatureServer`. */
  readonly serviceUrl: string;
}
