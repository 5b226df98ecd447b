const HOUR_MS = 3_600_000;
/** Slightly more than a year, in whole seconds like offsets. */
const BLOCK_MS = 400 * 24 * HOUR_MS;
/** No zone has changed its offset and back within a shorter time. */
const SAMPLE_MS = 5 * 24 * HOUR_MS;

/** Offsets of one zone within one block of time. */
interface OffsetBlock {
  /** Instants, ascending, from which the offset at the same index applies. */
  readonly starts: readonly number[];
  readonly offsets: readonly number[];
}

/**
 * Opens a reader of a zone's offsets from UTC, in milliseconds. It finds the changes of about a year at
 * once, since a call of `Intl` costs far more than a search in memory.
 *
 * @param maxBlocks - number of cached blocks at which the cache is emptied.
 * @throws {RangeError} if the engine does not know the zone.
 */
export function openOffsetReader(zone: string, maxBlocks: number): (epochMs: number) => number {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    calendar: 'gregory',
    hourCycle: 'h23',
    era: 'short',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  const blocks = new Map<number, OffsetBlock>();
  return (epochMs) => {
    const number = Math.floor(epochMs / BLOCK_MS);
    let block = blocks.get(number);
    if (block === undefined) {
      block = readBlock(format, number * BLOCK_MS);
      if (blocks.size >= maxBlocks) blocks.clear();
      blocks.set(number, block);
    }
    const { starts, offsets } = block;
    let index = starts.length - 1;
    while (index > 0 && (starts[index] ?? 0) > epochMs) index -= 1;
    return offsets[index] ?? 0;
  };
}

function readBlock(format: Intl.DateTimeFormat, start: number): OffsetBlock {
  const starts = [start];
  const offsets = [readOffset(format, start)];
  for (let sample = start; sample < start + BLOCK_MS; sample += SAMPLE_MS) {
    const after = readOffset(format, sample + SAMPLE_MS);
    if (after === offsets.at(-1)) continue;
    starts.push(findChange(format, sample, sample + SAMPLE_MS));
    offsets.push(after);
  }
  return { starts, offsets };
}

/** Finds the first second with the offset of `to`, which differs from that of `from`. */
function findChange(format: Intl.DateTimeFormat, from: number, to: number): number {
  const after = readOffset(format, to);
  let [low, high] = [Math.floor(from / 1000), Math.ceil(to / 1000)];
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (readOffset(format, middle * 1000) === after) high = middle;
    else low = middle;
  }
  return high * 1000;
}

/** @param epochMs - a whole second. */
function readOffset(format: Intl.DateTimeFormat, epochMs: number): number {
  const parts: Record<string, string> = {};
  for (const { type, value } of format.formatToParts(epochMs)) parts[type] = value;
  const year = parts['era'] === 'BC' ? 1 - Number(parts['year']) : Number(parts['year']);
  const wall = new Date(0);
  wall.setUTCFullYear(year, Number(parts['month']) - 1, Number(parts['day']));
  wall.setUTCHours(Number(parts['hour']), Number(parts['minute']), Number(parts['second']));
  return wall.getTime() - epochMs;
}
