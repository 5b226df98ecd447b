import { isName } from '../read/read-content.js';

/** LOCATION split into the name of a venue and its address. */
export interface LocationReading {
  readonly name: string;
  readonly address: string;
}

/** Maximum number of commas within a name. */
const MAX_NAME_PARTS = 4;
const MAX_NAME_LENGTH = 200;

/**
 * Reads a LOCATION in all ways in which it may name a venue. A new venue uses the first: the name is the first line,
 * or the text before the first comma.
 */
export function readLocation(location: string): readonly [LocationReading, ...LocationReading[]] {
  const [first = location] = /^[^\n,]+(?=[\n,])/.exec(location) ?? [];
  const created = readAfter(location, isName(first) ? first : location);
  const parts = location.split(',', MAX_NAME_PARTS);
  const prefixes = parts.map((_part, index) => parts.slice(0, index + 1).join(','));
  const others = [...prefixes, location.split('\n', 1)[0] ?? '']
    .map((prefix) => readAfter(location, prefix))
    .filter(({ name }) => name !== '' && name !== created.name);
  // The longest name is the most specific one.
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
