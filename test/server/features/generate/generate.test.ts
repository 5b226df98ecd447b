import { expect } from 'chai';
import { forEachDatabase } from '../../../support/databases/databases.js';
import {
  errorOf,
  type FeatureServer,
  type Json,
  startFeatureServer,
} from '../../../support/servers/feature-server.js';
import { type FormParts, postForm } from '../../../support/clients/post-form.js';
import { convert, convertShapefile, CSV, makeDatabase, ROWS } from '../publish/publishing.js';

interface Collection {
  readonly layerDefinition: Json & { readonly fields: readonly Json[] };
  readonly featureSet: Json & {
    readonly features: readonly { readonly attributes: Json; readonly geometry?: Json | null }[];
  };
}

const WEB_MERCATOR = { wkid: 102100, latestWkid: 3857 };
const WGS84 = { wkid: 4326, latestWkid: 4326 };

const ZIGZAG = {
  type: 'FeatureCollection',
  features: [
    {
      type: 'Feature',
      properties: { fid: 7, name: 'zigzag' },
      geometry: {
        type: 'LineString',
        coordinates: [
          [0, 0],
          [1, 0.001],
          [2.123456, 0],
        ],
      },
    },
    { type: 'Feature', properties: { fid: 8, name: 'nowhere' }, geometry: null },
  ],
};

