import { connect, type Socket } from 'node:net';
import { ReplyReader } from './reply-reader.js';

/** Below the five seconds after which Node's servers close a connection that nobody uses. */
const LONGEST_IDLE_MS = 2000;

/** Within what a listening socket lets wait: beyond that the system itself turns connections away. */
const MOST_CONNECTIONS = 256;

interface Idle {
  readonly socket: Socket;
  readonly since: number;
}

/**
 * Sends requests at once, each over a connection that waits for no reply: one that is kept alive where there is one,
 * a new one otherwise, up to a number that is far above what a server needs that keeps up. Plain sockets, as in `http-load-process.ts`.
 */
export class HttpPool {
  readonly #host: string;
  readonly #port: number;
  readonly #idle: Idle[] = [];
  readonly #waiting: (() => void)[] = [];
  #busy = 0;
  #opened = 0;

  /** @param url - `http://host:port` */
  constructor(url: string) {
    const { hostname, port } = new URL(url);
    this.#host = hostname;
    this.#port = Number(port);
  }

  /** How many connections were needed so far. */
  get opened(): number {
    return this.#opened;
  }

  /**
   * Resolves when the reply is whole.
   *
   * @throws {Error} when it is not 2xx, or the connection breaks.
   */
  async send(bytes: Buffer): Promise<void> {
    if (this.#busy >= MOST_CONNECTIONS) await new Promise<void>((resolve) => this.#waiting.push(resolve));
    this.#busy += 1;
    try {
      await this.#exchange(bytes);
    } finally {
      this.#busy -= 1;
      this.#waiting.shift()?.();
    }
  }

  close(): void {
    for (const { socket } of this.#idle.splice(0)) socket.destroy();
  }

  async #exchange(bytes: Buffer): Promise<void> {
    const kept = this.#take();
    const socket = kept ?? this.#open();
    try {
      await exchange(socket, bytes);
    } catch (error) {
      socket.destroy();
      // A server that is late may close a connection just when it is used again: such a request was not read.
      if (kept !== undefined && error instanceof UnansweredError) return this.#exchange(bytes);
      throw error;
    }
    this.#idle.push({ socket, since: performance.now() });
  }

  #take(): Socket | undefined {
    for (let idle = this.#idle.pop(); idle !== undefined; idle = this.#idle.pop()) {
      if (!idle.socket.destroyed && performance.now() - idle.since < LONGEST_IDLE_MS) return idle.socket;
      idle.socket.destroy();
    }
    return undefined;
  }

  #open(): Socket {
    this.#opened += 1;
    // An idle connection that breaks is no fault; one in use has a listener of its own beside this.
    return connect(this.#port, this.#host)
      .setNoDelay(true)
      .on('error', () => undefined);
  }
}

/** The connection broke before a byte of the reply came. */
class UnansweredError extends Error {}

function exchange(socket: Socket, bytes: Buffer): Promise<void> {
  return new Promise((resolve, reject) => {
    const reply = new ReplyReader();
    let isAnswered = false;
    const settle = (error?: Error): void => {
      socket.off('data', take).off('error', broken).off('close', closed);
      if (error === undefined) resolve();
      else reject(error);
    };
    const take = (chunk: Buffer): void => {
      isAnswered = true;
      try {
        if (reply.take(chunk)) settle();
      } catch (error) {
        settle(error as Error);
      }
    };
    const broken = (cause?: Error): void => {
      const text = `the connection broke ${isAnswered ? 'amid' : 'before'} the answer: ${cause?.message ?? 'closed by the server'}`;
      settle(isAnswered ? new Error(text) : new UnansweredError(text));
    };
    const closed = (): void => broken();
    socket.on('data', take).once('error', broken).once('close', closed);
    socket.write(bytes);
  });
}
