import type { Measure } from '../../../storage/sql/dialect.js';
import { nameMembers } from './define-tracking.js';
import type { Field, GeometryType } from '../../model/layer.js';

/** Field names under which clients know the measures. */
const AREA = 'Shape__Area';
const LENGTH = 'Shape__Length';

/** Measures by field name; for polygons, the length is the perimeter. */
const MEASURES: Partial<
  Readonly<Record<GeometryType, readonly (readonly [name: string, measure: Measure])[]>>
> = {
  esriGeometryPolyline: [[LENGTH, 'length']],
  esriGeometryPolygon: [
    [AREA, 'area'],
    [LENGTH, 'perimeter'],
  ],
};

/** Defines the fields of a new layer that show length and area of its features; none for points and multipatches. */
export function defineMeasures(geometryType: GeometryType | undefined): Field[] {
  const measures = geometryType === undefined ? [] : (MEASURES[geometryType] ?? []);
  return measures.map(([name, measure]): Field => ({
    ...nameMembers(name),
    type: 'esriFieldTypeDouble',
    nullable: true,
    editable: false,
    domain: null,
    defaultValue: null,
    measure,
  }));
}
