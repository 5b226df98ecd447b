import { expect } from 'chai';
import { CONTRACTS } from '../contract/contract-client.js';
import { openTestDatabases, type TestDatabases } from '../support/databases/databases.js';
import { type FeatureServer, startFeatureServer } from '../support/servers/feature-server.js';

const OBJECT = '{"__proto__":{"isAdmin":true},"constructor":{"prototype":{"isAdmin":true}}}';
const FORM = [
  ...['__proto__[isAdmin]=true', 'constructor[prototype][isAdmin]=true', 'a[__proto__][isAdmin]=true'],
  ...[
    '__proto__.isAdmin=true',
    '__proto__=x',
    'constructor=x',
    'hasOwnProperty=x',
    'toString=x',
    '[__proto__]=x',
  ],
];

/** Lists the properties that all objects inherit. */
function shared(): readonly unknown[] {
  return [Object.prototype, Array.prototype, Function.prototype, String.prototype].map((prototype) =>
    Object.getOwnPropertyNames(prototype).map((name) => [
      name,
      Object.getOwnPropertyDescriptor(prototype, name),
    ]),
  );
}

describe('names of JavaScript prototypes', () => {
  let databases: TestDatabases;
  let server: FeatureServer;
  let authorization: string;

  before(async () => {
    databases = await openTestDatabases('sqlite');
    server = await startFeatureServer(databases);
    authorization = `Bearer ${await server.signUp('ada', 'administrator')}`;
  });
  after(async () => {
    await server.close();
    await databases.drop();
  });

  function multipart(fields: readonly string[]): { type: string; payload: string } {
    const parts = fields.map((field) => {
      const [name = '', value = ''] = field.split('=', 2);
      return `--b\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
    });
    return { type: 'multipart/form-data; boundary=b', payload: `${parts.join('')}--b--\r\n` };
  }

  it('changes no prototype by any body of any operation', async function () {
    this.timeout(300_000);
    const before = shared();
    for (const { operationId, method, path, bodyTypes } of CONTRACTS.values()) {
      const url = path.replace(/\{(layerId|objectId|id)\}/g, '1').replace(/\{\w+\}/g, '__proto__');
      const bodies = [
        ...(bodyTypes.includes('application/json') ? [{ type: 'application/json', payload: OBJECT }] : []),
        { type: 'application/x-www-form-urlencoded', payload: FORM.join('&') },
        multipart([...FORM, `edits=${OBJECT}`, `where=${OBJECT}`]),
      ];
      for (const { type, payload } of bodies) {
        const { statusCode, payload: told } = await server.server.inject({
          method,
          url: `${url}?${FORM.join('&')}&f=json`,
          headers: { authorization, ...(method !== 'get' && { 'content-type': type }) },
          ...(method !== 'get' && { payload }),
        });
        expect(statusCode, `${operationId}: ${told}`).to.be.below(500);
        expect(told, operationId).not.to.contain('"code":500');
        if (method === 'get') break;
      }
    }
    expect(shared()).to.deep.equal(before);
    expect({}).not.to.have.property('isAdmin');
  });

  it('accepts names such as __proto__ in stored data', async () => {
    const token = authorization.slice('Bearer '.length);
    const service = await server.makeService(token);
    const added = await server.post(
      `/rest/admin/services/${service}/FeatureServer/0/addToDefinition`,
      { addToDefinition: { fields: [{ name: 'constructor', type: 'esriFieldTypeString', length: 20 }] } },
      token,
    );
    expect(added).to.include({ success: true });
    const features = '[{"attributes":{"code":"A1","constructor":"kept","__proto__":{"people":666}}}]';
    const path = `/rest/services/${service}/FeatureServer/0`;
    const { addResults } = await server.post(`${path}/addFeatures`, { features }, token);
    expect(addResults).to.have.nested.property('[0].success', true);
    const found = await server.get(`${path}/query`, { where: "constructor = 'kept'", outFields: '*' }, token);
    const [row] = found['features'] as { attributes: Record<string, unknown> }[];
    expect(row?.attributes['constructor']).to.equal('kept');
    expect(row?.attributes['people']).to.equal(null);
  });
});
