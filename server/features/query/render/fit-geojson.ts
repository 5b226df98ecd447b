import type { QueryPlan } from '../plan/query-plan.js';

/**
 * Converts a geometry that the database has written as GeoJSON to the form of the reply. It only reads
 * brackets, because the geometry contains no texts.
 *
 * @param text - compact, of a point or of a multi-part kind; empty for none.
 */
export function fitGeoJson(text: string, { format, layer }: Pick<QueryPlan, 'format' | 'layer'>): string {
  const coordinates = text.slice(text.indexOf('['), -1);
  if (text === '' || coordinates === '[]') return 'null';
  const isGeoJson = format === 'geojson';
  switch (layer.geometryType) {
    case 'esriGeometryPoint': {
      if (isGeoJson) return text;
      const comma = coordinates.indexOf(',');
      return `{"x":${coordinates.slice(1, comma)},"y":${coordinates.slice(comma + 1, -1)}}`;
    }
    case 'esriGeometryMultipoint':
      return isGeoJson ? text : `{"points":${coordinates}}`;
    case 'esriGeometryPolyline':
      if (!isGeoJson) return `{"paths":${coordinates}}`;
      return coordinates.includes(']],[[') ? text : single('LineString', coordinates);
    default:
      // Esri JSON has the rings of all polygons in one list.
      if (!isGeoJson) return `{"rings":${coordinates.slice(1, -1).replaceAll(']]],[[[', ']],[[')}}`;
      return coordinates.includes(']]],[[[') ? text : single('Polygon', coordinates);
  }
}

/** Returns the only part of a multi-part geometry. */
function single(type: string, coordinates: string): string {
  return `{"type":"${type}","coordinates":${coordinates.slice(1, -1)}}`;
}
