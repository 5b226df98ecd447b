import type { Extent } from '../model/layer.js';
import { runGdalProgram } from './proj-lookups.js';

/** Number of projected points along a side of the box, because sides are not straight lines in the target. */
const STEPS = 20;
const POINTS_PER_BOX = (STEPS + 1) ** 2;

export interface BoxProjection {
  /** Names of the spatial references for PROJ, such as `EPSG:25832`. */
  readonly from: string;
  readonly to: string;
  readonly timeoutMs: number;
  readonly signal?: AbortSignal;
}

/**
 * Projects boxes, each to the box around it in another spatial reference, with one child process for all.
 * `undefined` for a box outside that reference.
 *
 * @throws {GdalGoneError} if GDAL cannot be run, does not answer within `timeoutMs`, or the signal aborts.
 */
export async function projectBoxes(
  boxes: readonly Extent[],
  { from, to, ...limits }: BoxProjection,
): Promise<(Extent | undefined)[]> {
  const input = boxes.flatMap((box) => pointsOf(box).map((point) => `${point.join(' ')}\n`)).join('');
  const args = ['-s_srs', from, '-t_srs', to, '-output_xy'];
  const projected = (await runGdalProgram('gdaltransform', args, { ...limits, input }))?.split('\n') ?? [];
  return boxes.map((_, index) => {
    const first = index * POINTS_PER_BOX;
    return boxAround(projected.slice(first, first + POINTS_PER_BOX));
  });
}

function pointsOf({ xmin, ymin, xmax, ymax }: Extent): (readonly [number, number])[] {
  const steps = Array.from({ length: STEPS + 1 }, (_, step) => step / STEPS);
  return steps.flatMap((right) =>
    steps.map((up) => [xmin + right * (xmax - xmin), ymin + up * (ymax - ymin)] as const),
  );
}

/**
 * Returns the box around projected points. @param lines - x and y each; other words if a point cannot be
 * projected.
 */
function boxAround(lines: readonly string[]): Extent | undefined {
  const points = lines
    .map((line) => line.split(' ').map(Number))
    .filter((numbers) => numbers.length === 2 && numbers.every(Number.isFinite));
  if (points.length === 0) return undefined;
  const [xs, ys] = [points.map(([x = 0]) => x), points.map(([, y = 0]) => y)];
  return { xmin: Math.min(...xs), ymin: Math.min(...ys), xmax: Math.max(...xs), ymax: Math.max(...ys) };
}
