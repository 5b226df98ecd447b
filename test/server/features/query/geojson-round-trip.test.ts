// @needs gdal
import { expect } from 'chai';
import { forEachDatabase } from '../../../support/databases/databases.js';
import {
  type FeatureServer,
  type Json,
  startFeatureServer,
} from '../../../support/servers/feature-server.js';

const TOWN =
  'PROJCS["Town",GEOGCS["GCS_WGS_1984",DATUM["D_WGS_1984",SPHEROID["WGS_1984",6378137.0,298.257223563]],' +
  'PRIMEM["Greenwich",0.0],UNIT["Degree",0.0174532925199433]],PROJECTION["Transverse_Mercator"],' +
  'PARAMETER["False_Easting",50000.0],PARAMETER["False_Northing",20000.0],PARAMETER["Central_Meridian",10.75],' +
  'PARAMETER["Scale_Factor",1.0],PARAMETER["Latitude_Of_Origin",59.5],UNIT["Meter",1.0]]';

const TOWN_2 =
  'PROJCRS["Town 2",BASEGEOGCRS["WGS 84",DATUM["World Geodetic System 1984",ELLIPSOID["WGS 84",6378137,298.257223563]]],' +
  'CONVERSION["Town 2",METHOD["Transverse Mercator",ID["EPSG",9807]],PARAMETER["Latitude of natural origin",59,' +
  'ANGLEUNIT["degree",0.0174532925199433]],PARAMETER["Longitude of natural origin",11.5,' +
  'ANGLEUNIT["degree",0.0174532925199433]],PARAMETER["Scale factor at natural origin",1,SCALEUNIT["unity",1]],' +
  'PARAMETER["False easting",0,LENGTHUNIT["metre",1]],PARAMETER["False northing",0,LENGTHUNIT["metre",1]]],' +
  'CS[Cartesian,2],AXIS["northing (N)",north,ORDER[1],LENGTHUNIT["metre",1]],' +
  'AXIS["easting (E)",east,ORDER[2],LENGTHUNIT["metre",1]]]';

const OSLO = { x: 10.75, y: 59.91 };
const DENVER = { x: -104.99, y: 39.74 };

interface Place {
  readonly x: number;
  readonly y: number;
}

forEachDatabase('GeoJSON of a query in another spatial reference', (open) => {
  let world: FeatureServer;
  let token: string;

  before(async () => {
    world = await startFeatureServer(await open());
    token = await world.signUp('olga', 'author');
  });
  after(() => world.close());

  const layerIn = async (reference: object): Promise<string> => {
    const name = await world.makeService(token, { spatialReference: reference });
    return `/rest/services/${name}/FeatureServer/0`;
  };

  const fill = async (layer: string, { x, y }: Place): Promise<void> => {
    const geometry = { x, y, spatialReference: { wkid: 4326 } };
    const features = [{ attributes: { code: 'a' }, geometry }];
    const { addResults } = await world.post(`${layer}/addFeatures`, { features }, token);
    expect(addResults).to.have.nested.property('[0].success', true);
  };

  const queryGeoJson = (layer: string, parameters: object): Promise<Json> =>
    world.get(`${layer}/query`, { f: 'geojson', where: '1=1', outFields: '*', ...parameters }, token);

  const placeIn = async (layer: string): Promise<Place> => {
    const collection = await queryGeoJson(layer, {});
    const features = collection['features'] as { geometry: { coordinates: [number, number] } }[];
    expect(features).to.have.length(1);
    const [x, y] = features[0]?.geometry.coordinates ?? [0, 0];
    return { x, y };
  };

  const append = async (layer: string, collection: Json): Promise<void> => {
    const parameters = { edits: JSON.stringify(collection), appendUploadFormat: 'geojson' };
    const { statusUrl } = await world.post(`${layer}/append`, parameters, token);
    expect(await world.ended(String(statusUrl), token)).to.include({ status: 'Completed' });
  };

  for (const [title, own, outSR, place, name] of [
    ['Web Mercator', { wkid: 4326 }, 3857, OSLO, 'EPSG:3857'],
    ["Web Mercator by Esri's number", { wkid: 4326 }, 102100, OSLO, 'EPSG:3857'],
    ['a zone of UTM', { wkid: 102100 }, 25832, OSLO, 'EPSG:25832'],
    // The first axis of these is the northing or latitude; coordinates of GeoJSON begin with the easting or longitude.
    ['a Gauss-Kruger zone', { wkid: 25832 }, 31467, { x: 9.5, y: 51.2 }, 'EPSG:31467'],
    ['other degrees', { wkid: 25832 }, 4258, OSLO, 'EPSG:4258'],
    ['degrees on NAD83', { wkid: 4326 }, 4269, DENVER, 'EPSG:4269'],
    ["one of Esri's own", { wkid: 4326 }, 102003, DENVER, 'ESRI:102003'],
    ['a definition', { wkid: 4326 }, { wkt: TOWN }, OSLO, TOWN],
    ["the layer's own definition", { wkt: TOWN }, { wkt: TOWN }, OSLO, TOWN],
    ['a definition of 2019, northing first', { wkid: 4326 }, { wkt2: TOWN_2 }, OSLO, TOWN_2],
  ] as const)
    it(`returns GeoJSON that has the same location when it is appended again: ${title}`, async () => {
      const [source, target] = [await layerIn(own), await layerIn({ wkid: 4326 })];
      await fill(source, place);
      const collection = await queryGeoJson(source, { outSR });
      expect(collection['crs']).to.deep.equal({ type: 'name', properties: { name } });
      await append(target, collection);
      const { x, y } = await placeIn(target);
      expect(x).to.be.closeTo(place.x, 1e-6);
      expect(y).to.be.closeTo(place.y, 1e-6);
      const { extent } = await queryGeoJson(source, { outSR, returnExtentOnly: true });
      expect(extent).to.have.property('crs').that.deep.equals(collection['crs']);
    });

  it('names no spatial reference in GeoJSON for degrees on WGS 84, or without geometries', async () => {
    const layer = await layerIn({ wkid: 3857 });
    await fill(layer, OSLO);
    for (const parameters of [{}, { outSR: 4326 }, { outSR: 3857, returnGeometry: false }])
      expect(await queryGeoJson(layer, parameters), JSON.stringify(parameters)).not.to.have.property('crs');
    const { extent } = await queryGeoJson(layer, { returnExtentOnly: true });
    expect(extent).not.to.have.property('crs');
  });
});
