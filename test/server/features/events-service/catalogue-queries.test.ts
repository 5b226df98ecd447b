import { expect } from 'chai';
import { forEachDatabase } from '../../../support/databases/databases.js';
import { errorOf, type Json } from '../../../support/servers/feature-server.js';
import {
  EVENTS,
  PORT,
  PUBLIC_EVENTS,
  ROOT,
  START_MS,
  VENUES,
  openCatalogueService,
} from './catalogue-service.js';

forEachDatabase('the events catalogue as a feature service is queried like any other', (open) => {
  const fixture = openCatalogueService(open);
  const { ids, query, featuresOf, names } = fixture;

  it('queries the events catalogue by conditions, in an order, page by page', async () => {
    const where = `start_date = TIMESTAMP '2031-06-07 17:30:00' AND venue IS NOT NULL`;
    expect(await names(EVENTS, { where })).to.deep.equal(['Walk', 'Lost']);
    const paging = { orderByFields: 'title DESC', resultRecordCount: 2 };
    const first = await query(EVENTS, paging);
    expect(first).to.include({ exceededTransferLimit: true });
    expect(await names(EVENTS, paging)).to.deep.equal(['Web', 'Walk']);
    expect(await names(EVENTS, { ...paging, resultOffset: 4 })).to.deep.equal(['In the plan']);
    expect(await query(EVENTS, { returnIdsOnly: true })).to.deep.equal({
      objectIdFieldName: 'OBJECTID',
      objectIds: PUBLIC_EVENTS.map((title) => ids[title]),
    });
    expect(errorOf(await query(EVENTS, { where: 'password IS NULL' })).code).to.equal(400);
    expect(errorOf(await query(EVENTS, { where: 'author_id = 1' })).code).to.equal(400);
  });

  it('returns whole-day events on their dates, in any zone', async () => {
    const [web] = featuresOf(await query(EVENTS, { where: "title = 'Web'" }));
    expect(web?.attributes).to.include({
      start_date: Date.UTC(2031, 5, 7),
      end_date: Date.UTC(2031, 5, 7, 23, 59, 59),
      start_local: '2031-06-07 00:00:00',
      end_local: '2031-06-07 23:59:59',
      time_zone: 'America/New_York',
      all_day: 1,
    });
    for (const [day, found] of [
      [6, []],
      [7, ['Web']],
      [8, []],
    ] as const) {
      const [from, to] = [`DATE '2031-06-0${day}'`, `DATE '2031-06-0${day + 1}'`];
      const where = `start_date < ${to} AND end_date >= ${from} AND all_day = 1`;
      expect(await names(EVENTS, { where }), where).to.deep.equal(found);
    }
  });

  it('queries the events catalogue by geometries in any spatial reference', async () => {
    const geometry = { xmin: -71, ymin: 43, xmax: -70, ymax: 44 };
    const box = { geometry, geometryType: 'esriGeometryEnvelope' };
    for (const [layer, name] of [
      [VENUES, 'Harbour'],
      [EVENTS, 'Walk'],
    ] as const) {
      expect(await names(layer, box)).to.deep.equal([name]);
      expect(await names(layer, { ...box, geometry: { ...geometry, xmax: -70.99 } })).to.deep.equal([]);
      const rings = [
        [
          [-71, 43],
          [-70, 44],
          [-70, 43],
          [-71, 43],
        ],
      ];
      const within = {
        geometry: { rings },
        geometryType: 'esriGeometryPolygon',
        spatialRel: 'esriSpatialRelContains',
      };
      expect(await names(layer, within)).to.deep.equal([name]);
      const [feature] = featuresOf(await query(layer, { ...box, outSR: 3857 }));
      expect(Number(feature?.geometry?.['x'])).to.be.closeTo(-7_877_256.6, 1);
    }
  });

  it('computes statistics and distinct values of the events catalogue', async () => {
    const outStatistics = [
      { statisticType: 'count', onStatisticField: 'OBJECTID', outStatisticFieldName: 'many' },
      { statisticType: 'min', onStatisticField: 'start_date', outStatisticFieldName: 'first' },
    ];
    const grouped = await query(EVENTS, {
      outStatistics,
      groupByFieldsForStatistics: 'venue',
      orderByFields: 'venue',
    });
    const rows = featuresOf(grouped).map(({ attributes }) => attributes);
    expect(rows.find((row) => row['venue'] === 'Harbour')).to.deep.include({ many: 1, first: START_MS });
    expect(rows.find((row) => row['venue'] === null)).to.include({ many: 3 });
    const distinct = { returnDistinctValues: true, returnGeometry: false, outFields: 'time_zone' };
    expect(featuresOf(await query(EVENTS, distinct))).to.have.length(1);
  });

  it('returns the events catalogue as GeoJSON and as a protocol buffer', async () => {
    const collection = await query(EVENTS, { f: 'geojson', where: "title = 'Walk'" });
    const [walk] = collection['features'] as Json[];
    expect(walk).to.deep.include({
      id: ids['Walk'],
      geometry: { type: 'Point', coordinates: [PORT.geo_lng, PORT.geo_lat] },
    });
    const { headers, rawPayload } = await fixture.server.server.inject(
      `${EVENTS}/query?f=pbf&where=1%3D1&outFields=title`,
    );
    expect(headers['content-type']).to.equal('application/x-protobuf');
    expect(rawPayload.toString('latin1')).to.include('Walk').and.not.include('Locked');
  });

  it('shows the events catalogue in HTML pages', async () => {
    for (const path of [
      '/rest/services',
      ROOT,
      VENUES,
      EVENTS,
      `${EVENTS}/query?where=1%3D1&outFields=title`,
    ]) {
      const headers = { authorization: `Bearer ${fixture.author}` };
      const { statusCode, payload } = await fixture.server.server.inject({ url: path, headers });
      expect(statusCode, path).to.equal(200);
      expect(payload, path).to.include('Events').and.include('anna');
      expect(payload, path).not.to.match(/Append a file|FeatureServer[^"]*jobs"/);
    }
    const { payload } = await fixture.server.server.inject(`${EVENTS}/query?where=1%3D1&outFields=title`);
    expect(payload).to.include('Walk').and.not.include('Locked');
  });

  it('validates conditions on the events catalogue by validateSQL', async () => {
    const checked = await fixture.server.post(`${EVENTS}/validateSQL`, { sql: "city = 'Portsmouth'" });
    expect(checked).to.include({ isValidSQL: true });
    expect(await fixture.server.post(`${EVENTS}/validateSQL`, { sql: 'password = 1' })).to.include({
      isValidSQL: false,
    });
  });
});
