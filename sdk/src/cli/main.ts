#!/usr/bin/env node
import { run } from './run.js';
import { Interruption, openTerminal } from './terminal.js';

const interruption = new AbortController();
// A second one ends the program at once, as the platform does.
process.once('SIGINT', () => interruption.abort(new Interruption()));
process.exitCode = await run(process.argv.slice(2), openTerminal(interruption.signal));
