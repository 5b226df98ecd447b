import type { SpatialReference } from '../../layer.js';
import { sridOf } from '../project/spatial-reference.js';
import type { Refuse } from './members.js';

/** `sourceSR`: an object, or a bare number. */
export function readSourceReference(value: unknown, refuse: Refuse): SpatialReference | undefined {
  if (value === undefined || value === null || value === '') return undefined;
  const reference = typeof value === 'number' || typeof value === 'string' ? { wkid: Number(value) } : value;
  const found = asSpatialReference(reference);
  if (found === undefined) refuse('sourceSR', 'must be {"wkid": number} or {"wkt": text}');
  return found;
}

/** A spatial reference as it stands in JSON; `undefined` when it is none. */
export function asSpatialReference(value: unknown): SpatialReference | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { wkid, latestWkid, wkt, wkt2 } = value as Record<string, unknown>;
  const text = typeof wkt === 'string' && wkt !== '' ? wkt : wkt2;
  const reference: SpatialReference = {
    ...(Number.isInteger(wkid) && { wkid: wkid as number }),
    ...(Number.isInteger(latestWkid) && { latestWkid: latestWkid as number }),
    ...(typeof text === 'string' && text !== '' && { wkt: text }),
  };
  return sridOf(reference) === undefined && reference.wkt === undefined ? undefined : reference;
}
