import { expect } from 'chai';
import { forEachDatabase } from '../../support/databases.js';
import { errorOf, type FeatureServer, startFeatureServer } from '../../support/feature-server.js';

forEachDatabase('query', (open) => {
  let server: FeatureServer;
  let owner: string;
  let other: string;

  before(async () => {
    server = await startFeatureServer(await open());
    owner = await server.signUp('owner', 'author');
    other = await server.signUp('other', 'contributor');
  });
  after(() => server.close());

  it('needs a token for a private service and none for a public one', async () => {
    const hidden = await server.makeService(owner);
    const shown = await server.makeService(owner, { access: 'public' });
    const where = { where: '1=1', returnCountOnly: true };
    expect(errorOf(await server.get(`/rest/services/${hidden}/FeatureServer/0/query`, where)).code).to.equal(
      499,
    );
    expect(await server.get(`/rest/services/${shown}/FeatureServer/0/query`, where)).to.deep.equal({
      count: 0,
    });
  });

  it('is refused to others without the capability', async () => {
    const name = await server.makeService(owner, { access: 'public', capabilities: 'Append' });
    const path = `/rest/services/${name}/FeatureServer/0/query`;
    expect(errorOf(await server.get(path, { where: '1=1' }, other)).code).to.equal(403);
    expect(await server.get(path, { where: '1=1' }, owner)).to.have.property('features');
  });

  for (const where of ["name = 'x' OR ''='", 'nowhere = 1', 'code IN (SELECT 1)', 'sleep(1) = 1']) {
    it(`refuses where ${where}`, async () => {
      const name = await server.makeService(owner, { access: 'public' });
      const error = errorOf(await server.get(`/rest/services/${name}/FeatureServer/0/query`, { where }));
      expect(error.code).to.equal(400);
      expect(error.details.join()).to.match(/where/);
    });
  }
});
