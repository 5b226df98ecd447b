import type { Knex } from 'knex';
import type { Database } from '../storage/database.js';
import type { Extent } from './layer.js';
import type { PresentedLayer } from './layer-presentation.js';

interface LayerRow {
  readonly key: number;
  readonly service_key: number;
  readonly layer_id: number;
  readonly name: string;
  readonly table_name: string;
  readonly definition: string;
  readonly extent: string | null;
  readonly last_edit_at: number;
  readonly schema_edit_at: number;
}

/** What is in the row's `definition`: all of a layer that has no column of its own. */
type LayerDefinition = Omit<
  PresentedLayer,
  'key' | 'serviceKey' | 'id' | 'name' | 'table' | 'extent' | 'lastEditAt' | 'schemaEditAt'
>;

export type NewLayer = Omit<PresentedLayer, 'key'>;

/** The layer or table `layerId` of a service. */
export async function findLayer(
  features: Database,
  serviceKey: number,
  layerId: number,
): Promise<PresentedLayer | undefined> {
  const row = await layers(features.knex).where({ service_key: serviceKey, layer_id: layerId }).first();
  return row && toLayer(row);
}

export async function findLayerByKey(features: Database, key: number): Promise<PresentedLayer | undefined> {
  const row = await layers(features.knex).where('key', key).first();
  return row && toLayer(row);
}

/** The layers and tables of a service, by their number. */
export async function listLayers(features: Database, serviceKey: number): Promise<PresentedLayer[]> {
  return selectLayers(features.knex, serviceKey);
}

/** The same, as this transaction sees them. */
export async function selectLayers(knex: Knex, serviceKey: number): Promise<PresentedLayer[]> {
  const rows = await layers(knex).where('service_key', serviceKey).orderBy('layer_id');
  return rows.map(toLayer);
}

/** Those of these keys that are there, as this transaction sees them. */
export async function selectLayersByKey(knex: Knex, keys: readonly number[]): Promise<PresentedLayer[]> {
  return (await layers(knex).whereIn('key', keys)).map(toLayer);
}

/** Stores a layer and returns its key. Its table is made by `createLayerTable`, in the same transaction. */
export async function insertLayer(trx: Knex.Transaction, layer: NewLayer): Promise<number> {
  const [row] = await layers(trx).insert(toRow(layer)).returning('key');
  if (row === undefined) throw new Error('insert into layers returned no key');
  return row.key;
}

/** Stores another name and definition of a layer. */
export async function updateLayer(trx: Knex.Transaction, layer: PresentedLayer): Promise<void> {
  const { key, ...rest } = layer;
  const { name, definition, schema_edit_at } = toRow(rest);
  await layers(trx).where('key', key).update({ name, definition, schema_edit_at });
}

/** Removes the row of a layer; its table is dropped by `dropLayerTable`, in the same transaction. */
export async function deleteLayer(trx: Knex.Transaction, key: number): Promise<void> {
  await layers(trx).where('key', key).delete();
}

/** Stores the extent of a layer's rows, when none of them was written. */
export async function storeLayerExtent(
  trx: Knex.Transaction,
  key: number,
  extent: Extent | undefined,
): Promise<void> {
  await layers(trx)
    .where('key', key)
    .update({ extent: toExtentColumn(extent) });
}

/** The extent of a layer's rows as it is now, held against other writers until the transaction ends. */
export async function lockLayerExtent(trx: Knex.Transaction, layerKey: number): Promise<Extent | undefined> {
  const row = await layers(trx).where('key', layerKey).forUpdate().first('extent');
  const extent = row?.extent ?? undefined;
  return extent === undefined ? undefined : (JSON.parse(extent) as Extent);
}

/**
 * Notes that rows of a layer were written, in the transaction that writes them.
 *
 * @param edit - `extent` of all rows, `undefined` when none has a geometry; `at` in epoch milliseconds.
 */
export async function recordLayerEdit(
  trx: Knex.Transaction,
  layerKey: number,
  edit: { readonly extent: Extent | undefined; readonly at: number },
): Promise<void> {
  await layers(trx)
    .where('key', layerKey)
    .update({
      extent: toExtentColumn(edit.extent),
      last_edit_at: edit.at,
    });
}

function layers(knex: Knex) {
  return knex<LayerRow>('layers');
}

function toRow(layer: NewLayer): Omit<LayerRow, 'key'> {
  const { serviceKey, id, name, table, extent, lastEditAt, schemaEditAt, ...definition } = layer;
  return {
    service_key: serviceKey,
    layer_id: id,
    name,
    table_name: table,
    definition: JSON.stringify(definition satisfies LayerDefinition),
    extent: toExtentColumn(extent),
    last_edit_at: lastEditAt,
    schema_edit_at: schemaEditAt,
  };
}

function toExtentColumn(extent: Extent | undefined): string | null {
  return extent === undefined ? null : JSON.stringify(extent);
}

function toLayer(row: LayerRow): PresentedLayer {
  // JSON leaves out what is undefined, so every optional member is named again.
  const definition = JSON.parse(row.definition) as LayerDefinition;
  return {
    ...definition,
    geometryType: definition.geometryType,
    globalIdField: definition.globalIdField,
    editorTracking: definition.editorTracking,
    key: row.key,
    serviceKey: row.service_key,
    id: row.layer_id,
    name: row.name,
    table: row.table_name,
    extent: row.extent === null ? undefined : (JSON.parse(row.extent) as Extent),
    lastEditAt: row.last_edit_at,
    schemaEditAt: row.schema_edit_at,
  };
}
