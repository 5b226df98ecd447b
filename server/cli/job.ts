import { createJobQueue } from '../jobs/job-queue.js';
import type { Job, JobStatus } from '../jobs/job.js';
import { AppError } from '../lib/errors.js';
import { defineCommand, defineGroup, suggestion, UsageError } from './command.js';
import { withAccess } from './databases.js';

const JOB_STATES: readonly JobStatus[] = ['queued', 'running', 'completed', 'failed', 'cancelled'];
const MAX_JOBS = 1_000;
const JSON_OPTION = { json: { type: 'boolean', text: 'print the result as JSON' } } as const;

const list = defineCommand({
  summary: 'List jobs, newest first.',
  details: `It prints at most ${String(MAX_JOBS)} jobs.`,
  example: '--state failed --user ada',
  options: {
    state: { type: 'string', value: 'STATE', text: `only jobs that are ${JOB_STATES.join(', ')}` },
    user: { type: 'string', value: 'NAME', text: 'only jobs of this user' },
    ...JSON_OPTION,
  },
  async run({ options }, context) {
    const { state, user: name } = options;
    const status = state === undefined ? undefined : readState(state);
    await withAccess(context, async ({ users }, { system }) => {
      const names = new Map((await users.list()).map((user) => [user.id, user.name]));
      const owner = name === undefined ? undefined : await users.find(name);
      if (name !== undefined && owner === undefined) throw new UsageError(`user ${name} was not found`);
      const jobs = await createJobQueue(system).list({
        limit: MAX_JOBS,
        ...(status && { status }),
        ...(owner && { ownerId: owner.id }),
      });
      if (options.json === true) {
        context.print(JSON.stringify(jobs.map((job) => describeJob(job, names))));
        return;
      }
      for (const job of jobs) context.print(renderLine(job, names));
      if (jobs.length === 0) context.note('There are no such jobs.');
    });
    return 0;
  },
});

const show = defineCommand({
  summary: 'Show a job as JSON, with its progress, result and error.',
  example: '7c1b4a52-0a3f-4d24-9a2f-1f6a2a3f9a10',
  operands: ['ID'],
  async run({ operands }, context) {
    await withAccess(context, async ({ users }, { system }) => {
      const queue = createJobQueue(system);
      const job = (await queue.find(operands.ID.toLowerCase())) ?? refuseUnknown(operands.ID);
      const names = new Map((await users.list()).map((user) => [user.id, user.name]));
      const { progress = null, result = null, error = null } = job;
      const noWorker = await queue.isUnattended(job);
      const whole = { ...describeJob(job, names), noWorker, progress, result, error };
      context.print(JSON.stringify(whole, null, 2));
    });
    return 0;
  },
});

const cancel = defineCommand({
  summary: 'Cancel a job: a waiting one at once, a running one as soon as its worker notices.',
  example: '7c1b4a52-0a3f-4d24-9a2f-1f6a2a3f9a10',
  operands: ['ID'],
  async run({ operands }, context) {
    await withAccess(context, async (_, { system }) => {
      const queue = createJobQueue(system);
      const job = (await queue.cancel(operands.ID.toLowerCase())) ?? refuseUnknown(operands.ID);
      context.print(describeCancellation(job));
    });
    return 0;
  },
});

function describeCancellation({ id, status }: Job): string {
  if (status === 'cancelled') return `job ${id} is cancelled`;
  if (status === 'queued' || status === 'running')
    return `job ${id} is to be cancelled; its worker stops it within seconds`;
  return `job ${id} has already ended: ${status}`;
}

/** @throws {UsageError} for another word. */
function readState(text: string): JobStatus {
  const status = JOB_STATES.find((candidate) => candidate === text);
  if (status !== undefined) return status;
  throw new UsageError(`--state must be one of ${JOB_STATES.join(', ')}${suggestion(text, JOB_STATES)}`);
}

function refuseUnknown(id: string): never {
  throw new AppError('feature.no_job', `job ${id} was not found; fairground job list shows the latest`);
}

type Names = ReadonlyMap<number, string>;

/** Describes a job without its payload, which may hold rows of its owner. */
function describeJob(job: Job, names: Names) {
  const { id, kind, status, attempts, cancelRequested, submittedAt, updatedAt, finishedAt } = job;
  const toIso = (time: number): string => new Date(time).toISOString();
  return {
    id,
    kind,
    state: status,
    user: nameOf(job, names),
    rows: countOf(job, 'recordCount'),
    refused: countOf(job, 'errorCount'),
    attempts,
    cancelRequested,
    submitted: toIso(submittedAt),
    updated: toIso(updatedAt),
    finished: finishedAt === undefined ? null : toIso(finishedAt),
  };
}

function renderLine(job: Job, names: Names): string {
  const rows = countOf(job, 'recordCount');
  const counts =
    rows === null ? '' : `${String(rows)} rows, ${String(countOf(job, 'errorCount') ?? 0)} refused`;
  const submitted = new Date(job.submittedAt).toISOString();
  const columns = [
    submitted,
    job.id,
    job.kind.padEnd(8),
    job.status.padEnd(9),
    nameOf(job, names) ?? '-',
    counts,
  ];
  return columns.join('  ').trimEnd();
}

function nameOf({ ownerId }: Job, names: Names): string | null {
  return (ownerId === undefined ? undefined : names.get(ownerId)) ?? null;
}

function countOf({ progress, result }: Job, member: string): number | null {
  const count = result?.[member] ?? progress?.[member];
  return typeof count === 'number' ? count : null;
}

/** `job list | show | cancel`: administration of jobs. */
export const job = defineGroup('job', { list, show, cancel });
