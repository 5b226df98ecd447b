import { expect } from 'chai';
import { EventsCatalogue, Fairground, openLayer, signIn } from '../../sdk/src/index.js';
import { documentedFetch, type DocumentedOperation, readOperations } from './documented-server.js';

const ADDRESS = 'https://fairground.example.org';
const ID = '0c6b928f590f49ebac04761bab413e49';

type Call = (fairground: Fairground, fetch: typeof globalThis.fetch) => PromiseLike<unknown>;

const cities = ({ services }: Fairground) => services.byName('Cities');
const layer = (fairground: Fairground) => cities(fairground).layer(0);
const times = { start_date: '2031-11-05 18:00', end_date: '2031-11-05 21:00' };
const feature = { attributes: { code: 'NOBGO' } };
const large = (): Blob => new Blob(['x'.repeat(17_000_000)], { type: 'text/csv' });

/** Which call of the SDK makes the request. */
const EVENTS: Readonly<Record<string, Call>> = {
  listEvents: ({ events }) => events.list(),
  createEvent: ({ events }) => events.create({ title: 'Walk', ...times }),
  exportEvents: ({ events }) => events.toCalendar({ search: 'walk' }),
  exportEvent: ({ events }) => events.toCalendar(4),
  readEvent: ({ events }) => events.read(4),
  updateEvent: ({ events }) => events.update(4, { cost: 'Free' }),
  deleteEvent: ({ events }) => events.delete(4),
  restoreEvent: ({ events }) => events.restore(4),
  readEventBySlug: ({ events }) => events.bySlug('walk'),
  updateEventBySlug: ({ events }) => events.updateBySlug('walk', { cost: 'Free' }),
  deleteEventBySlug: ({ events }) => events.deleteBySlug('walk'),
  importCalendar: ({ events }) => events.importCalendar('BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n'),
  readImport: ({ events }) => events.calendarImport(ID).status(),
  listVenues: ({ venues }) => venues.list(),
  createVenue: ({ venues }) => venues.create({ venue: 'Hall' }),
  readVenue: ({ venues }) => venues.read(2),
  updateVenue: ({ venues }) => venues.update(2, { city: 'Bergen' }),
  deleteVenue: ({ venues }) => venues.delete(2),
  restoreVenue: ({ venues }) => venues.restore(2),
  readVenueBySlug: ({ venues }) => venues.bySlug('hall'),
  updateVenueBySlug: ({ venues }) => venues.updateBySlug('hall', { city: 'Bergen' }),
  deleteVenueBySlug: ({ venues }) => venues.deleteBySlug('hall'),
  listOrganizers: ({ organizers }) => organizers.list(),
  createOrganizer: ({ organizers }) => organizers.create({ organizer: 'Club' }),
  readOrganizer: ({ organizers }) => organizers.read(3),
  updateOrganizer: ({ organizers }) => organizers.update(3, { phone: '1' }),
  deleteOrganizer: ({ organizers }) => organizers.delete(3),
  restoreOrganizer: ({ organizers }) => organizers.restore(3),
  readOrganizerBySlug: ({ organizers }) => organizers.bySlug('club'),
  updateOrganizerBySlug: ({ organizers }) => organizers.updateBySlug('club', { phone: '1' }),
  deleteOrganizerBySlug: ({ organizers }) => organizers.deleteBySlug('club'),
  listCategories: ({ categories }) => categories.list(),
  createCategory: ({ categories }) => categories.create({ name: 'Outdoors' }),
  readCategory: ({ categories }) => categories.read(5),
  updateCategory: ({ categories }) => categories.update(5, { name: 'Indoors' }),
  deleteCategory: ({ categories }) => categories.delete(5),
  listTags: ({ tags }) => tags.list(),
  createTag: ({ tags }) => tags.create({ name: 'Free' }),
  readTag: ({ tags }) => tags.read(6),
  updateTag: ({ tags }) => tags.update(6, { name: 'Paid' }),
  deleteTag: ({ tags }) => tags.delete(6),
  listImages: ({ images }) => images.list(),
  createImage: ({ images }) => images.upload(new Blob(['GIF89a'])),
  readImage: ({ images }) => images.read(1),
  deleteImage: ({ images }) => images.delete(1),
  readImageFile: ({ images }) => images.download(1, 'harbour-300x200.jpg'),
};

