import { expect } from 'chai';
import { forEachDatabase } from '../../../support/databases/databases.js';
import {
  CITIES,
  errorOf,
  type FeatureServer,
  type Json,
  startFeatureServer,
} from '../../../support/servers/feature-server.js';

const NUL = 'a\0b';

/** PostgreSQL stores none, and takes none in a statement. */
forEachDatabase('NUL characters', (open) => {
  let server: FeatureServer;
  let owner: string;
  let service: string;

  before(async () => {
    server = await startFeatureServer(await open());
    owner = await server.signUp('owner', 'author');
    service = await server.makeService(owner, { access: 'public', capabilities: 'Query,Append' });
  });
  after(() => server.close());

  const at = encodeURIComponent(NUL);
  const codeOf = (reply: Json): number => ('error' in reply ? errorOf(reply).code : 200);

  it('finds nothing by names with NUL characters in an address', async () => {
    const root = `/rest/services/${service}/FeatureServer`;
    const portal = '/sharing/rest/content';
    for (const path of [
      ...[`/rest/services/${at}/FeatureServer`, `/rest/services/${at}/FeatureServer/0/query`],
      ...[`/rest/admin/services/${at}/FeatureServer`, `/rest/services/${at}/FeatureServer/sources`],
      ...[`${root}/jobs/${at}`, `${root}/0/append/jobs/${at}`, `${root}/uploads/${at}`, `${root}/${at}`],
      ...[`${root}/jobs/${at}/report`, `${root}/uploads/${at}/parts`, `${root}/0/${at}`],
      ...[`${portal}/items/${at}`, `${portal}/items/${at}/data`, `${portal}/users/${at}`],
      ...[`${portal}/users/owner/${at}`, `${portal}/users/owner/items/${at}/status`],
      `/sharing/rest/community/users/${at}`,
    ]) {
      expect(codeOf(await server.get(path, {}, owner)), path).to.be.within(400, 404);
    }
    for (const path of [
      ...[`${portal}/users/owner/items/${at}/delete`, `${portal}/users/owner/items/${at}/share`],
      ...[`${portal}/users/owner/items/${at}/move`, `${portal}/users/owner/${at}/delete`],
      ...[`${portal}/users/${at}/createFolder`, `${root}/uploads/${at}/delete`, `${root}/jobs/${at}/cancel`],
    ]) {
      const parameters = { folder: NUL, title: NUL, everyone: true };
      expect(codeOf(await server.post(path, parameters, owner)), path).to.be.within(400, 404);
    }
  });

  it('reports NUL characters as faults, or replaces them, in texts of services and layers', async () => {
    const texts = { serviceDescription: NUL, description: NUL, copyrightText: NUL };
    const created = await server.post(
      '/sharing/rest/content/users/owner/createService',
      { createParameters: { name: 'With_nul', ...texts, units: NUL }, tags: NUL, snippet: NUL },
      owner,
    );
    expect(codeOf(created), 'createService').to.be.within(200, 404);
    const admin = `/rest/admin/services/${service}/FeatureServer`;
    const domain = { type: 'codedValue', name: NUL, codedValues: [{ name: NUL, code: NUL }] };
    const text = { name: 'extra', type: 'esriFieldTypeString', length: 9 };
    const layers = { layers: [{ ...CITIES, name: NUL }] };
    const looks = {
      drawingInfo: { renderer: { label: NUL } },
      types: [{ name: NUL }],
      templates: [{ name: NUL }],
    };
    for (const [path, parameters] of [
      [`${admin}/addToDefinition`, { addToDefinition: layers }],
      [
        `${admin}/addToDefinition`,
        { addToDefinition: { layers: [{ ...CITIES, name: 'Looks', ...texts, ...looks }] } },
      ],
      [`${admin}/0/addToDefinition`, { addToDefinition: { fields: [{ ...text, alias: NUL }] } }],
      [`${admin}/0/addToDefinition`, { addToDefinition: { fields: [{ ...text, name: 'extra2', domain }] } }],
      [
        `${admin}/0/addToDefinition`,
        { addToDefinition: { fields: [{ ...text, name: 'extra3', defaultValue: NUL }] } },
      ],
      [
        `${admin}/0/addToDefinition`,
        { addToDefinition: { indexes: [{ name: NUL, fields: 'name', description: NUL }] } },
      ],
      [`${admin}/0/updateDefinition`, { updateDefinition: { name: NUL } }],
      [`${admin}/0/updateDefinition`, { updateDefinition: { ...texts, ...looks } }],
      [
        `${admin}/0/updateDefinition`,
        { updateDefinition: { fields: [{ name: 'name', alias: NUL, defaultValue: NUL }] } },
      ],
      [`${admin}/updateDefinition`, { updateDefinition: texts }],
      ['/sharing/rest/content/users/owner/createFolder', { title: NUL }],
      [
        `/rest/services/${service}/FeatureServer/0/addFeatures`,
        { features: [{ attributes: { code: NUL } }] },
      ],
      [
        `/rest/services/${service}/FeatureServer/0/append`,
        {
          edits: [{ attributes: { code: NUL } }],
          sourceTableName: NUL,
          fieldMappings: [{ name: 'code', source: NUL }],
        },
      ],
    ] as const) {
      const reply = await server.post(path, parameters, owner);
      expect(codeOf(reply), JSON.stringify(parameters)).to.be.within(200, 404);
    }
    for (const below of ['', '/layers', '/0']) {
      const shown = JSON.stringify(
        await server.get(`/rest/services/${service}/FeatureServer${below}`, {}, owner),
      );
      expect(shown, below).not.to.include('\\u0000').and.not.include('"error"');
    }
  });
});
