#!/usr/bin/env node
import { run } from './run.js';
import { Interruption, openTerminal } from './terminal/terminal.js';

const interruption = new AbortController();
// Listen once: a second signal ends the process at once, as the platform does by default.
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => interruption.abort(new Interruption(signal)));
process.exitCode = await run(process.argv.slice(2), openTerminal(interruption.signal));
