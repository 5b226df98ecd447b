import { type AppendJob, isJobFailedError, type JobStatus } from '../../index.js';
import { EXIT } from '../options/command.js';
import { Progress, thousands } from '../terminal/progress.js';
import { Interruption, type Terminal } from '../terminal/terminal.js';
import type { Values } from '../options/values.js';

interface Watch {
  /** Address of the layer. */
  readonly address: string;
  readonly values: Values;
  readonly terminal: Terminal;
  readonly call: { readonly signal: AbortSignal };
}

const SHOWN_FAULTS = 10;

const MESSAGE_WORDS: Readonly<Partial<Record<JobStatus['messages'][number]['type'], string>>> = {
  esriJobMessageTypeWarning: 'warning',
  esriJobMessageTypeInformative: 'note',
};

/** Waits for a job, shows its progress and result, and returns the exit code. */
export async function watchJob(job: AppendJob, { address, values, terminal, call }: Watch): Promise<number> {
  const progress = new Progress(terminal);
  // Use `npx`, which works whether or not the package is installed.
  const again = `npx @fairground/sdk job ${job.id} --layer ${address}`;
  try {
    const last = await job.wait({
      ...call,
      onProgress: ({ percentComplete, recordCount }) =>
        progress.show(
          'append',
          percentComplete === undefined ? undefined : percentComplete / 100,
          `${thousands(recordCount)} rows`,
        ),
    });
    progress.end();
    await showJob(last, { values, terminal });
    if (last.errorCount > 0) terminal.tell(`all refused rows: ${again} --report csv\n`);
    return last.errorCount > 0 ? EXIT.rowsRefused : EXIT.done;
  } catch (error) {
    progress.end();
    if (error instanceof Interruption) terminal.tell(`the job goes on; to wait for it: ${again} --wait\n`);
    if (!isJobFailedError(error)) throw error;
    await showJob(error.job, { values, terminal });
    return EXIT.failed;
  }
}

/** Prints the status of a job, as JSON or in a few lines. */
export async function showJob(
  job: JobStatus,
  { values, terminal }: Pick<Watch, 'values' | 'terminal'>,
): Promise<void> {
  if (values.has('json')) {
    await terminal.write(`${JSON.stringify(job, undefined, 2)}\n`);
    return;
  }
  await terminal.write(`${summarize(job)}\n`);
  for (const { type, description } of job.messages) {
    const word = MESSAGE_WORDS[type];
    // Skip the first message, which the summary already shows, and row errors, which are listed below.
    if (word !== undefined && description !== job.statusMessage) terminal.tell(`${word}: ${description}\n`);
  }
  const shown = job.errors.slice(0, SHOWN_FAULTS);
  for (const row of shown) {
    const field = row.field === null ? '' : ` ${row.field}`;
    const value = row.value === null ? '' : ` ${JSON.stringify(row.value)}`;
    terminal.tell(`row ${thousands(row.sourceRow)}${field}${value}: ${row.description}\n`);
  }
  // Count rows, because one row may have several faults.
  const rows = new Set(shown.map(({ layerId, sourceRow }) => `${String(layerId)}/${String(sourceRow)}`));
  const hidden = job.errorCount - rows.size;
  if (hidden > 0) terminal.tell(`and ${thousands(hidden)} more\n`);
}

function summarize(job: JobStatus): string {
  if (job.status === 'Failed') return `✗ ${job.statusMessage === '' ? 'the job failed' : job.statusMessage}`;
  if (job.status !== 'Completed')
    return `${job.status}: ${thousands(job.recordCount)} rows so far, job ${job.jobId}`;
  const would = job.dryRun === true ? ' (dry run: nothing was written)' : '';
  const counts = [
    `${thousands(job.insertCount)} inserted`,
    `${thousands(job.updateCount)} updated`,
    ...(job.skippedCount > 0 ? [`${thousands(job.skippedCount)} skipped`] : []),
    `${thousands(job.errorCount)} refused`,
  ];
  return `✓ ${counts.join(', ')}${would}`;
}
