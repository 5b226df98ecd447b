import { expect } from 'chai';
import { openLayer, type Query } from '../../../../sdk/src/index.js';
import { answerText, type HttpServer, startHttpServer } from '../../../support/servers/http-server.js';
import { rejectionOf } from '../../../support/rejection.js';

const LAYER = '/arcgis/rest/services/Wells/FeatureServer/0';
const COUNT = 40;

// A layer of another server that says it has pages, and sends two of forty wells at once.
describe('a layer of another server that has pages', () => {
  let server: HttpServer;
  /** Where the server begins when it is asked for this offset. */
  let begins: (offset: number) => number;
  let hasIds: boolean;

  beforeEach(async () => {
    begins = (offset) => offset;
    hasIds = true;
    server = await startHttpServer(({ url, body }, response) => {
      // More than any walk here has need of: one without end fails instead of hanging.
      const reply =
        server.requests.length > 100
          ? { error: { code: 400, message: 'Asked without end.', details: [] } }
          : url === LAYER
            ? {
                objectIdField: 'FID',
                maxRecordCount: 2,
                advancedQueryCapabilities: { supportsPagination: true },
              }
            : replyTo(new URLSearchParams(body));
      answerText(response, 200, 'text/plain;charset=utf-8', JSON.stringify(reply));
    });
  });
  afterEach(() => server.stop());

  function replyTo(form: URLSearchParams): unknown {
    const ids = Array.from({ length: COUNT }, (_, index) => 101 + index);
    if (form.get('returnIdsOnly') === 'true') return { objectIds: hasIds ? ids : null };
    const wanted = form.get('objectIds')?.split(',').map(Number);
    const found = wanted ?? ids.slice(begins(Number(form.get('resultOffset') ?? 0)));
    const fields = form.get('outFields')!;
    const features = found.slice(0, 2).map((FID) => {
      const values = { ...(fields === '*' || fields === 'FID' ? { FID } : {}), kind: 'dug' };
      return form.get('f') === 'json'
        ? { attributes: values }
        : { type: 'Feature', ...(fields === '*' && { id: FID }), geometry: null, properties: values };
    });
    return { features, ...(found.length > 2 && { exceededTransferLimit: true }) };
  }

  const open = () => openLayer(server.url + LAYER);

  async function walk(query: Query, field = 'FID'): Promise<unknown[]> {
    const values: unknown[] = [];
    for await (const { attributes } of open().query(query)) values.push(attributes[field]);
    return values;
  }

  const ALL = Array.from({ length: COUNT }, (_, index) => 101 + index);

  it('walks a layer page after page, and describes it once', async () => {
    expect(await walk({})).to.deep.equal(ALL);
    expect(await walk({ resultOffset: 31 })).to.deep.equal(ALL.slice(31));
    expect(server.requests.filter(({ url }) => url === LAYER)).to.have.length(2);
    expect(server.requests).to.have.length(COUNT / 2 + 5 + 2);
  });

  it('walks a layer by object ids if each page begins again', async () => {
    begins = () => 0;
    expect(await walk({})).to.deep.equal(ALL);
    const ids: unknown[] = [];
    for await (const { id } of open().queryGeoJson()) ids.push(id);
    expect(ids).to.deep.equal(ALL);
  });

  it('distinguishes repeated pages from features that look alike', async () => {
    expect(await walk({ outFields: ['kind'], returnGeometry: false }, 'kind')).to.have.length(COUNT);
    begins = () => 0;
    expect(await walk({ outFields: ['kind'], returnGeometry: false }, 'kind')).to.have.length(COUNT);
  });

  for (const [what, begin, query] of [
    ['starts again from its beginning', (offset) => offset % 10, {}],
    ['sends one page again and again', (offset) => Math.min(offset, 20), {}],
    ['starts elsewhere than requested', () => 4, { resultOffset: 6 }],
  ] as readonly [string, (offset: number) => number, Query][]) {
    it(`gives up a layer that ${what}`, async () => {
      begins = begin;
      const error = await rejectionOf(walk(query));
      expect(error).to.include({ name: 'FairgroundError', code: 'not_supported' });
      expect((error as Error).message).to.contain('always the same');
    });
  }

  it('gives up a layer that begins again with each page and has no ids', async () => {
    begins = () => 0;
    hasIds = false;
    expect(await rejectionOf(walk({}))).to.include({ name: 'FairgroundError', code: 'not_supported' });
  });
});
