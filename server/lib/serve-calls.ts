import { once } from 'node:events';
import { type MessagePort, parentPort } from 'node:worker_threads';
import { AppError, type ErrorCode, type Fault } from './errors.js';

/** Message from a thread to its caller. */
export type ThreadMessage<Result, Question> =
  | { readonly result: Result }
  /** Members of an `AppError`, since its class is lost between threads. */
  | { readonly error: ThreadError }
  /** Question that only the caller can answer; the caller sends the answer. */
  | { readonly question: Question };

interface ThreadError {
  readonly code: ErrorCode;
  readonly message: string;
  readonly faults: readonly Fault[];
}

/** Computes the result of a call; `ask` sends a question to the caller. */
export type Compute<Request, Result, Question> = (
  request: Request,
  ask: (question: Question) => Promise<unknown>,
) => Result | Promise<Result>;

/**
 * Answers the calls of a `ThreadPool` in a thread, one after the other. Errors other than `AppError` end
 * the thread.
 */
export function serveCalls<Request, Result, Question = never>(
  compute: Compute<Request, Result, Question>,
): void {
  if (parentPort === null) throw new Error('this is the program of a thread');
  void serve(parentPort, compute);
}

async function serve<Request, Result, Question>(
  port: MessagePort,
  compute: Compute<Request, Result, Question>,
): Promise<void> {
  const receive = async (): Promise<unknown> => {
    const [message] = (await once(port, 'message')) as unknown[];
    return message;
  };
  const send = (message: ThreadMessage<Result, Question>): void => port.postMessage(message);
  const ask = (question: Question): Promise<unknown> => {
    send({ question });
    return receive();
  };
  for (;;) {
    const request = (await receive()) as Request;
    send(await answer(() => compute(request, ask)));
  }
}

async function answer<Result>(
  compute: () => Result | Promise<Result>,
): Promise<{ readonly result: Result } | { readonly error: ThreadError }> {
  try {
    return { result: await compute() };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const { code, message, faults } = error;
    return { error: { code, message, faults } };
  }
}
