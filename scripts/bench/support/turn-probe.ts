import { openSync, readSync } from 'node:fs';
import { createServer } from 'node:net';

/*
 * Probe that `turnProbe` loads into a server before it starts. It tells the most CPU time of the main thread within one
 * turn of its event loop since it was sent `begin`, to whoever sends anything else to its socket. It looks in between only:
 * a look takes some 15 µs of each millisecond of that thread.
 *
 * A timer fires once in a turn at most, so that what the thread took from one time to the next is that of the longest
 * turn between, or more: of all turns that began within a millisecond.
 */

const EVERY_MS = 1;

const socket = process.env.BENCH_TURNS_SOCKET;
// The server's own children are not looked at.
delete process.env.BENCH_TURNS_SOCKET;
if (socket !== undefined) watchTurns(socket);

function watchTurns(path: string): void {
  const cpuMs = openClock();
  let before = 0;
  let longest = 0;
  let timer: NodeJS.Timeout | undefined;
  const look = (): void => {
    const now = cpuMs();
    longest = Math.max(longest, now - before);
    before = now;
  };
  const answer = (word: string): string => {
    clearInterval(timer);
    if (word !== 'begin') {
      look();
      return String(longest);
    }
    before = cpuMs();
    longest = 0;
    timer = setInterval(look, EVERY_MS).unref();
    return '';
  };
  const server = createServer({ allowHalfOpen: true }, (reader) => {
    reader.on('error', () => undefined);
    reader.once('data', (word) => reader.end(answer(String(word))));
  });
  server.listen(path).unref();
}

/** CPU time of the main thread, which calls it. */
function openClock(): () => number {
  const file = openSync(`/proc/self/task/${String(process.pid)}/schedstat`, 'r');
  const bytes = Buffer.alloc(100);
  return () => {
    // Without it Linux tells of a thread that runs what it had at the last tick of the kernel, 4 ms ago at most. To
    // add up the threads of a process it looks at the calling one anew.
    process.cpuUsage();
    const length = readSync(file, bytes, 0, bytes.length, 0);
    return Number.parseInt(bytes.toString('latin1', 0, length), 10) / 1e6;
  };
}
