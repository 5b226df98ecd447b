import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import { AppError } from './errors.js';
import type { ThreadMessage } from './serve-calls.js';
import { Semaphore } from './semaphore.js';
import { raceAbort } from './race-abort.js';

/** Time after which a thread without work ends. */
const IDLE_MS = 60_000;

/** Seconds after which a refused caller may try again. */
const RETRY_SECONDS = 5;

/** Answers questions of a thread. */
export type Answer<Question> = (question: Question) => Promise<unknown>;

export interface ThreadPoolOptions {
  /** Module that each thread runs; it answers calls by `serveCalls`. */
  readonly program: URL;
  /** Maximum number of threads. */
  readonly threads: number;
  /** Maximum number of calls that wait for a thread. */
  readonly mostWaiting: number;
  /** Limit of the JavaScript heap of a thread, in megabytes. */
  readonly heapMegabytes: number;
}

/**
 * Runs computations that would block the event loop, each in its own thread. Threads start on demand, stay
 * idle for a while, and never keep the process alive when idle.
 */
export class ThreadPool<Request, Result, Question = never> {
  readonly #options: ThreadPoolOptions;
  readonly #turns: Semaphore;
  readonly #idle: IdleThread[] = [];
  #calls = 0;

  constructor(options: ThreadPoolOptions) {
    this.#options = options;
    this.#turns = new Semaphore(options.threads);
  }

  /**
   * Runs a request in a thread, which is terminated when `signal` aborts.
   *
   * @param answer - answers questions of the thread; its errors fail the call.
   * @throws {AppError} `server.unavailable` with `retry_after` if too many calls wait; errors of the
   * computation.
   * @throws the reason of the signal if it aborts first.
   */
  async run(request: Request, signal: AbortSignal, answer?: Answer<Question>): Promise<Result> {
    const { threads, mostWaiting } = this.#options;
    if (this.#calls >= threads + mostWaiting) {
      const message = 'Too many computations wait for the processor of the server.';
      throw new AppError('server.unavailable', message, { data: { retry_after: RETRY_SECONDS } });
    }
    this.#calls += 1;
    try {
      return await this.#turns.run(() => this.#call(request, signal, answer), signal);
    } finally {
      this.#calls -= 1;
    }
  }

  async #call(request: Request, signal: AbortSignal, answer?: Answer<Question>): Promise<Result> {
    const thread = this.#take();
    let isDone = false;
    try {
      let reply = await this.#exchange(thread, request, signal);
      while ('question' in reply)
        reply = await this.#exchange(thread, await answer?.(reply.question), signal);
      isDone = true;
      if ('result' in reply) return reply.result;
      const { code, message, faults } = reply.error;
      throw new AppError(code, message, { faults });
    } finally {
      if (isDone) this.#rest(thread);
      else await thread.terminate();
    }
  }

  #exchange(thread: Worker, message: unknown, signal: AbortSignal): Promise<ThreadMessage<Result, Question>> {
    signal.throwIfAborted();
    return raceAbort(send(thread, message) as Promise<ThreadMessage<Result, Question>>, signal);
  }

  #take(): Worker {
    const idle = this.#idle.pop();
    if (idle === undefined) {
      const { program, heapMegabytes } = this.#options;
      const options = { resourceLimits: { maxOldGenerationSizeMb: heapMegabytes } };
      const thread = program.pathname.endsWith('.ts')
        ? new Worker(loadSource(program), { ...options, eval: true })
        : new Worker(program, options);
      // Errors are reported by the call that they fail.
      return thread.on('error', () => undefined);
    }
    idle.leave();
    return idle.thread;
  }

  #rest(thread: Worker): void {
    const end = (): void => {
      this.#idle.splice(this.#idle.indexOf(idle), 1);
      idle.leave();
      void thread.terminate();
    };
    const timer = setTimeout(end, IDLE_MS);
    // An idle thread that fails is unusable.
    thread.once('error', end);
    const idle: IdleThread = {
      thread,
      leave: () => {
        clearTimeout(timer);
        thread.off('error', end);
        thread.ref();
      },
    };
    timer.unref();
    thread.unref();
    this.#idle.push(idle);
  }
}

/**
 * Returns a program that runs a source module, as during development. On Node.js 20, tsx makes only the
 * main thread load TypeScript, so the thread has to register it itself.
 */
function loadSource(program: URL): string {
  // The ES module beside the CommonJS entry point, which does not find its own files from a thread.
  const tsx = new URL('index.mjs', pathToFileURL(createRequire(import.meta.url).resolve('tsx/esm/api')));
  return `import(${JSON.stringify(tsx.href)}).then(({ register }) => {
    register();
    return import(${JSON.stringify(program.href)});
  });`;
}

/** Thread that waits for the next call. */
interface IdleThread {
  readonly thread: Worker;
  /** Lets the thread keep the process alive again, before it works or ends. */
  leave(): void;
}

/** Id of a thread that has ended. */
const ENDED = -1;

/**
 * Sends a message, and waits for the next message of the thread.
 *
 * @throws the error that ended the thread meanwhile.
 */
function send(thread: Worker, message: unknown): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const settle = (): void => {
      thread.off('message', onMessage).off('messageerror', onError).off('error', onError).off('exit', onExit);
    };
    const onMessage = (reply: unknown): void => {
      settle();
      resolve(reply);
    };
    const onError = (error: Error): void => {
      settle();
      reject(error);
    };
    const onExit = (): void => onError(new Error('the thread ended without an answer'));
    thread.on('message', onMessage).on('messageerror', onError).on('error', onError).on('exit', onExit);
    // A thread that has already ended emits no further events.
    if (thread.threadId === ENDED) onExit();
    else thread.postMessage(message);
  });
}
