import type { Knex } from 'knex';
import type { Database } from '../../storage/database/database.js';
import type { Service, ServiceAccess, ServiceDefinition } from '../model/service.js';
import { replaceNulInText } from '../model/replace-nul.js';

export interface ServiceRow {
  readonly key: number;
  readonly name: string;
  readonly item_id: string;
  readonly owner_id: number;
  readonly access: ServiceAccess;
  readonly definition: string;
  readonly created_at: number;
}

export type NewService = Omit<Service, 'key'>;

/** Returns the service with this name, in any case. */
export async function findService(features: Database, name: string): Promise<Service | undefined> {
  const row = await services(features.knex).where('name_key', replaceNulInText(name.toLowerCase())).first();
  return row && toService(row);
}

export async function findServiceByKey(features: Database, key: number): Promise<Service | undefined> {
  const row = await services(features.knex).where('key', key).first();
  return row && toService(row);
}

/** Returns the service with this key, as the transaction sees it. */
export async function selectServiceByKey(trx: Knex, key: number): Promise<Service | undefined> {
  const row = await services(trx).where('key', key).first();
  return row && toService(row);
}

export async function findServiceByItem(features: Database, itemId: string): Promise<Service | undefined> {
  const row = await services(features.knex).where('item_id', replaceNulInText(itemId)).first();
  return row && toService(row);
}

/** Returns all services by name. */
export async function listServices(features: Database): Promise<Service[]> {
  const rows = await services(features.knex).orderBy('name_key');
  return rows.map(toService);
}

/**
 * Stores a service and returns its key.
 *
 * @throws the driver's unique violation when the name is taken.
 */
/** Lists the keys of the services of a user. */
export async function listServiceKeys({ knex }: Pick<Database, 'knex'>, ownerId: number): Promise<number[]> {
  const rows: { key: number }[] = await knex('services')
    .where({ owner_id: ownerId })
    .orderBy('key')
    .select('key');
  return rows.map(({ key }) => key);
}

export async function insertService(trx: Knex.Transaction, service: NewService): Promise<number> {
  const [row] = await services(trx).insert(toRow(service)).returning('key');
  if (row === undefined) throw new Error('insert into services returned no key');
  return row.key;
}

/**
 * Returns the current service, and locks it and its layers until the transaction ends; `undefined` when it is gone.
 * On SQLite the transaction locks the whole file anyway.
 */
export async function lockService(trx: Knex.Transaction, key: number): Promise<Service | undefined> {
  const row = await services(trx).where('key', key).forUpdate().first();
  return row && toService(row);
}

/** Stores the access and the definition of a service. */
export async function updateService(trx: Knex.Transaction, service: Service): Promise<void> {
  const { access, definition } = toRow(service);
  await services(trx).where('key', service.key).update({ access, definition });
}

/** Removes a service and the rows of its layers; their tables are dropped by `deleteService`. */
export async function deleteServiceRow(trx: Knex.Transaction, key: number): Promise<void> {
  await services(trx).where('key', key).delete();
}

function services(knex: Knex) {
  return knex<ServiceRow & { name_key: string }>('services');
}

function toRow(service: NewService): Omit<ServiceRow, 'key'> & { name_key: string } {
  const definition: ServiceDefinition = {
    capabilities: service.capabilities,
    serviceDescription: service.serviceDescription,
    description: service.description,
    copyrightText: service.copyrightText,
    maxRecordCount: service.maxRecordCount,
    spatialReference: service.spatialReference,
    initialExtent: service.initialExtent,
    allowGeometryUpdates: service.allowGeometryUpdates,
    hasStaticData: service.hasStaticData,
    units: service.units,
    editorTrackingInfo: service.editorTrackingInfo,
    view: service.view,
    item: service.item,
  };
  return {
    name: service.name,
    name_key: service.name.toLowerCase(),
    item_id: service.itemId,
    owner_id: service.ownerId,
    access: service.access,
    definition: JSON.stringify(definition),
    created_at: service.createdAt,
  };
}

export function toService(row: ServiceRow): Service {
  const definition = JSON.parse(row.definition) as ServiceDefinition;
  // Every request to a service runs this. A literal that begins with a spread is many times slower.
  return Object.assign(definition, {
    initialExtent: definition.initialExtent,
    view: definition.view,
    item: definition.item,
    key: row.key,
    name: row.name,
    itemId: row.item_id,
    ownerId: row.owner_id,
    access: row.access,
    createdAt: row.created_at,
  });
}
