import { WGS84 } from '../../model/reference-numbers.js';
import { Refusal } from '../report/report.js';
import type { ReadOptions, SourceBatch, SourceRow, SourceTable } from '../source/source-format.js';
import type { GeocodeFile, RowGeocode } from './geocode-file.js';

export interface AddGeocodesOptions {
  /** True if unmatched rows continue without geometry instead of being refused. */
  readonly keepsUnmatched: boolean;
  /** Names of the table fields with the addresses. */
  readonly addressFields: readonly string[];
  /** Removes the file of results. */
  readonly remove: () => Promise<void>;
}

/** Fields that geocoded rows have in addition, for layers that have them too. */
const MATCH_FIELDS = ['Status', 'Score', 'Match_addr', 'Addr_type'] as const;

type MatchField = (typeof MATCH_FIELDS)[number];

/** Returns the table with the locations as its geometry, in WGS 84, and their match quality as fields. */
export function addGeocodes(
  table: SourceTable,
  geocodes: GeocodeFile,
  { keepsUnmatched, addressFields, remove }: AddGeocodesOptions,
): SourceTable {
  const taken = new Set(table.fields?.map((field) => field.toLowerCase()));
  const added = MATCH_FIELDS.filter((field) => !taken.has(field.toLowerCase()));
  const addGeocode = (row: SourceRow, geocode: RowGeocode | undefined): SourceRow => {
    if (row.refusal !== undefined) return row;
    // A stored source does not change, so a second reading gives the same rows.
    if (geocode?.row !== row.number) throw new Error(`row ${String(row.number)} was not looked up`);
    if ('reason' in geocode && !keepsUnmatched) {
      return { ...row, refusal: new Refusal('geocode_failed', geocode.reason) };
    }
    const values = matchValues(geocode);
    const attributes = { ...row.attributes };
    for (const field of added) attributes[field] = values[field];
    return { ...row, attributes, geometry: 'reason' in geocode ? null : { x: geocode.x, y: geocode.y } };
  };
  return {
    ...table,
    ...(table.fields && { fields: [...table.fields, ...added] }),
    locationFields: [...addressFields, ...added],
    notation: 'esri',
    spatialReference: WGS84,
    geometry: { type: 'esriGeometryPoint', hasZ: false, hasM: false },
    projects: false,
    read: (options) => readGeocoded(table, geocodes, options, addGeocode),
    async close() {
      await remove();
      await table.close?.();
    },
  };
}

async function* readGeocoded(
  table: SourceTable,
  geocodes: GeocodeFile,
  options: ReadOptions,
  addGeocode: (row: SourceRow, geocode: RowGeocode | undefined) => SourceRow,
): AsyncGenerator<SourceBatch> {
  const next = geocodes.read();
  // Rows get their locations here, so none may take the fast path.
  const openFastPath = (): undefined => undefined;
  try {
    for await (const batch of table.read({ ...options, openFastPath })) {
      const rows: SourceRow[] = [];
      for (const row of batch.rows) {
        const geocode = await next.next();
        rows.push(addGeocode(row, geocode.done === true ? undefined : geocode.value));
      }
      yield { ...batch, rows };
    }
  } finally {
    await next.return(undefined);
  }
}

/** Codes of geocode services: matched, tied with another location, and unmatched. */
function matchValues(geocode: RowGeocode): Record<MatchField, string | number | null> {
  if ('reason' in geocode) return { Status: 'U', Score: 0, Match_addr: null, Addr_type: null };
  const { isTied, score, matched, type } = geocode;
  return { Status: isTied ? 'T' : 'M', Score: score, Match_addr: matched, Addr_type: type };
}
