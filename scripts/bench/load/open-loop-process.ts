import { once } from 'node:events';
import { constants, setPriority } from 'node:os';
import { requestBytes } from './http-bytes.js';
import { HttpPool } from './http-pool.js';
import type { OpenLoopMessage, OpenLoopPlan, OpenLoopResult } from './open-loop.js';
import { dueAfterMs, type OpenLoopSample, sampleOf } from './open-loop-schedule.js';

/*
 * The child of `startOpenLoop`. It does next to nothing, and asks to be let at once when it wants to: what it waits
 * for a core would count as latency of the server. Where that is not allowed it goes on without.
 */
try {
  setPriority(constants.priority.PRIORITY_HIGH);
} catch {
  // Only root may.
}

let isStopped = false;
const [plan] = (await once(process, 'message')) as [OpenLoopPlan];
process.on('message', () => (isStopped = true));
const pool = new HttpPool(plan.url);
// Whoever is put aside between both clocks gets too low a difference: the best of some is near.
const origin = Math.max(...Array.from({ length: 5 }, () => Date.now() - performance.now()));
const beganAt = performance.now();
await tell('started');
try {
  const samples = await Promise.all(plan.streams.map((_stream, index) => runStream(index)));
  const result: OpenLoopResult = { samples, connections: pool.opened };
  await tell(result);
} catch (error) {
  await tell({ failure: String(error) });
}
pool.close();
process.disconnect();

async function runStream(stream: number): Promise<OpenLoopSample[]> {
  const requests = (plan.streams[stream]?.requests ?? []).map((request) => requestBytes(plan.url, request));
  const pending: Promise<OpenLoopSample>[] = [];
  for (let number = 0; !isStopped; number += 1) {
    const due = beganAt + dueAfterMs(plan.streams, stream, number);
    await until(due);
    const bytes = requests[number % requests.length];
    if (bytes === undefined) break;
    const sample = send(due, bytes);
    // It is awaited at the end; until then a failure is not to end the process, but the loop.
    sample.catch(() => (isStopped = true));
    pending.push(sample);
  }
  return Promise.all(pending);
}

async function send(due: number, bytes: Buffer): Promise<OpenLoopSample> {
  const sent = performance.now();
  try {
    await pool.send(bytes);
  } catch (cause) {
    const line = bytes.toString('latin1').split('\r\n', 1)[0] ?? '';
    const waited = Math.round(performance.now() - sent);
    throw new Error(`${line}: ${String(cause)}, after ${waited} ms and ${pool.opened} connections`, {
      cause,
    });
  }
  return sampleOf({ due, sent, answered: performance.now() }, origin);
}

/** Timers are a millisecond coarse, which is what some of the replies take: the rest is waited in turns of the loop. */
async function until(instant: number): Promise<void> {
  const wait = instant - performance.now();
  if (wait > 2) await new Promise((resolve) => setTimeout(resolve, wait - 1.5));
  while (performance.now() < instant) await new Promise((resolve) => setImmediate(resolve));
}

/** Waits until the message is gone: who disconnects before loses the rest of a long one. */
function tell(message: OpenLoopMessage): Promise<void> {
  return new Promise((resolve, reject) => {
    process.send?.(message, undefined, undefined, (error) => {
      if (error === null) resolve();
      else reject(error);
    });
  });
}
