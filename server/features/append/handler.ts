import type { Clock } from '../../clock.js';
import type { JobHandler } from '../../jobs/job.js';
import type { Blobs } from '../../storage/blobs.js';
import type { Databases } from '../../storage/database.js';
import type { Layer } from '../layer.js';
import { findAppendDone } from './append-done-repository.js';
import { APPEND_JOB, fromPayload } from './request.js';
import { runAppend } from './run-append.js';

export interface AppendDeps {
  readonly databases: Pick<Databases, 'features'>;
  readonly blobs: Pick<Blobs, 'open' | 'delete' | 'stat'>;
  readonly clock: Clock;
  /** The layer as it is now; `undefined` when it is gone. */
  findLayer(layerKey: number): Promise<Layer | undefined>;
}

/** The handler of append jobs, for the worker. */
export function createAppendHandler(deps: AppendDeps): JobHandler {
  return {
    kind: APPEND_JOB,
    run: (job, context) => runAppend(deps, { jobId: job.id, request: fromPayload(job.payload) }, context),
    findResult: (job) => findAppendDone(deps.databases.features, job.id),
  };
}
