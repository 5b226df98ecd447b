import { expect } from 'chai';
import { forEachDatabase } from '../../../support/databases/databases.js';
import {
  errorOf,
  type FeatureServer,
  type Json,
  startFeatureServer,
  uploadIdOf,
} from '../../../support/servers/feature-server.js';

const CSV = ['code,people,lat,lon', ...['a,1', 'b,x', 'c,3', 'd,4'].map((row) => `${row},48.2,16.4`)].join(
  '\n',
);
const INTEGERS = {
  layerInfo: {
    name: 'rows',
    fields: [
      { name: 'code', type: 'esriFieldTypeString', length: 8 },
      { name: 'people', type: 'esriFieldTypeInteger' },
    ],
  },
};

interface Generated {
  readonly features: readonly { readonly attributes: Json }[];
  readonly isCut: unknown;
  readonly rows: unknown;
  readonly errors: readonly Json[];
}

forEachDatabase('generate with a selection of rows', (open) => {
  let server: FeatureServer;
  let token: string;

  before(async () => {
    server = await startFeatureServer(await open());
    token = await server.signUp('ada', 'author');
  });
  after(() => server.close());

  async function generate(parameters: Json): Promise<Generated> {
    const reply = await server.post('/sharing/rest/content/features/generate', parameters, token);
    expect(reply).to.have.property('featureCollection');
    const { layers } = reply['featureCollection'] as { layers: { featureSet: Json }[] };
    const set = layers[0]!.featureSet as Json & Pick<Generated, 'features'>;
    return {
      features: set.features,
      isCut: set['exceededTransferLimit'],
      rows: reply['sourceRows'],
      errors: (reply['errors'] ?? []) as Json[],
    };
  }

  it('gives the first rows, and says that there are more', async () => {
    const first = await generate({ text: CSV, resultRecordCount: 2 });
    expect(first).to.deep.include({ isCut: true, rows: [1, 2] });
    expect(first.features.map(({ attributes }) => attributes['code'])).to.deep.equal(['a', 'b']);
    const all = await generate({ text: CSV, resultRecordCount: 4 });
    expect(all).to.deep.include({ isCut: undefined, rows: [1, 2, 3, 4] });
  });

  it('gives the rows of the given numbers, with what is wrong with them', async () => {
    const some = await generate({ text: CSV, sourceRows: [4, 2], publishParameters: INTEGERS });
    expect(some.rows).to.deep.equal([4]);
    expect(some.errors).to.have.length(1);
    expect(some.errors[0]).to.deep.include({ sourceRow: 2, field: 'people', value: 'x' });
    expect((await generate({ text: CSV, sourceRows: '2' })).features).to.have.length(1);
    expect((await generate({ text: CSV, sourceRows: '9' })).features).to.have.length(0);
  });

  it('answers errors alone where no selected row fits', async () => {
    const none = await generate({ text: CSV, sourceRows: [2], publishParameters: INTEGERS });
    expect([none.features.length, none.errors.length]).to.deep.equal([0, 1]);
  });

  it('reads an upload of the caller', async () => {
    const service = await server.makeService(token);
    const features = [1, 2, 3].map((x) => ({
      type: 'Feature',
      properties: { code: `p${String(x)}` },
      geometry: { type: 'Point', coordinates: [x, x] },
    }));
    const text = JSON.stringify({ type: 'FeatureCollection', features });
    const appendUploadId = uploadIdOf(await server.upload(service, 'p.geojson', text, token));
    const publishParameters = { targetSR: { wkid: 4326 } };
    const set = await generate({ appendUploadId, publishParameters, sourceRows: [3] });
    expect(set.features[0]).to.deep.include({
      geometry: { x: 3, y: 3, spatialReference: { wkid: 4326, latestWkid: 4326 } },
    });
  });

  it('refuses numbers that no row has', async () => {
    for (const wrong of [{ sourceRows: [0] }, { resultRecordCount: 0 }, { resultRecordCount: 10_001 }]) {
      const reply = await server.post(
        '/sharing/rest/content/features/generate',
        { text: CSV, ...wrong },
        token,
      );
      expect(errorOf(reply).code).to.equal(400);
    }
  });
});
