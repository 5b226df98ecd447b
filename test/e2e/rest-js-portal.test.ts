import { fetchToken } from '@esri/arcgis-rest-auth';
import {
  addToServiceDefinition,
  createFeatureService,
  getAllLayersAndTables,
  getLayer,
  getService,
  getServiceAdminInfo,
  updateServiceDefinition,
} from '@esri/arcgis-rest-feature-service';
import {
  addItemPart,
  commitItemUpload,
  createFolder,
  createItem,
  createItemInFolder,
  getItem,
  getItemData,
  getItemStatus,
  getPortal,
  getSelf,
  getUniqueServiceName,
  getUser,
  getUserContent,
  isServiceNameAvailable,
  moveItem,
  removeFolder,
  removeItem,
  SearchQueryBuilder,
  searchItems,
  setItemAccess,
  unshareItemWithGroup,
  updateItem,
} from '@esri/arcgis-rest-portal';
import {
  ApiKeyManager,
  ApplicationCredentialsManager,
  ArcGISAuthError,
  ArcGISIdentityManager,
  ArcGISRequestError,
  request,
} from '@esri/arcgis-rest-request';
import { expect } from 'chai';
import type { UserWithSecrets } from '../../server/auth/users.js';
import { DATABASE_KINDS } from '../support/databases/databases.js';
import type { Json } from '../support/servers/feature-server.js';
import { rejectionOf } from '../support/rejection.js';
import { startTestServer, type TestServer } from '../support/servers/server-process.js';

const LAYER = {
  id: 0,
  name: 'Trees',
  type: 'Feature Layer',
  geometryType: 'esriGeometryPoint',
  fields: [{ name: 'kind', type: 'esriFieldTypeString', alias: 'Kind', length: 40 }],
} as const;

