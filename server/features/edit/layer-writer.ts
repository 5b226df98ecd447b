import type { Database, Transaction } from '../../storage/database/database.js';
import type { Box } from '../../storage/sql/dialect.js';
import { Bounds, uniteBounds } from '../append/convert/geometry/wkb-bounds.js';
import { type Extent, type Field, type Layer, SHAPE_COLUMN } from '../model/layer.js';
import { lockLayerExtent, recordLayerEdit } from '../catalog/layer-repository.js';
import {
  type Cell,
  deleteRows,
  type LockedRow,
  isTaken,
  unlessTaken,
  updateRows,
} from './edit-repository.js';
import { changeRows, insertRow, insertRows, type NewRow } from './row-repository.js';

/** Error of a unique conflict, with the fields of each index that has these values already. */
export class Taken {
  constructor(readonly indexes: readonly (readonly Field[])[]) {}
}

/** Change of an existing row. */
export interface RowChange {
  readonly row: LockedRow;
  readonly cells: readonly Cell[];
  /** `undefined` to keep the stored one. */
  readonly geometry: Uint8Array | null | undefined;
}

/** Writes rows of one layer in a transaction, and updates the layer's record at its end. */
export class LayerWriter {
  readonly #trx: Transaction;
  readonly #features: Database;
  readonly #layer: Layer;
  readonly #uniqueFields: readonly (readonly Field[])[];
  readonly #added = new Bounds();
  readonly #moved = new Set<number>();
  #removed: Extent | undefined;
  #hasWritten = false;
  #mustMeasure = false;

  constructor(trx: Transaction, features: Database, layer: Layer) {
    this.#trx = trx;
    this.#features = features;
    this.#layer = layer;
    this.#uniqueFields = uniqueFieldsOf(layer);
  }

