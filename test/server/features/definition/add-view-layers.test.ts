import { expect } from 'chai';
import { deleteService } from '../../../../server/features/definition/delete-service.js';
import { findService } from '../../../../server/features/catalog/service-repository.js';
import { addViewLayers } from '../../../../server/features/definition/add-view-layers.js';
import type { Database } from '../../../../server/storage/database/database.js';
import { forEachDatabase, type TestDatabases } from '../../../support/databases/databases.js';
import { errorOf, type Json, type Parameters } from '../../../support/servers/feature-server.js';
import { rejectionOf } from '../../../support/rejection.js';
import { openViewFixture, type ViewFixture } from '../views/view-fixture.js';

forEachDatabase('layers of a view', (open) => {
  let databases: TestDatabases;
  let fixture: ViewFixture;
  let source: string;

  const admin = (service: string, operation: string): string =>
    `/rest/admin/services/${service}/FeatureServer${operation}`;
  const read = (service: string): Promise<Json> =>
    fixture.server.get(`/rest/services/${service}/FeatureServer/0`, {}, fixture.owner);
  const layersOf = async (service: string): Promise<unknown[]> => {
    const { layers } = await fixture.server.get(`/rest/services/${service}/FeatureServer`, {}, fixture.owner);
    return (layers as Json[]).map(({ id, name }) => [id, name]);
  };

  const OF_SOURCE = {
    displayField: 'name',
    description: 'All sites',
    copyrightText: 'Ours',
    defaultVisibility: false,
    minScale: 5000,
    maxScale: 50,
    drawingInfo: { renderer: { type: 'simple', symbol: { type: 'esriSMS' } } },
    typeIdField: 'region',
    types: [{ id: 'north', name: 'North', domains: {}, templates: [] }],
    templates: [{ name: 'Site', prototype: { attributes: { code: 'x' } } }],
  };

  before(async () => {
    databases = await open();
    fixture = await openViewFixture(databases);
    source = await fixture.makeSource();
    const changed = await fixture.server.post(
      admin(source, '/0/updateDefinition'),
      { updateDefinition: OF_SOURCE },
      fixture.owner,
    );
    expect(changed).to.deep.equal({ success: true });
  });
  after(() => fixture.close());

  it('copies the presentation of the source to a view’s layer by default', async () => {
    expect(await read(await fixture.makeView(source, {}))).to.deep.include(OF_SOURCE);
  });

  it('applies the presentation in the definition of a view’s layer', async () => {
    const looks = {
      displayField: 'code',
      description: 'Some sites',
      copyrightText: 'Theirs',
      defaultVisibility: true,
      minScale: 700,
      maxScale: 7,
      drawingInfo: { renderer: { type: 'simple', symbol: { type: 'esriPMS' } } },
      typeIdField: 'code',
      types: [{ id: 'n1', name: 'One', domains: {}, templates: [] }],
      templates: [{ name: 'Other', prototype: { attributes: { code: 'y' } } }],
    };
    const view = await fixture.makeView(source, { ...looks, displayField: 'CODE', typeIdField: 'Code' });
    expect(await read(view)).to.deep.include(looks);
    expect(await read(source)).to.deep.include(OF_SOURCE);
  });

  it('disables append in a view’s layer if its definition says so', async () => {
    const view = await fixture.makeView(source, { supportsAppend: false }, { capabilities: 'Query,Append' });
    expect(await read(view)).to.include({ supportsAppend: false, capabilities: 'Query' });
  });

  it('adds no view’s layer when its source is deleted between the check and the write', async () => {
    const { features } = databases;
    const gone = await fixture.makeSource();
    const view = await findService(features, await fixture.makeViewService());
    const service = await findService(features, gone);
    if (view === undefined || service === undefined) throw new Error('what was made is not there');
    const late: Database = {
      ...features,
      async write(work, options) {
        // By now all has been found in order.
        await deleteService(databases, service);
        return features.write(work, options);
      },
    };
    const definitionContext = { features: late, clock: Date.now, signal: new AbortController().signal };
    const viewLayerDefinition = { sourceServiceName: gone, sourceLayerId: 0 };
    const layers = [{ name: 'Late', adminLayerInfo: { viewLayerDefinition } }];
    const caller = { userId: service.ownerId, name: 'olga', role: 'author' } as const;
    const added = addViewLayers(definitionContext, view, { layers }, caller);
    const at = 'addToDefinition.layers[0].adminLayerInfo.viewLayerDefinition.sourceLayerId';
    expect(await rejectionOf(added)).to.deep.include({
      code: 'feature.bad_definition',
      faults: [{ field: at, reason: 'Sites has been deleted', kind: 'invalid' }],
    });
    expect(await layersOf(view.name)).to.deep.equal([]);
  });

  it('gives a view’s layer a free name and a number that no other layer of the service has', async () => {
    const view = await fixture.makeViewService();
    const add = (name: string): Promise<Json> => fixture.addView(view, source, { name });
    expect(errorOf(await add('  ')).details).to.deep.equal([
      'addToDefinition.layers[0].name: must not be blank',
    ]);
    await add('First');
    await add(' Second ');
    const deletion: Parameters = { deleteFromDefinition: { layers: [{ id: 0 }] } };
    await fixture.server.post(admin(view, '/deleteFromDefinition'), deletion, fixture.owner);
    await add('Third');
    expect(await layersOf(view)).to.deep.equal([
      [1, 'Second'],
      [2, 'Third'],
    ]);
  });
});
