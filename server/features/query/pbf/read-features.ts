import type { FeatureRow } from '../sql/feature-page.js';
import { type Shape, WkbReader } from '../geometry/read-wkb.js';
import type { QueryPlan } from '../plan/query-plan.js';
import { showShape } from '../render/show-shape.js';
import { SEPARATOR } from '../sql/feature-columns.js';
import type { PlainValue } from './write-value.js';

/** A feature, or a group. */
export interface ReadFeature {
  /** In the order of the plan's fields. */
  readonly values: readonly PlainValue[];
  readonly shape: Shape | undefined;
}

type Attributes = Readonly<Record<string, PlainValue>>;

/** Number of features in a piece. */
const PIECE = 100;

/**
 * Reads the features of a row, in pieces.
 *
 * @throws {AppError} `request.invalid` on `outSR` where a geometry has no place in that spatial reference.
 */
export function* readFeatures(
  { text, slots, numbers, shapes, most }: FeatureRow,
  plan: QueryPlan,
): Generator<readonly ReadFeature[]> {
  const parts = text.toString().split(SEPARATOR);
  const each = slots.length + 1;
  // After the last feature there is one more, empty part.
  const count = Math.min(most, (parts.length - 1) / each);
  const names = slots.flatMap((slot) => (slot.kind === 'number' ? [slot.name] : []));
  const hasShapes = names.length < slots.length;
  const geometries = hasShapes ? new WkbReader({ bytes: shapes, at: 0 }) : undefined;
  const places = new Map(names.map((name, place) => [name, place * 8]));
  const valueOf = (name: string, feature: number, attributes: Attributes): PlainValue => {
    const place = places.get(name);
    if (place === undefined) return attributes[name] ?? null;
    const value = numbers.readDoubleLE(feature * names.length * 8 + place);
    return Number.isNaN(value) ? null : value;
  };
  for (let from = 0; from < count; from += PIECE) {
    const features = Array.from({ length: Math.min(PIECE, count - from) }, (_, index) => {
      const at = (from + index) * each;
      // From the second on it begins with a comma.
      return parts.slice(at, at + each).join('0');
    });
    const json = features.join('');
    const parsed = JSON.parse(`[${json.startsWith(',') ? json.slice(1) : json}]`) as {
      readonly attributes: Attributes;
    }[];
    yield parsed.map(({ attributes }, index) => ({
      values: plan.fields.map(({ name }) => valueOf(name, from + index, attributes)),
      shape: showShape(geometries?.next(), plan),
    }));
  }
}
