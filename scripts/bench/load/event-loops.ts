import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { LoadWatch } from './http-load.js';
import type { TurnProbe } from '../support/loop-turns.js';
import type { Scratch } from '../support/scratch.js';

/** How often the server looks at its event loop: what it tells is the time from one look to the next. */
export const LOOK_MS = 10;

/** @param longest - from one look to the next, in milliseconds */
export function lateness(longest: number): number {
  return Math.max(0, longest - LOOK_MS);
}

/** How long event loops were blocked at most, in milliseconds. */
export interface LateLoops {
  /** CPU time of the server's main thread within one turn of its loop: what it did itself, however long it waited for a core. */
  readonly turn: number;
  /** How late the server's was by the clock. */
  readonly server: number;
  /** Lateness of an idle process: the machine alone makes one so late, and one that works later still. */
  readonly idle: number;
}

/** Watches the event loop of a server, in CPU time and by the clock, and beside it that of an idle process at the very same time. */
export class LoopWatch implements LoadWatch {
  readonly #url: string;
  readonly #probe: Pick<TurnProbe, 'begin' | 'longestTurn'>;
  readonly #idle: IdleLoop;
  #worst: LateLoops = NEVER_LATE;

  constructor(url: string, probe: Pick<TurnProbe, 'begin' | 'longestTurn'>, idle: IdleLoop) {
    this.#url = url;
    this.#probe = probe;
    this.#idle = idle;
  }

  async begin(): Promise<void> {
    // Reading these makes them begin anew; the turns last, as it takes one to tell the rest.
    await this.#readLoops();
    await this.#probe.begin();
  }

  async end(): Promise<void> {
    this.#worst = worstOf([this.#worst, await this.#read()]);
  }

  /** The worst of all that was watched since this was asked last. */
  take(): LateLoops {
    const worst = this.#worst;
    this.#worst = NEVER_LATE;
    return worst;
  }

  async #read(): Promise<LateLoops> {
    const turn = await this.#probe.longestTurn();
    return { turn, ...(await this.#readLoops()) };
  }

  async #readLoops(): Promise<Omit<LateLoops, 'turn'>> {
    const [server, idle] = await Promise.all([longestBlock(this.#url), this.#idle.longestDelay()]);
    return { server, idle };
  }
}

const NEVER_LATE: LateLoops = { turn: 0, server: 0, idle: 0 };

export function worstOf(late: readonly LateLoops[]): LateLoops {
  return {
    turn: Math.max(0, ...late.map(({ turn }) => turn)),
    server: Math.max(0, ...late.map(({ server }) => server)),
    idle: Math.max(0, ...late.map(({ idle }) => idle)),
  };
}

async function longestBlock(url: string): Promise<number> {
  const text = await (await fetch(`${url}/metrics`)).text();
  const seconds = /^nodejs_eventloop_lag_max_seconds (\S+)$/m.exec(text)?.[1];
  if (seconds === undefined) throw new Error('the server does not tell how late its event loop is');
  return lateness(Number(seconds) * 1000);
}

export interface IdleLoop {
  /** Milliseconds that it was late at most since this was asked last. */
  longestDelay(): Promise<number>;
  stop(): Promise<void>;
}

const PROCESS = fileURLToPath(new URL('idle-loop-process.ts', import.meta.url));

/** Starts a process that does nothing but look how late its event loop is. */
export async function startIdleLoop(scratch: Pick<Scratch, 'defer'>): Promise<IdleLoop> {
  const child = fork(PROCESS, [], { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  const exited = once(child, 'exit');
  const ended = exited.then((): never => {
    throw new Error('the idle process has ended');
  });
  ended.catch(() => undefined);
  const longestDelay = async (): Promise<number> => {
    const answered = once(child, 'message') as Promise<[number]>;
    child.send('tell');
    const [longest] = await Promise.race([answered, ended]);
    return longest;
  };
  const stop = scratch.defer(async () => {
    if (child.connected) child.disconnect();
    await exited;
  });
  // It answers when it has started.
  await longestDelay();
  return { longestDelay, stop };
}
