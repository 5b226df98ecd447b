import type { Dialect } from '../../../server/storage/sql/dialect.js';
import type { BenchLayer } from './query-layers.js';

/** One kind of request, and the database's own best statement for the same. */
export interface QueryRow {
  readonly name: string;
  /** Asked in turn. */
  readonly paths: readonly string[];
  /** As many, in the same order; each gives one row with one text. */
  readonly statements: readonly string[];
  /** Requests to compare with in place of statements. */
  readonly beside?: readonly string[];
  /** Most times the statement's time that the request may take; absent where nothing is asked. */
  readonly mostRatio: number | undefined;
}

const PAGE = 2000;
const PAGES = 8;
const MOST_RATIO = 1.5;
/** Area of the world that the layers are scattered over, in square degrees. */
const WORLD = 360 * 170;

/** Returns the queries that are sent to a layer. */
export function queryRows(layer: BenchLayer, kind: Dialect['kind']): QueryRow[] {
  const { name, path, rows } = layer;
  const write = WRITERS[kind];
  const offsets = Array.from({ length: PAGES }, (_, index) => (index * PAGE) % Math.max(rows - PAGE, 1));
  const page = (f: string): string[] =>
    offsets.map(
      (offset) =>
        `${path}?f=${f}&where=1=1&outFields=*&resultOffset=${String(offset)}&resultRecordCount=${String(PAGE)}`,
    );
  const pageOf = (isGeoJson: boolean): string[] =>
    offsets.map((offset) =>
      write(layer, isGeoJson, `ORDER BY objectid LIMIT ${String(PAGE)} OFFSET ${String(offset)}`),
    );
  const boxes = offsets.map((_, index) => boxOf(index, rows));
  const inBox = boxes.map(
    (box) => `${path}?f=json&outFields=*&geometry=${box.join(',')}&resultRecordCount=${String(PAGE)}`,
  );
  const limit = `ORDER BY objectid LIMIT ${String(PAGE)}`;
  const below = String(Math.ceil(rows / 2));
  const statistics = JSON.stringify(
    ['count', 'avg', 'max'].map((statisticType) => ({ statisticType, onStatisticField: 'POP' })),
  );
  return [
    row(`page of ${name}, json`, page('json'), pageOf(false), MOST_RATIO),
    row(`page of ${name}, geojson`, page('geojson'), pageOf(true), MOST_RATIO),
    row(`page of ${name}, pbf`, page('pbf'), pageOf(false), undefined),
    row(
      `box of ${name}, json`,
      inBox,
      boxes.map((box) => write(layer, false, `${meets(layer, kind, box)} ${limit}`)),
      undefined,
    ),
    row(
      `count of ${name}`,
      [`${path}?f=json&where=POP<${below}&returnCountOnly=true`],
      [`SELECT CAST(count(*) AS text) AS text FROM ${layer.table} WHERE pop < ${below}`],
      undefined,
    ),
    row(
      `statistics of ${name}`,
      [
        `${path}?f=json&where=1=1&groupByFieldsForStatistics=RANK&outStatistics=${encodeURIComponent(statistics)}`,
      ],
      [statisticsStatement(layer, kind)],
      undefined,
    ),
    ...OTHER_REFERENCES.map(([wkid, title]): QueryRow => ({
      name: `extent of ${name} in ${title}, beside their own`,
      paths: [`${path}?f=json&where=1=1&returnExtentOnly=true&outSR=${String(wkid)}`],
      statements: [],
      beside: [`${path}?f=json&where=1=1&returnExtentOnly=true`],
      mostRatio: MOST_EXTENT_RATIO,
    })),
  ];
}

const OTHER_REFERENCES = [
  [3857, 'Web Mercator'],
  [54030, 'Robinson'],
] as const;
const MOST_EXTENT_RATIO = 2;

function row(
  name: string,
  paths: readonly string[],
  statements: readonly string[],
  mostRatio: number | undefined,
): QueryRow {
  return { name, paths, statements, mostRatio };
}

type Box = readonly [xmin: number, ymin: number, xmax: number, ymax: number];

/** About a page of features, somewhere else each time. */
function boxOf(index: number, rows: number): Box {
  const side = Math.min(160, Math.sqrt((WORLD * PAGE) / rows));
  const [x, y] = [index * 20 - 160, -84 + index];
  return [x, y, x + side, y + side];
}

/** Statements that write a page as one JSON text, of rows that `chosen` selects. */
const WRITERS: Readonly<
  Record<Dialect['kind'], (layer: BenchLayer, isGeoJson: boolean, chosen: string) => string>