  /** Inserts a row, and returns its object id. */
  async insert(row: NewRow): Promise<number | Taken> {
    const objectId = await insertRow(this.#trx, this.#features, this.#layer, row);
    if (objectId === undefined) return this.#findTaken(row.cells, []);
    if (row.geometry !== null) this.#added.add(row.geometry);
    this.#hasWritten = true;
    return objectId;
  }

  /** Inserts several rows with values for the same fields; one by one if some conflict with others. */
  async insertAll(rows: readonly NewRow[]): Promise<(number | Taken)[]> {
    let objectIds: readonly number[] = [];
    const isOne = rows.length < 2 || rows[0]?.cells.length === 0;
    const insert = async (): Promise<void> => {
      objectIds = await insertRows(this.#trx, this.#features, this.#layer, rows);
    };
    if (!isOne && (await unlessTaken(this.#trx, this.#features, insert))) {
      for (const { geometry } of rows) if (geometry !== null) this.#added.add(geometry);
      this.#hasWritten = true;
      return [...objectIds];
    }
    const results: (number | Taken)[] = [];
    for (const row of rows) results.push(await this.insert(row));
    return results;
  }

  async update({ row, cells, geometry }: RowChange): Promise<Taken | undefined> {
    const taken = await this.#write([row.objectId], cells, geometry);
    if (taken !== undefined) return taken;
    if (geometry !== undefined) this.#move(row.objectId, row.box, geometry);
    return undefined;
  }

  /** True if `updateAll` can combine the change with others of the same fields. */
  isPlain({ cells, geometry }: RowChange): boolean {
    return geometry !== null && !this.#mayCollide(cells);
  }

  /** Applies several changes to different rows that set the same fields and all have a geometry, or all have none. */
  async updateAll(changes: readonly RowChange[]): Promise<void> {
    const rows = changes.flatMap(({ row: { objectId }, cells, geometry }) =>
      geometry === null ? [] : [{ objectId, cells, geometry }],
    );
    await changeRows(this.#trx, this.#features, this.#layer, rows);
    this.#hasWritten = true;
    for (const { row, geometry } of changes)
      if (geometry !== undefined) this.#move(row.objectId, row.box, geometry);
  }

  /** Writes the same values to all of these rows. */
  async updateAlike(objectIds: readonly number[], cells: readonly Cell[]): Promise<Taken | undefined> {
    return this.#write(objectIds, cells, undefined);
  }

  async #write(
    objectIds: readonly number[],
    cells: readonly Cell[],
    geometry: Uint8Array | null | undefined,
  ): Promise<Taken | undefined> {
    const update = (): Promise<void> =>
      updateRows(this.#trx, this.#features, this.#layer, { objectIds, cells, geometry });
    if (!this.#mayCollide(cells)) await update();
    else if (!(await unlessTaken(this.#trx, this.#features, update)))
      return this.#findTaken(cells, objectIds);
    this.#hasWritten = true;
    return undefined;
  }

  #mayCollide(cells: readonly Cell[]): boolean {
    return cells.some(({ field }) => this.#uniqueFields.some((fields) => fields.includes(field)));
  }

  #move(objectId: number, from: Box | undefined, geometry: Uint8Array | null): void {
    // The extent of added rows includes intermediate positions that no row has any more.
    if (this.#moved.has(objectId)) this.#mustMeasure = true;
    this.#moved.add(objectId);
    this.#removed = uniteBounds(this.#removed, from);
    if (geometry !== null) this.#added.add(geometry);
  }

  async delete(rows: readonly LockedRow[]): Promise<void> {
    if (rows.length === 0) return;
    const ids = rows.map(({ objectId }) => objectId);
    await deleteRows(this.#trx, this.#features, this.#layer, ids);
    for (const { box } of rows) this.#removed = uniteBounds(this.#removed, box);
    this.#hasWritten = true;
  }

  /** Stores the edit of all layers; call it last, in the order of their keys. */
  async finish(at: number): Promise<void> {
    if (!this.#hasWritten) return;
    const { key, geometryType } = this.#layer;
    const extent = geometryType === undefined ? undefined : await this.#measure();
    await recordLayerEdit(this.#trx, key, { extent, at });
  }

  /** Recomputes the extent only if a changed row touched its sides; otherwise no row is read. */
  async #measure(): Promise<Extent | undefined> {
    const before = await lockLayerExtent(this.#trx, this.#layer.key);
    const mayShrink = this.#removed !== undefined && (before === undefined || reaches(this.#removed, before));
    if (!mayShrink && !this.#mustMeasure) return uniteBounds(before, this.#added.extent);
    return this.#features.dialect.extent(this.#trx, { name: this.#layer.table, column: SHAPE_COLUMN });
  }

  /**
   * Finds the unique indexes with a conflict. @param objectIds - rows that were to have the values; none
   * for a new one.
   */
  async #findTaken(cells: readonly Cell[], objectIds: readonly number[]): Promise<Taken> {
    const taken: (readonly Field[])[] = [];
    const unknown: (readonly Field[])[] = [];
    for (const fields of this.#uniqueFields) {
      const given = fields.flatMap((field) => cells.find((cell) => cell.field === field) ?? []);
      // Nulls are never equal.
      if (given.length === 0 || given.some(({ value }) => value === null)) continue;
      const isAt = { cells: given, objectId: objectIds[0] };
      // The values of cells that an update keeps are unknown here, and several rows with the same values
      // conflict with each other.
      if (given.length < fields.length || objectIds.length > 1) unknown.push(fields);
      else if (await isTaken(this.#trx, this.#features, this.#layer, isAt)) taken.push(fields);
    }
    return new Taken(taken.length > 0 ? taken : unknown.slice(0, 1));
  }
}

/** Returns the fields of each unique index, including that of the global id. */
function uniqueFieldsOf({ fields, indexes, globalIdField }: Layer): readonly (readonly Field[])[] {
  const names = indexes.filter(({ isUnique }) => isUnique).map((index) => index.fields);
  if (globalIdField !== undefined) names.push([globalIdField]);
  return names.map((own) =>
    own.flatMap((name) => fields.find((field) => field.name.toLowerCase() === name.toLowerCase()) ?? []),
  );
}

function reaches(removed: Box, extent: Extent): boolean {
  return (
    removed.xmin <= extent.xmin ||
    removed.ymin <= extent.ymin ||
    removed.xmax >= extent.xmax ||
    removed.ymax >= extent.ymax
  );
}
