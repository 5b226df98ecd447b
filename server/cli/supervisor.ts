import type { ChildProcess } from 'node:child_process';
import type { Logger } from 'pino';
import { isWorkerReady, type WorkerCommand } from './worker-messages.js';

const FIRST_RESTART_MS = 100;
const SLOWEST_RESTART_MS = 30_000;
/** Uptime after which the restart delay is reset. */
const HEALTHY_MS = 60_000;

export interface SupervisorOptions {
  /** Starts a worker process with an IPC channel. It stops by itself when the channel closes. */
  spawn(): ChildProcess;
  /** Called when a worker has exited, with the runner id under which it claimed jobs. */
  onExit(runnerId: string): Promise<unknown>;
  readonly log: Logger;
  /** Time for a worker to stop before it is killed. */
  readonly stopTimeoutMs: number;
}

/** Keeps one worker process alive. */
export interface Supervisor {
  start(): void;
  /** Stops the worker, which puts its jobs back. Resolves when the process has exited. */
  stop(): Promise<void>;
  /** Tells the worker of a new job. */
  wake(): void;
  /** Tells the worker to cancel a job if it runs it. */
  cancel(jobId: string): void;
}

export function createSupervisor(options: SupervisorOptions): Supervisor {
  const { log } = options;
  let child: ChildProcess | undefined;
  let gone: Promise<void> = Promise.resolve();
  let restart: NodeJS.Timeout | undefined;
  let restartMs = FIRST_RESTART_MS;
  let isStopping = false;

  function launch(): void {
    const worker = options.spawn();
    const startedAt = performance.now();
    let runnerId: string | undefined;
    child = worker;
    worker.on('message', (message) => {
      if (isWorkerReady(message)) runnerId = message.runnerId;
    });
    // A process that could not be started emits `error` and never `exit`.
    gone = new Promise<void>((resolve) => {
      worker.once('exit', (code, signal) => {
        if (!isStopping) log.error({ code, signal, pid: worker.pid }, 'the worker stopped unexpectedly');
        resolve();
      });
      worker.once('error', (error) => {
        log.error({ err: error }, 'the worker process failed');
        if (worker.pid === undefined) resolve();
      });
    })
      .then(() => (runnerId === undefined ? undefined : options.onExit(runnerId)))
      .catch((error: unknown) =>
        log.error({ err: error }, 'the jobs of a stopped worker could not be released'),
      )
      .then(() => {
        child = undefined;
        if (performance.now() - startedAt > HEALTHY_MS) restartMs = FIRST_RESTART_MS;
        if (!isStopping) scheduleRestart();
      });
  }

  function scheduleRestart(): void {
    restart = setTimeout(launch, restartMs);
    restartMs = Math.min(restartMs * 2, SLOWEST_RESTART_MS);
  }

  function send(message: WorkerCommand): void {
    // A stopping worker needs no message: the next one polls for jobs when it starts.
    if (child?.connected) child.send(message, () => undefined);
  }

  return {
    start: launch,
    async stop() {
      isStopping = true;
      clearTimeout(restart);
      const worker = child;
      if (worker?.connected) worker.disconnect();
      const kill = setTimeout(() => {
        log.warn('the worker did not stop in time and is killed');
        worker?.kill('SIGKILL');
      }, options.stopTimeoutMs);
      await gone;
      clearTimeout(kill);
    },
    wake: () => send({ type: 'wake' }),
    cancel: (jobId) => send({ type: 'cancel', jobId }),
  };
}
