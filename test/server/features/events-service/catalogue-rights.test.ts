import { expect } from 'chai';
import { forEachDatabase } from '../../../support/databases/databases.js';
import { errorOf, type Parameters } from '../../../support/servers/feature-server.js';
import {
  EVENTS,
  PORT,
  PUBLIC_EVENTS,
  PUBLIC_VENUES,
  SECRET,
  VENUES,
  openCatalogueService,
} from './catalogue-service.js';

forEachDatabase(
  'the events catalogue as a feature service respects the rights of the catalogue',
  (open, kind) => {
    const fixture = openCatalogueService(open);
    const { ids, query, featuresOf, names } = fixture;

    it('shows everyone the records of the catalogue that are published without a password', async () => {
      for (const token of [undefined, fixture.author]) {
        expect(await names(VENUES, {}, token)).to.deep.equal(PUBLIC_VENUES);
        expect(await names(EVENTS, {}, token)).to.deep.equal(PUBLIC_EVENTS);
      }
      const unplaced = featuresOf(await query(EVENTS, { where: "title LIKE 'In the %'" }));
      for (const { attributes, geometry } of unplaced) {
        expect(attributes).to.include({ venue_id: null, venue: null, address: null });
        expect(geometry ?? null).to.equal(null);
      }
    });

    it('shows editors all records of the catalogue except the trash', async () => {
      expect(await names(VENUES, {}, fixture.editor)).to.deep.equal([...PUBLIC_VENUES, 'Vault', 'Plan']);
      const more = ['Locked', 'Private', 'Draft', 'Pending', 'Future'];
      expect(await names(EVENTS, {}, fixture.editor)).to.deep.equal([...PUBLIC_EVENTS, ...more]);
      const [inVault] = featuresOf(await query(EVENTS, { where: "venue = 'Vault'" }, fixture.editor));
      expect(inVault?.geometry).to.deep.equal({ x: 20, y: 10 });
    });

    // Queries whose replies could reveal a hidden row, also by a count or a box.
    const WAYS: readonly Parameters[] = [
      {},
      { f: 'geojson' },
      { where: `description LIKE '%${SECRET}%'` },
      { where: `address = '${SECRET}' OR website LIKE '%${SECRET}%'` },
      { returnDistinctValues: true, returnGeometry: false, outFields: 'description' },
      {
        outStatistics: [
          { statisticType: 'max', onStatisticField: 'description', outStatisticFieldName: 'm' },
        ],
      },
      {
        groupByFieldsForStatistics: 'website',
        outStatistics: [{ statisticType: 'count', onStatisticField: 'OBJECTID' }],
      },
      { orderByFields: 'description DESC' },
      { geometry: '19,9,21,11', geometryType: 'esriGeometryEnvelope', inSR: 4326 },
      { resultRecordCount: 2000, resultType: 'tile' },
      { returnExtentOnly: true, returnCountOnly: true },
    ];
    for (const way of WAYS) {
      it(`hides unpublished records of the catalogue in a query with ${JSON.stringify(way)}`, async () => {
        for (const layer of [VENUES, EVENTS]) {
          for (const token of [undefined, fixture.author]) {
            const told = JSON.stringify(await query(layer, way, token));
            expect(told).not.to.match(
              new RegExp(`${SECRET}|Vault|Plan|Gone|Locked|Private|Draft|Pending|Trashed`),
            );
            expect(told).not.to.match(/"x":20|\[20,10\]|"xmax":20/);
            expect(told).not.to.include('"error"');
          }
        }
      });
    }

    it('reveals no hidden records of the catalogue by arithmetic errors', async () => {
      for (const [layer, field] of [
        [VENUES, 'address'],
        [VENUES, 'description'],
        [EVENTS, 'address'],
        [EVENTS, 'description'],
      ] as const) {
        const where = `CHAR_LENGTH(${field}) * 1e306 > 0 OR ${field} IS NULL`;
        const { count } = await query(layer, { returnCountOnly: true });
        expect(await query(layer, { where, returnCountOnly: true }), field).to.deep.equal({ count });
        const asEditor = await query(layer, { where, returnCountOnly: true }, fixture.editor);
        if (kind === 'postgres') expect(errorOf(asEditor).details.join(), field).to.include('too large');
      }
    });

    it('finds no hidden record of the catalogue by its id', async () => {
      const hidden = ['Locked', 'Private', 'Draft', 'Pending', 'Future', 'Unlisted', 'Trashed'];
      const objectIds = hidden.map((title) => String(ids[title]));
      expect(await query(EVENTS, { objectIds: objectIds.join(), returnCountOnly: true })).to.deep.equal({
        count: 0,
      });
      for (const id of objectIds)
        expect(errorOf(await fixture.server.get(`${EVENTS}/${id}`)).code).to.equal(404);
      for (const name of ['Vault', 'Plan', 'Gone', 'Walk']) {
        expect(errorOf(await fixture.server.get(`${VENUES}/${String(ids[name])}`)).code).to.equal(404);
      }
      const found = await fixture.server.get(`${EVENTS}/${String(ids['Locked'])}`, {}, fixture.editor);
      expect(found).to.have.nested.property('feature.attributes.title', 'Locked');
      expect(
        errorOf(await fixture.server.get(`${EVENTS}/${String(ids['Trashed'])}`, {}, fixture.editor)).code,
      ).to.equal(404);
    });

    it('reveals no location of hidden records in the metadata of the catalogue', async () => {
      const extentFor = async (token?: string): Promise<unknown> =>
        (await fixture.server.get(VENUES, {}, token))['extent'];
      expect(await extentFor()).to.include({ xmax: PORT.geo_lng, ymin: PORT.geo_lat });
      expect(await extentFor(fixture.editor)).to.include({ xmax: 20, ymin: 10 });
      expect(await extentFor(fixture.author)).to.deep.equal(await extentFor());
    });
  },
);
