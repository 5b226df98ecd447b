import type { Database } from '../../../storage/database/database.js';
import { withEvaluatedShapes } from '../../query/rows/evaluate-plan.js';
import { encodeOnSpatialite } from '../mvt/encode-on-spatialite.js';
import { type Encoding, encodingOf, type KeptFeatures } from '../plan/encoding.js';
import type { LayerPlan } from '../plan/plan-layer.js';
import { joinCells } from './join-cells.js';
import { encodeOnPostgis } from '../sql/postgis-tile-repository.js';
import { measureTexts, readCells, readLargest } from '../sql/thinning-repository.js';

/** Most features of a layer in a tile: a hundred and some in each direction. */
const MAX_FEATURES = 16_384;

/** Cells on the side of the finest grid in which points are thinned. */
const FINEST_CELLS = 256;

/** Units by which lines and rings may move where they do not fit as they are: half a pixel. */
const COARSE = 4;
/** Units for a feature that does not fit by itself. */
const COARSEST = 256;

/** Bytes of texts that are read for one layer. */
const MOST_TEXT = 16_000_000;

/** Features whose bytes are measured before it is decided how many are left. */
const SAMPLE = 300;

/** Part of the room that is used when the bytes of fewer features are estimated. */
const ESTIMATE = 0.9;

const ENCODERS = { postgis: encodeOnPostgis, spatialite: encodeOnSpatialite } as const;

/** Layer of a tile, or why there is none yet. */
interface Attempt {
  /** Absent where it was not worth encoding. */
  readonly tile?: Buffer;
  /** Bytes, approximately where there is no tile; Infinity for too many features. */
  readonly size: number;
}

/** Encodes a layer of a tile in at most `room` bytes; it is thinned where it does not fit. */
export function fitLayer(
  database: Database,
  plan: LayerPlan,
  room: number,
  signal: AbortSignal,
): Promise<Buffer> {
  return withEvaluatedShapes(database, plan.query, signal, (query) =>
    new LayerFitting(database, { ...plan, query }, room).fit(),
  );
}

class LayerFitting {
  constructor(
    private readonly database: Database,
    private readonly plan: LayerPlan,
    private readonly room: number,
  ) {}

  async fit(): Promise<Buffer> {
    const whole = await this.#encode(undefined);
    if (this.#fits(whole)) return whole.tile;
    return this.plan.query.layer.geometryType === 'esriGeometryPoint'
      ? this.#thinPoints()
      : this.#thinShapes(whole);
  }

  /** Leaves one point in each cell of a grid that becomes coarser until the tile fits. */
  async #thinPoints(): Promise<Buffer> {
    const finest = await readCells(this.database, this.plan, FINEST_CELLS);
    let most = await this.#estimate(finest.map(({ id }) => id));
    for (;;) {
      const cells = joinCells(finest, FINEST_CELLS, most);
      const kept = { ids: cells.map(({ id }) => id), counts: cells.map(({ count }) => count) };
      const attempt = await this.#encode(kept);
      if (this.#fits(attempt)) return attempt.tile;
      if (cells.length <= 1) return this.#withoutTexts(kept);
      most = this.#fewer(cells.length, attempt.size);
    }
  }

  /** Simplifies more, then leaves out the smallest features, until the tile fits. */
  async #thinShapes(whole: Attempt): Promise<Buffer> {
    const coarse = Number.isFinite(whole.size) ? await this.#encode(undefined, COARSE) : whole;
    if (this.#fits(coarse)) return coarse.tile;
    const { ids, total } = await readLargest(this.database, this.plan, MAX_FEATURES);
    let most = Number.isFinite(coarse.size)
      ? this.#fewer(total, coarse.size)
      : await this.#estimate(ids, COARSE);
    for (;;) {
      const kept = { ids: ids.slice(0, most), omitted: total - Math.min(most, ids.length) };
      const attempt = await this.#encode(kept, COARSE);
      if (this.#fits(attempt)) return attempt.tile;
      if (kept.ids.length <= 1) return this.#withoutTexts(kept);
      most = this.#fewer(kept.ids.length, attempt.size);
    }
  }

  /** Encodes a feature that does not fit by itself, the coarser the larger it is. */
  async #withoutTexts(kept: KeptFeatures): Promise<Buffer> {
    let tolerance = COARSE;
    for (;;) {
      const encoding = this.#encodingOf(kept, tolerance);
      const fields = encoding.fields.filter(({ type }) => type !== 'esriFieldTypeString');
      const tile = await this.#run({ ...encoding, fields });
      if (tile !== undefined && tile.length <= this.room) return tile;
      if (tolerance >= COARSEST) return Buffer.alloc(0);
      tolerance *= COARSE;
    }
  }

  /** Number of features that may fit, by the bytes of a few. */
  async #estimate(ids: readonly string[], tolerance?: number): Promise<number> {
    if (ids.length <= SAMPLE) return MAX_FEATURES;
    const { size } = await this.#encode({ ids: ids.slice(0, SAMPLE) }, tolerance);
    return Math.min(MAX_FEATURES, this.#fewer(MAX_FEATURES, (size * MAX_FEATURES) / SAMPLE));
  }

  /** Number of features that may fit where `count` of them take `size` bytes. */
  #fewer(count: number, size: number): number {
    return Math.max(1, Math.min(count - 1, Math.floor((count * this.room * ESTIMATE) / size)));
  }

  #fits(attempt: Attempt): attempt is Attempt & { readonly tile: Buffer } {
    return attempt.tile !== undefined && attempt.size <= this.room;
  }

  async #encode(kept: KeptFeatures | undefined, tolerance?: number): Promise<Attempt> {
    const encoding = this.#encodingOf(kept, tolerance);
    if (this.#mayHaveLongTexts()) {
      const bytes = await measureTexts(this.database, this.plan, kept?.ids, encoding.limit + 1);
      if (bytes > MOST_TEXT) return { size: bytes };
    }
    const tile = await this.#run(encoding);
    return tile === undefined ? { size: Infinity } : { tile, size: tile.length };
  }

  #encodingOf(kept: KeptFeatures | undefined, tolerance: number | undefined): Encoding {
    const { layer } = this.plan.query;
    return { ...encodingOf(layer, kept), limit: kept?.ids.length ?? MAX_FEATURES, tolerance };
  }

  #run(encoding: Encoding): Promise<Buffer | undefined> {
    return ENCODERS[this.database.dialect.kind](this.database, this.plan, encoding);
  }

  #mayHaveLongTexts(): boolean {
    const texts = this.plan.query.fields.filter(({ type }) => type === 'esriFieldTypeString');
    const most = texts.reduce((sum, { length = Infinity }) => sum + length, 0);
    return most * BYTES_PER_CHARACTER * MAX_FEATURES > MOST_TEXT;
  }
}

const BYTES_PER_CHARACTER = 4;
