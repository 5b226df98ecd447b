import { expect } from 'chai';
import { listServices } from '../../../../server/features/catalog/service-repository.js';
import { forEachDatabase, type TestDatabases } from '../../../support/databases/databases.js';
import {
  errorOf,
  type FeatureServer,
  type Json,
  startFeatureServer,
} from '../../../support/servers/feature-server.js';
import {
  addItem,
  analyze,
  convert,
  convertGeodatabase,
  convertShapefile,
  CSV,
  fieldsOf,
  makeDatabase,
  parametersOf,
  publish,
  ROWS,
  rowsOf,
} from './publishing.js';

forEachDatabase('publish', (open) => {
  let databases: TestDatabases;
  let server: FeatureServer;
  let owner: string;

  before(async () => {
    databases = await open();
    server = await startFeatureServer(databases, {
      FAIRGROUND_UPLOAD_LIMIT: '2000000',
      FAIRGROUND_GEOCODER_PRICE: '4',
    });
    owner = await server.signUp('owner', 'author');
  });
  after(() => server.close());

  const serviceNames = async (): Promise<string[]> =>
    (await listServices(databases.features)).map(({ name }) => name);

  const geojson = JSON.stringify({
    type: 'FeatureCollection',
    features: ROWS.map((properties, index) => ({
      type: 'Feature',
      properties: { ...properties, seen: new Date(properties.seen).toISOString() },
      geometry: { type: 'Point', coordinates: index === 0 ? [11.575, 48.137] : [13.74, 51.05] },
    })),
  });
  const esriType = (value: unknown, name: string): string =>
    name === 'seen'
      ? 'Date'
      : typeof value === 'string'
        ? 'String'
        : name === 'share'
          ? 'Double'
          : 'BigInteger';
  const collection = JSON.stringify({
    layers: [
      {
        layerDefinition: {
          geometryType: 'esriGeometryPoint',
          fields: Object.entries(ROWS[0] ?? {}).map(([field, value]) => ({
            name: field,
            type: `esriFieldType${esriType(value, field)}`,
          })),
        },
        featureSet: {
          features: ROWS.map((attributes, index) => ({
            attributes,
            geometry: index === 0 ? { x: 11.575, y: 48.137 } : { x: 13.74, y: 51.05 },
          })),
          spatialReference: { wkid: 4326 },
        },
      },
    ],
  });
  for (const [format, name, type, load] of [
    ['featureCollection', 'p.json', 'Feature Collection', () => Promise.resolve(Buffer.from(collection))],
    ['filegdb', 'p.gdb.zip', 'File Geodatabase', () => convertGeodatabase()],
    ['csv', 'p.csv', undefined, () => Promise.resolve(Buffer.from(CSV))],
    ['excel', 'p.xlsx', undefined, () => convert('out.xlsx', 'XLSX')],
    ['gpkg', 'p.gpkg', undefined, () => convert('out.gpkg', 'GPKG')],
    ['geojson', 'p.geojson', 'GeoJson', () => Promise.resolve(Buffer.from(geojson))],
  ] as const) {
    it(`makes a service of ${format}, whole and with its types`, async () => {
      const file = { name, content: await load(), ...(type !== undefined && { type }) };
      const itemid = await addItem(server, 'owner', file, owner);
      const { service, status, layerUrl } = await publish(
        server,
        'owner',
        { itemid, publishParameters: { name: `Published_${format}` } },
        owner,
      );
      expect(status).to.include({ status: 'completed', itemId: itemid });
      expect(service).to.include({ type: 'Feature Service', size: -1 });
      expect(await server.get(layerUrl, {}, owner)).to.include({
        name: `Published_${format}`,
        geometryType: 'esriGeometryPoint',
      });
      const rows = await rowsOf(server, layerUrl, owner);
      expect(rows).to.have.length(2);
      for (const [index, { attributes, point }] of rows.entries()) {
        expect(attributes).to.deep.include(ROWS[index]);
        expect(point?.x).to.be.closeTo([11.575, 13.74][index] ?? 0, 1e-6);
      }
    });
  }

  it('makes a service of a GeoPackage with columns of types that it does not list, and rows with z', async () => {
    const content = await makeDatabase(
      ['code VARCHAR(20)', 'seen TIMESTAMP', 'price DECIMAL(10,3)', 'big BIGINT'],
      ["'a'", "'2018-02-13T23:59:59Z'", '0.125', '3000000000'],
    );
    const itemid = await addItem(server, 'owner', { name: 'd.gpkg', content }, owner);
    const publishParameters = { name: 'Declared', sourceTableName: 'places' };
    const { status, layerUrl } = await publish(server, 'owner', { itemid, publishParameters }, owner);
    expect(status).to.include({ status: 'completed' });
    expect(await server.get(layerUrl, {}, owner)).to.include({ hasZ: true });
    const [row] = await rowsOf(server, layerUrl, owner);
    expect(row?.attributes).to.deep.include({
      ...{ code: 'a', seen: 1_518_566_399_000, price: 0.125, big: 3_000_000_000 },
    });
  });

  it('makes a service of a zipped shapefile', async () => {
    const content = await convertShapefile();
    const itemid = await addItem(server, 'owner', { name: 's.zip', content }, owner);
    const { status, layerUrl } = await publish(
      server,
      'owner',
      { itemid, filetype: 'shapefile', publishParameters: { name: 'Shapes' } },
      owner,
    );
    expect(status).to.include({ status: 'completed' });
    expect(await rowsOf(server, layerUrl, owner)).to.have.length(2);
  });

  it('uses the parameters that the caller changed', async () => {
    const itemid = await addItem(server, 'owner', { name: 'q.csv', content: Buffer.from(CSV) }, owner);
    const parameters = parametersOf(await analyze(server, [['itemid', itemid]], owner));
    const fields = fieldsOf(parameters).map((field) =>
      field['name'] === 'people' ? { ...field, name: 'inhabitants', type: 'esriFieldTypeDouble' } : field,
    );
    const layerInfo = { ...(parameters['layerInfo'] as Json), name: 'Towns', fields };
    const { layerUrl } = await publish(
      server,
      'owner',
      { itemid, publishParameters: { ...parameters, name: 'Changed', locationType: 'none', layerInfo } },
      owner,
    );
    const layer = await server.get(layerUrl, {}, owner);
    expect(layer).to.include({ name: 'Towns', type: 'Table' });
    const [first] = await rowsOf(server, layerUrl, owner);
    expect(first?.attributes).to.include({ inhabitants: 12, code: '00123' });
  });

  it('reads an item in the format of the request, regardless of its own type', async () => {
    const file = { name: 'mistyped.json', content: Buffer.from('code\na\n'), type: 'GeoJson' };
    const itemid = await addItem(server, 'owner', file, owner);
    const asked = { itemid, filetype: 'csv', publishParameters: { name: 'Mistyped' } };
    const { status, layerUrl } = await publish(server, 'owner', asked, owner);
    expect(status, JSON.stringify(status)).to.include({ status: 'completed' });
    expect((await rowsOf(server, layerUrl, owner))[0]?.attributes).to.include({ code: 'a' });
  });

  it('bounds the records of a reply, and tracks editors only where it is asked to', async () => {
    const content = Buffer.from('code\na\n');
    const itemid = await addItem(server, 'owner', { name: 'bounds.csv', content }, owner);
    const made = async (name: string, more: Json): Promise<Json> => {
      const publishParameters = { name, locationType: 'none', ...more };
      const { layerUrl } = await publish(server, 'owner', { itemid, publishParameters }, owner);
      const service = await server.get(layerUrl.replace(/\/0$/, ''), {}, owner);
      return { ...service, layer: await server.get(layerUrl, {}, owner) };
    };
    const many = await made('Many', { maxRecordCount: 1_000_000 });
    expect(many).to.include({ maxRecordCount: 32_000 });
    expect(many['editorTrackingInfo']).to.include({ enableEditorTracking: false });
    expect(many['layer']).not.to.have.property('editFieldsInfo');
    const rules = { enableOwnershipAccessControl: true, allowsUpdateToOthers: false };
    const editorTrackingInfo = { enableEditorTracking: true, ...rules };
    const few = await made('Few', { maxRecordCount: 0, editorTrackingInfo });
    expect(few).to.include({ maxRecordCount: 1 });
    expect(few['editorTrackingInfo']).to.include({
      enableEditorTracking: true,
      enableOwnershipAccessControl: true,
      allowOthersToUpdate: false,
    });
    expect(few['layer']).to.have.property('editFieldsInfo');
  });

  it('geocodes addresses, and keeps unmatched ones without geometry', async () => {
    const content = Buffer.from('name,city,country\na,Bergen,Norway\nb,Nowhereville Xyz,Norway\n');
    const itemid = await addItem(server, 'owner', { name: 'towns.csv', content }, owner);
    const parameters = parametersOf(await analyze(server, [['itemid', itemid]], owner));
    expect(parameters).to.deep.include({
      locationType: 'address',
      addressFields: { City: 'city', CountryCode: 'country' },
    });
    const publishParameters = { ...parameters, name: 'Towns' };
    const { status, layerUrl } = await publish(server, 'owner', { itemid, publishParameters }, owner);
    expect(status, JSON.stringify(status)).to.include({ status: 'completed' });
    const [found, lost] = await rowsOf(server, layerUrl, owner);
    expect(found?.point?.y).to.be.closeTo(60.39, 0.1);
    expect(lost?.attributes).to.include({ name: 'b' });
    expect(lost?.point ?? null).to.equal(null);
  });

  it('charges as much as appending the same file', async () => {
    const content = Buffer.from('name,city,country\na,Bergen,Norway\nb,Nowhereville Xyz,Norway\nc,,\n');
    const itemid = await addItem(server, 'owner', { name: 'costs.csv', content }, owner);
    const parameters = parametersOf(await analyze(server, [['itemid', itemid]], owner));
    const publishParameters = { ...parameters, name: 'Costs' };
    const { layerUrl } = await publish(server, 'owner', { itemid, publishParameters }, owner);
    const source = { appendItemId: itemid, appendUploadFormat: 'csv', appendSourceInfo: parameters };
    const submitted = await server.post(`${layerUrl}/append`, source, owner);
    const status = await server.ended(String(submitted['statusUrl']), owner);
    expect(status).to.include({ status: 'Completed' });
    const { records } = await server.get('/rest/geocode/usage', { num: 2 }, owner);
    const [appended, published] = (records as Json[]).map(({ requested, matched, cached, cost }) => ({
      requested,
      matched,
      cached,
      cost,
    }));
    expect(appended).to.deep.equal({ requested: 2, matched: 1, cached: 0, cost: 0.008 });
    expect(published).to.deep.equal(appended);
  });

  it('refuses a name that is taken, overwriting, and items of others', async () => {
    const itemid = await addItem(server, 'owner', { name: 'r.csv', content: Buffer.from(CSV) }, owner);
    const path = '/sharing/rest/content/users/owner/publish';
    const named = (name: string): object => ({ itemid, publishParameters: { name } });
    await publish(server, 'owner', { ...named('Taken') }, owner);
    expect(errorOf(await server.post(path, { ...named('TAKEN') }, owner))).to.deep.include({
      code: 409,
      details: ['publishParameters.name: must be unique; case is ignored'],
    });
    const wrong = { name: '1st place', targetSR: { wkid: 999_999 } };
    const { details } = errorOf(await server.post(path, { itemid, publishParameters: wrong }, owner));
    expect(details.map((detail) => detail.split(':')[0])).to.have.members([
      'publishParameters.name',
      'publishParameters.targetSR',
    ]);
    expect(
      errorOf(await server.post(path, { ...named('Free'), overwrite: true }, owner)).details.join(),
    ).to.include('overwrite');
    expect(errorOf(await server.post(path, { itemid }, owner)).details.join()).to.include(
      'publishParameters.name',
    );
    const other = await server.signUp('other', 'author');
    const theirs = '/sharing/rest/content/users/other/publish';
    expect(errorOf(await server.post(theirs, { ...named('Theirs') }, other)).code).to.equal(400);
    expect(await serviceNames()).to.not.include.members(['Free', 'Theirs']);
  });

  it('leaves no service behind when the file cannot be published whole', async () => {
    const content = Buffer.from(`${CSV}00125,Long,1,2,3,4,2024-03-01,91,7\n`);
    const itemid = await addItem(server, 'owner', { name: 'bad.csv', content }, owner);
    const publishParameters = {
      name: 'Half',
      locationType: 'coordinates',
      latitudeFieldName: 'lat',
      longitudeFieldName: 'lon',
    };
    const { status } = await publish(server, 'owner', { itemid, publishParameters }, owner);
    expect(status).to.include({ status: 'failed' });
    expect(status['statusMessage']).to.include('nothing was written').and.to.include('Record 3');
    expect(await serviceNames()).to.not.include('Half');
  });

  it('reports the failure at the item of the deleted service too', async () => {
    const content = Buffer.from('code,people\na,1\nb,many\nc,more\n');
    const itemid = await addItem(server, 'owner', { name: 'why.csv', content }, owner);
    const fields = [
      { name: 'code', type: 'esriFieldTypeString' },
      { name: 'people', type: 'esriFieldTypeInteger' },
    ];
    const publishParameters = { name: 'Why', locationType: 'none', layerInfo: { fields } };
    const { service, status } = await publish(server, 'owner', { itemid, publishParameters }, owner);
    const refused = (sourceRow: number, value: string): object => ({
      sourceRow,
      field: 'people',
      value,
      code: 'invalid_number',
      description: 'must be a number',
    });
    const why = {
      status: 'failed',
      statusMessage:
        '2 of 3 records cannot be applied; nothing was written. Record 2: people: must be a number',
      jobId: service['jobId'],
      errors: [refused(2, 'many'), refused(3, 'more')],
      errorsTruncated: false,
    };
    expect(status).to.deep.equal({ ...why, itemId: itemid });
    const itemId = String(service['serviceItemId']);
    const asked = { jobType: 'publish', jobId: String(service['jobId']) };
    const ask = (item: string, parameters: Json, token = owner): Promise<Json> =>
      server.get(`/sharing/rest/content/users/owner/items/${item}/status`, parameters, token);
    expect(await ask(itemId, asked)).to.deep.equal({ ...why, itemId });
    expect(await ask(itemId.toUpperCase(), asked)).to.include({ status: 'failed' });
    // It is told of no other item, without its job, by another job, and to nobody else.
    const stranger = await server.signUp('stranger', 'author');
    const unknown: [string, Json, string?][] = [
      ['f'.repeat(32), asked],
      [itemId, {}],
      [itemId, { ...asked, jobId: '7c1b4a52-0a3f-4d24-9a2f-1f6a2a3f9a10' }],
      [itemId, asked, stranger],
    ];
    for (const one of unknown) {
      expect((await ask(...one))['error'], JSON.stringify(one)).to.include({
        code: 400,
        messageCode: 'CONT_0001',
      });
    }
  });
});
