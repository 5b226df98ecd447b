import type { QueryPlan } from '../plan/query-plan.js';

/** True if the geometries of a reply in JSON are points, written by x and y as they are stored. */
export function isPlainPoints({ layer, format, hasZ, hasM, form }: QueryPlan): boolean {
  return (
    layer.geometryType === 'esriGeometryPoint' &&
    format !== 'pbf' &&
    !hasZ &&
    !hasM &&
    form.decimals === undefined &&
    form.quantization === undefined
  );
}