// The published client library as it is, over HTTP, in the order in which its users call it.
for (const kind of DATABASE_KINDS) {
  describe(`ArcGIS REST JS at the portal (${kind})`, function () {
    this.timeout(300_000);
    let server: TestServer;
    let portal: string;
    let ada: UserWithSecrets;
    let boris: UserWithSecrets;
    let authentication: ArcGISIdentityManager;
    let admin: ArcGISIdentityManager;

    const signIn = ({ name, password }: UserWithSecrets): Promise<ArcGISIdentityManager> =>
      ArcGISIdentityManager.signIn({ username: name, password, portal });

    before(async () => {
      server = await startTestServer(kind);
      portal = `${server.url}/sharing/rest`;
      ada = await server.addUser('ada', 'author');
      boris = await server.addUser('boris', 'contributor');
      authentication = await signIn(ada);
      admin = await signIn(await server.addUser('chief', 'administrator'));
    });
    after(() => server.stop());

    async function makeService(name: string, access = 'private', folderId?: string) {
      const made = await createFeatureService({
        item: { name, capabilities: 'Query' },
        ...(folderId !== undefined && { folderId }),
        authentication,
      });
      const url = made.encodedServiceURL;
      await addToServiceDefinition(url, { layers: [LAYER as never], authentication });
      await setItemAccess({ id: made.itemId, access: access as 'private', authentication });
      return { url, id: made.itemId };
    }

    it('signs in, and requests a separate token for the feature services', async () => {
      const { url } = await makeService('Signed');
      expect(await authentication.getUsername()).to.equal('ada');
      const token = await authentication.getToken(url);
      expect(token).to.be.a('string').and.not.equal(authentication.token);
      expect(await getService({ url, authentication }))
        .to.have.property('layers')
        .with.length(1);
      expect(await authentication.getUser()).to.include({ username: 'ada', role: 'org_publisher' });
      expect(await getPortal(undefined, { authentication })).to.include({ isPortal: true });
      expect(await getSelf({ authentication })).to.have.nested.property('user.username', 'ada');
      const renewed = await authentication.refreshCredentials();
      expect(renewed.token).to.be.a('string');
    });

    it('renews an expired token, and continues with one from elsewhere', async () => {
      const { url } = await makeService('Renewed');
      const { name: username, password } = ada;
      const expired = { token: 'expired', tokenExpires: new Date(0) };
      const late = new ArcGISIdentityManager({ username, password, portal, ...expired });
      expect(await getService({ url, authentication: late })).to.include({ capabilities: 'Query' });
      expect(late.token).not.to.equal('expired');
      expect(late.tokenExpires.getTime()).to.be.greaterThan(Date.now());
      expect(await late.getPortal()).to.have.nested.property('user.username', 'ada');

      const { token, tokenExpires } = late;
      const known = await ArcGISIdentityManager.fromToken({ token, tokenExpires, portal });
      expect(known.username).to.equal('ada');
      expect(await getService({ url, authentication: known })).to.include({ capabilities: 'Query' });
      const kept = ArcGISIdentityManager.deserialize(known.serialize());
      expect(await getService({ url, authentication: kept })).to.include({ capabilities: 'Query' });
    });

    it('signs out, and signs in again where that is found out', async () => {
      const session = await signIn(ada);
      const { token, tokenExpires } = session;
      expect(await session.signOut()).to.deep.equal({ success: true });
      const ended = await rejectionOf(ArcGISIdentityManager.fromToken({ token, tokenExpires, portal }));
      expect(ended).to.be.instanceOf(ArcGISAuthError).and.include({ code: 498 });
      const again: unknown = await (ended as ArcGISAuthError).retry(() => signIn(ada));
      expect(again).to.include({ username: 'ada' });
    });

    it('fetches a token for an application by itself', async () => {
      const params = {
        client_id: 'ada',
        client_secret: ada.applicationPassword,
        grant_type: 'client_credentials',
      };
      const { token, expires } = await fetchToken(`${portal}/oauth2/token/`, { params });
      expect(expires.getTime()).to.be.greaterThan(Date.now());
      const { url } = await makeService('Fetched');
      const layer = await getLayer({ url: `${url}/0`, authentication: ApiKeyManager.fromKey(token) });
      expect(layer).to.include({ name: 'Trees' });
    });

    it('signs in as an application, and with a token alone', async () => {
      const app = new ApplicationCredentialsManager({
        clientId: 'ada',
        clientSecret: ada.applicationPassword,
        portal,
      });
      const { url } = await makeService('Application');
      expect(await getService({ url, authentication: app })).to.include({ capabilities: 'Query' });
      const key = ApiKeyManager.fromKey(await app.getToken(url));
      expect(await getLayer({ url: `${url}/0`, authentication: key })).to.include({ name: 'Trees' });
    });

    it('distinguishes a wrong password, no token and a wrong token from a missing permission', async () => {
      const wrong = await rejectionOf(
        ArcGISIdentityManager.signIn({ username: 'ada', password: 'wrong', portal }),
      );
      expect(String(wrong)).to.contain('Unable to generate token.');
      const { url } = await makeService('Guarded');
      const without = await rejectionOf(getService({ url }));
      expect(without).to.be.instanceOf(ArcGISAuthError).and.include({ code: 499 });
      const invalid = await rejectionOf(
        getService({ url, authentication: ApiKeyManager.fromKey('nonsense') }),
      );
      expect(invalid).to.be.instanceOf(ArcGISAuthError).and.include({ code: 498 });
      const refused = await rejectionOf(getService({ url, authentication: await signIn(boris) }));
      // Signing in again would not help, so it is no failure of sign-in.
      expect(refused).to.be.instanceOf(ArcGISRequestError).and.include({ code: 404 });
      expect(refused).not.to.be.instanceOf(ArcGISAuthError);
    });

    it('shares a service with everyone, with the organization and with nobody', async () => {
      const { url, id } = await makeService('Shared');
      const mayGet = async (options: object): Promise<boolean> =>
        getService({ url, ...options }).then(
          () => true,
          () => false,
        );
      const other = await signIn(boris);
      for (const [access, seen] of [
        ['public', [true, true]],
        ['org', [true, false]],
        ['private', [false, false]],
      ] as const) {
        expect(await setItemAccess({ id, access, authentication })).to.include({ itemId: id });
        expect([await mayGet({ authentication: other }), await mayGet({})], access).to.deep.equal(seen);
        expect(await getItem(id, { authentication })).to.include({ access });
      }
      const byAdmin = { id, owner: 'ada', access: 'org' as const, authentication: admin };
      expect(await setItemAccess(byAdmin)).to.include({ itemId: id });
      expect(await unshareItemWithGroup({ id, groupId: 'surveyors', authentication })).to.include({
        itemId: id,
      });
      const notMine = setItemAccess({ id, owner: 'ada', access: 'public', authentication: other });
      expect(String(await rejectionOf(notMine))).to.contain('can not be shared');
    });

    it('describes a service, and keeps its display settings', async () => {
      const { id } = await makeService('Described');
      expect(await getItemData(id, { authentication })).to.equal(undefined);
      const item = {
        id,
        title: 'Trees of the town',
        tags: ['trees', 'parks'],
        snippet: 'Each of them',
        description: 'With their kind',
        licenseInfo: 'CC BY 4.0',
        extent: [
          [5, 60],
          [6, 61],
        ],
        text: { layers: [{ id: 0, popupInfo: { title: '{kind}' } }] },
      };
      expect(await updateItem({ item, authentication })).to.include({ success: true, id });
      const { text, ...texts } = item;
      const shown = await getItem(id, { authentication });
      expect(shown).to.deep.include({ ...texts, type: 'Feature Service', name: 'Described' });
      expect(await getItemData(id, { authentication })).to.deep.equal(text);
      const query = new SearchQueryBuilder().match('parks').in('tags');
      const found = await searchItems({ q: query, authentication });
      expect(found.results.map(({ title }) => title)).to.deep.equal(['Trees of the town']);
      // As it came, and with something changed, which is how scripts do it.
      await updateItem({ item: { ...shown, title: 'Trees' }, authentication });
      expect(await getItem(id, { authentication })).to.deep.include({ ...texts, title: 'Trees' });
    });

    it('creates a folder, fills it, moves items and deletes it', async () => {
      const { folder } = await createFolder({ title: 'Surveys', authentication });
      const stored = await createItemInFolder({
        item: { title: 'Readings', type: 'CSV', tags: ['a', 'b'] },
        folderId: folder.id,
        text: 'a\n1\n',
        filename: 'readings.csv',
        authentication,
      });
      expect(stored).to.include({ success: true, folder: folder.id });
      const { id } = await makeService('In_a_folder', 'private', folder.id);
      const content = await getUserContent({ folderId: folder.id, authentication });
      expect(content.items.map((item) => item.id)).to.have.members([stored.id, id]);
      await updateItem({ item: { id: stored.id, title: 'Renamed' }, folderId: folder.id, authentication });
      expect(await getItem(stored.id, { authentication })).to.include({ title: 'Renamed' });
      expect(await moveItem({ itemId: stored.id, folderId: '/', authentication })).to.include({ folder: '' });
      expect(await getItem(stored.id, { authentication })).to.include({ ownerFolder: null });
      const gone = await removeFolder({ folderId: folder.id, authentication });
      expect(gone).to.have.property('success', true);
      expect(await rejectionOf(getItem(id, { authentication }))).to.include({ code: 'CONT_0001' });
      expect(await getItemData(stored.id, { authentication, file: true })).to.have.property('size', 4);
      expect(await removeItem({ id: stored.id, authentication })).to.include({ success: true });
    });

    it('stores an item in parts', async () => {
      const begun = await createItem({
        item: { title: 'Parts', type: 'CSV' },
        multipart: true,
        filename: 'in-parts.csv',
        authentication,
      });
      for (const [index, text] of ['a\n', '1\n'].entries()) {
        const file = new File([text], 'in-parts.csv');
        const sent = await addItemPart({ id: begun.id, file, partNum: index + 1, authentication });
        expect(sent).to.include({ success: true });
      }
      await commitItemUpload({
        id: begun.id,
        item: { title: 'Parts', type: 'CSV' },
        authentication,
      });
      expect(await getItemStatus({ id: begun.id, authentication })).to.include({ status: 'completed' });
      expect(await getItem(begun.id, { authentication })).to.include({ size: 4 });
    });

    it('searches items, and reads users', async () => {
      const { id } = await makeService('Searched', 'public');
      const query = new SearchQueryBuilder()
        .match('Searched')
        .in('title')
        .and()
        .match('Feature Service')
        .in('type');
      const found = await searchItems({ q: query, authentication });
      expect(found.results.map((item) => item.id)).to.deep.equal([id]);
      const anybody = await searchItems({ q: `id:${id}`, portal });
      expect(anybody.total).to.equal(1);
      expect(await getUser({ username: 'boris', authentication })).to.include({ role: 'org_user' });
      const nobody = await rejectionOf(getUser({ username: 'nobody', authentication }));
      expect(nobody).to.include({ code: 400 });
      expect(await isServiceNameAvailable('Searched', 'Feature Service', authentication)).to.deep.equal({
        available: false,
      });
      const free = await getUniqueServiceName('Searched', 'Feature Service', authentication, 0);
      expect(free).to.be.a('string').and.not.equal('Searched');
    });

    it('changes the definitions of a service and its layers', async () => {
      const { url } = await makeService('Changed');
      const adminUrl = url.replace('/rest/services', '/rest/admin/services');
      await updateServiceDefinition(url, { updateDefinition: { description: 'Trees' }, authentication });
      expect(await getServiceAdminInfo(url, authentication)).to.have.property('adminServiceInfo');
      const change = (path: string, params: Json): Promise<unknown> =>
        request(`${adminUrl}${path}`, { authentication, params });
      await change('/0/addToDefinition', {
        addToDefinition: {
          fields: [{ name: 'height', type: 'esriFieldTypeDouble' }],
          indexes: [{ name: 'by_kind', fields: 'kind', isUnique: true }],
        },
      });
      const names = async (): Promise<unknown[]> =>
        (await getLayer({ url: `${url}/0`, authentication })).fields?.map(({ name }) => name) ?? [];
      expect(await names()).to.include('height');
      await change('/0/deleteFromDefinition', {
        deleteFromDefinition: { fields: [{ name: 'height' }], indexes: [{ name: 'by_kind' }] },
      });
      expect(await names()).to.deep.equal(['OBJECTID', 'GlobalID', 'kind']);
      await change('/refresh', {});
      const wrong = await rejectionOf(
        change('/deleteFromDefinition', { deleteFromDefinition: { layers: [{ id: 5 }] } }),
      );
      expect(wrong).to.have.nested.property('response.error.details[0]').that.contains('no layer 5');
      await change('/deleteFromDefinition', { deleteFromDefinition: { layers: [{ id: 0 }] } });
      const { layers, tables } = await getAllLayersAndTables({ url, authentication });
      expect([layers, tables]).to.deep.equal([[], []]);
    });
  });
}
