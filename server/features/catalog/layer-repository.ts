import type { Knex } from 'knex';
import type { Database } from '../../storage/database/database.js';
import type { Extent, ViewDefinition } from '../model/layer.js';
import type { PresentedLayer } from '../model/layer-presentation.js';
import { composeView } from './compose-view.js';

export interface LayerRow {
  readonly key: number;
  readonly service_key: number;
  readonly layer_id: number;
  readonly name: string;
  readonly table_name: string;
  readonly definition: string;
  readonly extent: string | null;
  readonly last_edit_at: number;
  readonly schema_edit_at: number;
  readonly edit_count: number;
  /** Key of the source layer; `null` for a layer that is not a view. */
  readonly source_key: number | null;
}

/** Contents of the column `definition`: every member of a layer that has no column of its own. */
type LayerDefinition = Omit<
  PresentedLayer,
  | 'key'
  | 'serviceKey'
  | 'id'
  | 'name'
  | 'table'
  | 'extent'
  | 'lastEditAt'
  | 'editCount'
  | 'schemaEditAt'
  | 'view'
>;

/** Contents of the column `definition` for a view, which takes all other members from its source. */
type StoredView = Pick<PresentedLayer, 'allowGeometryUpdates' | 'presentation'> & {
  readonly view: ViewDefinition;
};

export type NewLayer = Omit<PresentedLayer, 'key'>;

/** Returns the layer or table `layerId` of a service. */
export async function findLayer(
  features: Database,
  serviceKey: number,
  layerId: number,
): Promise<PresentedLayer | undefined> {
  const rows = await layers(features.knex).where({ service_key: serviceKey, layer_id: layerId });
  return (await toLayers(features.knex, rows))[0];
}

export async function findLayerByKey(features: Database, key: number): Promise<PresentedLayer | undefined> {
  return (await selectLayersByKey(features.knex, [key]))[0];
}

/** Returns the layers and tables of a service, ordered by id. */
export async function listLayers(features: Database, serviceKey: number): Promise<PresentedLayer[]> {
  return selectLayers(features.knex, serviceKey);
}

/** Returns the layers and tables of a service by their number, as the transaction sees them. */
export async function selectLayers(knex: Knex, serviceKey: number): Promise<PresentedLayer[]> {
  const rows = await layers(knex).where('service_key', serviceKey).orderBy('layer_id');
  return toLayers(knex, rows);
}

/** Returns the layers with these keys, as the transaction sees them; missing ones are left out. */
export async function selectLayersByKey(knex: Knex, keys: readonly number[]): Promise<PresentedLayer[]> {
  return toLayers(knex, await layers(knex).whereIn('key', keys));
}

/**
 * Stores a layer and returns its key. Its table is made by `createLayerTable`, in the same transaction, unless it is
 * a view.
 */
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

/** Stores the extent of a layer's rows without recording an edit. */
export async function storeLayerExtent(
  trx: Knex.Transaction,
  key: number,
  extent: Extent | undefined,
): Promise<void> {
  await layers(trx)
    .where('key', key)
    .update({ extent: toExtentColumn(extent) });
}

/** Returns the current extent of a layer's rows, and locks it until the transaction ends. */
export async function lockLayerExtent(trx: Knex.Transaction, layerKey: number): Promise<Extent | undefined> {
  const row = await layers(trx).where('key', layerKey).forUpdate().first('extent');
  const extent = row?.extent ?? undefined;
  return extent === undefined ? undefined : (JSON.parse(extent) as Extent);
}

/**
 * Records an edit of a layer's rows, in the transaction that writes them.
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
      edit_count: trx.raw('edit_count + 1'),
    });
}

function layers(knex: Knex) {
  return knex<LayerRow>('layers');
}

function toRow(layer: NewLayer): Omit<LayerRow, 'key' | 'edit_count'> {
  const { serviceKey, id, name, table, extent, lastEditAt, schemaEditAt, view, ...definition } = layer;
  const { allowGeometryUpdates, presentation } = definition;
  // JSON leaves out what is undefined; the database counts edits.
  const own = { ...definition, editCount: undefined };
  const stored: LayerDefinition | StoredView =
    view === undefined ? own : { allowGeometryUpdates, presentation, view: view.definition };
  return {
    service_key: serviceKey,
    layer_id: id,
    name,
    table_name: table,
    definition: JSON.stringify(stored),
    extent: view === undefined ? toExtentColumn(extent) : null,
    last_edit_at: lastEditAt,
    schema_edit_at: schemaEditAt,
    source_key: view?.source.key ?? null,
  };
}

function toExtentColumn(extent: Extent | undefined): string | null {
  return extent === undefined ? null : JSON.stringify(extent);
}

/** Reads layers from rows, in the same order. Views get the shown members of their sources. */
export async function toLayers(knex: Knex, rows: readonly LayerRow[]): Promise<PresentedLayer[]> {
  const keys = new Set(rows.flatMap((row) => row.source_key ?? []));
  const sources = keys.size === 0 ? [] : await layers(knex).whereIn('key', [...keys]);
  return rows.flatMap((row) => {
    if (row.source_key === null) return [toLayer(row)];
    const source = sources.find(({ key }) => key === row.source_key);
    // A source cannot be deleted before its view, so both are gone.
    return source === undefined ? [] : [toView(row, toLayer(source))];
  });
}

function toView(row: LayerRow, source: PresentedLayer): PresentedLayer {
  const { view, allowGeometryUpdates, presentation } = JSON.parse(row.definition) as StoredView;
  const definition = { ...view, fields: view.fields, filter: view.filter };
  const { key, service_key: serviceKey, layer_id: id, name, table_name: table } = row;
  const looks = { allowGeometryUpdates, presentation, schemaEditAt: row.schema_edit_at };
  const own = { key, serviceKey, id, name, table, ...looks };
  return composeView(own, { source, definition });
}

function toLayer(row: LayerRow): PresentedLayer {
  const definition = JSON.parse(row.definition) as LayerDefinition;
  // Every request to a layer runs this. A literal that begins with a spread is several times slower.
  return Object.assign(definition, {
    // JSON leaves out what is undefined, so every optional member is named again.
    geometryType: definition.geometryType,
    globalIdField: definition.globalIdField,
    editorTracking: definition.editorTracking,
    allowGeometryUpdates: definition.allowGeometryUpdates,
    key: row.key,
    serviceKey: row.service_key,
    id: row.layer_id,
    name: row.name,
    table: row.table_name,
    extent: row.extent === null ? undefined : (JSON.parse(row.extent) as Extent),
    lastEditAt: row.last_edit_at,
    editCount: row.edit_count,
    schemaEditAt: row.schema_edit_at,
  });
}

/** True if a text in a column of a layer's own table is longer than `maxBytes` in UTF-8. */
export async function hasLongerText(
  trx: Knex.Transaction,
  table: string,
  column: string,
  maxBytes: number,
): Promise<boolean> {
  const found: unknown = await trx(table)
    .whereRaw('octet_length(??) > ?', [column, maxBytes])
    .first(trx.raw('1 AS found'));
  return found !== undefined;
}
