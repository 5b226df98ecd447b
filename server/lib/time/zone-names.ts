import { ZONE_TABLE } from './zone-table.js';

const MINUTE_MS = 60_000;

/** Names of a zone's clocks by offset in seconds, valid from an instant on. */
interface Part {
  /** Epoch seconds. */
  readonly from: number;
  readonly names: ReadonlyMap<number, string>;
}

let rows: ReadonlyMap<string, string> | undefined;

/**
 * Finds the names that the tz database gives a zone's clocks. The result takes an instant and the offset from UTC then, both
 * in milliseconds. Zones and offsets without a name are named by their digits, such as `+04`.
 *
 * @param names - names of the zone, in any case; the first known one counts.
 */
export function findClockNames(...names: readonly string[]): (epochMs: number, offsetMs: number) => string {
  rows ??= readTable();
  const row = names.map((name) => rows?.get(name.toLowerCase())).find((found) => found !== undefined);
  const parts = readRow(row ?? '');
  return (epochMs, offsetMs) => {
    const part = parts.findLast(({ from }) => from * 1000 <= epochMs);
    return part?.names.get(offsetMs / 1000) ?? formatOffset(offsetMs);
  };
}

/** Formats an offset in the style of the tz database: `-03`, `+0545`. */
export function formatOffset(offsetMs: number): string {
  const minutes = Math.abs(Math.round(offsetMs / MINUTE_MS));
  const two = (value: number): string => String(value).padStart(2, '0');
  const rest = minutes % 60 === 0 ? '' : two(minutes % 60);
  return `${offsetMs < 0 ? '-' : '+'}${two(Math.floor(minutes / 60))}${rest}`;
}

/** Reads the rows of the table, by zone. */
function readTable(): ReadonlyMap<string, string> {
  const lines = ZONE_TABLE.trim().split('\n');
  return new Map(
    lines.flatMap((line) => {
      const [row = '', zones = ''] = line.split('|');
      return zones.split(' ').map((zone) => [zone.toLowerCase(), row] as const);
    }),
  );
}

function readRow(row: string): Part[] {
  return row.split(';').map((text) => {
    const [, from, list = ''] = /^(?:(-?\d+):)?(.*)$/.exec(text) ?? [];
    const names = list.split(',').map((item) => item.split('='));
    return {
      from: from === undefined ? -Infinity : Number(from),
      names: new Map(names.map(([name = '', offset]) => [Number(offset), name])),
    };
  });
}
