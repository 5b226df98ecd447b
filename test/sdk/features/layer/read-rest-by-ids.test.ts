import { expect } from 'chai';
import { openLayer, type Query } from '../../../../sdk/src/index.js';
import { answerJson, type HttpServer, startHttpServer } from '../../../support/servers/http-server.js';
import { rejectionOf } from '../../../support/rejection.js';

const LAYER = '/arcgis/rest/services/Wells/FeatureServer/0';
const DEPTHS = [50, 10, 30, 20, 40, 70, 60];

// A layer of another server, of seven wells, that sends three at once and does not know of pages.
describe('a layer of another server that has no pages', () => {
  let server: HttpServer;
  let abilities: object;
  /** Maximum features that the server sends at once, as if they had many vertices. */
  let heaviest: number;
  let ordersIds: boolean;
  let hasIds: boolean;

  beforeEach(async () => {
    abilities = { advancedQueryCapabilities: { supportsPagination: false } };
    heaviest = 3;
    ordersIds = true;
    hasIds = true;
    server = await startHttpServer(({ url, body }, response) =>
      answerJson(
        response,
        200,
        url === LAYER
          ? { id: 0, objectIdField: 'FID', maxRecordCount: 3, ...abilities }
          : replyTo(new URLSearchParams(body)),
      ),
    );
  });
  afterEach(() => server.stop());

  function replyTo(form: URLSearchParams): unknown {
    if (form.has('resultOffset') || form.has('resultRecordCount'))
      return { error: { code: 400, message: 'Pagination is not supported', details: [] } };
    const wanted = form.get('objectIds')?.split(',').map(Number);
    const isOrdered = form.has('orderByFields');
    // Ids are the places of the wells, from 101; the condition leaves out 107.
    const found = DEPTHS.map((depth, index) => ({ FID: 101 + index, depth }))
      .filter(({ FID }) => FID !== 107 && (wanted?.includes(FID) ?? true))
      .sort((one, other) => (isOrdered ? one.depth - other.depth : 0));
    if (form.get('returnIdsOnly') === 'true') {
      const ids = found.map(({ FID }) => FID);
      return { objectIdFieldName: 'FID', objectIds: hasIds ? (ordersIds ? ids : ids.sort()) : null };
    }
    const most = form.get('returnGeometry') === 'false' ? 3 : heaviest;
    const isJson = form.get('f') === 'json';
    const fields = form.get('outFields')!.split(',');
    const features = found.slice(0, most).map((row) => {
      const values = Object.fromEntries(
        Object.entries(row).filter(([name]) => fields.includes('*') || fields.includes(name)),
      );
      return isJson ? { attributes: values } : { type: 'Feature', id: row.FID, properties: values };
    });
    return { features, ...(found.length > most && { exceededTransferLimit: true }) };
  }

  const forms = (): URLSearchParams[] =>
    server.requests.filter(({ url }) => url !== LAYER).map(({ body }) => new URLSearchParams(body));
  const open = () => openLayer(server.url + LAYER);

  async function walk(query: Query, field = 'depth'): Promise<unknown[]> {
    const values: unknown[] = [];
    for await (const { attributes } of open().query(query)) values.push(attributes[field]);
    return values;
  }

  it('walks a layer by object ids, each feature once, with the requested parameters', async () => {
    expect(await walk({ where: 'depth < 61' }, 'FID')).to.deep.equal([101, 102, 103, 104, 105, 106]);
    const [first, ids, piece, ...others] = forms();
    expect(others).to.deep.equal([]);
    expect(first?.has('objectIds')).to.equal(false);
    expect(ids?.get('returnIdsOnly')).to.equal('true');
    expect(piece?.get('objectIds')).to.equal('104,105,106');
    for (const form of [first, ids, piece]) expect(form?.get('where')).to.equal('depth < 61');
  });

  it('detects missing pages also by capabilities that older servers omit', async () => {
    for (abilities of [{}, { advancedQueryCapabilities: {} }])
      expect(await walk({}, 'FID')).to.have.length(6);
  });

  it('walks a layer by object ids as GeoJSON', async () => {
    const ids: unknown[] = [];
    for await (const { id } of open().queryGeoJson({ outFields: ['depth'] })) ids.push(id);
    expect(ids).to.deep.equal([101, 102, 103, 104, 105, 106]);
  });

  it('walks a layer by object ids without those among the fields', async () => {
    expect(await walk({ outFields: ['depth'] })).to.deep.equal([50, 10, 30, 20, 40, 70]);
  });

  it('requests a piece again for features that were too heavy', async () => {
    heaviest = 2;
    for (const outFields of [['*'], ['depth']])
      expect(await walk({ outFields }, 'depth')).to.deep.equal([50, 10, 30, 20, 40, 70]);
  });

  it('walks a layer in an order that includes its ids, and refuses other orders', async () => {
    const query = { orderByFields: ['depth'] };
    expect(await walk(query)).to.deep.equal([10, 20, 30, 40, 50, 70]);
    ordersIds = false;
    const error = await rejectionOf(walk(query));
    expect(error).to.include({ name: 'FairgroundError', code: 'not_supported' });
    expect((error as Error).message).to.contain('orderByFields');
  });

  it('refuses to walk distinct values, or a layer without ids, instead of ending early', async () => {
    expect(await rejectionOf(walk({ returnDistinctValues: true }))).to.include({ code: 'not_supported' });
    hasIds = false;
    expect(await rejectionOf(walk({}))).to.include({ code: 'not_supported' });
  });

  it('requests a single page in the ordinary way', async () => {
    expect((await open().query()).features).to.have.length(3);
    expect(server.requests).to.have.length(1);
  });
});
