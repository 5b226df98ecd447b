import { expect } from 'chai';
import { AppError } from '../../../../../server/lib/errors.js';
import { queryLayer } from '../../../../../server/features/query/query-layer.js';
import type { Layer } from '../../../../../server/features/model/layer.js';
import type { QueryParameters } from '../../../../../server/features/model/query-parameters.js';
import type { Database } from '../../../../../server/storage/database/database.js';
import { forEachDatabase } from '../../../../support/databases/databases.js';
import { rejectionOf } from '../../../../support/rejection.js';
import { createFilledLayer, makeLayer, type TestRow, wkbOf, wholeText } from '../query-layers.js';

const layer = makeLayer({ geometryType: undefined });
const points = makeLayer({ table: 'points' });
const lines = makeLayer({ table: 'lines', geometryType: 'esriGeometryPolyline' });

const LINE = [
  [0, 0],
  [1, 1],
  [2, 0],
];

const REF = 'abcdef01-2345-6789-abcd-ef012345678';

const ROWS: readonly TestRow[] = [
  { name: 'a', note: 'x', rank: 1, pop: 10, area: 0.5, seen: '2024-01-01T00:00:00.000Z', ref: `${REF}a` },
  { name: 'B', note: 'x', rank: 1, pop: 20, area: 1.5, seen: '2024-03-01T00:00:00.000Z', ref: `${REF}9` },
  { name: 'c', note: 'y', rank: 2, pop: 60, ratio: 0.1, day_: '2024-02-29', opens: '08:30:00' },
  { name: 'd', note: 'y', rank: 2, logged: '2024-02-29T23:00:00-05:00', big: 9007199254740993 },
  { name: 'e', rank: 3, logged: '2024-03-01T01:00:00+05:00' },
];

interface Reply {
  readonly fields: { name: string; type: string }[];
  readonly features: { attributes: Record<string, unknown>; properties: Record<string, unknown> }[];
  readonly count?: number;
  readonly exceededTransferLimit?: boolean;
}

const of = (statisticType: string, onStatisticField: string, outStatisticFieldName?: string) => ({
  statisticType,
  onStatisticField,
  outStatisticFieldName,
});

