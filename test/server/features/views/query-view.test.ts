import { expect } from 'chai';
import { forEachDatabase } from '../../../support/databases/databases.js';
import { errorOf, type Json, type Parameters } from '../../../support/servers/feature-server.js';
import { NORTH, openViewFixture, type ViewFixture } from './view-fixture.js';

forEachDatabase('querying a view', (open) => {
  let fixture: ViewFixture;
  let source: string;
  let view: string;

  before(async () => {
    fixture = await openViewFixture(await open());
    source = await fixture.makeSource();
    view = await fixture.makeView(source);
  });
  after(() => fixture.close());

  const query = (parameters: Parameters, service = view): Promise<Json> =>
    fixture.server.post(`/rest/services/${service}/FeatureServer/0/query`, parameters, fixture.owner);

  it('returns the rows and the fields that the view shows', async () => {
    const rows = await fixture.rows(view);
    expect(rows.map(({ code, name, people }) => [code, name, people])).to.deep.equal([
      ['n1', 'Tromsø', 77],
      ['n2', 'Bodø', 53],
      ['n3', 'Alta', 21],
    ]);
    for (const row of rows) expect(row).to.have.all.keys('OBJECTID', 'GlobalID', 'code', 'name', 'people');
    expect(await fixture.codes(source)).to.deep.equal(['n1', 'n2', 'n3', 's1', 's2']);
  });

  it('counts, lists and measures only the rows of the view', async () => {
    expect(await query({ where: '1=1', returnCountOnly: true })).to.deep.equal({ count: 3 });
    const ids = await query({ where: '1=1', returnIdsOnly: true });
    expect(ids['objectIds']).to.deep.equal([1, 2, 3]);
    const { extent, count } = await query({ where: '1=1', returnExtentOnly: true, returnCountOnly: true });
    expect(count).to.equal(3);
    expect(extent).to.include({ xmin: 14, ymin: 67, xmax: 23, ymax: 70 });
  });

  it('computes statistics, groups and distinct values over the rows of the view', async () => {
    const outStatistics = [
      { statisticType: 'max', onStatisticField: 'people', outStatisticFieldName: 'most' },
      { statisticType: 'count', onStatisticField: 'OBJECTID', outStatisticFieldName: 'n' },
    ];
    const total = await query({ where: '1=1', outStatistics });
    expect(total['features']).to.deep.equal([{ attributes: { most: 77, n: 3 } }]);
    const groups = await query({
      where: '1=1',
      outStatistics,
      groupByFieldsForStatistics: 'name',
      having: 'MAX(people) > 60',
    });
    expect(groups['features']).to.deep.equal([{ attributes: { name: 'Tromsø', most: 77, n: 1 } }]);
    const distinct = { where: '1=1', outFields: 'code', returnDistinctValues: true };
    expect((await query(distinct))['features']).to.have.length(3);
    expect(await query({ ...distinct, returnCountOnly: true })).to.deep.equal({ count: 3 });
  });

  it('returns the same rows of the view as GeoJSON and in protocol buffers', async () => {
    const geojson = await query({ where: '1=1', f: 'geojson', outFields: 'code' });
    expect(geojson['features']).to.have.length(3);
    const { payload } = await fixture.server.server.inject({
      method: 'GET',
      url: `/rest/services/${view}/FeatureServer/0/query?f=pbf&where=1%3D1&outFields=*&token=${fixture.owner}`,
    });
    expect(payload).to.include('Alta').and.not.include('Roma').and.not.include('gamma');
  });

  it('does not find a hidden row by its id, its geometry or its values', async () => {
    expect(await fixture.codes(view, { objectIds: '3,4,5' })).to.deep.equal(['n3']);
    expect(await fixture.codes(view, { geometry: '11,40,15,43', inSR: 4326 })).to.deep.equal([]);
    expect(await fixture.codes(view, { geometry: '-180,-90,180,90', inSR: 4326 })).to.have.length(3);
    expect(await fixture.codes(view, { where: "name = 'Roma'" })).to.deep.equal([]);
    expect(await fixture.codes(view, { where: 'people > 100' })).to.deep.equal([]);
  });

  const WIDENING = [
    '1=1 OR 1=1',
    "code = 'n1' OR code LIKE 's%'",
    'NOT (1=2)',
    'NOT (people < 100)',
    "NOT (code = 'n1' AND code = 's1')",
    'people IS NULL OR people IS NOT NULL',
    "COALESCE(name, 'x') <> 'x' OR 1=1",
    "((((code <> 'n1' OR code = 'n1'))))",
    'OBJECTID BETWEEN 0 AND 1000 OR OBJECTID > 0',
    "name IN ('Roma', 'Napoli') OR name NOT IN ('Roma')",
    'people / 0 IS NULL OR 1=1',
    'people * 1 > 0 OR ABS(people) > 0',
  ];
  for (const where of WIDENING) {
    it(`shows no hidden row to ${where}`, async () => {
      for (const code of await fixture.codes(view, { where })) expect(code).to.match(/^n/);
      const { count } = await query({ where, returnCountOnly: true });
      expect(count).to.equal((await fixture.codes(view, { where })).length);
    });
  }

  for (const where of [
    "1=1) OR (region = 'south'",
    '1=1) OR (1=1',
    '1=1; --',
    "1=1 --' AND",
    '1=1 /* ',
    "code = 'x'' OR 1=1 --'' UNION SELECT secret FROM sites",
    '1=1 UNION SELECT 1',
    '(SELECT 1) = 1',
  ]) {
    it(`does not leave the view by ${where}`, async () => {
      const reply = await query({ where, outFields: '*' });
      if (reply['error'] === undefined) {
        expect(reply['features']).to.deep.equal([]);
      } else {
        expect(errorOf(reply).code).to.equal(400);
      }
    });
  }

  const HIDDEN: Readonly<Record<string, Parameters>> = {
    where: { where: "secret = 'alpha'" },
    'where of the restriction': { where: "region = 'south'" },
    'where in a function': { where: "UPPER(secret) = 'ALPHA'" },
    outFields: { where: '1=1', outFields: 'code,secret' },
    orderByFields: { where: '1=1', orderByFields: 'secret' },
    'orderByFields in quotes': { where: '1=1', orderByFields: '"secret" DESC' },
    outStatistics: { outStatistics: [{ statisticType: 'max', onStatisticField: 'secret' }] },
    groupByFieldsForStatistics: {
      outStatistics: [{ statisticType: 'count', onStatisticField: 'code' }],
      groupByFieldsForStatistics: 'region',
    },
    having: {
      outStatistics: [{ statisticType: 'count', onStatisticField: 'code' }],
      groupByFieldsForStatistics: 'name',
      having: "MAX(secret) > 'a'",
    },
    returnDistinctValues: { where: '1=1', outFields: 'region', returnDistinctValues: true },
  };
  for (const [place, parameters] of Object.entries(HIDDEN)) {
    it(`knows no hidden field in ${place} of a query`, async () => {
      expect(errorOf(await query(parameters)).code).to.equal(400);
      // It is the view that hides it.
      expect(await query(parameters, source)).not.to.have.property('error');
    });
  }

  it('does not reveal hidden rows by an error', async () => {
    // Too large for a double where people is more than 100, which is so in hidden rows only. PostgreSQL looks at the
    // cheaper condition first, which is this one.
    const where = 'people * 1e306 > 0';
    const viewDefinitionQuery = "UPPER(LOWER(UPPER(LOWER(region)))) = 'NORTH'";
    const costly = await fixture.makeView(source, { ...NORTH, viewDefinitionQuery });
    expect(await query({ where, returnCountOnly: true }, costly)).to.deep.equal({ count: 3 });
    expect(await fixture.codes(costly, { where })).to.deep.equal(['n1', 'n2', 'n3']);
  });

  it('shows the rows of a view that meet its geometry, in any spatial reference', async () => {
    const [xmin, ymin, xmax, ymax] = [1_500_000, 10_000_000, 2_700_000, 12_000_000];
    const geometry = { xmin, ymin, xmax, ymax, spatialReference: { wkid: 102100 } };
    const filter = {
      operator: 'esriSpatialRelContains',
      value: { geometryType: 'esriGeometryEnvelope', geometry },
    };
    const boxed = await fixture.makeView(source, { filter });
    expect(await fixture.codes(boxed)).to.deep.equal(['n1', 'n2', 'n3']);
    const ring = [
      [10, 40],
      [16, 40],
      [16, 68],
      [10, 68],
      [10, 40],
    ];
    const within = { value: { geometryType: 'esriGeometryPolygon', geometry: { rings: [ring] } } };
    const both = await fixture.makeView(source, { viewDefinitionQuery: "code <> 's2'", filter: within });
    expect(await fixture.codes(both)).to.deep.equal(['n2', 's1']);
    expect(await fixture.codes(both, { geometry: '-180,60,180,90', inSR: 4326 })).to.deep.equal(['n2']);
  });

  it('shows all rows of a view without a restriction', async () => {
    const whole = await fixture.makeView(source, {});
    expect(await fixture.rows(whole)).to.deep.equal(await fixture.rows(source));
  });

  it('shows tables through a view', async () => {
    const name = await fixture.makeSource();
    const table = {
      name: 'Notes',
      type: 'Table',
      fields: [{ name: 'code', type: 'esriFieldTypeString', length: 5 }],
    };
    await fixture.server.post(
      `/rest/admin/services/${name}/FeatureServer/addToDefinition`,
      { addToDefinition: { tables: [table] } },
      fixture.owner,
    );
    const service = await fixture.makeViewService();
    const added = await fixture.addView(service, name, {
      sourceLayerId: 1,
      viewDefinitionQuery: "code = 'a'",
    });
    expect(added).to.deep.equal({ success: true, layers: [], tables: [{ name: 'Shown', id: 0 }] });
    await fixture.append(service, [{ code: 'a' }, { code: 'b' }]);
    expect(await fixture.codes(service)).to.deep.equal(['a']);
  });

  it('evaluates the current time in the condition of a view for each query', async () => {
    const dated = await fixture.makeView(source, {
      ...NORTH,
      viewDefinitionQuery: "CURRENT_TIMESTAMP > TIMESTAMP '2020-01-01 00:00:00'",
    });
    expect(await fixture.codes(dated)).to.have.length(5);
  });
});
