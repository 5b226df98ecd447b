// @needs database: descriptions are of stored services
import { expect } from 'chai';
import { forEachDatabase } from '../../../../support/databases/databases.js';
import {
  type FeatureServer,
  type Json,
  PUBLIC_URL,
  startFeatureServer,
} from '../../../../support/servers/feature-server.js';
import { addFeatures, makeTileService } from '../tile-client.js';

const FIELDS = [
  { name: 'label', type: 'esriFieldTypeString', length: 40 },
  { name: 'rank', type: 'esriFieldTypeInteger' },
];
const place = '/rest/services/Shown/VectorTileServer';

forEachDatabase('descriptions of vector tiles', (open) => {
  let server: FeatureServer;
  let token: string;

  before(async () => {
    server = await startFeatureServer(await open());
    token = await server.signUp('ada', 'author');
    const outline = { type: 'esriSLS', style: 'esriSLSDash', color: [1, 2, 3, 255], width: 3 };
    const layers = [
      { name: 'Towns', geometryType: 'esriGeometryPoint', fields: FIELDS, defaultVisibility: false },
      { name: 'Cities', geometryType: 'esriGeometryPoint', fields: FIELDS },
      {
        name: 'Roads',
        geometryType: 'esriGeometryPolyline',
        fields: FIELDS,
        minScale: 1_000_000,
        maxScale: 1000,
        drawingInfo: { renderer: { type: 'simple', symbol: outline }, transparency: 25 },
      },
      {
        name: 'Parks',
        geometryType: 'esriGeometryPolygon',
        fields: FIELDS,
        drawingInfo: {
          renderer: {
            type: 'simple',
            symbol: { type: 'esriSFS', style: 'esriSFSNull', color: null, outline },
          },
        },
      },
    ].map((layer) => ({ type: 'Feature Layer', extent: { spatialReference: { wkid: 4326 } }, ...layer }));
    await makeTileService(server, token, 'Shown', layers);
    const added = await server.post(
      '/rest/admin/services/Shown/FeatureServer/addToDefinition',
      { addToDefinition: { tables: [{ name: 'Notes', type: 'Table', fields: FIELDS }] } },
      token,
    );
    expect(added).to.include({ success: true });
    const features = [
      [5, 60],
      [10, 50],
    ].map(([x, y]) => ({ attributes: { label: 'here' }, geometry: { x, y } }));
    await addFeatures(server, '/rest/services/Shown/FeatureServer/0', features, token);
  });
  after(() => server.close());

  it('describes tiles as a VectorTileServer does', async () => {
    const described = await server.get(place);
    expect(described).to.deep.include({
      name: 'Shown',
      type: 'indexedVector',
      capabilities: 'TilesOnly',
      defaultStyles: 'resources/styles',
      tiles: ['tile/{z}/{y}/{x}.pbf'],
      exportTilesAllowed: false,
      maxzoom: 22,
    });
    const { tileInfo, fullExtent } = described as { tileInfo: Json; fullExtent: Record<string, number> };
    expect(tileInfo).to.deep.include({
      rows: 512,
      cols: 512,
      dpi: 96,
      format: 'pbf',
      spatialReference: { wkid: 102100, latestWkid: 3857 },
    });
    const [first] = tileInfo['lods'] as [Record<string, number>];
    expect(first['scale']).to.be.closeTo(295_828_763.8, 1);
    expect(fullExtent['xmin']).to.be.closeTo(556_597.45, 1);
    expect(fullExtent['ymax']).to.be.closeTo(8_399_737.89, 1);
    expect(await server.post(place)).to.deep.equal(described);
  });

  it('answers with a page without a format', async () => {
    const { payload, headers } = await server.server.inject(place);
    expect(headers['content-type']).to.include('text/html');
    expect(payload).to.include('indexedVector');
  });

  it('returns TileJSON with absolute addresses, as JSON without a format', async () => {
    const { payload } = await server.server.inject(`${place}/tilejson.json`);
    const described = JSON.parse(payload) as Json;
    expect(described).to.deep.include({
      tilejson: '3.0.0',
      tiles: [`${PUBLIC_URL}${place}/tile/{z}/{y}/{x}.pbf`],
      bounds: [5, 50, 10, 60],
    });
    const layers = described['vector_layers'] as { id: string; fields: Json }[];
    expect(layers.map(({ id }) => id)).to.deep.equal(['Towns', 'Cities', 'Roads', 'Parks']);
    expect(layers[0]?.fields).to.deep.equal({
      OBJECTID: 'Number',
      GlobalID: 'String',
      label: 'String',
      rank: 'Number',
    });
  });

  it('makes a style of the drawing of the layers, the first layer on top', async () => {
    const { payload } = await server.server.inject(`${place}/resources/styles/root.json`);
    const style = JSON.parse(payload) as { sources: Json; layers: Record<string, unknown>[] };
    expect(style).to.include({ version: 8 });
    expect(style.sources['esri']).to.deep.include({
      type: 'vector',
      tiles: [`${PUBLIC_URL}${place}/tile/{z}/{y}/{x}.pbf`],
    });
    expect(style.layers.map(({ id, type }) => [id, type])).to.deep.equal([
      ['Parks', 'fill'],
      ['Parks/outline', 'line'],
      ['Roads', 'line'],
      ['Cities', 'circle'],
      ['Towns', 'circle'],
    ]);
    const [parks, , roads, , towns] = style.layers;
    expect(parks?.['paint']).to.include({ 'fill-color': 'rgba(0,0,0,0)' });
    expect(roads).to.deep.include({
      minzoom: 8.209,
      maxzoom: 18.174,
      'source-layer': 'Roads',
      paint: {
        'line-color': 'rgba(1,2,3,1)',
        'line-width': 4,
        'line-opacity': 0.75,
        'line-dasharray': [4, 3],
      },
    });
    expect(towns?.['layout']).to.deep.equal({ visibility: 'none' });
  });

  it('links from the style to the service for ArcGIS clients', async () => {
    for (const resource of ['resources/styles', 'resources/styles/root.json']) {
      const { sources } = await server.get(`${place}/${resource}`);
      expect((sources as { esri: Json }).esri).to.include({ url: '../../' });
    }
    const { payload } = await server.server.inject(`${place}/resources/styles/root.json`);
    expect((JSON.parse(payload) as { sources: { esri: Json } }).sources.esri).not.to.have.property('url');
  });
});
