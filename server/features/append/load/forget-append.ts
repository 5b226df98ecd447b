import type { Blobs } from '../../../storage/blobs/blobs.js';
import type { Database } from '../../../storage/database/database.js';
import { deleteAppendDone } from './append-done-repository.js';
import { reportBlobKey } from './report-file.js';

/** Removes what an append has left behind beside its rows, once its job is to be forgotten. */
export async function forgetAppend(
  deps: { readonly databases: { readonly features: Database }; readonly blobs: Pick<Blobs, 'delete'> },
  jobId: string,
): Promise<void> {
  await deps.blobs.delete(reportBlobKey(jobId));
  await deps.databases.features.write((trx) => deleteAppendDone(trx, jobId));
}