forEachDatabase('statistics of a query', (open) => {
  let database: Database;
  before(async () => {
    ({ features: database } = await open());
    await createFilledLayer(database, layer, ROWS);
    await createFilledLayer(database, points, [{ name: 'a', shape: wkbOf('Point', [1, 2]) }, { name: 'b' }]);
    await createFilledLayer(database, lines, [
      { rank: 1, shape: wkbOf('MultiLineString', [LINE, LINE]) },
      { rank: 1, shape: wkbOf('MultiLineString', [LINE]) },
      { rank: 2 },
    ]);
  });

  const query = async (parameters: QueryParameters, of = layer): Promise<Reply> => {
    const { signal } = new AbortController();
    const { body } = await queryLayer({ database, layer: of, parameters, signal });
    return JSON.parse(wholeText(body)) as Reply;
  };
  const rows = async (parameters: QueryParameters, of = layer): Promise<unknown[]> =>
    (await query(parameters, of)).features.map(({ attributes }) => attributes);
  const faultsOf = async (parameters: QueryParameters): Promise<unknown> => {
    const error = await rejectionOf(query(parameters));
    if (!(error instanceof AppError)) throw error;
    return error.faults.map(({ field, reason }) => [field, reason]);
  };

  it('computes each statistic over all features, without null values', async () => {
    const outStatistics = ['count', 'SUM', 'min', 'Max', 'avg', 'stddev', 'var'].map((type) =>
      of(type, 'pop'),
    );
    const { fields, features, ...rest } = await query({ outStatistics });
    expect(features).to.deep.equal([
      {
        attributes: {
          count_POP: 3,
          sum_POP: 90,
          min_POP: 10,
          max_POP: 60,
          avg_POP: 30,
          stddev_POP: Math.sqrt(700),
          var_POP: 700,
        },
      },
    ]);
    expect(fields.map(({ name, type }) => [name, type])).to.deep.equal([
      ['count_POP', 'esriFieldTypeInteger'],
      ['sum_POP', 'esriFieldTypeDouble'],
      ['min_POP', 'esriFieldTypeInteger'],
      ['max_POP', 'esriFieldTypeInteger'],
      ['avg_POP', 'esriFieldTypeDouble'],
      ['stddev_POP', 'esriFieldTypeDouble'],
      ['var_POP', 'esriFieldTypeDouble'],
    ]);
    expect(rest).to.deep.equal({});
  });

  it('counts features on 1, and computes no other statistic on it', async () => {
    const outStatistics = [of('count', '1', 'n'), of('COUNT', ' 1 '), of('count', 'POP')];
    expect(await rows({ outStatistics })).to.deep.equal([{ n: 5, count_OBJECTID: 5, count_POP: 3 }]);
    expect(await faultsOf({ outStatistics: [of('sum', '1'), of('count', '2')] })).to.deep.equal([
      ['outStatistics[0].onStatisticField', "'Places' has no field '1'"],
      ['outStatistics[1].onStatisticField', "'Places' has no field '2'"],
    ]);
  });

  it('returns one row of nulls and zeros where nothing is selected', async () => {
    const outStatistics = [
      ...[of('count', 'POP', 'n'), of('sum', 'POP', 's')],
      ...[of('stddev', 'AREA', 'd'), of('var', 'AREA', 'v'), of('avg', 'AREA', 'a')],
    ];
    const none = { d: null, v: null };
    expect(await rows({ where: '1 = 0', outStatistics })).to.deep.equal([
      { n: 0, s: null, ...none, a: null },
    ]);
    expect(await rows({ where: 'POP = 10', outStatistics })).to.deep.equal([
      { n: 1, s: 10, ...none, a: 0.5 },
    ]);
  });

  it('sums integers beyond their own range', async () => {
    const large = makeLayer({ table: 'large', geometryType: undefined });
    await createFilledLayer(database, large, [
      { big: '9223372036854775807' },
      { big: '9223372036854775807' },
    ]);
    const outStatistics = [of('sum', 'BIG', 's'), of('avg', 'BIG', 'a'), of('var', 'BIG', 'v')];
    expect(await rows({ outStatistics }, large)).to.deep.equal([{ s: 2 ** 64, a: 2 ** 63, v: 0 }]);
  });

  it('finds the minimum and maximum of every type, text by code points', async () => {
    const least = ['OBJECTID', 'NAME', 'SEEN', 'REF', 'DAY_', 'OPENS', 'RATIO', 'LOGGED'];
    const reply = await query({ outStatistics: least.map((field) => of('min', field, field.toLowerCase())) });
    expect(reply.features[0]?.attributes).to.deep.equal({
      objectid: 1,
      name: 'B',
      seen: Date.UTC(2024, 0, 1),
      ref: `${REF}9`,
      day_: '2024-02-29',
      opens: '08:30:00',
      ratio: 0.1,
      logged: Date.UTC(2024, 1, 29, 20),
    });
    expect(reply.fields.map(({ type }) => type)).to.deep.equal([
      'esriFieldTypeInteger',
      'esriFieldTypeString',
      'esriFieldTypeDate',
      'esriFieldTypeGUID',
      'esriFieldTypeDateOnly',
      'esriFieldTypeTimeOnly',
      'esriFieldTypeSingle',
      'esriFieldTypeDate',
    ]);
    expect(await rows({ outStatistics: [of('max', 'NAME', 'n'), of('max', 'REF', 'r')] })).to.deep.equal([
      { n: 'e', r: `${REF}a` },
    ]);
  });

  it('groups by the values of fields, including null, in order', async () => {
    const outStatistics = [of('count', 'OBJECTID', 'n'), of('sum', 'pop', 'people')];
    const groups = { groupByFieldsForStatistics: ['note', 'RANK'], outStatistics };
    expect(await rows(groups)).to.deep.equal([
      { NOTE: null, RANK: 3, n: 1, people: null },
      { NOTE: 'x', RANK: 1, n: 2, people: 30 },
      { NOTE: 'y', RANK: 2, n: 2, people: 60 },
    ]);
    expect((await query({ ...groups, returnCountOnly: true })).count).to.equal(3);
    expect((await query({ outStatistics, returnCountOnly: true })).count).to.equal(1);
  });

  it('orders groups by statistics, and pages through them', async () => {
    const outStatistics = [of('count', 'OBJECTID', 'n'), of('max', 'NAME', 'last one')];
    const groups = { groupByFieldsForStatistics: ['RANK'], outStatistics };
    const ranks = async (more: QueryParameters): Promise<unknown[]> =>
      (await rows({ ...groups, ...more })).map((row) => (row as { RANK: number }).RANK);
    expect(await ranks({ orderByFields: ['n'] })).to.deep.equal([3, 1, 2]);
    expect(await ranks({ orderByFields: ['"LAST ONE" DESC'] })).to.deep.equal([3, 2, 1]);
    expect(await ranks({ orderByFields: ['N desc', 'RANK desc'] })).to.deep.equal([2, 1, 3]);
    const page = { orderByFields: ['n'], resultRecordCount: 2 };
    expect((await query({ ...groups, ...page })).exceededTransferLimit).to.equal(true);
    expect(await ranks({ ...page, resultOffset: 2 })).to.deep.equal([2]);
    expect(await query({ ...groups, ...page, resultOffset: 1 })).not.to.have.property(
      'exceededTransferLimit',
    );
  });

  it('keeps only groups that satisfy having', async () => {
    const ranks = async (having: string): Promise<unknown[]> => {
      const outStatistics = [of('count', 'OBJECTID', 'n')];
      const found = await rows({ groupByFieldsForStatistics: ['RANK'], outStatistics, having });
      return found.map((row) => (row as { RANK: number }).RANK);
    };
    expect(await ranks('COUNT(*) > 1')).to.deep.equal([1, 2]);
    expect(await ranks('sum(POP) / COUNT(POP) >= 15')).to.deep.equal([1, 2]);
    expect(await ranks("MIN(NAME) < 'b' AND RANK <> 2")).to.deep.equal([1]);
    expect(await ranks("MAX(SEEN) = TIMESTAMP '2024-03-01 00:00:00'")).to.deep.equal([1]);
    expect(await ranks(`MIN(REF) = '{${REF.toUpperCase()}9}'`)).to.deep.equal([1]);
    expect(await ranks('STDDEV(POP) BETWEEN 7 AND 8 OR AVG(POP) = 60 AND VAR(POP) IS NULL')).to.deep.equal([
      1, 2,
    ]);
    expect(await ranks('COUNT(NOTE) = 0')).to.deep.equal([3]);
  });

  it('accepts names of statistics in having', async () => {
    const outStatistics = [
      of('count', 'POP', 'cnt'),
      of('sum', 'POP', 'Whole pop'),
      of('max', 'NAME', 'POP'),
      of('count', 'NOTE', 'count'),
      of('avg', 'POP'),
      { statisticType: 'exceedslimit', maxRecordCount: 1, outStatisticFieldName: 'many' },
    ];
    const ranks = async (having: string): Promise<unknown[]> => {
      const found = await rows({ groupByFieldsForStatistics: ['RANK'], outStatistics, having });
      return found.map((row) => (row as { RANK: number }).RANK);
    };
    for (const [having, expected] of [
      ['cnt > 1', [1]],
      ['CNT <= 1', [2, 3]],
      ['"Whole pop" BETWEEN 50 AND 70', [2]],
      ['"whole pop" / cnt = 15', [1]],
      ["POP = 'd' OR MAX(POP) = 20", [1, 2]],
      ['count > 1 AND COUNT(NOTE) > 1', [1, 2]],
      ['avg_POP IS NULL', [3]],
      ['RANK = 2 AND cnt = COUNT(POP)', [2]],
      ['NOT cnt IN (1, 2)', [3]],
    ] as const) {
      expect(await ranks(having), having).to.deep.equal(expected);
    }
    const faultOf = (having: string): Promise<unknown> =>
      faultsOf({ groupByFieldsForStatistics: ['RANK'], outStatistics, having });
    expect(await faultOf('many = 1')).to.deep.equal([
      ['having', "'having' clause is invalid: 'many' is not a field of this layer (at character 1)"],
    ]);
    expect(await faultOf('SUM(cnt) > 1')).to.deep.equal([
      ['having', "'having' clause is invalid: 'cnt' is not a field of this layer (at character 5)"],
    ]);
    expect(await faultOf("cnt = 'x'")).to.have.nested.property('[0][0]', 'having');
  });

  it('returns each combination of values once', async () => {
    const distinct = { returnDistinctValues: true, outFields: ['NOTE'] };
    expect(await rows(distinct)).to.deep.equal([{ NOTE: null }, { NOTE: 'x' }, { NOTE: 'y' }]);
    expect(await rows({ ...distinct, orderByFields: ['NOTE DESC'], where: 'RANK < 3' })).to.deep.equal([
      { NOTE: 'y' },
      { NOTE: 'x' },
    ]);
    const pages = [0, 2].map((resultOffset) => query({ ...distinct, resultOffset, resultRecordCount: 2 }));
    const [first, last] = await Promise.all(pages);
    expect(first?.features.map(({ attributes }) => attributes['NOTE'])).to.deep.equal([null, 'x']);
    expect(first?.exceededTransferLimit).to.equal(true);
    expect(last?.features.map(({ attributes }) => attributes['NOTE'])).to.deep.equal(['y']);
    expect(last).not.to.have.property('exceededTransferLimit');
    const pairs = { returnDistinctValues: true, outFields: ['RANK', 'NOTE'], orderByFields: ['RANK DESC'] };
    expect(await rows(pairs)).to.deep.equal([
      { RANK: 3, NOTE: null },
      { RANK: 2, NOTE: 'y' },
      { RANK: 1, NOTE: 'x' },
    ]);
    expect(await query({ ...distinct, returnCountOnly: true })).to.deep.equal({ count: 3 });
    // An extent is that of features, and so is the number beside it.
    const around = { ...distinct, returnExtentOnly: true, returnCountOnly: true };
    const told = await query(around, points);
    expect(told).to.have.nested.property('extent.xmin', 1);
    expect(told).to.have.property('count', 2);
    const ids = { ...distinct, returnIdsOnly: true };
    expect(await query(ids)).to.deep.equal({ objectIdFieldName: 'OBJECTID', objectIds: [1, 2, 3, 4, 5] });
  });

  it('checks whether there are more features than a limit', async () => {
    const exceeds = async (of: Layer, limits: object, more: QueryParameters = {}): Promise<unknown> => {
      const outStatistics = [{ statisticType: 'exceedsLimit', outStatisticFieldName: 'more', ...limits }];
      return (await rows({ ...more, outStatistics }, of)).map((row) => (row as { more: number }).more);
    };
    expect(await exceeds(points, { maxPointCount: 1, maxRecordCount: 9 })).to.deep.equal([1]);
    expect(await exceeds(points, { maxPointCount: 2, maxRecordCount: 0, maxVertexCount: 0 })).to.deep.equal([
      0,
    ]);
    expect(await exceeds(points, { maxPointCount: 1 }, { where: "NAME = 'b'" })).to.deep.equal([0]);
    expect(await exceeds(lines, { maxPointCount: 0, maxRecordCount: 3 })).to.deep.equal([0]);
    expect(await exceeds(lines, { maxRecordCount: 2, maxVertexCount: 9 })).to.deep.equal([1]);
    expect(await exceeds(lines, { maxVertexCount: 9 })).to.deep.equal([0]);
    expect(await exceeds(lines, { maxVertexCount: 8 })).to.deep.equal([1]);
    expect(await exceeds(lines, { maxVertexCount: 8 }, { where: 'RANK = 2' })).to.deep.equal([0]);
    const groups = { groupByFieldsForStatistics: ['RANK'], orderByFields: ['more DESC'] };
    expect(await exceeds(lines, { maxRecordCount: 1 }, groups)).to.deep.equal([1, 0]);
    expect(await exceeds(layer, { maxRecordCount: 4, maxVertexCount: 0 })).to.deep.equal([1]);
    expect(await exceeds(layer, {})).to.deep.equal([0]);
    const { fields } = await query({ outStatistics: [{ statisticType: 'exceedslimit' }] });
    expect(fields).to.have.length(1);
    expect(fields[0]).to.include({ name: 'exceedslimit', type: 'esriFieldTypeInteger' });
    expect(
      await faultsOf({
        outStatistics: [{ statisticType: 'exceedslimit', maxRecordCount: -1 }, { statisticType: 'sum' }],
      }),
    ).to.deep.equal([
      ['outStatistics[0].maxRecordCount', 'must be a whole number of at least 0'],
      ['outStatistics[1].onStatisticField', 'is required'],
    ]);
  });

  it('returns groups as GeoJSON features without geometries and ids', async () => {
    const { features } = await query({ f: 'geojson', outStatistics: [of('avg', 'AREA', 'mean')] });
    expect(features).to.deep.equal([{ type: 'Feature', geometry: null, properties: { mean: 1 } }]);
  });

  it('returns no groups if there are too many and returnExceededLimitFeatures is false', async () => {
    const asked = { groupByFieldsForStatistics: ['RANK'], outStatistics: [of('count', 'OBJECTID', 'n')] };
    const all = { ...asked, returnExceededLimitFeatures: false };
    const { features, exceededTransferLimit } = await query({ ...all, resultRecordCount: 2 });
    expect([features, exceededTransferLimit]).to.deep.equal([[], true]);
    expect((await query({ ...all, resultRecordCount: 3 })).features).to.have.length(3);
  });

  it('returns no query geometry and no transform with groups', async () => {
    const wishes = {
      outStatistics: [of('max', 'NAME', 'last'), of('count', 'NAME', 'n')],
      geometry: '0,0,5,5',
      returnQueryGeometry: true,
      returnGeometry: true,
      quantizationParameters: { tolerance: 1 },
    };
    const { fields, ...others } = await query(wishes, points);
    expect(others).to.deep.equal({ features: [{ attributes: { last: 'a', n: 1 } }] });
    // As long as the texts that it is one of.
    expect(fields.map((field) => ('length' in field ? field.length : undefined))).to.deep.equal([
      255,
      undefined,
    ]);
  });

  it('accepts any name for a column, and puts none of it into SQL', async () => {
    const name = `"; DROP TABLE places; --' \\ \u2028`;
    expect(await rows({ outStatistics: [of('count', 'NAME', name)] })).to.deep.equal([{ [name.trim()]: 5 }]);
  });

  it('reports every fault of statistics at once', async () => {
    expect(
      await faultsOf({
        outStatistics: [
          of('median', 'POP'),
          of('sum', 'NAME'),
          of('sum', 'NOPE'),
          of('count', 'POP', 'a\u0000b'),
          of('count', 'POP', 'Rank'),
        ],
        groupByFieldsForStatistics: ['RANK', 'WHO'],
        having: 'POP > 1',
        where: 'RANK = ',
      }),
    ).to.deep.equal([
      ['groupByFieldsForStatistics', "'Places' has no field 'WHO'"],
      [
        'outStatistics[0].statisticType',
        "'median' is not supported; use one of count, sum, min, max, avg, stddev, var, exceedslimit",
      ],
      ['outStatistics[1].onStatisticField', "SUM needs a number, and 'NAME' is not a number"],
      ['outStatistics[2].onStatisticField', "'Places' has no field 'NOPE'"],
      ['outStatistics[3].outStatisticFieldName', 'must not have control characters'],
      [
        'having',
        "'having' clause is invalid: 'POP' must be one of groupByFieldsForStatistics or an argument of " +
          'COUNT, SUM, MIN, MAX, AVG, STDDEV or VAR (at character 1)',
      ],
      ['where', "'where' clause is invalid: it ends where a field, value or function is expected"],
    ]);
  });

  it('refuses contradicting parameters of statistics', async () => {
    const outStatistics = [of('count', 'POP', 'n')];
    expect(await faultsOf({ groupByFieldsForStatistics: ['RANK'] })).to.deep.equal([
      ['groupByFieldsForStatistics', 'is supported with outStatistics only'],
    ]);
    expect(await faultsOf({ outStatistics, having: 'COUNT(*) > 1' })).to.deep.equal([
      ['having', 'is supported with groupByFieldsForStatistics only'],
    ]);
    expect(await faultsOf({ outStatistics, returnIdsOnly: true })).to.deep.equal([
      ['outStatistics', 'is not supported with returnIdsOnly or returnExtentOnly'],
    ]);
    expect(await faultsOf({ outStatistics: [...outStatistics, of('sum', 'POP', 'N')] })).to.deep.equal([
      ['outStatistics', "must have unique names: two columns are called 'N'"],
    ]);
    expect(await faultsOf({ outStatistics, orderByFields: ['POP'] })).to.deep.equal([
      ['orderByFields', "'POP' is not a column of the reply"],
    ]);
    expect(
      await faultsOf({ returnDistinctValues: true, outFields: ['NOTE'], orderByFields: ['RANK'] }),
    ).to.deep.equal([['orderByFields', "'RANK' is not a column of the reply"]]);
  });
});
