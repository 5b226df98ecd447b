import { evaluateRelation, type ComparedRelation, type RelationResult } from './evaluate-relation.js';
import { outlineOf } from './outline.js';

/** Features to evaluate, by their WKB. */
export interface ShapesToEvaluate {
  readonly relation: ComparedRelation;
  readonly filter: Uint8Array;
  readonly shapes: readonly Uint8Array[];
}

/** Evaluates features. An empty geometry has no relation. */
export function evaluateShapes({ relation, filter, shapes }: ShapesToEvaluate): RelationResult[] {
  const area = outlineOf(filter);
  return shapes.map((wkb) => {
    const feature = outlineOf(wkb);
    return area === undefined || feature === undefined ? 'fails' : evaluateRelation(relation, feature, area);
  });
}
