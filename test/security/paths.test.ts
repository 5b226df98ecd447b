import { readdir } from 'node:fs/promises';
import { expect } from 'chai';
import { openTestDatabases, type TestDatabases } from '../support/databases/databases.js';
import { type FeatureServer, startFeatureServer, uploadIdOf } from '../support/servers/feature-server.js';
import { postForm } from '../support/clients/post-form.js';

const OUT: readonly string[] = [
  ...[
    '../package.json',
    '../../package.json',
    '..%2f..%2fpackage.json',
    '..%5c..%5cpackage.json',
    '%2e%2e%2fpackage.json',
  ],
  ...[
    '....//package.json',
    '/etc/passwd',
    '%2fetc%2fpasswd',
    '..%252f..%252fpackage.json',
    '.%00./package.json',
    '.',
    '..',
  ],
  ...[
    'C:%5cwindows%5cwin.ini',
    'style.css%00.png',
    'style.css/../../package.json',
    '__proto__',
    'constructor',
    '',
  ],
];

describe('paths out of a folder', () => {
  let databases: TestDatabases;
  let server: FeatureServer;
  let token: string;
  let service: string;

  before(async () => {
    databases = await openTestDatabases('sqlite');
    server = await startFeatureServer(databases);
    token = await server.signUp('ada', 'editor');
    service = await server.makeService(token);
  });
  after(async () => {
    await server.close();
    await databases.drop();
  });

  it('serves no file outside of those that pages load', async () => {
    const page = await server.server.inject('/rest/services');
    const [, assets = ''] = /href="(\/pages\/assets\/[^/]+)\//.exec(page.payload) ?? [];
    const reference = await server.server.inject('/reference/events');
    const [, others = ''] = /src="(\/reference\/assets\/[^/]+)\//.exec(reference.payload) ?? [];
    expect((await server.server.inject(`${assets}/style.css`)).statusCode).to.equal(200);
    expect((await server.server.inject(`${others}/reference.js`)).statusCode).to.equal(200);
    for (const root of [
      assets,
      others,
      '/pages/assets',
      '/reference/assets',
      '/openapi',
      '/reference',
      '/guide',
    ]) {
      for (const out of OUT) {
        const { statusCode, payload } = await server.server.inject(`${root}/${out}`);
        // A path that ends at the root is the front page.
        if (statusCode === 200)
          expect(payload, `${root}/${out}`).to.contain('<title>Start · Fairground</title>');
        else expect(statusCode, `${root}/${out}`).to.be.oneOf([302, 400, 404]);
        expect(payload).not.to.contain('"dependencies"').and.not.contain('root:');
      }
    }
  });

  it('drops folders from names of uploads', async () => {
    for (const name of [
      '../../evil.csv',
      '/etc/evil.csv',
      '..\\..\\evil.csv',
      'C:\\evil.csv',
      'a/../evil.csv',
    ]) {
      const id = uploadIdOf(await server.upload(service, name, 'code\nA1\n', token));
      const path = `/rest/services/${service}/FeatureServer/uploads/${id}`;
      expect(await server.get(path, {}, token), name).to.include({ itemName: 'evil.csv' });
      const registered = await server.post(
        `/rest/services/${service}/FeatureServer/uploads/register`,
        { itemName: name },
        token,
      );
      expect(registered).to.have.nested.property('item.itemName', 'evil.csv');
    }
  });

  it('drops folders from names of items', async () => {
    for (const name of ['../../evil.csv', '/etc/evil.csv', '..\\..\\evil.csv']) {
      const parts = [
        ['title', name],
        ['type', 'CSV'],
        ['file', Buffer.from('code\n'), name],
      ] as const;
      const added = await postForm(server.server, '/sharing/rest/content/users/ada/addItem', parts, token);
      expect(added, name).to.include({ success: true, item: 'evil.csv' });
      await server.post(`/sharing/rest/content/users/ada/items/${String(added['id'])}/delete`, {}, token);
    }
  });

  it('refuses paths as ids of uploads, items or files of images', async () => {
    for (const out of OUT) {
      for (const path of [
        `/rest/services/${service}/FeatureServer/uploads/${out}/download?token=${token}&f=json`,
        `/sharing/rest/content/items/${out}/data?token=${token}&f=json`,
        `/cal/events/v1/images/1/files/${out}`,
      ]) {
        const { payload } = await server.server.inject(path);
        expect(payload, path).not.to.contain('"dependencies"').and.not.contain('root:');
        expect(payload, path).not.to.contain('"code":500').and.not.contain('internal_server_error');
      }
    }
  });

  it('writes nothing beside the folder of the blobs', async () => {
    expect((await readdir(server.folder)).sort()).to.deep.equal(['.incoming', 'items', 'uploads']);
  });
});
