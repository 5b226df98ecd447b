import { expect } from 'chai';
import { forEachDatabase } from '../../../support/databases/databases.js';
import {
  errorOf,
  type FeatureServer,
  type Json,
  startFeatureServer,
  uploadIdOf,
} from '../../../support/servers/feature-server.js';

const ANALYZE = '/sharing/rest/content/features/analyze';

forEachDatabase('analyze of an upload for a layer', (open) => {
  let server: FeatureServer;
  let token: string;
  let serviceName: string;

  before(async () => {
    server = await startFeatureServer(await open());
    token = await server.signUp('ada', 'author');
    serviceName = await server.makeService(token);
  });
  after(() => server.close());

  const analyze = (parameters: Json, who = token): Promise<Json> => server.post(ANALYZE, parameters, who);
  const uploaded = async (name: string, text: string): Promise<string> =>
    uploadIdOf(await server.upload(serviceName, name, text, token));

  it('matches columns with fields as an append does', async () => {
    const appendUploadId = await uploaded('towns.csv', 'CODE,Name,mayor,lat,lon\na,Wien,Eva,48.2,16.4\n');
    const targetLayer = { serviceName, layerId: 0 };
    const analysis = await analyze({ appendUploadId, targetLayer });
    expect(analysis['fieldMappings']).to.deep.equal([
      { name: 'code', source: 'CODE' },
      { name: 'name', source: 'Name' },
    ]);
    expect(analysis['unmatchedSourceFields']).to.include('mayor');
    expect(analysis['unfilledFields']).to.deep.equal(['people']);
    const { statusUrl } = await server.post(
      `/rest/services/${serviceName}/FeatureServer/0/append`,
      { appendUploadId, appendUploadFormat: 'csv', appendSourceInfo: analysis['publishParameters'] },
      token,
    );
    expect(await server.ended(String(statusUrl), token)).to.deep.include({
      insertCount: 1,
      unfilledFields: ['people'],
    });
  });

  it('reads formats whose rows name their own fields', async () => {
    const features = [
      { type: 'Feature', geometry: null, properties: { code: 'a', note: 'x' } },
      { type: 'Feature', geometry: { type: 'Point', coordinates: [1, 2] }, properties: { code: 'b' } },
    ];
    const text = JSON.stringify({ type: 'FeatureCollection', features });
    const appendUploadId = await uploaded('towns.geojson', text);
    const analysis = await analyze({ appendUploadId, targetLayer: { serviceName, layerId: 0 } });
    expect(analysis['fieldMappings']).to.deep.equal([{ name: 'code', source: 'code' }]);
    expect(analysis['unmatchedSourceFields']).to.deep.equal(['note']);
    expect(analysis['publishParameters']).to.deep.include({ type: 'geojson' });
  });

  it('gives no mappings without a layer', async () => {
    const appendUploadId = await uploaded('towns.csv', 'code\na\n');
    expect(await analyze({ appendUploadId })).not.to.have.any.keys('fieldMappings', 'unfilledFields');
  });

  it('refuses uploads of others, unfinished uploads and layers that the caller may not append to', async () => {
    const other = await server.signUp('ole', 'author');
    const appendUploadId = await uploaded('towns.csv', 'code\na\n');
    expect(errorOf(await analyze({ appendUploadId }, other)).details).to.deep.equal([
      'appendUploadId: was not found',
    ]);
    const url = `/rest/services/${serviceName}/FeatureServer/uploads/register`;
    const unfinished = uploadIdOf(await server.post(url, { itemName: 'a.csv' }, token));
    expect(errorOf(await analyze({ appendUploadId: unfinished })).details).to.deep.equal([
      'appendUploadId: must be committed first',
    ]);
    const foreign = await analyze({ text: 'code\na\n', targetLayer: { serviceName, layerId: 0 } }, other);
    expect(errorOf(foreign).code).to.be.oneOf([403, 404]);
    const none = await analyze({ text: 'code\na\n', targetLayer: { serviceName, layerId: 7 } });
    expect(errorOf(none).code).to.equal(404);
    const wrong = errorOf(await analyze({ text: 'code\na\n', targetLayer: { layerId: -1 } }));
    expect(wrong.code).to.equal(400);
  });
});
