import type { Positions, Shape } from './read-wkb.js';

/**
 * Simplifies a shape by Douglas and Peucker: no line moves farther than `offset`, in units of the
 * coordinates. Ends of lines stay. Rings that collapse are removed, and a collapsed outer ring with its
 * holes.
 */
export function simplify(shape: Shape, offset: number): Shape {
  if (shape.kind === 'lines')
    return { kind: 'lines', lines: shape.lines.map((line) => simplifyLine(line, offset)) };
  if (shape.kind !== 'polygons') return shape;
  const polygons = shape.polygons.flatMap((rings) => {
    const [outer, ...holes] = rings.map((ring) => simplifyLine(ring, offset));
    return outer === undefined || !isRing(outer) ? [] : [[outer, ...holes.filter(isRing)]];
  });
  return { kind: 'polygons', polygons };
}

const LEAST_OF_RING = 4;

function isRing({ numbers, stride }: Positions): boolean {
  return numbers.length >= LEAST_OF_RING * stride;
}

/** Average number of visits of a vertex before spans are halved. A line of a map needs a few dozen. */
const MAX_LOOKS = 100;

function simplifyLine(line: Positions, offset: number): Positions {
  const { numbers, stride } = line;
  const count = numbers.length / stride;
  if (count <= 2) return line;
  const isKept = new Uint8Array(count);
  isKept[0] = isKept[count - 1] = 1;
  const spans: [from: number, to: number][] = [[0, count - 1]];
  let room = MAX_LOOKS * count;
  for (let span = spans.pop(); span !== undefined; span = spans.pop()) {
    const [from, to] = span;
    room -= to - from;
    const farthest = findFarthest(line, from, to);
    if (farthest.squared <= offset * offset) continue;
    // Halving bounds the time if the farthest vertex is repeatedly next to an end, and keeps more vertices.
    const at = room > 0 ? farthest.at : Math.floor((from + to) / 2);
    isKept[at] = 1;
    spans.push([from, at], [at, to]);
  }
  return {
    ...line,
    numbers: Array.from(numbers).filter((_, index) => isKept[Math.floor(index / stride)] === 1),
  };
}

/**
 * Finds the vertex between two others that is farthest from the line through them, or from their position
 * if they coincide.
 */
function findFarthest(
  { numbers, stride }: Positions,
  from: number,
  to: number,
): { readonly at: number; readonly squared: number } {
  const [x1, y1] = [numbers[from * stride] ?? 0, numbers[from * stride + 1] ?? 0];
  const [dx, dy] = [(numbers[to * stride] ?? 0) - x1, (numbers[to * stride + 1] ?? 0) - y1];
  const length = dx * dx + dy * dy;
  let [at, squared] = [from, 0];
  for (let index = from + 1; index < to; index += 1) {
    const [x, y] = [(numbers[index * stride] ?? 0) - x1, (numbers[index * stride + 1] ?? 0) - y1];
    // Relative position, from 0 to 1, of the nearest point on the line.
    const along = length === 0 ? 0 : Math.min(1, Math.max(0, (x * dx + y * dy) / length));
    const distance = (x - along * dx) ** 2 + (y - along * dy) ** 2;
    if (distance > squared) [at, squared] = [index, distance];
  }
  return { at, squared };
}
