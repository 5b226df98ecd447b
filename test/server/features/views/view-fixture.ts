import { expect } from 'chai';
import type { TestDatabases } from '../../../support/databases/databases.js';
import {
  type FeatureServer,
  type Json,
  type Parameters,
  startFeatureServer,
} from '../../../support/servers/feature-server.js';

/** Points with a field that views keep to themselves and one that they go by. */
export const SITES = {
  name: 'Sites',
  type: 'Feature Layer',
  geometryType: 'esriGeometryPoint',
  spatialReference: { wkid: 4326 },
  fields: [
    { name: 'code', type: 'esriFieldTypeString', length: 8 },
    { name: 'name', type: 'esriFieldTypeString', length: 40 },
    { name: 'people', type: 'esriFieldTypeDouble' },
    { name: 'secret', type: 'esriFieldTypeString', length: 20, defaultValue: 'unset' },
    { name: 'region', type: 'esriFieldTypeString', length: 10 },
  ],
  indexes: [
    { name: 'by_code', fields: 'code', isUnique: true },
    { name: 'by_secret_region', fields: 'secret,region', isUnique: false },
  ],
};

/** Three of the north, which the view shows, and two of the south, far away. */
export const SITE_ROWS = [
  { code: 'n1', name: 'Tromsø', people: 77, secret: 'alpha', region: 'north', x: 18, y: 69 },
  { code: 'n2', name: 'Bodø', people: 53, secret: 'beta', region: 'north', x: 14, y: 67 },
  { code: 'n3', name: 'Alta', people: 21, secret: 'gamma', region: 'north', x: 23, y: 70 },
  { code: 's1', name: 'Roma', people: 2800, secret: 'delta', region: 'south', x: 12, y: 42 },
  { code: 's2', name: 'Napoli', people: 900, secret: 'epsilon', region: 'south', x: 14, y: 41 },
];

export type Attributes = Readonly<Record<string, unknown>>;

/** Part of the source that the view shows in most of these tests. */
export const NORTH = {
  viewDefinitionQuery: "region = 'north'",
  sourceLayerFields: ['code', 'name', 'people'],
};

export interface ViewFixture {
  readonly server: FeatureServer;
  readonly owner: string;
  /** A new source service of the owner with the layer `SITES` and `SITE_ROWS`; its name. */
  makeSource(definition?: Parameters, token?: string): Promise<string>;
  /** A new empty service of the caller that is a view; its name. */
  makeViewService(definition?: Parameters, token?: string): Promise<string>;
  /** Adds a layer to a view service, by default `NORTH` of layer 0. */
  addView(view: string, source: string, what?: Parameters, token?: string): Promise<Json>;
  /** Both, and what is found wrong fails the test. */
  makeView(source: string, what?: Parameters, service?: Parameters): Promise<string>;
  /** Rows by code, as the service gives them to the caller. */
  rows(service: string, parameters?: Parameters, token?: string): Promise<Attributes[]>;
  codes(service: string, parameters?: Parameters, token?: string): Promise<unknown[]>;
  /** Submits features to layer 0; the submission, or the job once it has ended. */
  append(service: string, features: readonly Json[], parameters?: Parameters, token?: string): Promise<Json>;
  close(): Promise<void>;
}

/** A feature as it is sent: `x` and `y` make its geometry. */
export function toFeature({ x, y, ...attributes }: Json): Json {
  return { attributes, ...(x !== undefined && { geometry: { x, y } }) };
}

export async function openViewFixture(databases: TestDatabases): Promise<ViewFixture> {
  const server = await startFeatureServer(databases);
  const owner = await server.signUp('olga', 'author');
  let made = 0;

  async function createService(parameters: Parameters, token: string): Promise<string> {
    const { username } = await server.get('/sharing/rest/community/self', {}, token);
    const url = `/sharing/rest/content/users/${String(username)}/createService`;
    const reply = await server.post(url, { outputType: 'featureService', ...parameters }, token);
    expect(reply).to.include({ success: true });
    return String(reply['name']);
  }

  const fixture: ViewFixture = {
    server,
    owner,
    async makeSource(definition = {}, token = owner) {
      const name = `Sites_${String(++made)}`;
      await createService({ createParameters: { name, ...definition } }, token);
      const added = await server.post(
        `/rest/admin/services/${name}/FeatureServer/addToDefinition`,
        { addToDefinition: { layers: [SITES] } },
        token,
      );
      expect(added).to.include({ success: true });
      expect(await fixture.append(name, SITE_ROWS, {}, token)).to.include({ status: 'Completed' });
      return name;
    },
    async makeViewService(definition = {}, token = owner) {
      const name = `View_${String(++made)}`;
      return createService({ createParameters: { name, ...definition }, isView: true }, token);
    },
    addView(view, source, what = NORTH, token = owner) {
      const { sourceLayerFields = '*', filter, sourceLayerId = 0, ...more } = what;
      const viewLayerDefinition = {
        sourceServiceName: source,
        sourceLayerId,
        sourceLayerFields,
        ...(filter !== undefined && { filter }),
      };
      const layer = { name: 'Shown', adminLayerInfo: { viewLayerDefinition }, ...more };
      return server.post(
        `/rest/admin/services/${view}/FeatureServer/addToDefinition`,
        { addToDefinition: { layers: [layer] } },
        token,
      );
    },
    async makeView(source, what = NORTH, service = {}) {
      const view = await fixture.makeViewService(service);
      const added = await fixture.addView(view, source, what);
      expect(added).to.deep.equal({ success: true, layers: [{ name: 'Shown', id: 0 }], tables: [] });
      return view;
    },
    async rows(service, parameters = {}, token = owner) {
      const reply = await server.post(
        `/rest/services/${service}/FeatureServer/0/query`,
        { where: '1=1', outFields: '*', orderByFields: 'code', ...parameters },
        token,
      );
      expect(reply, JSON.stringify(reply)).to.have.property('features');
      return (reply['features'] as { attributes: Attributes }[]).map(({ attributes }) => attributes);
    },
    async codes(service, parameters = {}, token = owner) {
      return (await fixture.rows(service, parameters, token)).map((row) => row['code']);
    },
    async append(service, features, parameters = {}, token = owner) {
      const edits = { layers: [{ featureSet: { features: features.map(toFeature) } }] };
      const submitted = await server.post(
        `/rest/services/${service}/FeatureServer/0/append`,
        { edits, ...parameters },
        token,
      );
      const { statusUrl } = submitted;
      return typeof statusUrl === 'string' ? server.ended(statusUrl, token) : submitted;
    },
    close: () => server.close(),
  };
  return fixture;
}
