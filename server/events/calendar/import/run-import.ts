import { buffer } from 'node:stream/consumers';
import { setImmediate } from 'node:timers/promises';
import type { Principal } from '../../../auth/principal.js';
import { AppError } from '../../../lib/errors.js';
import { type Job, type JobContext, JobError, type JsonObject } from '../../../jobs/job.js';
import { BlobCheck } from '../../../storage/blobs/blob-check.js';
import { BlobDamagedError, BlobMissingError, type Blobs } from '../../../storage/blobs/blobs.js';
import type { RecordDeps } from '../../records/deps.js';
import { canEdit } from '../../records/rights.js';
import { findTimeZone } from '../../../lib/time/time-zone.js';
import { writeRecord } from '../../records/write-record.js';
import { decodeCalendar } from '../read/decode.js';
import { BudgetError } from '../read/expand-rule.js';
import { type FileZone, FileZones, type ZoneFinder } from '../read/file-zones.js';
import { MAX_EVENTS, type RawFile, readCalendarFile } from '../read/read-file.js';
import type { ReadContext } from '../read/read-start.js';
import { applyStep, describeRefusal, type StepContext } from './apply-step.js';
import { findId, findTarget } from './find-target.js';
import {
  findImportResult,
  findOutcomes,
  saveImportResult,
  saveOutcomes,
} from './import-outcome-repository.js';
import type { ImportRequest } from './import-request.js';
import type { ImportOutcome, ImportStep } from './import-step.js';
import { compareVersions } from './compare-versions.js';
import { type PlanContext, planImport } from './plan-import.js';

/** Maximum number of steps of all recurrence rules of one file, which take a few seconds. */
const MAX_STEPS = 5_000_000;

/** Dependencies of the job that runs an import. */
export interface ImportJobDeps extends RecordDeps {
  readonly blobs: Blobs;
}

/**
 * Runs an import. Each step and its outcome are saved in one transaction, so a second run after a crash resumes where
 * the first one stopped, and reports the outcomes of both.
 *
 * @throws {JobError} if the file is not a calendar, or the user who started the import may no longer write.
 */
export async function runImport(
  deps: ImportJobDeps,
  job: Job,
  request: ImportRequest,
  { signal, progress }: Pick<JobContext, 'signal' | 'progress'>,
): Promise<JsonObject> {
  const { database } = deps;
  const earlier = await findImportResult(database.knex, job.id);
  if (earlier !== undefined) return earlier;
  const caller = await findCaller(deps, job);
  const file = await readFile(deps, request);
  const context: StepContext = {
    ...deps,
    caller,
    request,
    publicUrl: request.publicUrl,
    nowMs: deps.clock(),
  };
  const done = await findOutcomes(database.knex, job.id);
  const outcomes: ImportOutcome[] = [];
  let position = 0;
  for (const step of planImport(file, planContext(deps, file, request, job.submittedAt))) {
    signal.throwIfAborted();
    outcomes.push(...(done.get(position) ?? (await runStep(step, { jobId: job.id, position }, context))));
    position += 1;
    progress({ done: position });
    // Lets the event loop serve other work of this process.
    if (position % 20 === 0) await setImmediate();
  }
  const result = { records: outcomes, errors: file.isCut ? [TOO_MANY] : [] };
  await database.write((trx) => saveImportResult(trx, { jobId: job.id, nowMs: deps.clock() }, result));
  return result;
}

const TOO_MANY = `The file must not have more than ${String(MAX_EVENTS)} events; the rest were not imported.`;

/** Finds the user who started the import, with present rights: they may have changed while the job waited. */
async function findCaller({ users }: RecordDeps, { ownerId }: Job): Promise<Principal> {
  const user = ownerId === undefined ? undefined : await users.findById(ownerId);
  if (user === undefined || user.isDisabled || user.role === 'subscriber')
    throw new JobError('import.forbidden', 'The user who started the import no longer has write access.');
  return { userId: user.id, name: user.name, role: user.role };
}

async function readFile(deps: ImportJobDeps, request: ImportRequest): Promise<RawFile> {
  const bytes = await readBytes(deps, request);
  const file = readCalendarFile(decodeCalendar(bytes));
  if (file === undefined) throw new JobError('import.no_calendar', 'The file must be an iCalendar file.');
  return file;
}