> = {
  // Put together as text: it is quicker, and json_object() would write numbers with 15 digits, which are others.
  spatialite: ({ name, table }, isGeoJson, chosen) => {
    const isPoints = name === 'points';
    const seen = `CAST(round(unixepoch(seen, 'subsec') * 1000) AS INTEGER)`;
    const measures = isPoints
      ? ''
      : `',"Shape__Area":', coalesce(shape__area, 'null'), ',"Shape__Length":', coalesce(shape__length, 'null'), `;
    const attributes = `'{"OBJECTID":', objectid, ',"GlobalID":', json_quote(globalid), ',"NAME":', json_quote(name),
      ',"RANK":', coalesce(rank, 'null'), ',"POP":', coalesce(pop, 'null'), ',"AREA":', coalesce(area, 'null'),
      ',"SEEN":', coalesce(${seen}, 'null'), ${measures}'}'`;
    const geoJson = isPoints
      ? `'{"type":"Point","coordinates":[', ST_X(shape), ',', ST_Y(shape), ']}'`
      : 'AsGeoJSON(shape)';
    const esri = isPoints
      ? `'{"x":', ST_X(shape), ',"y":', ST_Y(shape), '}'`
      : `'{"rings":', rtrim(substr(AsGeoJSON(shape), ${String(MULTIPOLYGON.length + 1)}), ']}'), ']]]}'`;
    const feature = isGeoJson
      ? `concat('{"type":"Feature","id":', objectid, ',"geometry":', ${geoJson}, ',"properties":', ${attributes}, '}')`
      : `concat('{"attributes":', ${attributes}, ',"geometry":', ${esri}, '}')`;
    return `SELECT concat('[', group_concat(${feature}, ','), ']') AS text FROM (SELECT * FROM ${table} ${chosen}) AS page`;
  },
  postgis: ({ name, table }, isGeoJson, chosen) => {
    const esri =
      name === 'points'
        ? `json_build_object('x', ST_X(shape), 'y', ST_Y(shape))`
        : `json_build_object('rings', ST_AsGeoJSON(shape, 15)::json -> 'coordinates' -> 0)`;
    const seen = '(extract(epoch FROM seen) * 1000)::bigint';
    const geoJson = 'ST_AsGeoJSON(shape, 15)::json';
    const feature = featureOf(name, seen, isGeoJson, esri, geoJson);
    return `SELECT json_agg(${feature})::text AS text FROM (SELECT * FROM ${table} ${chosen}) AS page`;
  },
};

/** Start of the GeoJSON of a polygon, up to its list of rings. */
const MULTIPOLYGON = '{"type":"MultiPolygon","coordinates":[';

/** Measures that every polygon has beside its own attributes. */
const MEASURES = `, 'Shape__Area', shape__area, 'Shape__Length', shape__length`;

function featureOf(
  name: BenchLayer['name'],
  seen: string,
  isGeoJson: boolean,
  esri: string,
  geoJson: string,
): string {
  const members = `'OBJECTID', objectid, 'GlobalID', globalid, 'NAME', name, 'RANK', rank, 'POP', pop, 'AREA', area`;
  const attributes = `json_build_object(${members}, 'SEEN', ${seen}${name === 'polygons' ? MEASURES : ''})`;
  return isGeoJson
    ? `json_build_object('type', 'Feature', 'id', objectid, 'geometry', ${geoJson}, 'properties', ${attributes})`
    : `json_build_object('attributes', ${attributes}, 'geometry', ${esri})`;
}

function meets({ name, table }: BenchLayer, kind: Dialect['kind'], box: Box): string {
  const [xmin, ymin, xmax, ymax] = box.map(String);
  const sides = `${String(xmin)}, ${String(ymin)}, ${String(xmax)}, ${String(ymax)}`;
  if (kind === 'postgis') {
    const area = `ST_MakeEnvelope(${sides}, 4326)`;
    return name === 'points' ? `WHERE shape && ${area}` : `WHERE ST_Intersects(shape, ${area})`;
  }
  const near = `SELECT pkid FROM idx_${table}_shape WHERE xmax >= ${String(xmin)} AND xmin <= ${String(xmax)}
    AND ymax >= ${String(ymin)} AND ymin <= ${String(ymax)}`;
  const exact = name === 'points' ? '' : ` AND ST_Intersects(shape, BuildMbr(${sides}, 4326)) = 1`;
  return `WHERE objectid IN (${near})${exact}`;
}

function statisticsStatement({ table }: BenchLayer, kind: Dialect['kind']): string {
  const [array, object] =
    kind === 'postgis' ? ['json_agg', 'json_build_object'] : ['json_group_array', 'json_object'];
  return `SELECT CAST(${array}(${object}('rank', rank, 'n', n, 'mean', mean, 'most', most)) AS text) AS text
    FROM (SELECT rank, count(pop) AS n, avg(pop) AS mean, max(pop) AS most FROM ${table} GROUP BY rank ORDER BY rank) AS page`;
}
