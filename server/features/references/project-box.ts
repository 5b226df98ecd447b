import type { Extent } from '../layer.js';
import { askGdal } from './ask-proj.js';

/** Points along a side of the box that are projected: sides of it are no straight lines there. */
const STEPS = 20;

/** What PROJ calls the spatial references, such as `EPSG:25832`. */
export interface BoxProjection {
  readonly from: string;
  readonly to: string;
  readonly timeoutMs: number;
}

/**
 * The box around a box in another spatial reference; `undefined` where nothing of it has a place there.
 *
 * @throws {GdalGoneError} when GDAL cannot be run, or gives no answer in `timeoutMs`.
 */
export async function projectBox(
  box: Extent,
  { from, to, timeoutMs }: BoxProjection,
): Promise<Extent | undefined> {
  const input = pointsOf(box)
    .map((point) => `${point.join(' ')}\n`)
    .join('');
  const projected = await askGdal('gdaltransform', ['-s_srs', from, '-t_srs', to, '-output_xy'], {
    timeoutMs,
    input,
  });
  return projected === undefined ? undefined : boxAround(projected.split('\n'));
}

function pointsOf({ xmin, ymin, xmax, ymax }: Extent): (readonly [number, number])[] {
  const steps = Array.from({ length: STEPS + 1 }, (_, step) => step / STEPS);
  return steps.flatMap((right) =>
    steps.map((up) => [xmin + right * (xmax - xmin), ymin + up * (ymax - ymin)] as const),
  );
}

/** @param lines - x and y each; other words where a point cannot be projected. */
function boxAround(lines: readonly string[]): Extent | undefined {
  const points = lines
    .map((line) => line.split(' ').map(Number))
    .filter((numbers) => numbers.length === 2 && numbers.every(Number.isFinite));
  if (points.length === 0) return undefined;
  const [xs, ys] = [points.map(([x = 0]) => x), points.map(([, y = 0]) => y)];
  return { xmin: Math.min(...xs), ymin: Math.min(...ys), xmax: Math.max(...xs), ymax: Math.max(...ys) };
}
