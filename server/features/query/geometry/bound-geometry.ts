import { queryFault } from '../../model/query-fault.js';

/** Maximum number of vertices of a filter's geometry; more than any country's border in full detail. */
const MAX_VERTICES = 50_000;
/** Maximum number of rings or paths; each is compared with all others. */
const MAX_PARTS = 5000;
/** Maximum number of characters of a geometry as JSON: a hundred for each vertex. */
const MAX_LENGTH = 5_000_000;
/** Maximum number of characters of a geometry as plain numbers, of which there are at most four. */
const MAX_PLAIN_LENGTH = 1000;
/** Maximum nesting of lists and objects, also in the spatial reference. */
const MAX_DEPTH = 100;

interface Size {
  readonly vertices: number;
  readonly parts: number;
  readonly depth: number;
}

/**
 * Refuses a geometry that is too expensive to compare with features, before it is parsed.
 *
 * @param geometry - Esri JSON, as text or as an object, or plain numbers.
 * @throws {AppError} `request.invalid` on `geometry`, with the limit and the actual size.
 */
export function boundGeometry(geometry: string | object): void {
  if (typeof geometry === 'string') {
    const most = geometry.trimStart().startsWith('{') ? MAX_LENGTH : MAX_PLAIN_LENGTH;
    if (geometry.length > most) throw over('characters', most, geometry.length);
  }
  const size = typeof geometry === 'string' ? sizeOfText(geometry) : sizeOfObject(geometry);
  if (size.depth > MAX_DEPTH) throw queryFault('geometry', 'is nested too deep');
  if (size.vertices > MAX_VERTICES) throw over('vertices', MAX_VERTICES, size.vertices);
  if (size.parts > MAX_PARTS) throw over('rings or paths', MAX_PARTS, size.parts);
}

function over(what: string, limit: number, count: number): Error {
  return queryFault('geometry', `must have at most ${String(limit)} ${what}, not ${String(count)}`);
}

const [QUOTE, BACKSLASH] = [0x22, 0x5c];
const [OPEN_BRACKET, CLOSE_BRACKET, OPEN_BRACE, CLOSE_BRACE] = [0x5b, 0x5d, 0x7b, 0x7d];

/** Counts lists by their depth: `points` are lists in a list, and vertices of `rings` and `paths` are one level deeper. */
function sizeOfText(text: string): Size {
  let [lists, braces, deepest, second, third] = [0, 0, 0, 0, 0];
  let isInString = false;
  for (let at = 0; at < text.length; at += 1) {
    const char = text.charCodeAt(at);
    if (isInString) {
      if (char === BACKSLASH) at += 1;
      else if (char === QUOTE) isInString = false;
    } else if (char === QUOTE) isInString = true;
    else if (char === OPEN_BRACKET) {
      lists += 1;
      if (lists === 2) second += 1;
      else if (lists > 2) third += 1;
    } else if (char === CLOSE_BRACKET) lists -= 1;
    else if (char === OPEN_BRACE) braces += 1;
    else if (char === CLOSE_BRACE) braces -= 1;
    deepest = Math.max(deepest, lists + braces);
  }
  return third === 0
    ? { vertices: second, parts: 0, depth: deepest }
    : { vertices: third, parts: second, depth: deepest };
}

/** Counts the members of a geometry that was parsed with the body, as in the definition of a view. */
function sizeOfObject(geometry: object): Size {
  const { points = [], paths, rings } = geometry as Partial<Record<string, unknown>>;
  const parts = rings ?? paths;
  if (!Array.isArray(parts))
    return { vertices: Array.isArray(points) ? points.length : 0, parts: 0, depth: 0 };
  const vertices = parts.reduce(
    (sum: number, part: unknown) => sum + (Array.isArray(part) ? part.length : 0),
    0,
  );
  return { vertices, parts: parts.length, depth: 0 };
}
