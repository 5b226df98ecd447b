import { isName } from '../read/read-content.js';

/** One way to split a LOCATION into the name of a venue and its address. */
export interface LocationReading {
  readonly name: string;
  readonly address: string;
}

/** Maximum number of comma-separated parts that a name may consist of. */
const MAX_NAME_PARTS = 4;
const MAX_NAME_LENGTH = 200;

/**
 * Splits a LOCATION in every way in which it may name a venue. A venue is created from the first: its name is the
 * first line, or the text before the first comma.
 */
export function readLocation(location: string): readonly [LocationReading, ...LocationReading[]] {
  const [first = location] = /^[^\n,]+(?=[\n,])/.exec(location) ?? [];
  const created = readAfter(location, isName(first) ? first : location);
  const parts = location.split(',', MAX_NAME_PARTS);
  const prefixes = parts.map((_part, index) => parts.slice(0, index + 1).join(','));
  const others = [...prefixes, location.split('\n', 1)[0] ?? '']
    .map((prefix) => readAfter(location, prefix))
    .filter(({ name }) => name !== '' && name !== created.name);
  // A longer name is more specific.
  return [created, ...others.sort((a, b) => b.name.length - a.name.length)];
}

function readAfter(location: string, prefix: string): LocationReading {
  const address = location
    .slice(prefix.length)
    .replace(/^[\s,]+/, '')
    .split('\n')
    .map((line) => line.trim().replace(/,$/, ''))
    .filter((line) => line !== '')
    .join(', ');
  return { name: prefix.replace(/\s+/g, ' ').trim().slice(0, MAX_NAME_LENGTH).trimEnd(), address };
}
