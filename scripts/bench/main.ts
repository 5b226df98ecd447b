import { runAppendBench } from './append/append.js';
import { UsageError } from './support/bench-options.js';
import { runEventsBench } from './events/events.js';
import { runQueryBench } from './query/query.js';
import { runTilesBench } from './tiles/tiles.js';

/** A benchmark by its name; each is a file of its own and prints what it measures. */
const BENCHES: Readonly<Record<string, (args: readonly string[]) => Promise<void>>> = {
  append: runAppendBench,
  events: runEventsBench,
  query: runQueryBench,
  tiles: runTilesBench,
};

const [name = '', ...args] = process.argv.slice(2);
const bench = BENCHES[name];
if (bench === undefined) {
  process.stderr.write(`Which benchmark? npm run bench -- ${Object.keys(BENCHES).join('|')}\n`);
  process.exitCode = 2;
} else {
  await bench(args).catch((error: unknown) => {
    process.exitCode = 1;
    // Whoever mistyped an option needs no stack.
    console.error(error instanceof UsageError ? `${error.message} (--help lists the options)` : error);
  });
}
