import { expect } from 'chai';
import { findLayer } from '../../../../server/features/catalog/layer-repository.js';
import type { PresentedLayer } from '../../../../server/features/model/layer-presentation.js';
import { findService } from '../../../../server/features/catalog/service-repository.js';
import { findFieldsOfViews, findViewsOf } from '../../../../server/features/views/dependent-views.js';
import { forEachDatabase, type TestDatabases } from '../../../support/databases/databases.js';
import { errorOf, type Json } from '../../../support/servers/feature-server.js';
import { NORTH, openViewFixture, type ViewFixture } from './view-fixture.js';

forEachDatabase('what views hold', (open) => {
  let databases: TestDatabases;
  let fixture: ViewFixture;

  before(async () => {
    databases = await open();
    fixture = await openViewFixture(databases);
  });
  after(() => fixture.close());

  async function layerOf(name: string): Promise<PresentedLayer> {
    const service = await findService(databases.features, name);
    const layer = service && (await findLayer(databases.features, service.key, 0));
    if (layer === undefined) throw new Error(`no layer of ${name}`);
    return layer;
  }

  async function heldOf(name: string, fields: readonly string[]): Promise<unknown[]> {
    const layer = await layerOf(name);
    const held = await databases.features.write((trx) => findFieldsOfViews(trx, layer, fields));
    return held.map(({ field, by }) => [field, by.service.name]);
  }

  it('refuses to delete layers that views show', async () => {
    const source = await fixture.makeSource();
    const viewsOf = async (): Promise<string[]> => {
      const layer = await layerOf(source);
      return databases.features.write(async (trx) => {
        const views = await findViewsOf(trx, [layer]);
        return views.map(({ service }) => service.name).sort();
      });
    };
    expect(await viewsOf()).to.deep.equal([]);
    const views = [await fixture.makeView(source), await fixture.makeView(source)];
    expect(await viewsOf()).to.deep.equal(views.sort());
  });

  it('refuses to delete fields that a view’s condition names, shown or not', async () => {
    const source = await fixture.makeSource();
    const view = await fixture.makeView(source);
    expect(await heldOf(source, ['code', 'secret', 'REGION'])).to.deep.equal([['REGION', view]]);
  });

  it('refuses to delete shown fields of a view that forbids changes of its sources', async () => {
    const source = await fixture.makeSource();
    const view = await fixture.makeView(source, NORTH, { sourceSchemaChangesAllowed: false });
    expect(await heldOf(source, ['code', 'secret', 'region'])).to.deep.equal([
      ['code', view],
      ['region', view],
    ]);
  });

  it('shows, accepts and holds nothing in a view whose condition no longer fits', async () => {
    const source = await fixture.makeSource();
    const view = await fixture.makeView(source);
    // As if the field had been deleted all the same.
    const { key, fields } = await layerOf(source);
    const { features } = databases;
    await features.write(async (trx) => {
      const [row] = await trx<{ key: number; definition: string }>('layers')
        .where('key', key)
        .select('definition');
      const definition = JSON.parse(row?.definition ?? '{}') as Json;
      const left = fields.filter(({ name }) => name !== 'region');
      await trx('layers')
        .where('key', key)
        .update({ definition: JSON.stringify({ ...definition, fields: left }) });
    });
    const query = await fixture.server.post(
      `/rest/services/${view}/FeatureServer/0/query`,
      { where: '1=1' },
      fixture.owner,
    );
    expect(errorOf(query)).to.include({
      code: 400,
      message: 'The definition of the view "Shown" does not fit its source.',
    });
    expect(await fixture.append(view, [{ code: 'x' }])).to.include({ status: 'Failed' });
    const layer = await fixture.server.get(`/rest/services/${view}/FeatureServer/0`, {}, fixture.owner);
    expect(layer).to.include({ name: 'Shown', isView: true });
    expect(await heldOf(source, ['code', 'people', 'secret'])).to.deep.equal([]);
  });
});
