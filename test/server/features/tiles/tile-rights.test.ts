// @needs database: rights are looked at in rows
import { expect } from 'chai';
import { forEachDatabase } from '../../../support/databases/databases.js';
import { errorOf, type Json } from '../../../support/servers/feature-server.js';
import { openViewFixture, type ViewFixture } from '../views/view-fixture.js';
import { addFeatures, decodeTile, requestTile, type TileFeature, tilePath } from './tile-client.js';

const OWNERSHIP = {
  enableEditorTracking: true,
  enableOwnershipAccessControl: true,
  allowOthersToQuery: false,
  allowOthersToUpdate: false,
  allowOthersToDelete: false,
};

forEachDatabase('the rights to vector tiles', (open) => {
  let fixture: ViewFixture;
  let other: string;

  before(async () => {
    fixture = await openViewFixture(await open());
    other = await fixture.server.signUp('otto', 'author');
  });
  after(() => fixture.close());

  const bearer = (token?: string): Record<string, string> =>
    token === undefined ? {} : { authorization: `Bearer ${token}` };
  async function tileOf(service: string, layer: string, token?: string): Promise<TileFeature[]> {
    const { rawPayload } = await requestTile(fixture.server, service, [0, 0, 0], bearer(token));
    return decodeTile(rawPayload)[layer] ?? [];
  }
  const codesOf = (features: readonly TileFeature[]): unknown[] =>
    features.map(({ attributes }) => attributes['code']).sort();

  it('grants tiles by the rights of query to each caller', async () => {
    const { server, owner } = fixture;
    const services = {
      private: await fixture.makeSource({ access: 'private', capabilities: 'Query' }),
      org: await fixture.makeSource({ access: 'org', capabilities: 'Query' }),
      public: await fixture.makeSource({ access: 'public', capabilities: 'Query' }),
      'public without Query': await fixture.makeSource({ access: 'public', capabilities: 'Create' }),
      'that is not there': 'Nowhere',
    };
    const below = [
      '',
      '/tile/0/0/0.pbf',
      '/resources/styles',
      '/resources/styles/root.json',
      '/tilejson.json',
    ];
    for (const [name, service] of Object.entries(services)) {
      for (const token of [undefined, other, owner]) {
        const query = await server.get(
          `/rest/services/${service}/FeatureServer/0/query`,
          { where: '1=1' },
          token,
        );
        for (const resource of below) {
          const place = `/rest/services/${service}/VectorTileServer${resource}`;
          const { payload, headers } = await server.server.inject({
            url: `${place}?f=json`,
            headers: bearer(token),
          });
          if (query['error'] === undefined) expect(payload, `${place} ${name}`).not.to.include('"error"');
          else {
            expect(JSON.parse(payload), `${place} ${name}`).to.deep.equal({ error: query['error'] });
            expect(headers).not.to.have.property('etag');
          }
        }
      }
    }
  });

  it('accepts a token as a parameter of a tile', async () => {
    const service = await fixture.makeSource({ access: 'private' });
    const { payload } = await fixture.server.server.inject(`${tilePath(service, [0, 0, 0])}?token=nonsense`);
    expect(errorOf(JSON.parse(payload) as Json).code).to.equal(498);
    const { rawPayload, headers } = await fixture.server.server.inject(
      `${tilePath(service, [0, 0, 0])}?token=${fixture.owner}`,
    );
    expect(decodeTile(rawPayload)).to.have.key('Sites');
    expect(headers['cache-control']).to.equal('private, no-cache');
  });

  it('includes only rows and fields of a view', async () => {
    const source = await fixture.makeSource();
    const view = await fixture.makeView(source);
    const features = await tileOf(view, 'Shown', fixture.owner);
    expect(codesOf(features)).to.deep.equal(['n1', 'n2', 'n3']);
    for (const { attributes } of features)
      expect(attributes).to.have.all.keys('OBJECTID', 'GlobalID', 'code', 'name', 'people');
    const area = { geometry: { xmin: 10, ymin: 40, xmax: 13, ymax: 68 } };
    const filter = {
      operator: 'esriSpatialRelIntersects',
      value: { geometryType: 'esriGeometryEnvelope', ...area },
    };
    const southern = await fixture.makeView(source, { filter });
    expect(codesOf(await tileOf(southern, 'Shown', fixture.owner))).to.deep.equal(['s1']);
  });

  it('changes a tile of a view with its source and with its definition', async () => {
    const source = await fixture.makeSource();
    const view = await fixture.makeView(source);
    const tagOf = async (): Promise<unknown> =>
      (await requestTile(fixture.server, view, [0, 0, 0], bearer(fixture.owner))).headers.etag;
    const first = await tagOf();
    expect(await tagOf()).to.equal(first);
    const added = { code: 'n4', region: 'north' };
    await addFeatures(
      fixture.server,
      `/rest/services/${source}/FeatureServer/0`,
      [{ attributes: added, geometry: { x: 20, y: 60 } }],
      fixture.owner,
    );
    const second = await tagOf();
    expect(second).not.to.equal(first);
    expect(codesOf(await tileOf(view, 'Shown', fixture.owner))).to.include('n4');
    await fixture.server.post(
      `/rest/admin/services/${view}/FeatureServer/0/updateDefinition`,
      { updateDefinition: { viewDefinitionQuery: "region = 'south'" } },
      fixture.owner,
    );
    expect(await tagOf()).not.to.equal(second);
    expect(codesOf(await tileOf(view, 'Shown', fixture.owner))).to.deep.equal(['s1', 's2']);
  });

  it('includes only the rows that the user may see', async () => {
    const { server, owner } = fixture;
    const service = await fixture.makeSource({
      access: 'public',
      capabilities: 'Query,Create,Update,Delete',
      editorTrackingInfo: OWNERSHIP,
    });
    const layer = `/rest/services/${service}/FeatureServer/0`;
    await addFeatures(server, layer, [{ attributes: { code: 'o1' }, geometry: { x: 1, y: 1 } }], other);
    const third = await server.signUp('tove', 'author');
    await addFeatures(server, layer, [{ attributes: { code: 't1' }, geometry: { x: 2, y: 2 } }], third);
    const seen = async (token?: string): Promise<unknown[]> => codesOf(await tileOf(service, 'Sites', token));
    expect(await seen(owner)).to.include.members(['n1', 'o1', 't1']);
    expect(await seen(other)).to.deep.equal(['o1']);
    expect(await seen(third)).to.deep.equal(['t1']);
    expect(await seen()).to.deep.equal([]);
    const tags = await Promise.all(
      [other, third, undefined].map(async (token) => {
        const { headers } = await requestTile(server, service, [0, 0, 0], bearer(token));
        return headers.etag;
      }),
    );
    expect(new Set(tags)).to.have.property('size', 3);
  });
});
