import type { GeometryType } from '../model/layer.js';

type Json = Readonly<Record<string, unknown>>;

const OUTLINE = { type: 'esriSLS', style: 'esriSLSSolid', color: [0, 77, 168, 255], width: 1 };

const MARKER = {
  type: 'esriSMS',
  style: 'esriSMSCircle',
  color: [0, 112, 255, 255],
  size: 6,
  angle: 0,
  xoffset: 0,
  yoffset: 0,
  outline: { color: [0, 0, 0, 255], width: 0.7 },
};

const FILL = { type: 'esriSFS', style: 'esriSFSSolid', color: [0, 112, 255, 96], outline: OUTLINE };

/** Default symbol of a layer, and the tool with which clients draw into it. */
const DRAWINGS: Readonly<Record<GeometryType, { readonly symbol: Json; readonly tool: string }>> = {
  esriGeometryPoint: { symbol: MARKER, tool: 'esriFeatureEditToolPoint' },
  esriGeometryMultipoint: { symbol: MARKER, tool: 'esriFeatureEditToolPoint' },
  esriGeometryPolyline: { symbol: { ...OUTLINE, width: 2 }, tool: 'esriFeatureEditToolLine' },
  esriGeometryPolygon: { symbol: FILL, tool: 'esriFeatureEditToolPolygon' },
  esriGeometryMultiPatch: { symbol: FILL, tool: 'esriFeatureEditToolNone' },
};

export function defaultDrawingInfo(geometryType: GeometryType): Json {
  const { symbol } = DRAWINGS[geometryType];
  return { renderer: { type: 'simple', symbol }, transparency: 0, labelingInfo: null };
}

export function drawingTool(geometryType: GeometryType | undefined): string {
  return geometryType === undefined ? 'esriFeatureEditToolNone' : DRAWINGS[geometryType].tool;
}