forEachDatabase('features that are generated from a file', (open) => {
  let server: FeatureServer;
  let token: string;

  before(async () => {
    server = await startFeatureServer(await open(), { FAIRGROUND_UPLOAD_LIMIT: '500000' });
    token = await server.signUp('ada', 'subscriber');
  });
  after(() => server.close());

  const PATH = '/sharing/rest/content/features';
  const send = (parameters: Json, who: string | undefined = token): Promise<Json> =>
    server.post(`${PATH}/generate`, parameters, who);
  const sendFile = (parts: FormParts, action = 'generate'): Promise<Json> =>
    postForm(server.server, `${PATH}/${action}`, parts, token);
  function collectionOf(reply: Json): Collection {
    expect(reply).to.have.property('featureCollection');
    const { layers, showLegend } = reply['featureCollection'] as {
      layers: Collection[];
      showLegend: boolean;
    };
    expect([layers.length, showLegend]).to.deep.equal([1, true]);
    return layers[0]!;
  }
  const attributesOf = ({ featureSet }: Collection): Json[] =>
    featureSet.features.map(({ attributes }) => attributes);
  const numbered = ROWS.map((row, index) => ({ FID: index + 1, ...row }));

  it('generates features of a text in web mercator, with the layer definition', async () => {
    const collection = collectionOf(await send({ text: CSV }));
    const { layerDefinition, featureSet } = collection;
    expect(attributesOf(collection).map(({ lat: _lat, lon: _lon, ...rest }) => rest)).to.deep.equal(numbered);
    expect(layerDefinition).to.deep.include({
      ...{ name: 'text', type: 'Feature Layer', geometryType: 'esriGeometryPoint', objectIdField: 'FID' },
      displayField: 'code',
      capabilities: 'Query',
    });
    expect(layerDefinition.fields.map(({ name, type }) => [name, type])).to.deep.equal([
      ['FID', 'esriFieldTypeOID'],
      ['code', 'esriFieldTypeString'],
      ['Main_Street', 'esriFieldTypeString'],
      ['zip', 'esriFieldTypeString'],
      ['people', 'esriFieldTypeInteger'],
      ['big', 'esriFieldTypeBigInteger'],
      ['share', 'esriFieldTypeDouble'],
      ['seen', 'esriFieldTypeDate'],
      ['lat', 'esriFieldTypeDouble'],
      ['lon', 'esriFieldTypeDouble'],
    ]);
    expect(featureSet).to.deep.include({ geometryType: 'esriGeometryPoint', spatialReference: WEB_MERCATOR });
    const [geometry] = featureSet.features.map((feature) => feature.geometry!);
    expect(geometry).to.deep.include({ spatialReference: WEB_MERCATOR });
    expect(geometry?.['x']).to.be.closeTo(1_288_523.1, 0.1);
    expect(geometry?.['y']).to.be.closeTo(6_129_677.1, 0.1);
    const extent = layerDefinition['extent'] as Json;
    expect(extent).to.deep.include({
      xmin: geometry?.['x'],
      ymin: geometry?.['y'],
      spatialReference: WEB_MERCATOR,
    });
  });

  it('accepts the parameters of analyze with changes', async () => {
    const analyzed = await server.post(`${PATH}/analyze`, { text: CSV, filetype: 'csv' }, token);
    const { layerInfo, ...rest } = analyzed['publishParameters'] as Json & { layerInfo: { fields: Json[] } };
    const kept = layerInfo.fields.filter(({ name }) => ['code', 'people'].includes(String(name)));
    const publishParameters = {
      ...rest,
      name: 'Houses',
      targetSR: { wkid: 4326 },
      layerInfo: { ...layerInfo, name: '', fields: kept },
    };
    const collection = collectionOf(await send({ text: CSV, filetype: 'csv', publishParameters }));
    expect(collection.layerDefinition['name']).to.equal('Houses');
    expect(collection.featureSet.features).to.deep.equal([
      {
        attributes: { FID: 1, code: '00123', people: 12 },
        geometry: { x: 11.575, y: 48.137, spatialReference: WGS84 },
      },
      {
        attributes: { FID: 2, code: '00124', people: 7 },
        geometry: { x: 13.74, y: 51.05, spatialReference: WGS84 },
      },
    ]);
  });

  const FILES: readonly [fileName: string, filetype: string, make: () => Promise<Buffer>][] = [
    ['out.zip', 'shapefile', convertShapefile],
    ['out.gpkg', 'geoPackage', () => convert('out.gpkg', 'GPKG')],
    ['out.xlsx', 'excel', () => convert('out.xlsx', 'XLSX')],
    ['out.geojson', 'geojson', () => convert('out.geojson', 'GeoJSON')],
  ];
  for (const [fileName, filetype, make] of FILES) {
    it(`generates features of a file as scripts send it: ${filetype}`, async function () {
      this.timeout(300_000);
      const file = await make();
      const publishParameters = {
        ...{ name: 'out', targetSR: { wkid: 4326 }, maxRecordCount: 1000 },
        ...{ enforceInputFileSizeLimit: true, enforceOutputJsonSizeLimit: true },
      };
      const collection = collectionOf(
        await sendFile([
          ['filetype', filetype],
          ['publishParameters', JSON.stringify(publishParameters)],
          ['file', file, fileName],
        ]),
      );
      const { featureSet, layerDefinition } = collection;
      expect(attributesOf(collection).map(({ people, share }) => [people, share])).to.deep.equal([
        [12, 0.5],
        [7, 1.25],
      ]);
      expect(layerDefinition.fields[0]).to.include({ type: 'esriFieldTypeOID' });
      const places = featureSet.features.map(({ geometry }) => [geometry?.['x'], geometry?.['y']]);
      expect(places).to.deep.equal([
        [11.575, 48.137],
        [13.74, 51.05],
      ]);
    });
  }

  it('generates features of a GeoPackage whatever its declared column types', async () => {
    const file = await makeDatabase(
      ['code NVARCHAR(9)', 'clock TIME', 'big BIGINT'],
      ["'a'", "'13:45:10'", '7'],
    );
    const publishParameters = { name: 'out', targetSR: { wkid: 4326 }, sourceTableName: 'places' };
    const parts: FormParts = [
      ['filetype', 'geoPackage'],
      ['publishParameters', JSON.stringify(publishParameters)],
      ['file', file, 'declared.gpkg'],
    ];
    const collection = collectionOf(await sendFile(parts));
    expect(attributesOf(collection)).to.have.length(1);
    expect(attributesOf(collection)[0]).to.include({ code: 'a', clock: '13:45:10', big: 7 });
  });

  it('generalizes and rounds lines on request, and keeps the ids of the file beside its own', async () => {
    const text = JSON.stringify(ZIGZAG);
    const parameters = { targetSR: { wkid: 4326 }, maxAllowableOffset: 0.01, numberOfDigitsAfterDecimal: 2 };
    const get = async (more: Json): Promise<unknown> => {
      const publishParameters = { ...parameters, ...more };
      const collection = collectionOf(await send({ text, filetype: 'geojson', publishParameters }));
      expect(attributesOf(collection)).to.deep.equal([
        { OBJECTID: 1, fid: 7, name: 'zigzag' },
        { OBJECTID: 2, fid: 8, name: 'nowhere' },
      ]);
      const [line, none] = collection.featureSet.features.map(({ geometry }) => geometry);
      expect(none).to.equal(null);
      return line?.['paths'];
    };
    const whole = [
      [0, 0],
      [1, 0.001],
      [2.123456, 0],
    ];
    expect(await get({})).to.deep.equal([whole]);
    expect(await get({ generalize: true })).to.deep.equal([[whole[0], whole[2]]]);
    expect(await get({ reducePrecision: true })).to.deep.equal([
      [
        [0, 0],
        [1, 0],
        [2.12, 0],
      ],
    ]);
  });

  it('generates features without geometry for rows without geometry', async () => {
    const collection = collectionOf(await send({ text: 'code,note\n1,a\n' }));
    expect(collection.layerDefinition)
      .to.include({ type: 'Table' })
      .and.not.have.any.keys('geometryType', 'extent');
    expect(collection.featureSet).to.deep.equal({
      features: [{ attributes: { FID: 1, code: 1, note: 'a' } }],
    });
  });

  it('leaves out rows that append would refuse, and reports them', async () => {
    const text = 'name,lat,lon\na,1,2\nb,95,2\nc,3,4\n';
    const publishParameters = {
      latitudeFieldName: 'lat',
      longitudeFieldName: 'lon',
      locationType: 'coordinates',
    };
    const reply = await send({ text, publishParameters });
    expect(attributesOf(collectionOf(reply)).map(({ FID, name }) => [FID, name])).to.deep.equal([
      [1, 'a'],
      [2, 'c'],
    ]);
    expect(reply['errorCount']).to.equal(1);
    expect((reply['errors'] as Json[])[0]).to.include({ sourceRow: 2 });
    const none = await send({ text: 'name,lat,lon\nb,95,2\n', publishParameters });
    expect(errorOf(none).details.join()).to.match(/^file: row 1\b/);
  });

  it('generates as many features as maxRecordCount allows, and refuses more', async () => {
    const text = `n\n${Array.from({ length: 1001 }, (_, index) => index).join('\n')}\n`;
    const refused = errorOf(await send({ text }));
    expect(refused.details).to.deep.equal([
      'file: it has more than 1000 records, the most that maxRecordCount allows',
    ]);
    const { featureSet } = collectionOf(await send({ text, publishParameters: { maxRecordCount: 1001 } }));
    expect(featureSet.features).to.have.length(1001);
  });

  it('counts left-out rows towards maxRecordCount', async () => {
    const place = { latitudeFieldName: 'lat', longitudeFieldName: 'lon' };
    const publishParameters = { maxRecordCount: 2, locationType: 'coordinates', ...place };
    const text = 'name,lat,lon\na,1,2\nb,95,2\n';
    expect(await send({ text, publishParameters })).to.include({ errorCount: 1 });
    expect(errorOf(await send({ text: `${text}c,1,2\n`, publishParameters })).details).to.deep.equal([
      'file: it has more than 2 records, the most that maxRecordCount allows',
    ]);
  });

  it('refuses bad sources and parameters with all reasons', async () => {
    const wrong = {
      ...{ targetSR: 'x', maxRecordCount: 0, generalize: true, maxAllowableOffset: -1 },
      ...{ reducePrecision: true, numberOfDigitsAfterDecimal: 1.5 },
    };
    const { code, message, details } = errorOf(await send({ text: CSV, publishParameters: wrong }));
    expect([code, message]).to.deep.equal([400, 'Unable to generate features.']);
    expect(details.map((detail) => detail.split(':', 1)[0])).to.have.members([
      'publishParameters.targetSR',
      'publishParameters.maxRecordCount',
      'publishParameters.maxAllowableOffset',
      'publishParameters.numberOfDigitsAfterDecimal',
    ]);
    const cases: readonly [string, Json][] = [
      [
        'publishParameters.targetSR: is not a supported spatial reference',
        { text: CSV, publishParameters: { targetSR: { wkid: 99_999 } } },
      ],
      ['publishParameters.', { text: CSV, publishParameters: { locationType: 'address' } }],
      ['filetype: must be one of sqlite', { text: CSV, filetype: 'dwg' }],
      ['file: exactly one of', {}],
      ['itemid: was not found', { itemid: '0'.repeat(32) }],
      ['file: ', { text: 'no json', filetype: 'geojson' }],
    ];
    for (const [reason, parameters] of cases) {
      const error = errorOf(await send(parameters));
      expect([error.code, error.message], reason).to.deep.equal([400, 'Unable to generate features.']);
      expect(error.details.join(), reason).to.contain(reason);
    }
    expect(errorOf(await send({ text: CSV }, '')).code).to.equal(499);
  });

  it('generates features of an item that the caller may read', async () => {
    const [author, other] = [await server.signUp('eva', 'author'), await server.signUp('ole', 'author')];
    const { id } = await server.post(
      '/sharing/rest/content/users/eva/addItem',
      { text: CSV, type: 'CSV', title: 'Houses', filename: 'houses.csv' },
      author,
    );
    const { layerDefinition } = collectionOf(await send({ itemId: id }, author));
    expect(layerDefinition['name']).to.equal('houses');
    expect(errorOf(await send({ itemId: id }, other)).details.join()).to.contain('itemid: was not found');
  });
});
