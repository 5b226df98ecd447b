/** Message from the server to its worker process, over their IPC channel. */
export type WorkerCommand = { readonly type: 'wake' } | { readonly type: 'cancel'; readonly jobId: string };

/** Message from the worker before its first job: the runner id under which it claims jobs. */
export interface WorkerReady {
  readonly type: 'ready';
  readonly runnerId: string;
}

export function isWorkerCommand(message: unknown): message is WorkerCommand {
  return (
    isMessage(message) &&
    (message.type === 'wake' || (message.type === 'cancel' && typeof message['jobId'] === 'string'))
  );
}

export function isWorkerReady(message: unknown): message is WorkerReady {
  return isMessage(message) && message.type === 'ready' && typeof message['runnerId'] === 'string';
}

function isMessage(
  message: unknown,
): message is { readonly type: unknown } & Readonly<Record<string, unknown>> {
  return typeof message === 'object' && message !== null && 'type' in message;
}
