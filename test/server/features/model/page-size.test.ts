import { expect } from 'chai';
import { insertItem } from '../../../../server/features/content/items/item-repository.js';
import { forEachDatabase } from '../../../support/databases/databases.js';
import {
  type FeatureServer,
  type Json,
  startFeatureServer,
} from '../../../support/servers/feature-server.js';

forEachDatabase('pages of the portal', (open) => {
  let server: FeatureServer;
  let owner: string;
  let service: string;

  before(async () => {
    const { system, ...databases } = await open();
    server = await startFeatureServer({ system, ...databases });
    owner = await server.signUp('owner', 'author');
    service = await server.makeService(owner);
    const [user] = await system.knex('users').where({ name: 'owner' }).select<{ id: number }[]>('id');
    await system.write(async (trx) => {
      for (let index = 0; index < 101; index++) {
        await insertItem(trx, {
          id: String(index).padStart(32, '0'),
          ownerId: Number(user?.id),
          ownerName: 'owner',
          title: 'Towns',
          fileName: `towns-${String(index)}.csv`,
          type: 'CSV',
          typeKeywords: [],
          tags: [],
          description: null,
          snippet: null,
          accessInformation: null,
          licenseInfo: null,
          extent: [],
          access: 'private',
          status: 'completed',
          statusMessage: '',
          content: { blobKey: `items/${String(index)}`, bytes: 1, sha256: '0'.repeat(64) },
          createdAt: index,
          modifiedAt: index,
        });
      }
    });
  });
  after(() => server.close());

  it('limits a page of a search to a hundred items, and reports the limit', async () => {
    for (const [asked, given] of [
      [1000, 100],
      [101, 100],
      [100, 100],
      [99, 99],
    ] as const) {
      const reply = await server.get('/sharing/rest/search', { q: 'type:CSV', num: asked }, owner);
      expect(reply['results']).to.have.length(given);
      expect(reply).to.include({ total: 101, start: 1, num: given, nextStart: given + 1 });
    }
    const parameters = { q: 'type:CSV', num: 2 ** 53 - 1, start: 101 };
    const rest = await server.post('/sharing/rest/search', parameters, owner);
    expect(rest['results']).to.have.length(1);
    expect(rest).to.include({ total: 101, start: 101, num: 100, nextStart: -1 });
  });

  it('limits a page of a user’s content to a hundred items', async () => {
    const path = '/sharing/rest/content/users/owner';
    const first = await server.get(path, { num: 1000 }, owner);
    expect(first['items']).to.have.length(100);
    expect(first).to.include({ total: 102, start: 1, num: 100, nextStart: 101 });
    const rest = await server.get(path, { num: 1000, start: first['nextStart'] }, owner);
    expect(rest).to.include({ start: 101, num: 2, nextStart: -1 });
    const ids = [...(first['items'] as Json[]), ...(rest['items'] as Json[])].map(({ id }) => id);
    expect(new Set(ids).size).to.equal(102);
  });

  it('accepts larger page sizes for jobs and usage as well', async () => {
    const jobs = await server.get(`/rest/services/${service}/FeatureServer/jobs`, { num: 1000 }, owner);
    expect(jobs).to.include({ total: 0, num: 100 });
    const usage = await server.get('/rest/geocode/usage', { num: 1000 }, owner);
    expect(usage).not.to.have.key('error');
  });
});
