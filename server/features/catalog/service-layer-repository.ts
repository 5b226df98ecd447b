import type { Database } from '../../storage/database/database.js';
import { type LayerRow, toLayers } from './layer-repository.js';
import type { PresentedLayer } from '../model/layer-presentation.js';
import type { Service } from '../model/service.js';
import { type ServiceRow, toService } from './service-repository.js';
import { replaceNulInText } from '../model/replace-nul.js';

/** Columns of both tables that have the same name. */
interface JoinedRow extends Omit<ServiceRow, 'key' | 'name' | 'definition'>, LayerRow {
  readonly own_key: number;
  readonly own_name: string;
  readonly own_definition: string;
}

/** SQL as text: building it with Knex takes longer than running it. */
const FIND_SERVICE_LAYER = `SELECT services.*, layers.*, services."key" AS own_key, services.name AS own_name,
    services.definition AS own_definition
  FROM services LEFT JOIN layers ON layers.service_key = services."key" AND layers.layer_id = ?
  WHERE services.name_key = ?`;

/**
 * Returns the service with a name, in any case, and its layer or table with an id. One statement finds both, since
 * every request to a layer needs them.
 */
export async function findServiceLayer(
  features: Database,
  name: string,
  layerId: number,
): Promise<{ readonly service: Service; readonly layer: PresentedLayer | undefined } | undefined> {
  const { knex, dialect } = features;
  const [row] = await dialect.rows<JoinedRow>(knex, {
    sql: FIND_SERVICE_LAYER,
    bindings: [layerId, replaceNulInText(name.toLowerCase())],
  });
  if (row === undefined) return undefined;
  const service = serviceOf(row);
  // All layer columns are null when the service has no layer of this number.
  const layers = (row.key as number | null) === null ? [] : await toLayers(knex, [row]);
  return { service, layer: layers[0] };
}

function serviceOf({
  own_key,
  own_name,
  own_definition,
  item_id,
  owner_id,
  access,
  created_at,
}: JoinedRow): Service {
  const own = { key: own_key, name: own_name, definition: own_definition };
  return toService({ ...own, item_id, owner_id, access, created_at });
}

const FIND_SERVICE_LAYERS = `SELECT services.*, layers.*, services."key" AS own_key, services.name AS own_name,
    services.definition AS own_definition
  FROM services LEFT JOIN layers ON layers.service_key = services."key"
  WHERE services.name_key = ? ORDER BY layers.layer_id`;

/** Finds the service of a name, in any case of its letters, and all of its layers and tables, in one statement. */
export async function findServiceLayers(
  { knex, dialect }: Pick<Database, 'knex' | 'dialect'>,
  name: string,
): Promise<{ readonly service: Service; readonly layers: PresentedLayer[] } | undefined> {
  const rows = await dialect.rows<JoinedRow>(knex, {
    sql: FIND_SERVICE_LAYERS,
    bindings: [replaceNulInText(name.toLowerCase())],
  });
  const [row] = rows;
  if (row === undefined) return undefined;
  const hasLayers = (row.key as number | null) !== null;
  return { service: serviceOf(row), layers: hasLayers ? await toLayers(knex, rows) : [] };
}
