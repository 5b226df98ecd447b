/** What a server tells the worker process that it started, over their IPC channel. */
export type ToWorker = { readonly type: 'wake' } | { readonly type: 'cancel'; readonly jobId: string };

/** What that worker tells, before it takes its first job: the name under which it holds jobs. */
export interface FromWorker {
  readonly type: 'ready';
  readonly runnerId: string;
}

export function isToWorker(message: unknown): message is ToWorker {
  return (
    isMessage(message) &&
    (message.type === 'wake' || (message.type === 'cancel' && typeof message['jobId'] === 'string'))
  );
}

export function isFromWorker(message: unknown): message is FromWorker {
  return isMessage(message) && message.type === 'ready' && typeof message['runnerId'] === 'string';
}

function isMessage(
  message: unknown,
): message is { readonly type: unknown } & Readonly<Record<string, unknown>> {
  return typeof message === 'object' && message !== null && 'type' in message;
}
