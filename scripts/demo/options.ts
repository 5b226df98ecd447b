import { parseArgs } from 'node:util';

export interface DemoOptions {
  /** Stop when the job is done instead of serving on. */
  readonly once: boolean;
  /** How many places to upload; all there are unless told. */
  readonly places: number | undefined;
}

export const USAGE = `Usage: scripts/start [--once] [--places N]

Starts a server on this machine and runs the main job through the SDK: a feature layer is made, filled with the
cities of the world, updated without doubling anything, and queried; events are put at venues.

  --once       stop after the job; exit with 0 only if every count was right
  --places N   upload the first N places only`;

/**
 * Reads the command line.
 *
 * @returns `undefined` when help was asked for.
 * @throws {TypeError} for what it does not know, with words for the user.
 */
export function readOptions(args: readonly string[]): DemoOptions | undefined {
  const { values } = parseArgs({
    args: [...args],
    options: {
      once: { type: 'boolean', default: false },
      places: { type: 'string' },
      help: { type: 'boolean', short: 'h', default: false },
    },
  });
  if (values.help) return undefined;
  const places = values.places === undefined ? undefined : Number(values.places);
  if (places !== undefined && !(Number.isInteger(places) && places > 0)) {
    throw new TypeError(`--places takes a whole number from 1, not ${JSON.stringify(values.places)}`);
  }
  return { once: values.once, places };
}