async function readBytes({ blobs }: ImportJobDeps, { blobKey, content }: ImportRequest): Promise<Buffer> {
  try {
    return await buffer(
      await (content === undefined
        ? blobs.open(blobKey)
        : new BlobCheck(blobs, { blobKey, ...content }).open()),
    );
  } catch (error) {
    if (error instanceof BlobMissingError)
      throw new JobError('import.file_gone', 'The uploaded file was not found.', { cause: error });
    if (error instanceof BlobDamagedError)
      throw new JobError('import.file_damaged', `The file is damaged: ${error.difference}.`, {
        cause: error,
      });
    throw error;
  }
}

function planContext(
  { siteZone }: RecordDeps,
  file: RawFile,
  request: ImportRequest,
  nowMs: number,
): PlanContext {
  const budget = { steps: MAX_STEPS };
  const fileZones = new FileZones(file.calendars, budget);
  const named = request.timeZone === undefined ? undefined : findTimeZone(request.timeZone);
  const site: FileZone = { clock: siteZone, nameAt: () => siteZone.name };
  const chosen = named && { clock: named, nameAt: () => named.name };
  const contexts = new Map<number, ReadContext>();
  const makeContext = (calendar: number): ReadContext => {
    const zones = fileZones.within(calendar);
    return {
      zones,
      defaultZone: chosen ?? findDefault(zones, file.calendars[calendar]?.defaultZone) ?? site,
    };
  };
  const contextOf = (calendar: number): ReadContext => {
    const context = contexts.get(calendar) ?? makeContext(calendar);
    contexts.set(calendar, context);
    return context;
  };
  return { contextOf, budget, nowMs };
}

function findDefault(zones: ZoneFinder, id: string | undefined): FileZone | undefined {
  try {
    return id === undefined ? undefined : zones.find(id);
  } catch (error) {
    // A zone with endless changes cannot be the default.
    if (error instanceof BudgetError) return undefined;
    throw error;
  }
}

/** Error that rolls back a step of a dry run and carries its outcomes. */
class DryRun extends Error {
  override readonly name = 'DryRun';
  constructor(readonly outcomes: ImportOutcome[]) {
    super('only tried');
  }
}

async function runStep(
  step: ImportStep,
  at: { readonly jobId: string; readonly position: number },
  context: StepContext,
): Promise<ImportOutcome[]> {
  const { database, request, nowMs } = context;
  const known = await findKnown(step, context);
  if (known !== undefined) return [known];
  try {
    return await writeRecord(database, async (trx) => {
      const outcomes = await applyStep(trx, step, context);
      if (request.isDryRun) throw new DryRun(outcomes);
      await saveOutcomes(trx, { ...at, nowMs }, outcomes);
      return outcomes;
    });
  } catch (error) {
    if (error instanceof DryRun) return error.outcomes.map(dropCreatedId);
    if (error instanceof AppError && error.code !== 'server.unavailable')
      return [describeRefusal(step, error)];
    throw error;
  }
}

/** Finds the outcome of a step that changes nothing, without a transaction: most records of a repeated import. */
async function findKnown(step: ImportStep, context: StepContext): Promise<ImportOutcome | undefined> {
  const { index, uid, recurrenceId, title, notices } = step;
  const outcome = { index, uid, recurrence_id: recurrenceId, title, faults: notices };
  if (step.kind === 'refuse') return { ...outcome, action: 'failed' };
  if (step.kind !== 'put') return undefined;
  const { knex } = context.database;
  const id = await findId(knex, uid, recurrenceId, context.publicUrl);
  const target = id === undefined ? undefined : await findTarget(knex, id, context);
  // The transaction decides the remaining cases.
  if (target === undefined || !canEdit(context.caller, target.event) || target.event.status === 'trash')
    return undefined;
  return compareVersions(target, step, step.version) === 'same'
    ? { ...outcome, action: 'unchanged', id: target.event.id }
    : undefined;
}

/** Drops the id of an event that a dry run created and rolled back. */
function dropCreatedId({ id, ...outcome }: ImportOutcome): ImportOutcome {
  return outcome.action === 'created' || id === undefined ? outcome : { ...outcome, id };
}
