import type { SpatialReference } from '../../../model/layer.js';
import { checkLonLat, MAX_POINT_LONGITUDE } from '../../convert/geometry/lon-lat.js';
import { isSameReference, sridOf, WGS84 } from '../../../model/reference-numbers.js';
import { Refusal, shortText } from '../../report/report.js';
import type { SourceInfo } from '../../source-info/source-info.js';
import { type ColumnNames, columnIndex, requireColumns } from '../column-names.js';
import { readGridReference } from './grid-reference.js';
import { type LatLon, readAngle, readLatLon } from './lat-lon-text.js';

/** Finds the location of a row from its cells. */
export interface Locator {
  /** Spatial reference of the coordinates. */
  readonly spatialReference: SpatialReference;
  /** Names of the columns that are read. */
  readonly fields: readonly string[];
  /** Cells of the two coordinates, if both are plain numbers. */
  readonly columns?: { readonly x: number; readonly y: number };
  /**
   * Returns a point as Esri JSON; `null` if the row has no location; a refusal if its location cannot be
   * read.
   */
  locate(cells: readonly unknown[]): Point | null | Refusal;
}

interface Point {
  /** Text if the cell is not a number; the conversion then refuses it by name. */
  readonly x: number | string;
  readonly y: number | string;
}

/**
 * Makes the locator for rows of a table; `undefined` if its columns hold no location.
 *
 * @throws {JobError} if a column that the request names does not exist.
 */
export function makeLocator(names: ColumnNames, info: SourceInfo): Locator | undefined {
  if (info.locationType === 'none' || info.locationType === 'address') return undefined;
  const locator = info.coordinateColumn ? oneColumn(names, info) : twoColumns(names, info);
  if (locator === undefined || info.persistErrors !== true) return locator;
  return {
    ...locator,
    locate(cells) {
      const place = locator.locate(cells);
      return isSomewhere(place, isSameReference(locator.spatialReference, WGS84)) ? place : null;
    },
  };
}

function isSomewhere(place: Point | null | Refusal, isLonLat: boolean): place is Point | null {
  if (place === null) return true;
  if (place instanceof Refusal || typeof place.x !== 'number' || typeof place.y !== 'number') return false;
  return !isLonLat || checkLonLat(place.x, place.y, MAX_POINT_LONGITUDE) === undefined;
}

function oneColumn(names: ColumnNames, info: SourceInfo): Locator | undefined {
  if (info.coordinateColumn === undefined) return undefined;
  const { fieldName, notation } = info.coordinateColumn;
  const column = columnIndex(names, fieldName);
  const isGrid = notation === 'grid';
  const read: (text: string) => LatLon | undefined = isGrid ? readGridReference : readLatLon;
  const fault = isGrid ? 'must be an MGRS or USNG grid reference' : 'must be a latitude and longitude';
  // The column is not a layer field, so the description names it.
  const refuse = (text: string): Refusal =>
    new Refusal('invalid_geometry', `${fieldName} ${fault}, not ${JSON.stringify(shortText(text))}`);
  return {
    fields: names.columns.slice(column, column + 1),
    spatialReference: isGrid ? WGS84 : (info.sourceSpatialReference ?? WGS84),
    locate(cells) {
      const text = textOf(cells[column]);
      if (text === '') return null;
      const position = read(text);
      return position === undefined ? refuse(text) : { x: position.longitude, y: position.latitude };
    },
  };
}

function twoColumns(names: ColumnNames, info: SourceInfo): Locator | undefined {
  const { latitudeFieldName, longitudeFieldName } = info;
  if (latitudeFieldName === undefined || longitudeFieldName === undefined) return undefined;
  requireColumns(names, [longitudeFieldName, latitudeFieldName]);
  const xColumn = columnIndex(names, longitudeFieldName);
  const yColumn = columnIndex(names, latitudeFieldName);
  const spatialReference = info.sourceSpatialReference ?? WGS84;
  // Minutes, seconds and decimal commas are accepted for degrees only: in other units a comma may separate
  // thousands.
  const hasDegrees = sridOf(spatialReference) === 4326;
  return {
    spatialReference,
    fields: names.columns.filter((_, index) => index === xColumn || index === yColumn),
    columns: { x: xColumn, y: yColumn },
    locate(cells) {
      const [x, y] = [cells[xColumn], cells[yColumn]];
      if (isBlank(x) && isBlank(y)) return null;
      return {
        x: toOrdinate(x, hasDegrees ? 'longitude' : undefined),
        y: toOrdinate(y, hasDegrees ? 'latitude' : undefined),
      };
    },
  };
}

function isBlank(cell: unknown): boolean {
  return cell === null || cell === undefined || (typeof cell === 'string' && cell.trim() === '');
}

function toOrdinate(cell: unknown, axis: 'latitude' | 'longitude' | undefined): number | string {
  if (typeof cell === 'number') return cell;
  const text = textOf(cell);
  if (text === '') return text;
  if (text.length <= MAX_LENGTH && NUMBER.test(text)) return Number(text);
  return (axis && readAngle(text, axis)) ?? text;
}

/** Maximum length of an ordinate. A regular expression over millions of digits could exhaust the stack. */
const MAX_LENGTH = 1000;
const NUMBER = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/i;

function textOf(cell: unknown): string {
  return typeof cell === 'string' ? cell.trim() : typeof cell === 'number' ? String(cell) : '';
}
