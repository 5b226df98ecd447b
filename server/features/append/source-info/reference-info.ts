import type { SpatialReference } from '../../model/layer.js';
import { sridOf } from '../../model/reference-numbers.js';
import type { Refuse } from './members.js';

/** Reads `sourceSR`: an object, or a number. */
export function readSourceReference(value: unknown, refuse: Refuse): SpatialReference | undefined {
  if (value === undefined || value === null || value === '') return undefined;
  const found = asSpatialReference(value);
  if (found === undefined) refuse('sourceSR', 'must be {"wkid": number} or {"wkt": text}');
  return found;
}

/** Reads a spatial reference from JSON, an object or a number; `undefined` for anything else. */
export function asSpatialReference(value: unknown): SpatialReference | undefined {
  const members = typeof value === 'number' || typeof value === 'string' ? { wkid: value } : value;
  if (typeof members !== 'object' || members === null) return undefined;
  const { wkid, latestWkid, wkt, wkt2 } = members as Record<string, unknown>;
  const [number, latest] = [toNumber(wkid), toNumber(latestWkid)];
  const text = typeof wkt === 'string' && wkt !== '' ? wkt : wkt2;
  const reference: SpatialReference = {
    ...(number !== undefined && { wkid: number }),
    ...(latest !== undefined && { latestWkid: latest }),
    ...(typeof text === 'string' && text !== '' && { wkt: text }),
  };
  return sridOf(reference) === undefined && reference.wkt === undefined ? undefined : reference;
}

/** Returns true for a value that is no spatial reference, except `{}` and `{"wkid": 0}`, which mean unknown. */
export function isUnclearReference(value: unknown): boolean {
  if (value === undefined || value === null || asSpatialReference(value) !== undefined) return false;
  const values: unknown[] = typeof value === 'object' ? Object.values(value) : [value];
  return values.some((member) => member !== undefined && member !== null && member !== '' && member !== 0);
}

/** Some clients send the number as text. */
function toNumber(value: unknown): number | undefined {
  const number = typeof value === 'string' && /^\s*\d+\s*$/.test(value) ? Number(value) : value;
  return Number.isInteger(number) ? (number as number) : undefined;
}
