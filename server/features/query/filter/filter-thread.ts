import { serveCalls } from '../../../lib/serve-calls.js';
import type { Box } from '../../../storage/sql/dialect.js';
import { widen, type Widening } from './widen.js';
import type { FilterGeometry } from '../geometry/filter-geometry.js';
import type { ProjectedWkb } from '../project/coordinates-wkb.js';
import { type GeometryProjection, reprojectGeometry } from '../project/reproject-geometry.js';
import { resolveSelfIntersections } from './resolve-self-intersections.js';
import { textOfFilter } from './text-of-filter.js';
import { evaluateShapes, type ShapesToEvaluate } from '../relation/evaluate-shapes.js';

// Separate program, which `filter-threads.ts` starts.

/** Task of a thread. */
export type FilterTask =
  | { readonly task: 'widen'; readonly widening: Widening }
  | { readonly task: 'reproject'; readonly reprojection: Reprojection }
  | { readonly task: 'resolve'; readonly wkb: Uint8Array }
  | { readonly task: 'write'; readonly wkb: Uint8Array }
  | { readonly task: 'evaluate'; readonly shapes: ShapesToEvaluate };

export interface Reprojection {
  readonly geometry: FilterGeometry;
  readonly projection: GeometryProjection;
}

/** A question to the thread that has the database; see `ProjectionHost`. */
export type HostQuestion =
  | { readonly ask: 'places'; readonly wkb: Uint8Array }
  | { readonly ask: 'surroundings' };

serveCalls<FilterTask, unknown, HostQuestion>((task, ask) => {
  switch (task.task) {
    case 'widen':
      return widen(task.widening);
    case 'reproject': {
      const { geometry, projection } = task.reprojection;
      return reprojectGeometry(geometry, projection, {
        projectPlaces: (wkb) => ask({ ask: 'places', wkb }) as Promise<ProjectedWkb | undefined>,
        findSurroundings: () => ask({ ask: 'surroundings' }) as Promise<readonly Box[]>,
      });
    }
    case 'resolve':
      return resolveSelfIntersections(task.wkb);
    case 'write':
      return textOfFilter(task.wkb);
    case 'evaluate':
      return evaluateShapes(task.shapes);
  }
});
