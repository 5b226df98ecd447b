import { monitorEventLoopDelay } from 'node:perf_hooks';
import { lateness, LOOK_MS } from './event-loops.js';

/* The child of `startIdleLoop`. It does nothing at all, so its event loop is late only when the machine is. */

const delays = monitorEventLoopDelay({ resolution: LOOK_MS });
delays.enable();
process.on('message', () => {
  const longest = lateness(delays.max / 1e6);
  delays.reset();
  process.send?.(longest);
});
