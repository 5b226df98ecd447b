import { expect } from 'chai';
import { EVENTS_SERVICE } from '../../../../server/features/events-service/events-service.js';
import { IS_SHOWN } from '../../../../server/features/events-service/events-layers.js';
import { createReadServices, type ReadServices } from '../../../../server/features/metadata/read-services.js';
import { insertService } from '../../../../server/features/catalog/service-repository.js';
import { forEachDatabase, type TestDatabases } from '../../../support/databases/databases.js';
import { rejectionOf } from '../../../support/rejection.js';

forEachDatabase('services as they are read', (open) => {
  let databases: TestDatabases;
  let reading: ReadServices;

  beforeEach(async () => {
    databases = await open();
    reading = createReadServices(databases);
  });

  const names = async (): Promise<string[]> => (await reading.list()).map(({ name }) => name);

  it('keeps conditions of callers from hidden rows of the catalogue', async () => {
    for (const layerId of [0, 1]) {
      const { only, service } = await reading.layer({ serviceName: 'events', layerId }, undefined);
      expect(service).to.equal(EVENTS_SERVICE);
      expect(only).to.equal(IS_SHOWN);
    }
  });

  it('keeps an older stored service called Events instead of the catalogue’s', async () => {
    expect(await names()).to.deep.equal(['Events']);
    const old = { ...EVENTS_SERVICE, name: 'EVENTS', ownerId: 1, itemId: 'old' };
    const key = await databases.features.write((trx) => insertService(trx, old));
    expect(await names()).to.deep.equal(['EVENTS']);
    expect(await reading.service({ serviceName: 'Events' }, undefined)).to.include({ key, itemId: 'old' });
    const noLayer = await rejectionOf(reading.layer({ serviceName: 'Events', layerId: 0 }, undefined));
    expect(noLayer).to.include({ code: 'feature.no_layer' });
  });
});
