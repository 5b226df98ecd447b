import { expect } from 'chai';
import { openTestDatabases, type TestDatabases } from '../../../support/databases/databases.js';
import { errorOf, type FeatureServer, startFeatureServer } from '../../../support/servers/feature-server.js';

describe('conditions and expressions of more than 500,000 characters', () => {
  let databases: TestDatabases;
  let server: FeatureServer;
  let token: string;
  let layer: string;
  before(async () => {
    databases = await openTestDatabases('sqlite');
    server = await startFeatureServer(databases);
    token = await server.signUp('ada', 'author');
    layer = `/rest/services/${await server.makeService(token)}/FeatureServer/0`;
  });
  after(async () => {
    await server.close();
    await databases.drop();
  });

  const long = `code='${'x'.repeat(500_000)}'`;
  const calcExpression = [{ field: 'name', value: 'x' }];
  const statistics = { outStatistics: [{ statisticType: 'count', onStatisticField: 'code' }] };
  const asked = [
    ['query', { where: long }, 'where'],
    ['query', { ...statistics, groupByFieldsForStatistics: 'code', having: long }, 'having'],
    ['deleteFeatures', { where: long }, 'where'],
    ['calculate', { where: long, calcExpression }, 'where'],
    [
      'calculate',
      { where: '1=1', calcExpression: [{ field: 'name', sqlExpression: long }] },
      'calcExpression[0].sqlExpression',
    ],
  ] as const;
  for (const [operation, parameters, field] of asked) {
    it(`refuses a condition of more than 500,000 characters in ${operation} as ${field}`, async () => {
      const { code, details } = errorOf(await server.post(`${layer}/${operation}`, parameters, token));
      const reason = 'length must be less than or equal to 500000 characters long';
      expect([code, details]).to.deep.equal([400, [`${field}: ${reason}`]]);
    });
  }

  it('reports a condition of more than 500,000 characters as not valid in validateSQL', async () => {
    const told = await server.post(`${layer}/validateSQL`, { sql: long }, token);
    expect(told).to.include({ isValidSQL: false });
  });
});