const FEATURES: Readonly<Record<string, Call>> = {
  generateToken: (_, fetch) =>
    new Fairground({ url: ADDRESS, fetch, credentials: signIn({ username: 'ada', password: 'p' }) }).whoAmI(),
  isServiceNameAvailable: ({ services }) => services.isNameAvailable('Cities'),
  getCommunitySelf: (fairground) => fairground.whoAmI(),
  getUser: (fairground) => fairground.user('ada'),
  createService: ({ services }) => services.create({ name: 'Cities' }),
  createServiceInFolder: ({ services }) => services.create({ name: 'Cities' }, { folder: 'Roads' }),
  deleteItem: ({ items }) => items.delete(ID),
  searchItems: ({ items }) => items.search({ q: 'type:CSV' }),
  getUserContent: ({ folders }) => folders.list(),
  getFolderContent: ({ folders }) => folders.items('Roads'),
  createFolder: ({ folders }) => folders.create('Roads'),
  deleteFolder: ({ folders }) => folders.delete('Roads'),
  addItem: ({ items }) => items.add(new Blob(['code\n']), { filename: 'towns.csv' }),
  addItemToFolder: ({ items }) =>
    items.add(new Blob(['code\n']), { filename: 'towns.csv' }, { folder: 'Roads' }),
  addItemPart: ({ items }) => items.add(large(), { filename: 'towns.csv' }),
  commitItem: ({ items }) => items.update(ID, { file: large() }),
  getItemStatus: async ({ items }) => (await items.publish(ID, { name: 'Towns' })).status(),
  updateItem: ({ items }) => items.update(ID, { title: 'Towns' }),
  moveItem: ({ items }) => items.move(ID, 'Roads'),
  shareItem: ({ items }) => items.share(ID, 'public'),
  publishItem: ({ items }) => items.publish(ID, { name: 'Towns' }),
  getItem: ({ items }) => items.read(ID),
  getItemData: ({ items }) => items.download(ID),
  analyzeSource: (fairground) => fairground.analyze({ itemId: ID }),
  listServices: ({ services }) => services.list(),
  getService: (fairground) => cities(fairground).describe(),
  listLayers: (fairground) => cities(fairground).describeLayers(),
  getViewSources: (fairground) => cities(fairground).sources(),
  getLayer: (fairground) => layer(fairground).describe(),
  queryLayer: (fairground) => layer(fairground).query(),
  addFeatures: (fairground) => layer(fairground).addFeatures([feature]),
  updateFeatures: (fairground) => layer(fairground).updateFeatures([feature]),
  deleteFeatures: (fairground) => layer(fairground).deleteFeatures({ objectIds: [1] }),
  applyEdits: (fairground) => layer(fairground).applyEdits({ deletes: [1] }),
  calculate: (fairground) => layer(fairground).calculate('1=1', [{ field: 'code', value: 'NOOSL' }]),
  validateSql: (fairground) => layer(fairground).validateWhere('1=1'),
  getFeature: (fairground) => layer(fairground).feature(1),
  applyServiceEdits: (fairground) => cities(fairground).applyEdits({ 0: { deletes: [1] } }),
  appendToLayer: (fairground) => layer(fairground).append([feature]),
  getLayerAppendJob: (_, fetch) =>
    openLayer(`${ADDRESS}/rest/services/Cities/FeatureServer/0`, { fetch }).job(ID).status(),
  getJob: (fairground) => layer(fairground).job(ID).status(),
  cancelJob: (fairground) => layer(fairground).job(ID).cancel(),
  appendToService: (fairground) => cities(fairground).append([feature], { 0: {} }),
  listLayerAppendJobs: (fairground) => layer(fairground).jobs(),
  listJobs: (fairground) => cities(fairground).jobs(),
  restartJob: (fairground) => layer(fairground).job(ID).restart(),
  getJobReport: (fairground) => layer(fairground).job(ID).report().text(),
  getUploadsInfo: (fairground) => layer(fairground).append(large()),
  uploadFile: (fairground) => layer(fairground).append([feature]),
  registerUpload: (fairground) => layer(fairground).append(large()),
  uploadPart: (fairground) => layer(fairground).append(large()),
  commitUpload: (fairground) => layer(fairground).append(large()),
  addToServiceDefinition: (fairground) => cities(fairground).addLayers({ tables: [] }),
  addToLayerDefinition: (fairground) => layer(fairground).addIndex({ fields: 'code' }),
  deleteFromServiceDefinition: (fairground) => cities(fairground).deleteLayers({ layers: [0] }),
  deleteFromLayerDefinition: (fairground) => layer(fairground).deleteFields(['code']),
  refreshService: (fairground) => cities(fairground).refresh(),
  updateServiceDefinition: (fairground) => cities(fairground).update({ description: 'Towns' }),
  updateLayerDefinition: (fairground) => layer(fairground).update({ description: 'Towns' }),
  truncateLayer: (fairground) => layer(fairground).truncate(),
};

