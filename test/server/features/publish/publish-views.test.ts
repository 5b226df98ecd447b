import { expect } from 'chai';
import { forEachDatabase } from '../../../support/databases/databases.js';
import {
  type FeatureServer,
  type Json,
  startFeatureServer,
} from '../../../support/servers/feature-server.js';
import { type FormParts, postForm } from '../../../support/clients/post-form.js';
import { findView, NONE_FIRST, viewSql, writeViewPackages } from '../append/formats/database/view-files.js';
import { openGdalFiles } from '../append/source/gdal-files.js';
import { addItem, analyze, parametersOf, publish, rowsOf } from './publishing.js';

forEachDatabase('views of GeoPackages', (open) => {
  let server: FeatureServer;
  let owner: string;

  before(async () => {
    server = await startFeatureServer(await open(), { FAIRGROUND_UPLOAD_LIMIT: '500000' });
    owner = await server.signUp('owner', 'author');
  });
  after(() => server.close());

  /** A GeoPackage with a view `seen`. */
  async function makeFile(): Promise<Buffer> {
    const files = await openGdalFiles();
    try {
      await files.writeBasePackage();
      const [small = ''] = await writeViewPackages(files, viewSql(findView(NONE_FIRST)));
      return await files.read(small);
    } finally {
      await files.remove();
    }
  }

  it('analyzes and publishes GeoPackage views with their geometries', async () => {
    const content = await makeFile();
    const itemid = await addItem(server, 'owner', { name: 'views.gpkg', content }, owner);
    const parts: FormParts = [
      ['itemid', itemid],
      ['analyzeParameters', JSON.stringify({ sourceTableName: 'seen' })],
    ];
    const publishParameters = parametersOf(await analyze(server, parts, owner));
    expect(publishParameters['layerInfo']).to.include({ geometryType: 'esriGeometryPoint' });
    const name = { name: 'Seen', sourceTableName: 'seen' };
    const wishes = { itemid, filetype: 'geoPackage', publishParameters: { ...publishParameters, ...name } };
    const { status, layerUrl } = await publish(server, 'owner', wishes, owner);
    expect(status, JSON.stringify(status)).to.include({ status: 'completed' });
    const rows = await rowsOf(server, layerUrl, owner);
    expect(rows.map(({ attributes }) => attributes['people'])).to.deep.equal([10, 20, 30]);
    expect(rows[0]?.point ?? null).to.equal(null);
    for (const [index, x] of [1, 3].entries()) expect(rows[index + 1]?.point?.x).to.be.closeTo(x, 1e-6);
  });

  it('generates features of GeoPackage views with their geometries', async () => {
    const publishParameters = { name: 'out', targetSR: { wkid: 4326 }, sourceTableName: 'seen' };
    const reply = await postForm(
      server.server,
      '/sharing/rest/content/features/generate',
      [
        ['filetype', 'geoPackage'],
        ['publishParameters', JSON.stringify(publishParameters)],
        ['file', await makeFile(), 'views.gpkg'],
      ],
      owner,
    );
    const { layers } = reply['featureCollection'] as { layers: { featureSet: { features: Json[] } }[] };
    const geometries = layers[0]?.featureSet.features.map(({ geometry }) => geometry as Json | null);
    expect(geometries?.map((point) => point && [point['x'], point['y']])).to.deep.equal([
      null,
      [1, 2],
      [3, 4],
    ]);
  });
});
