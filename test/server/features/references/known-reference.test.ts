// @needs gdal
import { expect } from 'chai';
import { mayProjectFrom } from '../../../../server/features/references/known-reference.js';
import { forEachDatabase, type TestDatabases } from '../../../support/databases/databases.js';
import { type AppendFixture, openAppendFixture } from '../append/support/append-fixture.js';

const { signal } = new AbortController();

forEachDatabase('mayProjectFrom', (open) => {
  let databases: TestDatabases;
  let fixture: AppendFixture | undefined;

  beforeEach(async () => {
    databases = await open();
    fixture = undefined;
  });

  afterEach(async () => {
    await fixture?.close();
  });

  it('accepts numbers of EPSG and of Esri, and text definitions', async () => {
    for (const reference of [
      { wkid: 4326 },
      { wkid: 102100 },
      { wkid: 28992 },
      { wkid: 102003 },
      { wkid: 54009 },
      {
        wkt: 'GEOGCS["x",DATUM["x",SPHEROID["x",6378137,298]],PRIMEM["x",0],UNIT["degree",0.0174532925199433]]',
      },
    ]) {
      expect(await mayProjectFrom(databases.features, reference, signal), JSON.stringify(reference)).to.equal(
        true,
      );
    }
    for (const reference of [{ wkid: 29999 }, { wkt: 'x' }, { wkt: 'PROJCS["x"]' }, { wkt: '/etc/passwd' }]) {
      expect(await mayProjectFrom(databases.features, reference, signal), JSON.stringify(reference)).to.equal(
        false,
      );
    }
  });

  it('"appends a source in one of Esri\'s own references"', async () => {
    fixture = await openAppendFixture(databases);
    const features = [{ attributes: {}, geometry: { x: 0, y: 0 } }];
    const status = await fixture.append({
      edits: JSON.stringify({ features, spatialReference: { wkid: 102003 } }),
    });
    expect(status).to.include({ status: 'Completed', insertCount: 1 });
    const { xmin, ymin } = (await fixture.current()).extent ?? {};
    expect([xmin?.toFixed(6), ymin?.toFixed(6)]).to.deep.equal(['-96.000000', '37.500000']);
  });
});
