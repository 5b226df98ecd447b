/** From an instant on, clocks are so many seconds ahead of UTC and are called so. */
export interface ClockName {
  /** Epoch seconds; -Infinity for the first. */
  readonly from: number;
  readonly offset: number;
  readonly abbreviation: string;
}

const HEADER = 44;

/** All that a compiled zone of the tz database says of its clocks, in order; RFC 8536. */
export function readTzif(file: Buffer): ClockName[] {
  // The first block is for readers of four-byte times.
  const first = readCounts(file, 0);
  const start = HEADER + blockLength(first, 4);
  const counts = readCounts(file, start);
  const times = start + HEADER;
  const indexes = times + 8 * counts.times;
  const types = indexes + counts.times;
  const names = types + 6 * counts.types;
  const footer = file.toString('latin1', start + HEADER + blockLength(counts, 8)).trim();

  function readType(index: number): Omit<ClockName, 'from'> {
    const at = types + 6 * index;
    const begin = names + (file[at + 5] ?? 0);
    return {
      offset: file.readInt32BE(at),
      abbreviation: file.toString('latin1', begin, file.indexOf(0, begin)),
    };
  }

  const clocks: ClockName[] = [{ from: -Infinity, ...readType(0) }];
  for (let index = 0; index < counts.times; index += 1) {
    const from = Number(file.readBigInt64BE(times + 8 * index));
    clocks.push({ from, ...readType(file[indexes + index] ?? 0) });
  }
  const last = clocks.at(-1)?.from ?? 0;
  return [...clocks, ...readFooter(footer).map((clock) => ({ from: last + 1, ...clock }))];
}

interface Counts {
  readonly times: number;
  readonly types: number;
  readonly others: readonly [leaps: number, standards: number, universals: number, characters: number];
}

function readCounts(file: Buffer, at: number): Counts {
  if (file.toString('latin1', at, at + 4) !== 'TZif') throw new Error('not a compiled zone');
  const read = (index: number): number => file.readUInt32BE(at + 20 + 4 * index);
  return { times: read(3), types: read(4), others: [read(2), read(1), read(0), read(5)] };
}

function blockLength({ times, types, others }: Counts, timeSize: number): number {
  const [leaps, standards, universals, characters] = others;
  return times * (timeSize + 1) + 6 * types + characters + leaps * (timeSize + 4) + standards + universals;
}

/** Reads the names of clocks after the last transition, as in `EST5EDT,M3.2.0,M11.1.0`. */
function readFooter(text: string): Omit<ClockName, 'from'>[] {
  const name = '(<[^>]+>|[A-Za-z]+)';
  const match = new RegExp(`^${name}([-+:\\d]+)(?:${name}([-+:\\d]*))?`).exec(text);
  if (match === null) return [];
  const [, standard = '', west = '', summer, summerWest = ''] = match;
  const offset = -readOffset(west);
  const clean = (word: string): string => word.replace(/[<>]/g, '');
  const clocks = [{ offset, abbreviation: clean(standard) }];
  if (summer !== undefined) {
    const summerOffset = summerWest === '' ? offset + 3600 : -readOffset(summerWest);
    clocks.push({ offset: summerOffset, abbreviation: clean(summer) });
  }
  return clocks;
}

function readOffset(text: string): number {
  const [hours = 0, minutes = 0, seconds = 0] = text.replace(/^[-+]/, '').split(':').map(Number);
  return (text.startsWith('-') ? -1 : 1) * (hours * 3600 + minutes * 60 + seconds);
}
