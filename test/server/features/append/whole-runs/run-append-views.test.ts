import { expect } from 'chai';
import { startBuiltChildren } from '../../../../support/servers/built-children.js';
import { forEachDatabase, type TestDatabases } from '../../../../support/databases/databases.js';
import { type AppendFixture, field, openAppendFixture } from '../support/append-fixture.js';
import { type GdalFiles, openGdalFiles } from '../source/gdal-files.js';
import { findView, NONE_FIRST, viewSql, writeViewPackages } from '../formats/database/view-files.js';

forEachDatabase('an append of a view', (open) => {
  let databases: TestDatabases;
  let files: GdalFiles;
  let fixture: AppendFixture;
  let startAsBefore: () => void;

  before(async () => {
    startAsBefore = startBuiltChildren();
    databases = await open();
    files = await openGdalFiles();
    await files.writeBasePackage();
  });
  after(async () => {
    startAsBefore();
    await files.remove();
  });
  beforeEach(async () => {
    const fields = [field('name', 'String', { length: 20 }), field('count', 'Integer')];
    fixture = await openAppendFixture(databases, { fields });
  });
  afterEach(() => fixture.close());

  const seen = async (): Promise<unknown[]> =>
    (await fixture.rows()).map(({ name, count, wkt }) => [name, count, wkt]);

  it('appends rows of a view with geometries, by a condition and to other fields', async () => {
    for (const name of await writeViewPackages(files, viewSql(findView(NONE_FIRST)))) {
      const status = await fixture.append({
        appendUploadId: await fixture.upload(await files.read(name)),
        appendUploadFormat: 'gpkg',
        sourceTableName: 'seen',
        appendSourceFilter: 'people > 10',
        fieldMappings: [
          { name: 'name', sourceName: 'name' },
          { name: 'count', sourceName: 'people' },
        ],
        truncateExisting: true,
      });
      expect(status, JSON.stringify(status.errors)).to.include({ status: 'Completed', insertCount: 2 });
      expect(await seen(), name).to.deep.equal([
        ['b', 20, 'POINT(1 2)'],
        ['c', 30, 'POINT(3 4)'],
      ]);
    }
  });

  it('projects them', async () => {
    const [small = ''] = await writeViewPackages(files, [
      ...viewSql(findView(NONE_FIRST)),
      "UPDATE gpkg_geometry_columns SET srs_id = 3857 WHERE table_name = 'seen'",
      "UPDATE gpkg_contents SET srs_id = 3857 WHERE table_name = 'seen'",
      'INSERT OR IGNORE INTO gpkg_spatial_ref_sys VALUES (\'WGS 84 / Pseudo-Mercator\', 3857, \'EPSG\', 3857, \'PROJCS["WGS 84 / Pseudo-Mercator",GEOGCS["WGS 84",DATUM["WGS_1984",SPHEROID["WGS 84",6378137,298.257223563,AUTHORITY["EPSG","7030"]],AUTHORITY["EPSG","6326"]],PRIMEM["Greenwich",0],UNIT["degree",0.0174532925199433],AUTHORITY["EPSG","4326"]],PROJECTION["Mercator_1SP"],PARAMETER["central_meridian",0],PARAMETER["scale_factor",1],PARAMETER["false_easting",0],PARAMETER["false_northing",0],UNIT["metre",1],AUTHORITY["EPSG","3857"]]\', NULL)',
    ]);
    const status = await fixture.append({
      appendUploadId: await fixture.upload(await files.read(small)),
      appendUploadFormat: 'gpkg',
      sourceTableName: 'seen',
    });
    expect(status, JSON.stringify(status.errors)).to.include({ status: 'Completed', insertCount: 3 });
    const [, [, , shape] = []] = (await seen()) as [unknown, unknown, string][];
    const [x, y] = /POINT\((\S+) (\S+)\)/.exec(String(shape))?.slice(1).map(Number) ?? [];
    expect(x).to.be.closeTo(1 / 111_319.49, 1e-9);
    expect(y).to.be.closeTo(2 / 111_319.49, 1e-6);
  });

  it('fills several layers from views of one file', async () => {
    const other = await fixture.addLayer({ name: 'Others', fields: [field('name', 'String')] });
    const plain = findView('with a column OGC_FID');
    const [small = ''] = await writeViewPackages(files, [
      ...viewSql(findView(NONE_FIRST)),
      ...viewSql(plain, 'features', 'also_seen'),
    ]);
    const status = await fixture.append(
      {
        appendUploadId: await fixture.upload(await files.read(small)),
        appendUploadFormat: 'gpkg',
        layerMappings: [
          { id: 0, sourceTableName: 'seen' },
          { id: other.id, sourceTableName: 'also_seen' },
        ],
      },
      { service: { name: 'Town', layers: [fixture.layer, other] } },
    );
    expect(status, JSON.stringify(status.errors)).to.include({ status: 'Completed', insertCount: 6 });
    expect(await seen()).to.deep.include(['b', null, 'POINT(1 2)']);
  });
});
