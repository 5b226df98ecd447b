import { expect } from 'chai';
import type { Principal } from '../../../../server/auth/principal.js';
import {
  createService,
  isServiceNameAvailable,
} from '../../../../server/features/definition/create-service.js';
import { findService, findServiceByItem } from '../../../../server/features/catalog/service-repository.js';
import { WEB_MERCATOR } from '../../../../server/features/model/spatial-reference.js';
import { forEachDatabase } from '../../../support/databases/databases.js';
import {
  failureOf,
  faultsOf,
  openTestFeatures,
  type TestFeatures,
} from '../../../support/databases/features.js';
import { skipWithoutGdal } from '../../../support/fast-lane.js';

forEachDatabase('createService', (open) => {
  let test: TestFeatures;
  let owner: Principal;

  before(async () => {
    test = await openTestFeatures(await open());
    owner = await test.addUser('ada', 'author');
  });
  after(() => test.close());

  function create(input: Parameters<typeof createService>[1]): ReturnType<typeof createService> {
    return createService(test.definitionContext, input, owner);
  }

  it('supplies defaults for a new service', async () => {
    const service = await create({ name: 'Plain' });
    expect(service).to.deep.include({
      name: 'Plain',
      ownerId: owner.userId,
      access: 'private',
      capabilities: ['Query', 'Uploads'],
      maxRecordCount: 2000,
      spatialReference: WEB_MERCATOR,
      createdAt: test.now,
    });
    expect(service.itemId).to.match(/^[0-9a-f]{32}$/);
  });

  it('keeps the settings of a new service’s creator', async () => {
    const created = await create({
      name: 'Decided',
      capabilities: 'query,append',
      access: 'public',
      maxRecordCount: 50,
      copyrightText: '© Ada',
      spatialReference: { wkid: 4326 },
      initialExtent: { xmin: 4, ymin: 57, xmax: 32, ymax: 72, spatialReference: { wkid: 4326 } },
      editorTrackingInfo: { enableEditorTracking: true, allowOthersToUpdate: false },
    });
    const found = await findService(test.databases.features, 'decided');
    expect(found).to.deep.equal(created);
    expect(found).to.deep.include({
      capabilities: ['Query', 'Append'],
      initialExtent: { xmin: 4, ymin: 57, xmax: 32, ymax: 72 },
      units: 'esriDecimalDegrees',
    });
    expect(found?.editorTrackingInfo).to.include({ enableEditorTracking: true, allowOthersToUpdate: false });
    expect(await findServiceByItem(test.databases.features, created.itemId)).to.deep.equal(created);
  });

  it('refuses a service name that is taken, in any case', async () => {
    await create({ name: 'Taken' });
    const error = await failureOf(create({ name: 'tAKEN' }));
    expect(error.code).to.equal('feature.name_taken');
    expect(faultsOf(error)).to.have.key('createParameters.name');
  });

  it('gives a name to one of two concurrent requests', async () => {
    const results = await Promise.allSettled([create({ name: 'Race' }), create({ name: 'race' })]);
    expect(results.map(({ status }) => status).sort()).to.deep.equal(['fulfilled', 'rejected']);
    const [refused] = results.filter((result) => result.status === 'rejected');
    expect(refused?.reason).to.include({ code: 'feature.name_taken' });
  });

  it('reports all faults of a new service at once', async function () {
    skipWithoutGdal(this);
    const error = await failureOf(
      create({ name: 'a/b', capabilities: 'Query,Fly', spatialReference: { wkid: 999999 } }),
    );
    expect(error.code).to.equal('feature.bad_definition');
    expect(faultsOf(error)).to.have.all.keys(
      'createParameters.name',
      'createParameters.capabilities',
      'createParameters.spatialReference',
    );
  });

  it('reports which service names are available', async () => {
    await create({ name: 'Given' });
    const { features } = test.databases;
    expect(await isServiceNameAvailable(features, 'given')).to.equal(false);
    expect(await isServiceNameAvailable(features, 'Given2')).to.equal(true);
    expect(await isServiceNameAvailable(features, 'not a name')).to.equal(false);
  });
});
