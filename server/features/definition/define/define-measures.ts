import type { Measure } from '../../../storage/sql/dialect.js';
import { nameMembers } from './define-tracking.js';
import type { Field, GeometryType } from '../../model/layer.js';

/** Under these names clients know them. */
const AREA = 'Shape__Area';
const LENGTH = 'Shape__Length';

/** Measures by the names of the fields that show them; for polygons, the length is the perimeter. */
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
