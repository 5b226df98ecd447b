/** A feature of the layer of points as it is edited. */
export interface EditedRow {
  readonly name: string;
  readonly rank: number;
  readonly pop: number;
  readonly area: number;
  /** Epoch milliseconds. */
  readonly seen: number;
  readonly x: number;
  readonly y: number;
}

/** One who edits the layer, by requests or by statements; everything at once each time. */
export interface Editor {
  /** The ids of the new rows. */
  add(rows: readonly EditedRow[]): Promise<number[]>;
  update(ids: readonly number[], rows: readonly EditedRow[]): Promise<void>;
  /** Adds rows, and deletes others in the same transaction. */
  replace(ids: readonly number[], rows: readonly EditedRow[]): Promise<number[]>;
  remove(ids: readonly number[]): Promise<void>;
}
