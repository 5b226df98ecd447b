import type { components } from '../../generated/events/types.js';
import { LINKED_MASKINGS } from '../linked/linked-maskings.js';
import type { Maskings } from '../records/drop-masked-fields.js';

export const VENUE_MASKINGS: Maskings<components['schemas']['VenueUpdate']> = {
  ...LINKED_MASKINGS,
  venue: 'shown',
  address: 'empty',
  city: 'empty',
  country: 'empty',
  province: 'empty',
  state: 'empty',
  zip: 'empty',
  stateprovince: 'empty',
  show_map: 'null',
  show_map_link: 'null',
  geo_lat: 'not compared',
  geo_lng: 'not compared',
};
