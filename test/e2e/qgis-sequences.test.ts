import { expect } from 'chai';
import { DATABASE_KINDS } from '../support/databases/databases.js';
import type { Json } from '../support/servers/feature-server.js';
import { startTestServer, type TestServer } from '../support/servers/server-process.js';
import { openVehicleFleet, serviceOf, type VehicleFleet } from './vehicle-fleet.js';

/** Features that it asks for in one request, by their ids. */
const BATCH = 100;

const VEHICLES = Array.from({ length: 230 }, (_, index) => ({
  attributes: { vehicle_id: `V${String(index)}`, speed: index / 2 },
  geometry: { x: index % 20, y: Math.floor(index / 20) },
}));

/** The geometry types that it knows; it opens no layer of another. */
const GEOMETRY_TYPES = ['Point', 'Multipoint', 'Polyline', 'Polygon'].map((type) => `esriGeometry${type}`);

// Requests of QGIS, one by one: parameters and spellings are its own.
for (const kind of DATABASE_KINDS) {
  describe(`QGIS (${kind})`, function () {
    this.timeout(300_000);
    let server: TestServer;
    let fleet: VehicleFleet;
    let layer: string;

    before(async () => {
      server = await startTestServer(kind);
      fleet = await openVehicleFleet(server);
      layer = await fleet.makeLayer();
      const features = JSON.stringify(VEHICLES);
      await fleet.http.post(`${layer}/addFeatures`, { f: 'json', token: fleet.token, features });
    });
    after(() => server.stop());

    const get = (url: string, query: Record<string, string> = {}): Promise<Json> =>
      fleet.http.get(url, { f: 'json', ...query }, { authorization: `Bearer ${fleet.token}` });

    async function select(area: Record<string, string> = {}): Promise<Json[]> {
      const where = { where: '1=1', ...area };
      const ids = (await get(`${layer}/query`, { ...where, returnIdsOnly: 'true' }))['objectIds'] as number[];
      const found: Json[] = [];
      for (let from = 0; from < ids.length; from += BATCH) {
        const page = await get(`${layer}/query`, {
          objectIds: ids.slice(from, from + BATCH).join(','),
          inSR: '4326',
          outSR: '4326',
          returnGeometry: 'true',
          outFields: 'OBJECTID,vehicle_id,speed',
          returnM: 'false',
          returnZ: 'false',
        });
        expect(GEOMETRY_TYPES).to.include(page['geometryType']);
        found.push(...(page['features'] as Json[]));
      }
      return found;
    }

    it('answers QGIS from the catalogue down to the layer', async () => {
      const { folders, services } = await get(`${server.url}/rest/services`);
      expect(folders).to.be.an('array');
      const [service] = (services as { name: string; type: string }[]).filter(
        ({ name }) => name !== 'Events' && !name.includes('/'),
      );
      expect(service?.type).to.equal('FeatureServer');
      const { layers } = await get(
        `${server.url}/rest/services/${String(service?.name)}/${String(service?.type)}`,
      );
      expect((layers as Json[]).map(({ id, name }) => [id, name])).to.deep.equal([[0, 'Vehicles']]);
      const about = await get(layer);
      expect(GEOMETRY_TYPES).to.include(about['geometryType']);
      expect(about['hasZ']).to.equal(false);
      expect(about['hasM']).to.equal(false);
      expect(String(about['capabilities']).toLowerCase().split(',')).to.include('query');
      const { spatialReference, ...sides } = about['extent'] as Json;
      expect(sides).to.deep.equal({ xmin: 0, ymin: 0, xmax: 19, ymax: 11 });
      expect(spatialReference).to.include({ wkid: 4326 });
      expect((about['fields'] as Json[]).map(({ name }) => name)).to.include.members(['vehicle_id', 'speed']);
    });

    it('answers QGIS with all features by their ids, a hundred at a time', async () => {
      const found = await select();
      expect(found.map(({ geometry }) => geometry)).to.deep.equal(VEHICLES.map(({ geometry }) => geometry));
      expect(found.map(({ attributes }) => (attributes as Json)['vehicle_id'])).to.deep.equal(
        VEHICLES.map(({ attributes }) => attributes.vehicle_id),
      );
    });

    it('answers QGIS with the features in sight, and with an empty list where there are none', async () => {
      const inSight = (geometry: string): Record<string, string> => ({
        geometry,
        geometryType: 'esriGeometryEnvelope',
        inSR: '4326',
        spatialRel: 'esriSpatialRelEnvelopeIntersects',
      });
      expect(await select(inSight('2.5,0.5,4.5,2.5'))).to.have.length(4);
      expect(await select(inSight('100,0,101,1'))).to.deep.equal([]);
    });

    it('reads an empty outSR as that of the layer', async () => {
      const page = await get(`${layer}/query`, { objectIds: '22', outSR: '', outFields: '*' });
      const [feature] = page['features'] as Json[];
      expect(feature?.['geometry']).to.deep.equal({ x: 1, y: 1 });
    });

    it('adds a field, edits features, and deletes them', async () => {
      const send = (url: string, form: Record<string, string>): Promise<Json> =>
        fleet.http.post(url, { f: 'json', ...form }, { authorization: `Bearer ${fleet.token}` });
      const admin = layer.replace('/rest/services', '/rest/admin/services');
      const addToDefinition = JSON.stringify({
        fields: [{ name: 'driver', type: 'esriFieldTypeString', length: 30, editable: true, nullable: true }],
      });
      expect(await send(`${admin}/addToDefinition`, { addToDefinition })).to.deep.equal({ success: true });
      const row = { attributes: { vehicle_id: 'NEW', driver: 'Kari' }, geometry: { x: 50, y: 50 } };
      const added = await send(`${layer}/addFeatures`, { features: JSON.stringify([row]) });
      const [{ objectId } = {}] = added['addResults'] as Json[];
      const change = [{ attributes: { OBJECTID: objectId, driver: 'Ola' }, geometry: { x: 51, y: 51 } }];
      const updated = await send(`${layer}/updateFeatures`, { features: JSON.stringify(change) });
      expect((updated['updateResults'] as Json[])[0]).to.include({ objectId, success: true });
      const page = await get(`${layer}/query`, {
        objectIds: String(objectId),
        outFields: 'vehicle_id,driver',
      });
      const [{ attributes, geometry } = {}] = page['features'] as Json[];
      expect(attributes).to.include({ vehicle_id: 'NEW', driver: 'Ola' });
      expect(geometry).to.deep.equal({ x: 51, y: 51 });
      const deleted = await send(`${layer}/deleteFeatures`, { objectIds: String(objectId) });
      expect((deleted['deleteResults'] as Json[])[0]).to.include({ objectId, success: true });
      const deleteFromDefinition = JSON.stringify({ fields: [{ name: 'driver' }] });
      expect(await send(`${admin}/deleteFromDefinition`, { deleteFromDefinition })).to.deep.equal({
        success: true,
      });
      expect(await get(serviceOf(layer)))
        .to.have.property('layers')
        .with.length(1);
    });
  });
}
