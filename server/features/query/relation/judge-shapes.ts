import { judgeRelation, type ComparedRelation, type Verdict } from './judge-relation.js';
import { outlineOf } from './outline.js';

/** Features to judge, by their well-known binary. */
export interface ShapesToJudge {
  readonly relation: ComparedRelation;
  readonly filter: Uint8Array;
  readonly shapes: readonly Uint8Array[];
}

/** Judges each of some features. An empty geometry stands in no relation. */
export function judgeShapes({ relation, filter, shapes }: ShapesToJudge): Verdict[] {
  const area = outlineOf(filter);
  return shapes.map((wkb) => {
    const feature = outlineOf(wkb);
    return area === undefined || feature === undefined ? 'fails' : judgeRelation(relation, feature, area);
  });
}
