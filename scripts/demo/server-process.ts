import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';

export interface ServerProcess {
  /** Where it listens, as it says itself. */
  readonly url: string;
  /** Settled with the exit code when it has ended; `null` when a signal ended it. */
  readonly exited: Promise<number | null>;
  /** Asks it to stop and waits until it has. */
  stop(): Promise<void>;
}

export interface ServerCommand {
  /** Arguments of `node`: the server's file and what follows. */
  readonly args: readonly string[];
  /** Arguments of Node.js before them; those of this process unless given. */
  readonly nodeArgs?: readonly string[];
  readonly env: NodeJS.ProcessEnv;
  /** Called with each line that it writes. */
  readonly onLine: (line: string) => void;
}

const START_TIMEOUT_MS = 60_000;

/**
 * Starts a server and waits until it says where it listens.
 *
 * @throws {Error} when it ends before, or says nothing for a minute.
 */
export async function startServer({
  args,
  nodeArgs = process.execArgv,
  env,
  onLine,
}: ServerCommand): Promise<ServerProcess> {
  const child = spawn(process.execPath, [...nodeArgs, ...args], {
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
    // A group of its own: Ctrl-C reaches this process alone, which then stops the server in good order.
    detached: true,
  });
  const killWithUs = (): void => void child.kill('SIGKILL');
  process.once('exit', killWithUs);
  // `close` comes after the last line of what it wrote, `exit` sometimes before.
  const exited = once(child, 'close').then(([code]) => {
    process.off('exit', killWithUs);
    return code as number | null;
  });
  const stop = async (): Promise<void> => {
    if (child.exitCode === null && child.signalCode === null) child.kill('SIGTERM');
    await exited;
  };
  try {
    return { url: await addressOf(child, exited, onLine), exited, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** The address that the server tells on standard output. All other lines go to `onLine`. */
function addressOf(
  child: ChildProcess,
  exited: Promise<number | null>,
  onLine: (line: string) => void,
): Promise<string> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(
      () => reject(new Error('the server does not say that it is ready')),
      START_TIMEOUT_MS,
    );
    const settle = (address: string | undefined, line: string): void => {
      if (address === undefined) {
        onLine(line);
        return;
      }
      clearTimeout(timer);
      resolve(address);
    };
    eachLine(child.stdout, (line) => settle(/^Fairground listens on (\S+)/.exec(line)?.[1], line));
    eachLine(child.stderr, onLine);
    void exited.then((code) => {
      clearTimeout(timer);
      reject(new Error(`the server ended at once with exit code ${code ?? 'none'}`));
    });
  });
}

function eachLine(stream: Readable | null, onLine: (line: string) => void): void {
  if (stream !== null) createInterface(stream).on('line', onLine);
}
