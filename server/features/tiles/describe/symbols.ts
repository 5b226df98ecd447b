import { defaultDrawingInfo } from '../../metadata/drawing.js';
import type { GeometryType } from '../../model/layer.js';

export type Json = Readonly<Record<string, unknown>>;

/** Look of a feature, in pixels and in colours of CSS. */
export interface Look {
  /** Colour of the marker or area; transparent for a line. */
  readonly fill: string;
  readonly stroke: string;
  readonly strokeWidth: number;
  /** Radius of a marker. */
  readonly radius: number;
  /** Lengths of dashes and gaps of a line, as multiples of its width. */
  readonly dashes: readonly number[] | undefined;
}

const TRANSPARENT = 'rgba(0,0,0,0)';

/** Look of features that a renderer does not draw. */
export const INVISIBLE: Look = {
  fill: TRANSPARENT,
  stroke: TRANSPARENT,
  strokeWidth: 0,
  radius: 0,
  dashes: undefined,
};

const PIXELS_PER_POINT = 96 / 72;

const DASHES: Readonly<Record<string, readonly number[]>> = {
  esriSLSDash: [4, 3],
  esriSLSDot: [1, 2],
  esriSLSDashDot: [4, 3, 1, 3],
  esriSLSDashDotDot: [4, 3, 1, 3, 1, 3],
};

/** Reads a simple symbol of Esri; any other kind has the look of the default symbol of its geometry. */
export function lookOf(symbol: unknown, geometryType: GeometryType): Look {
  const given = asObject(symbol);
  switch (given['type']) {
    case 'esriSMS': {
      const outline = strokeOf(given['outline']);
      return {
        ...outline,
        fill: colorOf(given['color']),
        radius: pixels(given['size'], 6) / 2,
        dashes: undefined,
      };
    }
    case 'esriSLS':
      return { ...strokeOf(given), fill: TRANSPARENT, radius: 0 };
    case 'esriSFS': {
      const isFilled = given['style'] !== 'esriSFSNull';
      return {
        ...strokeOf(given['outline']),
        fill: isFilled ? colorOf(given['color']) : TRANSPARENT,
        radius: 0,
      };
    }
    default: {
      const { renderer } = defaultDrawingInfo(geometryType);
      return lookOf(asObject(renderer)['symbol'], geometryType);
    }
  }
}

function strokeOf(line: unknown): Pick<Look, 'stroke' | 'strokeWidth' | 'dashes'> {
  const given = asObject(line);
  const { style, color, width } = given;
  if (line === undefined || line === null || style === 'esriSLSNull')
    return { stroke: TRANSPARENT, strokeWidth: 0, dashes: undefined };
  return { stroke: colorOf(color), strokeWidth: pixels(width, 1), dashes: DASHES[String(style)] };
}

/** A colour of Esri: red, green, blue and alpha, each from 0 to 255. */
function colorOf(color: unknown): string {
  if (!Array.isArray(color)) return TRANSPARENT;
  const [red, green, blue, alpha = 255] = color.map((part) => clamp(Number(part)));
  return `rgba(${String(red ?? 0)},${String(green ?? 0)},${String(blue ?? 0)},${String(round(alpha / 255))})`;
}

function clamp(part: number): number {
  return Number.isFinite(part) ? Math.max(0, Math.min(255, part)) : 0;
}

function pixels(points: unknown, otherwise: number): number {
  const size = typeof points === 'number' && points >= 0 ? points : otherwise;
  return round(size * PIXELS_PER_POINT);
}

const round = (value: number): number => Math.round(value * 1000) / 1000;

export function asObject(value: unknown): Json {
  return typeof value === 'object' && value !== null ? (value as Json) : {};
}
