import { expect } from 'chai';
import { findLayer } from '../../../../server/features/catalog/layer-repository.js';
import { findService } from '../../../../server/features/catalog/service-repository.js';
import { forEachDatabase, type TestDatabases } from '../../../support/databases/databases.js';
import {
  CITIES,
  errorOf,
  type FeatureServer,
  type Json,
  startFeatureServer,
} from '../../../support/servers/feature-server.js';
import { type Gate, makeGate } from '../../../support/servers/jobs.js';
import { writeElsewhere } from '../../../support/databases/write-elsewhere.js';

forEachDatabase('definitions of a layer that is being written to', (open, kind) => {
  let databases: TestDatabases;
  let server: FeatureServer;
  let owner: string;
  let release: Gate;
  let held: Promise<unknown>;

  before(async () => {
    databases = await open();
    server = await startFeatureServer(databases, { FAIRGROUND_DEFINITION_WAIT: '1' });
    owner = await server.signUp('owner', 'author');
  });
  after(() => server.close());
  afterEach(async () => {
    release.open();
    await held;
  });

  /** Writes to layer 0 of the service like an append in another process, until `release` opens. */
  async function write(name: string): Promise<void> {
    const service = await findService(databases.features, name);
    const layer = service && (await findLayer(databases.features, service.key, 0));
    if (layer === undefined) throw new Error('there is no layer');
    release = makeGate();
    const { written } = await writeElsewhere(databases.url, release, (trx) =>
      trx(layer.table).insert({ code: 'BGO', globalid: '6f9619ff-8b86-d011-b42d-00c04fc964f0' }),
    );
    held = written;
  }

  it('refuses to change the definition of a layer that is being written to after a wait, and changes it afterwards', async () => {
    const name = await server.makeService(owner);
    const admin = `/rest/admin/services/${name}/FeatureServer`;
    const add = { addToDefinition: { fields: [{ name: 'extra', type: 'esriFieldTypeInteger' }] } };
    const index = { addToDefinition: { indexes: [{ fields: 'people' }] } };
    const nullable = { updateDefinition: { fields: [{ name: 'code', nullable: true }] } };
    const longer = { updateDefinition: { fields: [{ name: 'name', length: 80 }] } };
    const itemId = String(
      (await server.get(`/rest/services/${name}/FeatureServer`, {}, owner))['serviceItemId'],
    );
    const changes: [string, Json][] = [
      [`${admin}/0/addToDefinition`, add],
      [`${admin}/0/addToDefinition`, index],
      [`${admin}/0/updateDefinition`, nullable],
      [`${admin}/0/updateDefinition`, longer],
      [`${admin}/0/deleteFromDefinition`, { deleteFromDefinition: { fields: [{ name: 'people' }] } }],
      [`${admin}/0/truncate`, {}],
      [`${admin}/deleteFromDefinition`, { deleteFromDefinition: { layers: [{ id: 0 }] } }],
      [`/sharing/rest/content/users/owner/items/${itemId}/delete`, {}],
    ];
    await write(name);
    const replies = await Promise.all(
      changes.map(([path, parameters]) => server.post(path, parameters, owner)),
    );
    for (const reply of replies) {
      expect(errorOf(reply).code).to.equal(503);
      expect(errorOf(reply).message).to.contain('Nothing was changed: try again later.');
    }
    const layer = await server.get(`/rest/services/${name}/FeatureServer/0`, {}, owner);
    expect((layer['fields'] as Json[]).map((field) => field['name'])).not.to.include('extra');
    release.open();
    await held;
    for (const [path, parameters] of changes) {
      expect(await server.post(path, parameters, owner)).to.include({ success: true });
    }
  });

  it('reads a definition during a write, and creates other services on PostgreSQL', async () => {
    const name = await server.makeService(owner);
    await write(name);
    const adding = server.post(
      `/rest/admin/services/${name}/FeatureServer/0/addToDefinition`,
      { addToDefinition: { fields: [{ name: 'extra', type: 'esriFieldTypeInteger' }] } },
      owner,
    );
    const count = { where: '1=1', returnCountOnly: 'true' };
    for (let round = 0; round < 3; round++) {
      expect(await server.get(`/rest/services/${name}/FeatureServer/0/query`, count, owner)).to.deep.equal({
        count: 0,
      });
    }
    const made = await server.post(
      '/sharing/rest/content/users/owner/createService',
      { createParameters: { name: 'Meanwhile' }, outputType: 'featureService' },
      owner,
    );
    if (kind === 'postgres') expect(made).to.include({ success: true });
    else expect(errorOf(made).code).to.equal(503);
    expect(errorOf(await adding).code).to.equal(503);
  });

  it('reports at once that a layer does not support append', async () => {
    release = makeGate();
    const name = await server.makeService(owner, { capabilities: 'Query,Append' });
    const root = `/rest/services/${name}/FeatureServer`;
    await server.post(
      `/rest/admin/services/${name}/FeatureServer/addToDefinition`,
      { addToDefinition: { layers: [{ ...CITIES, name: 'Fixed', supportsAppend: false }] } },
      owner,
    );
    expect(await server.get(`${root}/1`, {}, owner)).to.include({
      supportsAppend: false,
      capabilities: 'Query',
    });
    const edits = { edits: { features: [{ attributes: { code: 'A' } }] } };
    expect(errorOf(await server.post(`${root}/1/append`, edits, owner)).message).to.contain(
      'does not support append',
    );
    // The other layer supports it, for those who need no capability.
    expect(await server.post(`${root}/0/append`, edits, owner)).to.include({ status: 'processing' });
  });
});
