import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { requestBytes } from './http-bytes.js';
import type { LoadPlan, LoadRequest } from './http-load.js';
import { summarize } from '../report/latency.js';
import { ReplyReader } from './reply-reader.js';

/*
 * The child of `runLoad`. Plain sockets, since every HTTP client of Node costs more than the bare route that the
 * server is compared with: undici reached half of the requests per second that this does, with the server idle.
 */

interface Prepared {
  readonly bytes: Buffer;
  readonly isCounted: boolean;
}

const [plan] = (await once(process, 'message')) as [LoadPlan];
const { hostname, port } = new URL(plan.url);
const requests = plan.requests.map(prepare);
let next = 0;
await run(plan.warmUpSeconds);
const allowed = once(process, 'message');
process.send?.('warm');
await allowed;
const startedAt = performance.now();
const latencies = await run(plan.seconds);
const figures = summarize(latencies, (performance.now() - startedAt) / 1000);
process.send?.(figures, () => process.disconnect());

function prepare(request: LoadRequest): Prepared {
  return { bytes: requestBytes(plan.url, request), isCounted: request.isCounted ?? true };
}

async function run(seconds: number): Promise<number[]> {
  if (seconds === 0) return [];
  const until = performance.now() + seconds * 1000;
  const latencies: number[] = [];
  await Promise.all(Array.from({ length: plan.connections }, () => ask(until, latencies)));
  return latencies;
}

/** One connection: request, reply, next request, until the time is up. */
function ask(until: number, latencies: number[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname).setNoDelay(true);
    let sentAt = 0;
    let request: Prepared;
    const reply = new ReplyReader();
    const send = (): void => {
      const prepared = requests[next % requests.length];
      if (prepared === undefined) throw new Error('there is nothing to send');
      next += 1;
      request = prepared;
      sentAt = performance.now();
      socket.write(prepared.bytes);
    };
    const fail = (error: Error): void => {
      socket.destroy();
      reject(error);
    };
    socket.once('connect', send);
    socket.once('error', fail);
    socket.once('close', () => reject(new Error('the server closed the connection')));
    socket.on('data', (chunk: Buffer) => {
      try {
        if (!reply.take(chunk)) return;
        const now = performance.now();
        if (request.isCounted) latencies.push(now - sentAt);
        if (now < until) send();
        else end(socket, resolve);
      } catch (error) {
        fail(error as Error);
      }
    });
  });
}

function end(socket: Socket, resolve: () => void): void {
  socket.removeAllListeners('close');
  socket.destroy();
  resolve();
}
