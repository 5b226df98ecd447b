import { expect } from 'chai';
import type { Json } from '../support/servers/feature-server.js';
import { createRawClient, type RawClient } from '../support/clients/raw-client.js';
import type { TestServer } from '../support/servers/server-process.js';

const VEHICLES = {
  name: 'Vehicles',
  type: 'Feature Layer',
  geometryType: 'esriGeometryPoint',
  fields: [
    { name: 'vehicle_id', type: 'esriFieldTypeString', length: 20 },
    { name: 'speed', type: 'esriFieldTypeDouble' },
    { name: 'seen', type: 'esriFieldTypeDate' },
  ],
  indexes: [{ name: 'by_vehicle', fields: 'vehicle_id', isUnique: true }],
};

/** Two vehicles, `A` and `B`, as a file of one. */
export const VEHICLES_CSV =
  'vehicle_id,speed,seen,lat,lon\r\nA,10,2026-05-01 10:00,60.4,5.3\r\nB,20,2026-05-01 11:00,59.9,10.7\r\n';

/** A signed-in author's services of vehicles, for clients that send their requests by hand. */
export interface VehicleFleet {
  readonly http: RawClient;
  /** The address of the portal's REST interface. */
  readonly portal: string;
  readonly user: string;
  readonly applicationPassword: string;
  readonly token: string;
  /** Another token; `more` is what the client sends beside name and password. */
  signIn(more: Readonly<Record<string, string>>, isMultipart?: boolean): Promise<string>;
  /** A new service with the layer `Vehicles`, as REST JS makes one; the layer's address. */
  makeLayer(moreFields?: readonly Json[]): Promise<string>;
  rowsOf(layer: string): Promise<Json[]>;
  /** The id and the speed of each vehicle, by object id. */
  speeds(layer: string): Promise<unknown[]>;
}

export async function openVehicleFleet(server: TestServer): Promise<VehicleFleet> {
  const http = createRawClient();
  const portal = `${server.url}/sharing/rest`;
  const { name: user, password, applicationPassword } = await server.addUser('sam', 'author');
  let services = 0;

  async function signIn(more: Readonly<Record<string, string>>, isMultipart = false): Promise<string> {
    const form = { username: user, password, f: 'json', ...more };
    const url = `${portal}/generateToken`;
    const reply = await (isMultipart ? http.postParts(url, form) : http.post(url, form));
    expect(reply).to.have.property('expires').that.is.a('number');
    return String(reply['token']);
  }

  const token = await signIn({ client: 'referer', referer: 'http://localhost', expiration: '60' });

  async function rowsOf(layer: string): Promise<Json[]> {
    const reply = await http.post(`${layer}/query`, {
      f: 'json',
      token,
      where: '1=1',
      outFields: '*',
      orderByFields: 'OBJECTID',
    });
    return (reply['features'] as { attributes: Json }[]).map(({ attributes }) => attributes);
  }

  return {
    http,
    portal,
    user,
    applicationPassword,
    token,
    signIn,
    async makeLayer(moreFields = []) {
      services += 1;
      const made = await http.post(`${portal}/content/users/${user}/createService`, {
        f: 'json',
        token,
        createParameters: JSON.stringify({
          name: `Fleet_${String(services)}`,
          capabilities: 'Query,Create,Update,Delete,Editing,Append,Uploads',
          spatialReference: { wkid: 4326 },
        }),
        outputType: 'featureService',
      });
      const url = String(made['encodedServiceURL']);
      await http.post(`${url.replace('/rest/services', '/rest/admin/services')}/addToDefinition`, {
        f: 'json',
        token,
        addToDefinition: JSON.stringify({
          layers: [{ ...VEHICLES, fields: [...VEHICLES.fields, ...moreFields] }],
        }),
      });
      return `${url}/0`;
    },
    rowsOf,
    speeds: async (layer) => (await rowsOf(layer)).map(({ vehicle_id, speed }) => [vehicle_id, speed]),
  };
}

/** The address of the service that `layer` is the first layer of. */
export function serviceOf(layer: string): string {
  return layer.replace(/\/0$/, '');
}
