import type { Clock } from '../../lib/clock.js';
import type { Config } from '../../config/config.js';
import type { Database } from '../../storage/database/database.js';
import { createGeocoder } from './create-geocoder.js';
import { createGeocoding, type Geocoding } from '../geocoding.js';

/** Creates the configured geocoding; `undefined` for none. It loads and requests nothing yet. */
export function openGeocoding(system: Database, settings: Config, clock: Clock): Geocoding | undefined {
  const geocoder = createGeocoder(settings);
  return geocoder && createGeocoding({ system, geocoder, settings, clock });
}
