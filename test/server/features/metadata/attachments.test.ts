import { expect } from 'chai';
import { forEachDatabase } from '../../../support/databases/databases.js';
import {
  errorOf,
  type FeatureServer,
  type Json,
  startFeatureServer,
} from '../../../support/servers/feature-server.js';
import { postForm } from '../../../support/clients/post-form.js';
import { addItem } from '../publish/publishing.js';

const REFUSED = { code: 400, message: 'Attachments are not supported.', details: [] };
const REASON = 'attachments are not supported';
const POINTS = { name: 'Points', geometryType: 'esriGeometryPoint', fields: [] };

forEachDatabase('attachments', (open) => {
  let server: FeatureServer;
  let owner: string;
  let service: string;
  let layer: string;
  let admin: string;

  before(async () => {
    server = await startFeatureServer(await open());
    owner = await server.signUp('owner', 'author');
    service = await server.makeService(owner);
    layer = `/rest/services/${service}/FeatureServer/0`;
    admin = `/rest/admin/services/${service}/FeatureServer`;
  });
  after(() => server.close());

  const detailsOf = (reply: Json): string[] => errorOf(reply).details;

  const reads = ['attachments', 'queryAttachments', '1/attachments', '1/attachments/2'];
  for (const path of reads) {
    it(`reports by ${path} that there are no attachments, for GET and POST`, async () => {
      const parameters = { definitionExpression: '1=1', returnMetadata: 'true' };
      expect(errorOf(await server.get(`${layer}/${path}`, parameters, owner))).to.deep.equal(REFUSED);
      expect(errorOf(await server.post(`${layer}/${path}`, parameters, owner))).to.deep.equal(REFUSED);
    });
  }

  for (const operation of ['addAttachment', 'updateAttachment', 'deleteAttachments']) {
    it(`refuses attachments in ${operation}`, async () => {
      const parameters = { attachmentIds: '1,2', attachmentId: '1' };
      expect(errorOf(await server.post(`${layer}/1/${operation}`, parameters, owner))).to.deep.equal(REFUSED);
    });
  }

  it('refuses attachments as files of any size, by the name of their field', async () => {
    const file = Buffer.alloc(100_000, 'x');
    const reply = await postForm(
      server.server,
      `${layer}/1/addAttachment`,
      [['attachment', file, 'a.jpg']],
      owner,
    );
    expect(errorOf(reply)).to.deep.equal({
      code: 400,
      message: 'Some parameters were not accepted.',
      details: ['attachment: must not be a file: this operation accepts no files'],
    });
  });

  it('refuses attachments with the reason only to callers who may see the layer', async () => {
    const other = await server.signUp('other', 'author');
    expect(errorOf(await server.get(`${layer}/1/attachments`)).code).to.equal(499);
    expect(errorOf(await server.get(`${layer}/1/attachments`, {}, other)).code).to.equal(404);
    expect(errorOf(await server.get(`${layer}7/queryAttachments`, {}, owner)).code).to.equal(404);
    // The catalogue's service refuses them like any other.
    const events = '/rest/services/Events/FeatureServer/1/queryAttachments';
    expect(errorOf(await server.get(events))).to.deep.equal(REFUSED);
  });

  describe('in definitions', () => {
    const add = (target: string, addToDefinition: object): Promise<Json> =>
      server.post(`${target}/addToDefinition`, { addToDefinition }, owner);
    const update = (target: string, updateDefinition: object): Promise<Json> =>
      server.post(`${target}/updateDefinition`, { updateDefinition }, owner);

    it('refuses attachments in new layers and tables, beside all other faults', async () => {
      const layers = [
        { ...POINTS, hasAttachments: true },
        { ...POINTS, name: 'Others', geometryType: 'x' },
      ];
      const tables = [{ name: 'Rows', fields: [], hasAttachments: 'true' }];
      const details = detailsOf(await add(admin, { layers, tables }));
      expect(details.map((detail) => detail.split(': ', 1)[0])).to.have.members([
        'addToDefinition.layers[0].hasAttachments',
        'addToDefinition.layers[1].geometryType',
        'addToDefinition.tables[0].hasAttachments',
      ]);
      expect(details).to.include(`addToDefinition.layers[0].hasAttachments: ${REASON}`);
    });

    it('refuses attachments in changes of layers', async () => {
      const { editingInfo } = await server.get(layer, {}, owner);
      const details = detailsOf(await update(`${admin}/0`, { hasAttachments: 'true', description: 'Other' }));
      expect(details).to.deep.equal([`updateDefinition.hasAttachments: ${REASON}`]);
      expect(await server.get(layer, {}, owner)).to.deep.include({ description: '', editingInfo });
    });

    it('refuses attachments in layers of views', async () => {
      const view = `${service}_view`;
      const made = { createParameters: { name: view, isView: true } };
      await server.post('/sharing/rest/content/users/owner/createService', made, owner);
      const root = `/rest/admin/services/${view}/FeatureServer`;
      const viewLayerDefinition = { sourceServiceName: service, sourceLayerId: 0 };
      const shown = { name: 'Shown', adminLayerInfo: { viewLayerDefinition } };
      expect(detailsOf(await add(root, { layers: [{ ...shown, hasAttachments: true }] }))).to.deep.equal([
        `addToDefinition.layers[0].hasAttachments: ${REASON}`,
      ]);
      expect(await add(root, { layers: [{ ...shown, hasAttachments: false }] })).to.include({
        success: true,
      });
      expect(detailsOf(await update(`${root}/0`, { hasAttachments: true }))).to.deep.equal([
        `updateDefinition.hasAttachments: ${REASON}`,
      ]);
    });

    it('refuses attachments in published definitions', async () => {
      const file = { name: 'rows.csv', content: Buffer.from('a\n1\n') };
      const itemid = await addItem(server, 'owner', file, owner);
      const publishParameters = { name: 'Published', layerInfo: { hasAttachments: true } };
      const path = '/sharing/rest/content/users/owner/publish';
      const reply = await server.post(path, { itemid, filetype: 'csv', publishParameters }, owner);
      expect(detailsOf(reply)).to.deep.equal([`publishParameters.layerInfo.hasAttachments: ${REASON}`]);
    });

    for (const [index, hasAttachments] of [false, 'false', '', null].entries()) {
      it(`accepts a definition without attachments: ${JSON.stringify(hasAttachments)}`, async () => {
        const layers = [{ ...POINTS, name: `Without ${String(index)}`, hasAttachments }];
        expect(await add(admin, { layers })).to.include({ success: true });
        expect(await update(`${admin}/0`, { hasAttachments })).to.deep.equal({ success: true });
        expect(await server.get(layer, {}, owner)).to.include({ hasAttachments: false });
      });
    }
  });

  describe('in edits', () => {
    const adds = [{ attributes: { code: 'A1' } }];
    const count = async (): Promise<unknown> => {
      const asked = { where: '1=1', returnCountOnly: true };
      return (await server.get(`${layer}/query`, asked, owner))['count'];
    };
    const some = [
      { adds: [{ globalId: 'x', parentGlobalId: 'y', data: 'abc' }] },
      { adds: [], deletes: ['x'] },
      { updates: { globalId: 'x' } },
    ];

    for (const attachments of some) {
      it(`refuses edits with attachments: ${JSON.stringify(attachments)}`, async () => {
        const onLayer = await server.post(`${layer}/applyEdits`, { adds, attachments }, owner);
        expect(detailsOf(onLayer)).to.deep.equal([`attachments: ${REASON}`]);
        const edits = [
          { id: 0, adds, attachments },
          { id: 7, adds },
        ];
        const onService = await server.post(
          `/rest/services/${service}/FeatureServer/applyEdits`,
          { edits },
          owner,
        );
        expect(detailsOf(onService)).to.deep.equal([
          `edits[0].attachments: ${REASON}`,
          'edits[1].id: the service has no layer 7',
        ]);
        expect(await count()).to.equal(0);
      });
    }

    it('accepts edits with empty lists of attachments', async () => {
      for (const attachments of ['', 'null', {}, { adds: [], updates: [], deletes: [] }, { adds: null }]) {
        const deletes = [99];
        const onLayer = await server.post(`${layer}/applyEdits`, { deletes, attachments }, owner);
        expect(onLayer, JSON.stringify(attachments)).to.have.property('deleteResults');
      }
      const edits = [{ id: 0, deletes: [99], attachments: { adds: [], updates: [], deletes: [] } }];
      const path = `/rest/services/${service}/FeatureServer/applyEdits`;
      const [reply] = (await server.post(path, { edits }, owner)) as unknown as Json[];
      expect(reply).to.have.property('deleteResults');
    });
  });
});
