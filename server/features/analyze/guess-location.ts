import { readGridReference } from '../append/source/location/grid-reference.js';
import { readAngle, readLatLon } from '../append/source/location/lat-lon-text.js';
import type { AddressRole } from '../append/source-info/source-info.js';

/** Probable location of the rows of a table, in terms of `publishParameters`. */
export interface GuessedLocation {
  readonly locationType: 'coordinates' | 'address' | 'none';
  readonly latitudeFieldName?: string;
  readonly longitudeFieldName?: string;
  readonly coordinateFieldName?: string;
  readonly coordinateFieldType?: 'LatitudeAndLongitude' | 'MGRS' | 'USNG';
  readonly addressFields?: Readonly<Partial<Record<AddressRole, string>>>;
  /** Header → location note of its field. */
  readonly notes: Readonly<Record<string, string>>;
}

/** Column with its values in the first rows. */
export interface ColumnSample {
  readonly header: string;
  readonly values: readonly unknown[];
}

export interface LocationOptions {
  /** Location type that the caller states; `undefined` to guess it. */
  readonly locationType: string | undefined;
  /** True if coordinates are degrees, within their range. */
  readonly isLonLat: boolean;
  /** True if the server has a geocoder. */
  readonly hasGeocoder: boolean;
}

/** Pairs of headers, without characters other than letters and digits; the most reliable first. */
const PAIRS: readonly (readonly [readonly string[], readonly string[]])[] = [
  [
    [
      'latitude',
      'lat',
      'latdd',
      'latdeg',
      'latwgs84',
      'wgs84lat',
      'decimallatitude',
      'latitudedecimal',
      'gpslatitude',
      'gpslat',
      'geolat',
      'latdecimal',
    ],
    [
      'longitude',
      'lon',
      'long',
      'lng',
      'londd',
      'longdd',
      'lngdd',
      'londeg',
      'lonwgs84',
      'wgs84lon',
      'decimallongitude',
      'longitudedecimal',
      'gpslongitude',
      'gpslon',
      'gpslong',
      'geolon',
      'geolong',
      'geolng',
      'longdecimal',
      'londecimal',
    ],
  ],
  [
    ['y', 'ycenter', 'ycentroid', 'pointy', 'ycoord', 'ycoordinate', 'coordy', 'northing'],
    ['x', 'xcenter', 'xcentroid', 'pointx', 'xcoord', 'xcoordinate', 'coordx', 'easting'],
  ],
];

const GRID_HEADERS: Readonly<Record<string, 'MGRS' | 'USNG'>> = {
  mgrs: 'MGRS',
  mgrsref: 'MGRS',
  mgrscoordinate: 'MGRS',
  mgrscoordinates: 'MGRS',
  gridreference: 'MGRS',
  usng: 'USNG',
  usngref: 'USNG',
  usnationalgrid: 'USNG',
  usngcoordinate: 'USNG',
};

const POSITION_HEADERS = [
  ...[
    'latlon',
    'latlong',
    'latlng',
    'latitudelongitude',
    'latitudeandlongitude',
    'coordinates',
    'coordinate',
  ],
  ...['coords', 'location', 'position', 'gps', 'geo', 'geopoint', 'point'],
];

const ADDRESS_HEADERS: readonly (readonly [AddressRole, string, readonly string[]])[] = [
  [
    'Address',
    'address',
    [
      'address',
      'streetaddress',
      'street',
      'addr',
      'address1',
      'addressline1',
      'fulladdress',
      'adresse',
      'strasse',
    ],
  ],
  ['City', 'city', ['city', 'town', 'municipality', 'place', 'cityname', 'ort', 'stadt', 'ville']],
  ['Region', 'state', ['state', 'province', 'region', 'stateprovince', 'statename', 'bundesland']],
  ['Postal', 'zip', ['zip', 'zipcode', 'postalcode', 'postcode', 'postal', 'plz']],
  ['CountryCode', 'country', ['country', 'countryname', 'countrycode', 'nation', 'land', 'pays']],
];

export function guessLocation(columns: readonly ColumnSample[], options: LocationOptions): GuessedLocation {
  const wanted = options.locationType?.toLowerCase();
  if (wanted === 'none') return NOWHERE;
  const coordinates =
    wanted === 'address' ? undefined : (guessOneColumn(columns) ?? guessPair(columns, options.isLonLat));
  if (coordinates !== undefined) return coordinates;
  const isAsked = wanted === undefined || wanted === 'unknown' || wanted === 'address';
  return (options.hasGeocoder && isAsked ? guessAddress(columns) : undefined) ?? NOWHERE;
}

const NOWHERE: GuessedLocation = { locationType: 'none', notes: {} };

function guessPair(columns: readonly ColumnSample[], isLonLat: boolean): GuessedLocation | undefined {
  const find = (names: readonly string[], axis: 'latitude' | 'longitude'): ColumnSample | undefined =>
    names
      .flatMap((name) => columns.filter(({ header }) => plain(header) === name))
      .find(({ values }) => values.length > 0 && values.every((value) => fits(value, axis, isLonLat)));
  for (const [latitudes, longitudes] of PAIRS) {
    const latitude = find(latitudes, 'latitude')?.header;
    const longitude = find(longitudes, 'longitude')?.header;
    if (latitude === undefined || longitude === undefined) continue;
    return {
      locationType: 'coordinates',
      latitudeFieldName: latitude,
      longitudeFieldName: longitude,
      notes: { [latitude]: 'latitude', [longitude]: 'longitude' },
    };
  }
  return undefined;
}

function fits(value: unknown, axis: 'latitude' | 'longitude', isLonLat: boolean): boolean {
  const text = typeof value === 'number' ? String(value) : typeof value === 'string' ? value.trim() : '';
  const number = text === '' ? Number.NaN : Number(text);
  const ordinate = Number.isFinite(number) ? number : isLonLat ? readAngle(text, axis) : undefined;
  if (ordinate === undefined) return false;
  return !isLonLat || Math.abs(ordinate) <= (axis === 'latitude' ? 90 : 180);
}

function guessOneColumn(columns: readonly ColumnSample[]): GuessedLocation | undefined {
  for (const { header, values } of columns) {
    const gridType = GRID_HEADERS[plain(header)];
    const isPosition = POSITION_HEADERS.includes(plain(header));
    if (values.length === 0 || (gridType === undefined && !isPosition)) continue;
    const read = gridType === undefined ? readLatLon : readGridReference;
    if (!values.every((value) => typeof value === 'string' && read(value) !== undefined)) continue;
    return {
      locationType: 'coordinates',
      coordinateFieldName: header,
      coordinateFieldType: gridType ?? 'LatitudeAndLongitude',
      notes: { [header]: 'coordinate' },
    };
  }
  return undefined;
}

function guessAddress(columns: readonly ColumnSample[]): GuessedLocation | undefined {
  const addressFields: Partial<Record<AddressRole, string>> = {};
  const notes: Record<string, string> = {};
  for (const [role, note, names] of ADDRESS_HEADERS) {
    const found = columns.find(({ header, values }) => values.length > 0 && names.includes(plain(header)));
    if (found === undefined) continue;
    addressFields[role] = found.header;
    notes[found.header] = note;
  }
  const { Address, City, Region, Postal, CountryCode } = addressFields;
  // A country alone is not an address.
  const isAddress = Address !== undefined || (City ?? Postal) !== undefined;
  const isEnough = Address !== undefined || [City, Region, Postal, CountryCode].filter(Boolean).length > 1;
  return isAddress && isEnough ? { locationType: 'address', addressFields, notes } : undefined;
}

function plain(header: string): string {
  return header.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
}
