import { expect } from 'chai';
import { forEachDatabase, type TestDatabases } from '../support/databases/databases.js';
import {
  CITIES,
  type FeatureServer,
  PUBLIC_URL,
  startFeatureServer,
} from '../support/servers/feature-server.js';
import {
  CONTRACTS,
  type ContractCall,
  ContractClient,
  neverReached,
  tellReached,
  textOf,
} from './contract-client.js';
import { bodyFor, fileForm } from './feature-forms.js';
import { callPages } from './feature-pages.js';
import { callUsers } from './feature-users.js';
import { type RecordedReply, typeFaultsOf } from './reply-types.js';

const POINT = {
  attributes: { code: 'A1', name: 'Graz', people: 5 },
  geometry: { x: 1_700_000, y: 5_900_000 },
};

const ATTACHMENT_OPERATIONS = [...CONTRACTS.keys()].filter((id) => id.includes('Attachment'));
const NO_ATTACHMENTS = { code: 400, message: 'Attachments are not supported.', details: [] };

/** Operations that answer with a page, whatever is wrong. */
const PAGES = ['getSignInPage', 'signIn', 'signOut', 'appendFile'];

forEachDatabase('the contract of feature services', (open, kind) => {
  let databases: TestDatabases;
  let server: FeatureServer;
  let client: ContractClient;
  let token: string;
  let refused: readonly RecordedReply[] = [];
  let bearer: Record<string, string>;

  before(async () => {
    databases = await open();
    server = await startFeatureServer(databases);
    client = new ContractClient(server.server);
    token = await server.signUp('eva', 'administrator');
    bearer = { authorization: `Bearer ${token}` };
  });
  after(() => server.close());

  /** A resource that is read with GET and POST alike. */
  async function readBoth(
    operationId: string,
    path: ContractCall['path'] = {},
    more: Record<string, string> = {},
  ) {
    const parameters = { f: 'json', token, ...more };
    const byGet = await client.succeed(operationId, { path, query: parameters });
    const byPost = await client.succeed(`${operationId}Post`, { path, form: parameters });
    expect(byPost).to.have.all.keys(byGet);
  }

  it('follows the document in the portal', async () => {
    for (const operationId of [
      'getPortalInfo',
      'getPortalSelf',
      'getCommunitySelf',
      'getServerInfo',
      'listServices',
    ]) {
      await readBoth(operationId);
    }
    await readBoth('getPortalRoot');
    await readBoth('getUser', { username: 'eva' });
    await readBoth('isServiceNameAvailable', {}, { name: 'Cities' });
    await readBoth('getGeocodeUsage', {}, { username: '*' });
    await client.succeed('generateToken', {
      form: { f: 'json', token, serverUrl: `${PUBLIC_URL}/rest/services` },
    });
  });

  it('follows the document in users', () => callUsers(client, token));

  it('follows the document in jobs of all services', async () => {
    const form = { f: 'json', token };
    const serviceName = await server.makeService(token);
    const edits = JSON.stringify({ features: [POINT] });
    const target = { serviceName, layerId: 0 };
    const submitted = await client.succeed('appendToLayer', { path: target, form: { ...form, edits } });
    await server.ended(textOf(submitted, 'statusUrl'), token);
    await client.succeed('listAllJobs', { query: form });
    await client.succeed('cancelAnyJob', { path: { jobId: textOf(submitted, 'jobId') }, form });
  });

  it('follows the document in services, layers, queries and appends', async () => {
    const createParameters = JSON.stringify({ name: 'Cities' });
    const user = { username: 'eva' };
    const service = { serviceName: 'Cities' };
    const layer = { ...service, layerId: 0 };
    const created = await client.succeed('createService', {
      path: user,
      form: { f: 'json', token, createParameters },
    });
    const addToDefinition = JSON.stringify({ layers: [CITIES] });
    await client.succeed('addToServiceDefinition', {
      path: service,
      form: { f: 'json', token, addToDefinition },
    });
    const fields = JSON.stringify({ fields: [{ name: 'note', type: 'esriFieldTypeString', length: 10 }] });
    await client.succeed('addToLayerDefinition', {
      path: layer,
      form: { f: 'json', token, addToDefinition: fields },
    });
    for (const operationId of ['getService', 'listLayers', 'getAdminService'])
      await readBoth(operationId, service);
    for (const operationId of ['getLayer', 'getAdminLayer']) await readBoth(operationId, layer);

    const edits = JSON.stringify({ layers: [{ featureSet: { features: [POINT] } }] });
    const form = { f: 'json', token, edits, appendUploadFormat: 'featureCollection' };
    const submitted = await client.succeed('appendToLayer', { path: layer, form });
    const job = { ...layer, jobId: textOf(submitted, 'jobId') };
    const ended = await server.ended(textOf(submitted, 'statusUrl'), token);
    expect(ended).to.include({ status: 'Completed' });
    for (const operationId of ['getLayerAppendJob', 'getServiceAppendJob', 'getJob'])
      await readBoth(operationId, job);
    await client.succeed('cancelJob', { path: job, form: { f: 'json', token } });

    await readBoth('queryLayer', layer, { where: "name = 'Graz'", outFields: '*' });
    await readBoth('queryLayer', layer, { returnCountOnly: 'true' });
    await readBoth('queryLayer', layer, { f: 'geojson' });
    await readBoth('queryLayer', layer, { quantizationParameters: '{"tolerance":1}' });
    const outStatistics = '[{"statisticType":"max","onStatisticField":"name"}]';
    for (const f of ['json', 'geojson']) await readBoth('queryLayer', layer, { f, outStatistics });
    await readBoth('queryLayer', layer, { returnDistinctValues: 'true', outFields: 'name' });
    await client.succeed('queryLayer', { path: layer, query: { f: 'pbf', token } });
    await client.succeed('deleteItem', {
      path: { ...user, itemId: textOf(created, 'itemId') },
      form: { f: 'json', token },
    });
  });

  it('follows the document in edits', async () => {
    const service = { serviceName: await server.makeService(token) };
    const layer = { ...service, layerId: 0 };
    const form = { f: 'json', token, returnEditMoment: 'true' };
    const good = { attributes: { code: 'B' } };
    const features = JSON.stringify([POINT, { attributes: {} }]);
    await client.succeed('addFeatures', { path: layer, form: { ...form, features } });
    const kept = { ...form, features, rollbackOnFailure: 'false' };
    const { addResults } = await client.succeed('addFeatures', { path: layer, form: kept });
    const objectId = (addResults as { objectId: number }[])[0]?.objectId ?? 0;
    const changed = JSON.stringify([
      { attributes: { OBJECTID: objectId, people: 6 } },
      { attributes: { OBJECTID: 9 } },
    ]);
    await client.succeed('updateFeatures', { path: layer, form: { ...kept, features: changed } });
    const adds = JSON.stringify([good]);
    await client.succeed('applyEdits', {
      path: layer,
      form: { ...form, adds, deletes: `${String(objectId)},9` },
    });
    await readBoth('getFeature', { ...layer, objectId });
    await readBoth('validateSql', layer, { sql: 'nowhere = 1' });
    for (const operationId of ATTACHMENT_OPERATIONS) {
      const path = { ...layer, objectId, attachmentId: 1 };
      const isRead = CONTRACTS.get(operationId)?.method === 'get';
      const { body } = await client.call(operationId, { path, [isRead ? 'query' : 'form']: form });
      expect(body, operationId).to.deep.equal({ error: NO_ATTACHMENTS });
    }
    const calcExpression = JSON.stringify([{ field: 'people', sqlExpression: 'people + 1' }]);
    await client.succeed('calculate', { path: layer, form: { ...form, where: '1=1', calcExpression } });
    const edits = JSON.stringify([{ id: 0, adds: [good], deletes: [1] }]);
    await client.succeed('applyServiceEdits', { path: service, form: { ...form, edits } });
    await client.succeed('deleteFeatures', { path: layer, form: { ...form, objectIds: '1,2' } });
    await client.succeed('deleteFeatures', {
      path: layer,
      form: { ...form, where: '1=1', returnDeleteResults: 'false' },
    });
  });

  it('follows the document in vector tiles', async () => {
    const service = { serviceName: await server.makeService(token) };
    await client.succeed('addFeatures', {
      path: { ...service, layerId: 0 },
      form: { f: 'json', token, features: JSON.stringify([POINT]) },
    });
    await readBoth('getVectorTileService', service);
    for (const operationId of ['getVectorTileStyle', 'getVectorTileStyles', 'getTileJson'])
      await client.succeed(operationId, { path: service, query: { f: 'json', token } });
    const tile = await client.call('getVectorTile', {
      path: { ...service, z: 0, y: 0, x: 0 },
      query: { token },
    });
    expect(tile.text).to.include('Cities');
  });

  it('follows the document in views', async () => {
    const source = await server.makeService(token);
    const form = { f: 'json', token };
    const createParameters = JSON.stringify({ name: 'Shown', isView: true });
    const created = await client.succeed('createService', {
      path: { username: 'eva' },
      form: { ...form, createParameters },
    });
    const service = { serviceName: 'Shown' };
    const viewLayerDefinition = { sourceServiceName: source, sourceLayerId: 0, sourceLayerFields: ['name'] };
    const layers = [
      { name: 'Some', adminLayerInfo: { viewLayerDefinition }, viewDefinitionQuery: "name <> 'x'" },
    ];
    await client.succeed('addToServiceDefinition', {
      path: service,
      form: { ...form, addToDefinition: JSON.stringify({ layers }) },
    });
    for (const operationId of ['getService', 'getAdminService', 'getViewSources', 'listLayers'])
      await readBoth(operationId, service);
    const layer = { ...service, layerId: 0 };
    for (const operationId of ['getLayer', 'getAdminLayer', 'queryLayer']) await readBoth(operationId, layer);
    const updateDefinition = JSON.stringify({ viewDefinitionQuery: null });
    await client.succeed('updateLayerDefinition', { path: layer, form: { ...form, updateDefinition } });
    const ofSource = await client.succeed('getService', { path: { serviceName: source }, query: form });
    const itemId = textOf(ofSource, 'serviceItemId');
    const inUse = await client.call('deleteItem', { path: { username: 'eva', itemId }, form });
    expect(inUse.body).to.have.nested.property('error.code', 400);
    const path = { username: 'eva', itemId: textOf(created, 'itemId') };
    await client.succeed('deleteItem', { path, form });
  });

  it('follows the document in changes of definitions, and in ends of jobs', async () => {
    const service = { serviceName: await server.makeService(token) };
    const layer = { ...service, layerId: 0 };
    const form = { f: 'json', token };
    const definition = (changes: object): Record<string, string> => ({
      ...form,
      updateDefinition: JSON.stringify(changes),
    });
    await client.succeed('updateServiceDefinition', {
      path: service,
      form: definition({ description: 'Towns', capabilities: 'Query,Append' }),
    });
    await client.succeed('updateLayerDefinition', { path: layer, form: definition({ minScale: 5 }) });
    // Its code is too long and there is no other row, so the job fails and has something to report.
    const edits = JSON.stringify({ features: [{ attributes: { code: 'far too long' } }] });
    const submitted = await client.succeed('appendToService', {
      path: service,
      form: { ...form, edits, layers: '0' },
    });
    const ended = await server.ended(textOf(submitted, 'statusUrl'), token);
    expect(ended).to.include({ status: 'Failed' });
    await readBoth('listJobs', service, { num: '5' });
    await readBoth('listLayerAppendJobs', layer);
    const path = { ...service, jobId: textOf(submitted, 'jobId') };
    for (const format of ['csv', 'ndjson']) {
      await client.succeed('getJobReport', { path, query: { token, format } });
      await client.succeed('getJobReportPost', { path, form: { token, format } });
    }
    const again = await client.succeed('restartJob', { path, form });
    await server.ended(textOf(again, 'statusUrl'), token);
    const emptied = await client.succeed('truncateLayer', { path: layer, form: { ...form, async: 'true' } });
    const jobId = textOf(emptied, 'statusURL').split('/').at(-1) ?? '';
    await readBoth('getDefinitionJob', { ...service, jobId });
    await client.succeed('refreshService', { path: service, form });
    await readBoth('listAdminServices');
    const without = (removals: object): Record<string, string> => ({
      ...form,
      deleteFromDefinition: JSON.stringify(removals),
    });
    await client.succeed('deleteFromLayerDefinition', {
      path: layer,
      form: without({ fields: [{ name: 'people' }], indexes: [{ name: 'by_code' }] }),
    });
    await client.succeed('deleteFromServiceDefinition', {
      path: service,
      form: without({ layers: [{ id: 0 }] }),
    });
  });

  it('follows the document in uploads', async () => {
    const service = { serviceName: await server.makeService(token) };
    await readBoth('getUploadsInfo', service);
    const multipart = new FormData();
    multipart.set('f', 'json');
    multipart.set('file', new Blob(['code\nA1\n']), 'cities.csv');
    const uploaded = await client.succeed('uploadFile', { path: service, multipart, headers: bearer });
    const { itemID } = uploaded['item'] as { itemID: string };
    await readBoth('getUpload', { ...service, itemId: itemID });
    await client.succeed('deleteUpload', {
      path: { ...service, itemId: itemID },
      form: { f: 'json', token },
    });
  });

  it('follows the document in uploads in parts', async () => {
    const service = { serviceName: await server.makeService(token) };
    const form = { f: 'json', token };
    const registered = await client.succeed('registerUpload', {
      path: service,
      form: { ...form, itemName: 'cities.csv' },
    });
    const { itemID } = registered['item'] as { itemID: string };
    const path = { ...service, itemId: itemID };
    const part = fileForm({ partId: '1' }, 'code\nA1\n');
    await client.succeed('uploadPart', { path, multipart: part, headers: bearer });
    await readBoth('listUploadParts', path);
    await client.succeed('commitUpload', { path, form });
    await client.succeed('downloadUpload', { path, query: { token } });
    await client.succeed('downloadUploadPost', { path, form });
  });

  it('follows the document in items', async () => {
    const user = { username: 'eva' };
    const form = { f: 'json', token };
    await client.succeed('generateServerToken', {
      form: { ...form, serverUrl: `${PUBLIC_URL}/rest/services` },
    });
    await client.succeed('revokeToken', { form: { ...form, auth_token: 'none of ours' } });
    const refused = await client.call('getAppToken', { form: { f: 'json', client_id: 'eva' } });
    expect(refused.body).to.have.nested.property('error.code', 400);
    const multipart = fileForm({ title: 'Cities' }, 'code\nA1\n');
    const whole = await client.succeed('addItem', { path: user, multipart, headers: bearer });
    const item = { itemId: textOf(whole, 'id') };
    await readBoth('getItem', item);
    await client.succeed('getItemData', { path: item, query: { token } });
    await client.succeed('getItemDataPost', { path: item, form });
    await client.succeed('updateItem', { path: { ...user, ...item }, form: { ...form, title: 'Towns' } });
    await readBoth('searchItems', {}, { q: 'title:towns' });
    await readBoth('getUserContent', user);

    const begun = await client.succeed('addItem', {
      path: user,
      form: { ...form, multipart: 'true', filename: 'parts.csv' },
    });
    const path = { ...user, itemId: textOf(begun, 'id') };
    const part = fileForm({ partNum: '1' }, 'code\n');
    await client.succeed('addItemPart', { path, multipart: part, headers: bearer });
    await readBoth('getItemStatus', path);
    await client.succeed('commitItem', { path, form });
    await client.succeed('cancelItem', { path, form });
  });

  it('follows the document in folders, and in access to items', async () => {
    const user = { username: 'eva' };
    const form = { f: 'json', token };
    const made = await client.succeed('createFolder', { path: user, form: { ...form, title: 'Roads' } });
    const folder = { ...user, folderId: textOf(made['folder'] as typeof made, 'id') };
    const multipart = fileForm({ title: 'Roads' }, 'code\nA1\n', 'roads.csv');
    const stored = await client.succeed('addItemToFolder', { path: folder, multipart, headers: bearer });
    const createParameters = JSON.stringify({ name: 'Roads' });
    await client.succeed('createServiceInFolder', { path: folder, form: { ...form, createParameters } });
    await readBoth('getFolderContent', folder);
    await readBoth('getUserContent', user);
    const item = { ...user, itemId: textOf(stored, 'id') };
    await client.succeed('shareItem', { path: item, form: { ...form, everyone: 'true' } });
    await client.succeed('unshareItem', { path: item, form: { ...form, groups: 'surveyors' } });
    const items = { ...form, items: `${item.itemId},${'0'.repeat(32)}`, org: 'true', groups: 'surveyors' };
    await client.succeed('shareItems', { path: user, form: items });
    await client.succeed('unshareItems', { path: user, form: items });
    await client.succeed('moveItem', { path: item, form: { ...form, folder: '/' } });
    await client.succeed('deleteFolder', { path: folder, form });
  });

  it('follows the document in analyzing and publishing files', async () => {
    const user = { username: 'eva' };
    const content = 'code,lat,lon\nA1,47,15\n';
    const analyzed = await client.succeed('analyzeSource', {
      multipart: fileForm({ filetype: 'csv' }, content),
      headers: bearer,
    });
    await client.succeed('analyzeSource', { form: { f: 'json', token, text: content } });
    await client.succeed('generateFeatures', { form: { f: 'json', token, text: content } });
    await client.succeed('generateFeatures', {
      multipart: fileForm({ filetype: 'csv' }, content),
      headers: bearer,
    });
    const multipart = fileForm({}, content, 'published.csv');
    const stored = await client.succeed('addItem', { path: user, multipart, headers: bearer });
    const parameters = { ...(analyzed['publishParameters'] as object), name: 'Published' };
    await client.succeed('publishItem', {
      path: user,
      form: {
        f: 'json',
        token,
        itemid: textOf(stored, 'id'),
        filetype: 'csv',
        publishParameters: JSON.stringify(parameters),
      },
    });
  });

  it('follows the document in pages, and in their forms', async () => {
    await callPages({ client, server, databases, token });
  });

  it('reaches every status of every operation of the features document', () => {
    tellReached('features', client.seen);
    expect(neverReached('features', client.seen)).to.deep.equal([]);
  });

  it('answers each operation with a documented error where the caller lacks rights', async () => {
    const refusing = new ContractClient(server.server);
    for (const contract of CONTRACTS.values()) {
      if (contract.document !== 'features' || PAGES.includes(contract.operationId)) continue;
      const { operationId, method, path: pattern } = contract;
      const names = [...pattern.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
      const path = Object.fromEntries(
        names.map((name) => [name, /layerId|objectId/.test(name) ? 7 : 'nothing']),
      );
      const wrong = { f: 'json', token: 'wrong', expiration: 'wrong' };
      const call = method === 'get' ? { path, query: wrong } : { path, form: wrong };
      const { status } = await refusing.call(operationId, bodyFor(contract.bodyTypes, call));
      expect(status, operationId).to.equal(200);
    }
    const replies = [...refusing.seen.values()].flatMap((reply) => (reply === undefined ? [] : [reply]));
    const errors = replies.filter(({ body }) => 'error' in (body as object));
    expect(replies.length - errors.length, 'told of without credentials').to.be.below(12);
    refused = errors;
  });

  // The shape of a reply does not depend on the database, and compiling takes its time.
  if (kind === 'sqlite') {
    it('matches replies of feature services with the types of the SDK', async () => {
      const replies = [...client.seen.values()].filter((reply) => reply !== undefined);
      expect(replies.length).to.be.above(90);
      expect(await typeFaultsOf('features', [...replies, ...refused])).to.deep.equal([]);
    });
  }
});
