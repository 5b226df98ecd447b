import { WGS84 } from '../../model/reference-numbers.js';
import { Refusal } from '../report/report.js';
import type { ReadOptions, SourceBatch, SourceRow, SourceTable } from '../source/source-format.js';
import type { PlacedRows, RowPlace } from './placed-rows.js';

export interface PlaceTableOptions {
  /** Rows that were not found go on without geometry, instead of being refused. */
  readonly keepsUnplaced: boolean;
  /** Names of the table's fields that hold the addresses. */
  readonly addressFields: readonly string[];
  /** Removes the file of places. */
  readonly remove: () => Promise<void>;
}

/** Fields that placed rows have besides their own: for layers that have them too. */
const MATCH_FIELDS = ['Status', 'Score', 'Match_addr', 'Addr_type'] as const;

type MatchField = (typeof MATCH_FIELDS)[number];

/** The table with the places as its geometry, in WGS 84, and how well they fit as fields. */
export function placeTable(
  table: SourceTable,
  places: PlacedRows,
  { keepsUnplaced, addressFields, remove }: PlaceTableOptions,
): SourceTable {
  const taken = new Set(table.fields?.map((field) => field.toLowerCase()));
  const added = MATCH_FIELDS.filter((field) => !taken.has(field.toLowerCase()));
  const placeRow = (row: SourceRow, place: RowPlace | undefined): SourceRow => {
    if (row.refusal !== undefined) return row;
    // A stored source does not change, so that a second reading is like the first.
    if (place?.row !== row.number) throw new Error(`row ${String(row.number)} was not looked up`);
    if ('reason' in place && !keepsUnplaced) {
      return { ...row, refusal: new Refusal('geocode_failed', place.reason) };
    }
    const values = matchValues(place);
    const attributes = { ...row.attributes };
    for (const field of added) attributes[field] = values[field];
    return { ...row, attributes, geometry: 'reason' in place ? null : { x: place.x, y: place.y } };
  };
  return {
    ...table,
    ...(table.fields && { fields: [...table.fields, ...added] }),
    locationFields: [...addressFields, ...added],
    notation: 'esri',
    spatialReference: WGS84,
    geometry: { type: 'esriGeometryPoint', hasZ: false, hasM: false },
    projects: false,
    read: (options) => readPlaced(table, places, options, placeRow),
    async close() {
      await remove();
      await table.close?.();
    },
  };
}

async function* readPlaced(
  table: SourceTable,
  places: PlacedRows,
  options: ReadOptions,
  placeRow: (row: SourceRow, place: RowPlace | undefined) => SourceRow,
): AsyncGenerator<SourceBatch> {
  const next = places.read();
  // Rows get their places here, so that none is taken before.
  const openFastPath = (): undefined => undefined;
  try {
    for await (const batch of table.read({ ...options, openFastPath })) {
      const rows: SourceRow[] = [];
      for (const row of batch.rows) {
        const place = await next.next();
        rows.push(placeRow(row, place.done === true ? undefined : place.value));
      }
      yield { ...batch, rows };
    }
  } finally {
    await next.return(undefined);
  }
}

/** In the words of geocode services: matched, tied with another place, and unmatched. */
function matchValues(place: RowPlace): Record<MatchField, string | number | null> {
  if ('reason' in place) return { Status: 'U', Score: 0, Match_addr: null, Addr_type: null };
  const { isTied, score, matched, type } = place;
  return { Status: isTied ? 'T' : 'M', Score: score, Match_addr: matched, Addr_type: type };
}
