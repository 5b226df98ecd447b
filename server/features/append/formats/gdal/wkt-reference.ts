import type { SpatialReference } from '../../../model/layer.js';

/**
 * Returns the spatial reference of a WKT 2 text, by its number if it has one; `undefined` for the systems
 * that GeoPackage defines as unknown.
 */
export function readWktReference(wkt: string | undefined): SpatialReference | undefined {
  if (wkt === undefined || /^\w+\["Undefined |^ENGCRS\["(?:Unknown|Undefined)/i.test(wkt)) return undefined;
  const number = rootNumber(wkt);
  if (number !== undefined) return { wkid: number };
  // Layers use the horizontal part of a compound system.
  const horizontal = wkt.startsWith('COMPOUNDCRS[') ? firstMember(wkt) : undefined;
  const inner = horizontal === undefined ? undefined : rootNumber(horizontal);
  return inner === undefined ? { wkt } : { wkid: inner };
}

/** Returns the number in the `ID["EPSG",…]` of the whole system, not of a part. */
function rootNumber(wkt: string): number | undefined {
  const own = members(wkt).findLast((member) => member.startsWith('ID['));
  const code = own === undefined ? undefined : /^ID\["(?:EPSG|ESRI)",(\d+)/.exec(own)?.[1];
  return code === undefined ? undefined : Number(code);
}

function firstMember(wkt: string): string | undefined {
  return members(wkt).find((member) => /^\w+CRS\[/.test(member));
}

/** Splits the contents of the outermost brackets at commas. */
function members(wkt: string): string[] {
  const inner = wkt.slice(wkt.indexOf('[') + 1, wkt.lastIndexOf(']'));
  const found: string[] = [];
  let depth = 0;
  let start = 0;
  let isQuoted = false;
  for (let at = 0; at < inner.length; at += 1) {
    const char = inner[at];
    if (char === '"') isQuoted = !isQuoted;
    else if (isQuoted) continue;
    else if (char === '[') depth += 1;
    else if (char === ']') depth -= 1;
    else if (char === ',' && depth === 0) {
      found.push(inner.slice(start, at));
      start = at + 1;
    }
  }
  return [...found, inner.slice(start)];
}
