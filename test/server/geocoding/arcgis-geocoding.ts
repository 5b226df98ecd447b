import type { Clock } from '../../../server/lib/clock.js';
import { createArcgisGeocoder } from '../../../server/geocoding/providers/arcgis/arcgis-geocoder.js';
import { createGeocoding, type Geocoding, type GeocodingDeps } from '../../../server/geocoding/geocoding.js';
import type { Database } from '../../../server/storage/database/database.js';
import type { ArcgisServer } from './arcgis-server.js';

const SETTINGS = {
  geocoderPrice: 4,
  geocoderBudget: undefined,
  geocoderBudgetDays: 30,
  geocoderMinScore: 70,
  geocoderCache: 1000,
  geocoderCacheDays: 30,
};

/** Geocoding by a server of these tests, without the pauses that others are given. */
export function openArcgisGeocoding(
  { serviceUrl, host }: Pick<ArcgisServer, 'serviceUrl' | 'host'>,
  { system, clock }: { readonly system: Database; readonly clock: Clock },
  settings: Partial<GeocodingDeps['settings']> = {},
): Geocoding {
  const geocoder = createArcgisGeocoder({
    url: serviceUrl,
    token: undefined,
    allow: [host],
    requestsPerSecond: 1000,
    pauseMs: 1,
  });
  return createGeocoding({ system, geocoder, clock, settings: { ...SETTINGS, ...settings } });
}

/** As if nothing had ever been looked up. */
export async function forgetGeocoding(system: Database): Promise<void> {
  await system.write(async (trx) => {
    await trx('geocode_cache').delete();
    await trx('geocode_usage').delete();
  });
}
