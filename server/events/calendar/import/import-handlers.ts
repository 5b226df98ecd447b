import { createHash, randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import type { Principal } from '../../../auth/principal.js';
import { AppError } from '../../../lib/errors.js';
import type { components, operations } from '../../../generated/events/types.js';
import type { Checks, Handlers, UploadedFile } from '../../../api/handlers.js';
import type { Blobs } from '../../../storage/blobs/blobs.js';
import { describeWait } from '../../../jobs/describe-wait.js';
import type { Job, JobQueue } from '../../../jobs/job.js';
import type { DiskWatch } from '../../../storage/write-checks.js';
import { createOnce, readOnce } from '../../records/create-once.js';
import type { RecordDeps } from '../../records/deps.js';
import { invalidField } from '../../records/fault.js';
import { restUrl } from '../../records/links.js';
import { canEditOthers, requireWriter } from '../../records/rights.js';
import { findTimeZone, type TimeZone, toWallClock } from '../../../lib/time/time-zone.js';
import { formatWallClock } from '../../../lib/time/wall-clock.js';
import {
  fromPayload,
  IMPORT_ATTEMPTS,
  IMPORT_JOB,
  IMPORT_LANE,
  type ImportRequest,
  toPayload,
} from './import-request.js';
import type { ImportOutcome } from './import-step.js';

export type ImportOperation = 'importCalendar' | 'readImport';
type ImportBody = components['schemas']['Import'];

export interface ImportDeps extends Pick<RecordDeps, 'database' | 'siteZone' | 'clock'> {
  readonly blobs: Blobs;
  readonly jobs: Pick<JobQueue, 'submit' | 'find' | 'isUnattended'>;
  /** Absent if the server does not watch its disk. */
  readonly disk?: DiskWatch | undefined;
}

/** Maximum size of a file in bytes. */
export const MAX_FILE_BYTES = 10_000_000;

/** Creates the handlers of imports: they store the file, and a job imports it. */
export function createImportHandlers(deps: ImportDeps): Handlers<Pick<operations, ImportOperation>> {
  const { database, blobs, jobs, siteZone, clock } = deps;

  /** Returns the id of the job, which stays the same if a request with an Idempotency-Key is repeated. */
  async function chooseId(
    caller: Principal,
    key: string | undefined,
    file: UploadedFile,
    parameters: object,
  ): Promise<string> {
    if (key === undefined) return randomUUID();
    const sent = { ...parameters, file: await digest(file.path) };
    const once = await readOnce(key, {
      userId: caller.userId,
      operation: 'importCalendar',
      sent,
      nowMs: clock(),
    });
    const make = (): Promise<{ id: string }> => Promise.resolve({ id: randomUUID() });
    const find = (id: string): Promise<{ id: string }> => Promise.resolve({ id });
    return (await database.write((trx) => createOnce(trx, once, make, find))).id;
  }

  async function submit(
    { id, caller, path, requestId }: { id: string; caller: Principal; path: string; requestId: string },
    request: ImportRequest,
  ): Promise<Job> {
    const earlier = await jobs.find(id);
    if (earlier !== undefined) return earlier;
    const content = await blobs.put(request.blobKey, { path });
    const submission = {
      id,
      kind: IMPORT_JOB,
      lane: IMPORT_LANE,
      ownerId: caller.userId,
      payload: toPayload({ ...request, content }),
      maxAttempts: IMPORT_ATTEMPTS,
      requestId,
    };
    try {
      return await jobs.submit(submission);
    } catch (error) {
      // A concurrent replay, or the reply to the first request was lost.
      const same = await jobs.find(id);
      if (same === undefined || fromPayload(same.payload).blobKey !== request.blobKey)
        await blobs.delete(request.blobKey);
      if (same !== undefined) return same;
      throw error;
    }
  }

  return {
    async importCalendar({ parameters, headers, files }, { principal, publicUrl, requestId }) {
      const caller = requireWriter(principal);
      const file = requireFile(files);
      const { status, timezone = '', dry_run: isDryRun } = parameters;
      const key = headers['idempotency-key'];
      const id = await chooseId(caller, key, file, { status, timezone, isDryRun });
      const job = await submit(
        { id, caller, path: file.path, requestId },
        {
          // Each request stores a copy: the job of a concurrent replay may already have deleted its own.
          blobKey: `imports/${randomUUID()}`,
          publicUrl,
          status,
          timeZone: timezone.trim() === '' ? undefined : timezone.trim(),
          isDryRun,
        },
      );
      const body = describeImport(job, publicUrl, siteZone);
      return { status: 202, body, headers: { location: body.rest_url } };
    },

    async readImport({ path: { jobId } }, { principal, publicUrl }) {
      const caller = requireWriter(principal);
      const job = await jobs.find(jobId.toLowerCase());
      const isTheirs = job?.ownerId === caller.userId || canEditOthers(caller);
      // An import of another user is reported as not found.
      if (job?.kind !== IMPORT_JOB || !isTheirs)
        throw new AppError('import.not_found', 'The import was not found.');
      const waiting = await describeWait(job, deps.disk, jobs);
      return { status: 200, body: describeImport(job, publicUrl, siteZone, waiting) };
    },
  };
}

/** Checks the parameters of imports beyond the OpenAPI document. */
export function createImportChecks(): Checks<Pick<operations, ImportOperation>> {
  return {
    importCalendar: ({ parameters: { timezone = '' } }) => {
      const isZone = timezone.trim() === '' || findTimeZone(timezone.trim()) !== undefined;
      return Promise.resolve(isZone ? [] : [invalidField('timezone', 'must be a time zone')]);
    },
  };
}

function requireFile(files: readonly UploadedFile[]): UploadedFile {
  const file = files.find(({ field }) => field === 'file');
  if (file === undefined) {
    throw new AppError('request.invalid', 'Some parameters were not accepted.', {
      faults: [{ field: 'file', reason: 'is required', kind: 'missing' }],
    });
  }
  if (file.bytes > MAX_FILE_BYTES)
    throw new AppError(
      'request.too_large',
      `The file must not be larger than ${String(MAX_FILE_BYTES)} bytes.`,
    );
  return file;
}

function describeImport(job: Job, publicUrl: string, siteZone: TimeZone, waiting?: string): ImportBody {
  const tell = (epochMs: number): string => formatWallClock(toWallClock(epochMs, siteZone));
  const { records = [], errors = [] } = (job.result ?? {}) as {
    records?: readonly ImportOutcome[];
    errors?: readonly string[];
  };
  return {
    id: job.id,
    status: job.status,
    rest_url: restUrl(publicUrl, `import/${job.id}`),
    submitted: tell(job.submittedAt),
    ...(waiting !== undefined && { waiting }),
    ...(job.finishedAt !== undefined && { finished: tell(job.finishedAt) }),
    counts: countActions(records),
    records: records.map((record) => ({ ...record, faults: record.faults.map((fault) => ({ ...fault })) })),
    errors: [...errors, ...(job.status === 'failed' && job.error !== undefined ? [job.error.message] : [])],
  };
}

function countActions(records: readonly ImportOutcome[]): ImportBody['counts'] {
  const counts = { created: 0, updated: 0, unchanged: 0, outdated: 0, cancelled: 0, failed: 0 };
  for (const { action } of records) counts[action] += 1;
  return counts;
}

async function digest(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}
