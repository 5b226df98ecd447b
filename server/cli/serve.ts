import { type ChildProcess, fork } from 'node:child_process';
import { setTimeout } from 'node:timers/promises';
import type { Logger } from 'pino';
import { createAccess } from '../auth/access.js';
import { createApp } from '../app.js';
import { systemClock } from '../lib/clock.js';
import { type Config, loadConfig } from '../config/config.js';
import { createJobQueue } from '../jobs/job-queue.js';
import { releaseJobs } from '../jobs/job-runner.js';
import { createLog } from '../lib/log.js';
import type { Databases, TimeLimits } from '../storage/database/database.js';
import { openBlobs } from '../storage/open-blobs.js';
import { createSupervisor, type Supervisor } from './supervisor.js';
import { boundStop } from './bound-stop.js';
import { type CommandContext, defineCommand } from './command.js';
import { withDatabases } from './databases.js';
import { onAbort } from '../lib/on-abort.js';
import { describeSecrets } from './user.js';

const OPTIONS = {
  port: { type: 'string', value: 'N', text: 'port to listen on, in place of FAIRGROUND_PORT' },
  host: { type: 'string', value: 'H', text: 'address to listen on, in place of FAIRGROUND_HOST' },
  'no-worker': { type: 'boolean', text: 'start no worker; `fairground work` runs the jobs elsewhere' },
} as const;

/** Time for a stopping worker beyond the time that it gives to its jobs. */
const WORKER_MARGIN_MS = 2_000;

/** `serve`: answers requests until it is asked to stop. */
export const serve = defineCommand({
  summary: 'Answer requests, with a worker for jobs beside the server.',
  details: 'Ctrl-C or SIGTERM ends it: requests are answered first, and jobs go back to the queue.',
  example: '--port 8080',
  options: OPTIONS,
  run: runServer,
});

async function runServer({ options }: { options: ServeOptions }, context: CommandContext): Promise<number> {
  const config = loadConfig({
    ...context.env,
    ...(options.port !== undefined && { FAIRGROUND_PORT: options.port }),
    ...(options.host !== undefined && { FAIRGROUND_HOST: options.host }),
  });
  const log = createLog({ level: config.logLevel, format: config.logFormat });
  const limitMs = (config.drainSeconds + config.shutdownLimitSeconds) * 1000;
  await boundStop({ signal: context.signal, limitMs, log }, () =>
    withDatabases(config, log, timeLimits(config), async (databases) => {
      const supervisor = options['no-worker'] ? undefined : superviseWorker(context, config, log, databases);
      await serveUntilAborted(context, config, log, databases, supervisor);
    }),
  );
  log.info('the server has stopped');
  return 0;
}

interface ServeOptions {
  readonly port?: string | undefined;
  readonly host?: string | undefined;
  readonly 'no-worker'?: boolean | undefined;
}

/** Limits statements to the request timeout, after which no client gets the reply. */
function timeLimits({ queryTimeoutSeconds, requestTimeoutSeconds }: Config): TimeLimits {
  return {
    readMs: Math.min(queryTimeoutSeconds, requestTimeoutSeconds) * 1000,
    statementMs: requestTimeoutSeconds * 1000,
  };
}

async function serveUntilAborted(
  context: CommandContext,
  config: Config,
  log: Logger,
  databases: Databases,
  supervisor: Supervisor | undefined,
): Promise<void> {
  const { system } = databases;
  const access = createAccess({ system, log, settings: config });
  const jobs = createJobQueue(system, {
    maxAttempts: config.jobAttempts,
    onSubmit: ({ id: jobId, kind, requestId }) => {
      log.info({ jobId, kind, ...(requestId !== undefined && { requestId }) }, 'job submitted');
      supervisor?.wake();
    },
    onCancel: ({ id }) => supervisor?.cancel(id),
  });
  const blobs = await openBlobs(config.blobs, config);
  const app = await createApp({
    ...{ config, log, databases, blobs, access, jobs },
    clock: systemClock,
    stopping: context.signal,
  });
  const administrator = await access.users.addFirst('admin');
  if (administrator !== undefined)
    context.note(`The first administrator was created.\n${describeSecrets(administrator)}`);
  try {
    await app.start();
    supervisor?.start();
    context.print(describeAddresses(app.info.uri, config.publicUrl));
    await onAbort(context.signal);
    log.info({ drainSeconds: config.drainSeconds }, 'the server stops');
  } finally {
    // In parallel, since jobs need not wait until all clients have been answered.
    const timeout = config.shutdownLimitSeconds * 1000;
    const drained = context.signal.aborted ? setTimeout(config.drainSeconds * 1000) : Promise.resolve();
    await Promise.all([drained.then(() => app.stop({ timeout })), supervisor?.stop()]);
  }
}

/** Describes where the server listens, and its main addresses below the public URL. */
function describeAddresses(listening: string, publicUrl: string | undefined): string {
  const root = (publicUrl ?? listening).replace(/\/+$/, '');
  return [
    `Fairground listens on ${listening}`,
    `  front page  ${root}/`,
    `  services    ${root}/rest/services`,
    `  events      ${root}/cal/events/v1`,
    `  reference   ${root}/reference`,
  ].join('\n');
}

/** Starts the worker, which writes to standard error only: standard output is the server's. */
function superviseWorker(
  context: CommandContext,
  config: Config,
  log: Logger,
  databases: Databases,
): Supervisor {
  const spawn = (): ChildProcess =>
    fork(context.entry, ['work'], {
      // Bulk work makes much short-lived garbage: a small young generation and few malloc arenas save memory.
      execArgv: [...process.execArgv, '--max-semi-space-size=4'],
      env: { MALLOC_ARENA_MAX: '2', ...context.env },
      stdio: ['ignore', process.stderr, process.stderr, 'ipc'],
    });
  return createSupervisor({
    spawn,
    onExit: (runnerId) => releaseJobs(databases.system, runnerId),
    log,
    stopTimeoutMs: config.shutdownTimeoutSeconds * 1000 + WORKER_MARGIN_MS,
  });
}
