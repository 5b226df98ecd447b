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
  /** Bounds of what a source may cost; the defaults when absent. */
  readonly settings?: SourceSettings;
  /** Absent where addresses are not looked up. */
  readonly geocoding?: Geocoding | undefined;
  /** The layer as it is now; `undefined` when it is gone. */
  findLayer(layerKey: number): Promise<Layer | undefined>;
}