/** Operations asked for with `eventsClient` and `featuresClient`: little used, or another name of what has a call. */
const BY_CLIENT: readonly string[] = [
  ...['readIndex', 'readDocument'],
  ...['getPortalInfo', 'getPortalRoot', 'getPortalSelf', 'getServerInfo'],
  ...['generateServerToken', 'getAppToken', 'revokeToken'],
  ...['shareItems', 'unshareItem', 'unshareItems'],
  ...['getServiceAppendJob', 'cancelItem'],
  ...['getVectorTileService', 'getVectorTile', 'getVectorTileStyle', 'getVectorTileStyles', 'getTileJson'],
  'generateFeatures',
  ...['listUsers', 'createUser', 'getUserAccount', 'updateUser', 'setUserPassword', 'deleteUser'],
  ...['createApplicationPassword', 'revokeApplicationPassword', 'revokeUserToken', 'listSignInFailures'],
  ...['listAllJobs', 'cancelAnyJob'],
  ...['getUpload', 'deleteUpload', 'listUploadParts', 'downloadUpload'],
  ...['listAdminServices', 'getAdminService', 'getAdminLayer', 'getDefinitionJob', 'getGeocodeUsage'],
];

/** Operations that are always refused: there are no attachments. */
const REFUSED = [
  ...['listLayerAttachments', 'queryAttachments', 'listAttachments', 'getAttachment'],
  ...['addAttachment', 'updateAttachment', 'deleteAttachments'],
];

/** Pages that browsers are shown, and requests that they send from there. */
const PAGES = ['getSignInPage', 'signIn', 'signOut', 'getAppendForm', 'appendFile'];

for (const [name, calls] of [
  ['events', EVENTS],
  ['features', FEATURES],
] as const) {
  describe(`each operation of the document of ${name}`, () => {
    const operations = readOperations(name);
    const all = [...readOperations('events'), ...readOperations('features')];

    it('offers each operation as a call or by the underlying client, unless it is a page or refused', () => {
      const ids = operations.filter((operation) => !isTwin(operation, operations));
      const listed = [...BY_CLIENT, ...PAGES, ...REFUSED].filter((id) =>
        operations.some(({ operationId }) => operationId === id),
      );
      expect([...Object.keys(calls), ...listed].sort()).to.deep.equal(
        ids.map(({ operationId }) => operationId).sort(),
      );
    });

    for (const [operationId, call] of Object.entries(calls)) {
      it(`requests the operation by its call: ${operationId}`, async () => {
        const { fetch, asked } = documentedFetch(all);
        await call(new Fairground({ url: ADDRESS, fetch }), fetch);
        expect(asked.map((id) => id.replace(/Post$/, ''))).to.include(operationId);
      });
    }

    for (const operation of operations.filter(({ operationId }) => BY_CLIENT.includes(operationId))) {
      it(`requests the operation by the underlying client: ${operation.operationId}`, async () => {
        const { fetch, asked } = documentedFetch(all);
        const fairground = new Fairground({ url: ADDRESS, fetch, headers: { 'x-own': 'yes' } });
        const client = name === 'events' ? fairground.eventsClient : fairground.featuresClient;
        const path = {
          serviceName: 'Cities',
          layerId: 0,
          itemId: ID,
          jobId: ID,
          username: 'ada',
          passwordId: 'abcdef0123456789',
          tokenId: 'abcdef0123456789',
          z: 0,
          y: 0,
          x: 0,
        };
        const body = operation.method === 'POST' ? { body: {} } : {};
        const { data } = await (client as unknown as AnyClient).request(
          operation.method.toLowerCase(),
          operation.path,
          { params: { path }, parseAs: 'text', ...body },
        );
        expect(asked).to.deep.equal([operation.operationId]);
        expect(data).to.be.a('string').and.not.equal('');
      });
    }
  });
}

describe('the client of events alone', () => {
  it('calls all operations of events', async () => {
    const { fetch, asked } = documentedFetch(readOperations('events'));
    const catalogue = new EventsCatalogue({ url: ADDRESS, fetch });
    await catalogue.events.list();
    await catalogue.eventsClient.GET('/cal/events/v1/doc');
    expect(asked).to.deep.equal(['listEvents', 'readDocument']);
  });
});

/** The clients, as far as they are the same. */
interface AnyClient {
  request(method: string, path: string, init: object): Promise<{ readonly data?: unknown }>;
}

/** Returns true if an operation repeats another under another method, which older clients need. */
function isTwin(
  { operationId, path }: DocumentedOperation,
  operations: readonly DocumentedOperation[],
): boolean {
  const original = operationId.replace(/(Post|ByPost|ByPut)$/, '');
  const isAt = (other: DocumentedOperation): boolean => other.path === path && other.operationId === original;
  return original !== operationId && operations.some(isAt);
}
