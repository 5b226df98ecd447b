import type { Members, Refuse } from './members.js';

export type LocationType = 'coordinates' | 'address' | 'none';

/** Column with the whole position, and its notation. */
export interface CoordinateColumn {
  readonly fieldName: string;
  readonly notation: CoordinateNotation;
}

/** `grid` is a reference in the Military Grid Reference System, or the equivalent U.S. National Grid. */
export type CoordinateNotation = 'latitudeAndLongitude' | 'grid';

const NOTATIONS: Readonly<Record<string, CoordinateNotation>> = {
  latitudeandlongitude: 'latitudeAndLongitude',
  mgrs: 'grid',
  usng: 'grid',
};

export interface LocationInfo {
  readonly locationType?: LocationType;
  readonly latitudeFieldName?: string;
  readonly longitudeFieldName?: string;
  readonly coordinateColumn?: CoordinateColumn;
}

/**
 * Reads the location of a table's geometry. Columns that the `locationType` does not use are not an error.
 */
export function readLocation(members: Members, refuse: Refuse): LocationInfo {
  const locationType = readLocationType(members.text('locationType'), refuse);
  if (locationType === 'address' || locationType === 'none') return { locationType };
  const latitudeFieldName = members.text('latitudeFieldName');
  const longitudeFieldName = members.text('longitudeFieldName');
  const coordinateColumn = readCoordinateColumn(members, refuse);
  if ((latitudeFieldName === undefined) !== (longitudeFieldName === undefined) && !coordinateColumn) {
    const absent = latitudeFieldName === undefined ? 'latitudeFieldName' : 'longitudeFieldName';
    refuse(absent, 'must be given: latitudeFieldName and longitudeFieldName belong together');
  } else if (locationType === 'coordinates' && latitudeFieldName === undefined && !coordinateColumn) {
    refuse('latitudeFieldName', 'or coordinateFieldName must be given with locationType coordinates');
  } else if (
    !coordinateColumn &&
    latitudeFieldName !== undefined &&
    latitudeFieldName === longitudeFieldName
  ) {
    refuse(
      'longitudeFieldName',
      'must differ from latitudeFieldName; give coordinateFieldName for a single column',
    );
  }
  return {
    ...(locationType && { locationType }),
    // A single coordinate column overrides a pair that analyze may have named as well.
    ...(coordinateColumn && { coordinateColumn }),
    ...(!coordinateColumn && latitudeFieldName !== undefined && { latitudeFieldName }),
    ...(!coordinateColumn && longitudeFieldName !== undefined && { longitudeFieldName }),
  };
}

function readLocationType(text: string | undefined, refuse: Refuse): LocationType | undefined {
  switch (text?.toLowerCase()) {
    case undefined:
    // Analyze returns this if it cannot decide; the named columns decide then.
    case 'unknown':
      return undefined;
    case 'coordinates':
      return 'coordinates';
    case 'address':
      return 'address';
    case 'none':
      return 'none';
    case 'lookup':
      refuse('locationType', 'lookup is not supported: there are no named areas to join with');
      return undefined;
    default:
      refuse('locationType', 'must be coordinates, address or none');
      return undefined;
  }
}

function readCoordinateColumn(members: Members, refuse: Refuse): CoordinateColumn | undefined {
  const fieldName = members.text('coordinateFieldName');
  const type = members.text('coordinateFieldType');
  if (fieldName === undefined) return undefined;
  if (type === undefined) {
    refuse('coordinateFieldType', 'must be given with coordinateFieldName');
    return undefined;
  }
  const notation = NOTATIONS[type.toLowerCase()];
  if (notation === undefined) {
    refuse('coordinateFieldType', 'must be LatitudeAndLongitude, MGRS or USNG');
    return undefined;
  }
  return { fieldName, notation };
}
