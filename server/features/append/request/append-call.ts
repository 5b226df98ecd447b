import type { Principal } from '../../../auth/principal.js';
import type { JobQueue } from '../../../jobs/job.js';
import type { Fault } from '../../../lib/errors.js';
import type { KnownBlob } from '../../../storage/blobs/blobs.js';
import type { Database } from '../../../storage/database/database.js';
import type { Schemas } from '../../model/call.js';
import type { Layer } from '../../model/layer.js';
import type { BudgetDeps } from './require-budget.js';

/** Parameters of an append to a layer or a service. A parameter that is absent has the default of its schema. */
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
  /** Name of the format that its type tells, such as `csv` of `CSV`; `undefined` where the type tells none. */
  readonly format: string | undefined;
}

export interface AppendSubmitDeps extends BudgetDeps {
  readonly jobs: Pick<JobQueue, 'submit' | 'findOnce'>;
  readonly features: Pick<Database, 'knex' | 'dialect'>;
  /** The caller's own committed upload; `undefined` when there is none of that id. */
  findUpload(uploadId: string, principal: Principal | undefined): Promise<NamedSource | undefined>;
  /** The item, where the caller may read it; without this, no id is one of an item. */
  findItem?(itemId: string, principal: Principal | undefined): Promise<StoredItem | undefined>;
  /** Keeps the text of `edits` for the job, as temporary as an upload. */
  storeEdits(edits: string, principal: Principal | undefined): Promise<StoredSource>;
  /** True if addresses can be looked up. */
  readonly hasGeocoder?: boolean;
}

/** A request to append. The caller's right to append to all layers has been checked already. */
export interface AppendCall {
  readonly layer: Layer;
  /** For an append to the service: its name and all layers to write, of which `layer` is the first. */
  readonly service?: { readonly name: string; readonly layers: readonly Layer[] };
  /** Sync or change tracking is on, which rules out upsert. */
  readonly tracksChanges: boolean;
  /** False where ownership-based access control leaves the caller only own and anonymous rows to update. */
  readonly mayUpdateOthers: boolean;
  /** False where it hides rows of others from the caller. True unless told. */
  readonly mayQueryOthers?: boolean;
  /** Keys of the layers whose features the caller may not move. None unless told. */
  readonly fixedLayers?: readonly number[];
  readonly principal: Principal | undefined;
  readonly parameters: AppendParameters;
  /** The caller's own name for the request, so that sending it again makes no second job. */
  readonly requestKey?: string | undefined;
  /** The request's id in the logs. */
  readonly requestId?: string;
  readonly signal: AbortSignal;
  /** Absolute address of the service, `…/FeatureServer`. */
  readonly serviceUrl: string;
}
