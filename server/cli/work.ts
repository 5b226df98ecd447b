import { loadConfig } from '../config/config.js';
import { createLog } from '../lib/log.js';
import { openBlobs } from '../storage/open-blobs.js';
import { createWorker } from '../worker.js';
import { type WorkerReady, isWorkerCommand } from './worker-messages.js';
import { boundStop } from './bound-stop.js';
import { type CommandContext, defineCommand } from './command.js';
import { withDatabases } from './databases.js';
import { lowerPriority } from './lower-priority.js';
import { onAbort } from '../lib/on-abort.js';

/** `work`: runs jobs until it is asked to stop. */
export const work = defineCommand({
  summary: 'Run jobs only, such as appends, beside servers started with --no-worker.',
  details: 'Ctrl-C or SIGTERM ends it: unfinished jobs go back to the queue.',
  example: '',
  run: (_, context) => runWorker(context),
});

/** Runs a worker. Requests are answered first: nobody waits for a reply of this process. */
async function runWorker(context: CommandContext): Promise<number> {
  lowerPriority();
  const config = loadConfig(context.env);
  const log = createLog({ level: config.logLevel, format: config.logFormat }).child({ process: 'worker' });
  const limitMs = config.shutdownLimitSeconds * 1000;
  await boundStop({ signal: context.signal, limitMs, log }, () =>
    withDatabases(config, log, undefined, async (databases) => {
      const worker = createWorker({ config, log, databases, blobs: await openBlobs(config.blobs, config) });
      context.parent?.onMessage((message) => {
        if (!isWorkerCommand(message)) return;
        if (message.type === 'wake') worker.wake();
        else worker.cancel(message.jobId);
      });
      // The server must know the runner id before the first claim: it releases the jobs of a worker that dies.
      await context.parent?.send({ type: 'ready', runnerId: worker.id } satisfies WorkerReady);
      worker.start();
      log.info({ pid: process.pid, concurrency: config.jobConcurrency }, 'the worker runs');
      await onAbort(context.signal);
      await worker.stop();
      log.info('the worker has stopped');
    }),
  );
  return 0;
}
