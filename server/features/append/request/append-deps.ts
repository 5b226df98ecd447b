import type { Clock } from '../../../lib/clock.js';
import type { Geocoding } from '../../../geocoding/geocoding.js';
import type { Blobs } from '../../../storage/blobs/blobs.js';
import type { Databases } from '../../../storage/database/database.js';
import type { Layer } from '../../model/layer.js';
import type { SourceSettings } from '../../../config/source-settings.js';

/** Dependencies of append jobs. */
export interface AppendDeps {
  readonly databases: Pick<Databases, 'features'>;
  readonly blobs: Pick<Blobs, 'open' | 'stat' | 'put' | 'path'>;
  readonly clock: Clock;
  /** Limits on the cost of a source; defaults if absent. */
  readonly settings?: SourceSettings;
  /** Absent if no geocoder is configured. */
  readonly geocoding?: Geocoding | undefined;
  /** Finds the current layer; `undefined` if it no longer exists. */
  findLayer(layerKey: number): Promise<Layer | undefined>;
}
