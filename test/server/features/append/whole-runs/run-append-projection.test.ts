// @needs gdal
import { expect } from 'chai';
import { type AppendFixture, openAppendFixture, pointCollection } from '../support/append-fixture.js';
import { FIELDS, forEachPlaces } from '../support/places-fixture.js';

forEachPlaces('append', (places) => {
  const { table } = places;

  describe('projection', () => {
    let mercator: AppendFixture;

    beforeEach(async () => {
      mercator = await openAppendFixture(
        places.databases,
        { fields: FIELDS },
        { spatialReference: { wkid: 102100 } },
      );
    });

    afterEach(() => mercator.close());

    it('brings every geometry to the spatial reference of the layer, and keeps rows in order', async () => {
      const status = await mercator.append({
        edits: pointCollection([
          { at: [180, 45], Code: 'a' },
          { at: null, Code: 'b' },
          { at: [0, 0], Code: 'c' },
          { at: [0, -90], Code: 'pole' },
        ]),
        appendUploadFormat: 'geojson',
      });
      expect(status).to.include({ status: 'Completed', insertCount: 4 });
      expect(status.messages[1]).to.deep.include({ type: 'esriJobMessageTypeWarning' });
      const rows = await mercator.rows();
      expect(rows.map(({ code }) => code)).to.deep.equal(['a', 'b', 'c', 'pole']);
      expect(rows[1]?.['wkt']).to.equal(null);
      const [a, , c, pole] = rows.map(({ wkt }) =>
        /\(([-\d.e]+) ([-\d.e]+)\)/.exec(String(wkt))?.slice(1).map(Number),
      );
      expect(a?.[0]).to.be.closeTo(20037508.3428, 0.001);
      expect(a?.[1]).to.be.closeTo(5621521.4862, 0.001);
      expect(c?.[0]).to.be.closeTo(0, 0.001);
      expect(pole?.[1]).to.be.closeTo(-20048966.1, 0.001);
      expect((await mercator.current()).extent?.ymin).to.be.closeTo(-20048966.1, 0.001);
    });

    it('uses the spatial reference of the source', async () => {
      const features = [{ attributes: { Code: 'a' }, geometry: { x: 500000, y: 5500000 } }];
      await mercator.append({ edits: JSON.stringify({ features, spatialReference: { wkid: 25832 } }) });
      await mercator.append({ edits: JSON.stringify({ features, spatialReference: { wkid: 900913 } }) });
      const wkts = (await mercator.rows()).map(({ wkt }) => String(wkt));
      expect(wkts[0]).to.match(/^POINT\(1001875\.4\d* 63\d+/);
      expect(wkts[1]).to.equal('POINT(500000 5500000)');
    });

    it('refuses rows outside the area of the projection', async () => {
      const features = [
        { attributes: { Code: 'far' }, geometry: { x: 1e30, y: 1e30 } },
        { attributes: { Code: 'near' }, geometry: { x: 500000, y: 5500000 } },
      ];
      const status = await mercator.append({
        edits: JSON.stringify({ features, spatialReference: { wkid: 25832 } }),
      });
      expect(status).to.include({ insertCount: 1, errorCount: 1 });
      expect(status.errors[0]).to.include({ sourceRow: 1, code: 'projection' });
    });

    it('fails when the spatial reference of the source is unknown', async () => {
      const features = [{ attributes: { Code: 'a' }, geometry: { x: 1, y: 2 } }];
      const edits = JSON.stringify({ features, spatialReference: { wkid: 4 } });
      const ofFeatures = await mercator.append({ edits });
      expect(ofFeatures).to.include({ status: 'Failed', errorCount: 1, insertCount: 0 });
      expect(ofFeatures.errors[0]?.description).to.equal('spatial reference 4 is not supported');
      const geojson = {
        ...(JSON.parse(pointCollection([{ Code: 'a', at: [1, 2] }])) as object),
        crs: { type: 'name', properties: { name: 'EPSG:4' } },
      };
      const ofAll = await mercator.append({
        edits: JSON.stringify(geojson),
        appendUploadFormat: 'geojson',
      });
      expect(ofAll.status).to.equal('Failed');
      expect(ofAll.statusMessage).to.include('spatial reference of the source (4) is not supported');
    });
  });

  it('reads dates of a csv source in its zone', async () => {
    const appendUploadId = await places.fixture.upload(
      'Code,Seen\na,07/01/2026 12:00\nb,2026-07-01T12:00Z\n',
    );
    const dateFieldsTimeReference = { timeZone: 'Eastern Standard Time', respectDaylightSaving: true };
    await places.fixture.append({
      appendUploadId,
      appendUploadFormat: 'csv',
      appendSourceInfo: { dateFieldsTimeReference },
    });
    expect((await table('seen')).flat()).to.deep.equal([
      '2026-07-01T16:00:00.000Z',
      '2026-07-01T12:00:00.000Z',
    ]);
  });

  it('writes polygons with holes, and lines, as the layer stores them', async () => {
    const polygons = await openAppendFixture(places.databases, { geometryType: 'esriGeometryPolygon' });
    const rings = [
      [
        [2, 2],
        [4, 2],
        [4, 4],
        [2, 4],
        [2, 2],
      ],
      [
        [0, 0],
        [0, 9],
        [9, 9],
        [9, 0],
        [0, 0],
      ],
    ];
    await polygons.append({
      edits: JSON.stringify([{ attributes: {}, geometry: { rings, spatialReference: { wkid: 4326 } } }]),
    });
    const [row] = await polygons.rows();
    const wkt = String(row?.['wkt']).replaceAll(', ', ',');
    expect(wkt).to.equal('MULTIPOLYGON(((0 0,0 9,9 9,9 0,0 0),(2 2,4 2,4 4,2 4,2 2)))');
    expect((await polygons.current()).extent).to.deep.equal({ xmin: 0, ymin: 0, xmax: 9, ymax: 9 });
    await polygons.close();
  });

  it('ignores geometry when it appends to a table', async () => {
    const plain = await openAppendFixture(places.databases, { type: 'Table', fields: FIELDS });
    expect(
      await plain.append({
        edits: pointCollection([{ at: [1, 1], Code: 'a' }]),
        appendUploadFormat: 'geojson',
      }),
    ).to.include({ insertCount: 1 });
    expect(
      await plain.append({
        edits: pointCollection([{ at: [1, 1], OBJECTID: 1, Code: 'b' }]),
        appendUploadFormat: 'geojson',
        upsert: true,
      }),
    ).to.include({ updateCount: 1 });
    expect((await plain.rows()).map(({ code }) => code)).to.deep.equal(['b']);
    await plain.close();
  });
});
