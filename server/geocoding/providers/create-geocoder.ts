import type { Config } from '../../config/config.js';
import { readVersion } from '../../lib/version.js';
import { createArcgisGeocoder } from './arcgis/arcgis-geocoder.js';
import { createGazetteerGeocoder } from './gazetteer/gazetteer-geocoder.js';
import type { Geocoder } from '../geocoder.js';
import { createNominatimGeocoder } from './nominatim/nominatim-geocoder.js';

export type GeocoderSettings = Pick<
  Config,
  'geocoder' | 'geocoderToken' | 'geocoderContact' | 'geocoderRate' | 'fetchAllow'
>;

/** Requests per second that the policy of Nominatim's public server permits. */
const NOMINATIM_RATE = 1;
const ARCGIS_RATE = 10;

/** Creates the configured geocoder; `undefined` for none. It loads and requests nothing yet. */
export function createGeocoder(settings: GeocoderSettings): Geocoder | undefined {
  const { geocoder: choice, geocoderRate: rate, fetchAllow: allow } = settings;
  switch (choice.kind) {
    case 'none':
      return undefined;
    case 'embedded':
      return createGazetteerGeocoder();
    case 'arcgis':
      return createArcgisGeocoder({
        url: choice.url,
        token: settings.geocoderToken,
        allow,
        requestsPerSecond: rate ?? ARCGIS_RATE,
      });
    case 'nominatim':
      return createNominatimGeocoder({
        url: choice.url,
        contact: settings.geocoderContact,
        version: readVersion(),
        allow,
        requestsPerSecond: rate ?? NOMINATIM_RATE,
      });
  }
}
