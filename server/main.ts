#!/usr/bin/env node
import { statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { killProcess } from './cli/bound-stop.js';
import type { ParentLink } from './cli/command.js';
import { run } from './cli/run.js';

/** Bits that files and folders do not get: what this process and its children make is for their user alone. */
const UMASK = 0o077;

/** Time for which open handles may hold up the process after the command has ended. */
const LINGER_MS = 1_000;

const stop = new AbortController();

/** The link to the server that started this process as its worker. When it closes, so do we. */
function linkToParent(): ParentLink | undefined {
  if (process.send === undefined) return undefined;
  process.once('disconnect', () => stop.abort());
  // It may have gone while we were being loaded.
  if (!process.connected) stop.abort();
  return {
    send: (message) =>
      new Promise((resolve) => {
        // A parent that is gone has closed the channel, which stops us.
        process.send?.(message, undefined, undefined, () => resolve());
      }),
    onMessage: (listener) => process.on('message', listener),
  };
}

/** The first signal asks to stop, the second ends at once; a worker's end is its server's business. */
function stopOnSignals(isSupervised: boolean): void {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      // Ctrl-C reaches the worker as well as its server, which then stops it in good order.
      if (isSupervised && signal === 'SIGINT') return;
      if (stop.signal.aborted && !isSupervised) killProcess(signal);
      stop.abort();
    });
  }
}

/** Takes settings from `.env`, where it is a file; what is wrong with it. */
function readEnvFile(): string | undefined {
  try {
    if (statSync('.env', { throwIfNoEntry: false })?.isFile() === true) process.loadEnvFile('.env');
    return undefined;
  } catch (error) {
    return `fairground: .env cannot be read: ${error instanceof Error ? error.message : String(error)}`;
  }
}

// Before anything is made, and whatever the umask is that the process was started with.
process.umask(UMASK);
const parent = linkToParent();
stopOnSignals(parent !== undefined);
const note = (text: string): void => void process.stderr.write(`${text}\n`);
const fault = readEnvFile();
if (fault === undefined) {
  process.exitCode = await run(process.argv.slice(2), {
    env: process.env,
    signal: stop.signal,
    print: (text) => process.stdout.write(`${text}\n`),
    note,
    entry: fileURLToPath(import.meta.url),
    parent,
  });
} else {
  note(fault);
  process.exitCode = 2;
}
if (process.connected) process.disconnect();
setTimeout(() => process.exit(), LINGER_MS).unref();
