import { connect } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';

/** How a process is started so that the turns of its event loop can be looked at, on Linux. */
export interface TurnProbe {
  readonly nodeArgs: readonly string[];
  readonly env: Readonly<Record<string, string>>;
  /** Has turns looked at from now on. Until then, and after `longestTurn`, it takes nothing of the process. */
  begin(): Promise<void>;
  /**
   * Milliseconds of CPU time that the main thread took within one turn at most since `begin`; up to a millisecond of the
   * turns before it is counted with it. Waits for a core are not.
   */
  longestTurn(): Promise<number>;
}

/** Messages that the probe receives. */
const [BEGIN, END] = ['begin', 'end'];

const BUILT = fileURLToPath(new URL('../../../dist/scripts/bench/support/turn-probe.js', import.meta.url));

/** @param folder - of the socket that the process answers on */
export function turnProbe(folder: string, file = BUILT): TurnProbe {
  const socket = join(folder, 'turns.sock');
  return {
    nodeArgs: ['--import', file],
    env: { BENCH_TURNS_SOCKET: socket },
    begin: async () => {
      await text(connect(socket).end(BEGIN));
    },
    longestTurn: async () => Number(await text(connect(socket).end(END))),
  };
}
