import type { QueryPlan } from '../plan/query-plan.js';

/** True if the reply is JSON with points, whose stored x and y are written unchanged. */
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
