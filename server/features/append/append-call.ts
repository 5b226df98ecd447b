import type { Principal } from '../../access/principal.js';
import type { JobQueue } from '../../jobs/job.js';
import type { Database } from '../../storage/database.js';
import type { Layer } from '../layer.js';
import type { AppendParameters } from './parameters.js';

/** A file that a caller may append from. */
export interface UploadedSource {
  readonly blobKey: string;
  readonly fileName: string;
  readonly bytes: number;
}

export interface AppendSubmitDeps {
  readonly jobs: Pick<JobQueue, 'submit'>;
  readonly features: Pick<Database, 'knex' | 'dialect'>;
  /** The caller's own committed upload; `undefined` when there is none of that id. */
  findUpload(uploadId: string, principal: Principal | undefined): Promise<UploadedSource | undefined>;
  /** Keeps the text of `edits` for the job, as temporary as an upload. */
  storeEdits(edits: string, principal: Principal | undefined): Promise<UploadedSource>;
}

/** A request to append. The caller's right to append to the layer has been checked already. */
export interface AppendCall {
  readonly layer: Layer;
  /** Sync or change tracking is on, which rules out upsert. */
  readonly tracksChanges: boolean;
  /** False where ownership-based access control leaves the caller only own and anonymous rows to update. */
  readonly mayUpdateOthers: boolean;
  readonly principal: Principal | undefined;
  readonly parameters: AppendParameters;
  /** Absolute address of the service, `…/FeatureServer`. */
  readonly serviceUrl: string;
}
