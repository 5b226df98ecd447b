import { readFile } from 'node:fs/promises';
import { expect } from 'chai';
import { listServices } from '../../../../server/features/service-repository.js';
import { forEachDatabase, type TestDatabases } from '../../../support/databases.js';
import {
  errorOf,
  type FeatureServer,
  type Json,
  startFeatureServer,
  uploadIdOf,
} from '../../../support/feature-server.js';
import { postForm } from '../../../support/post-form.js';
import {
  addItem,
  analyze,
  convert,
  convertGeodatabase,
  convertShapefile,
  CSV,
  publish,
  ROWS,
  rowsOf,
} from './publishing.js';

forEachDatabase('analyze and publish', (open) => {
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

  const parametersOf = (reply: Json): Json => {
    expect(reply).to.have.keys('fileUrl', 'publishParameters', 'records');
    return reply['publishParameters'] as Json;
  };
  const fieldsOf = (parameters: Json): Json[] => (parameters['layerInfo'] as Json)['fields'] as Json[];
  const serviceNames = async (): Promise<string[]> =>
    (await listServices(databases.features)).map(({ name }) => name);

  /** A layer after what analyze said, made as clients make it. */
  async function makeLayer(parameters: Json): Promise<string> {
    const service = await server.makeService(owner);
    const layer = { ...(parameters['layerInfo'] as Json), name: 'Analyzed' };
    const path = `/rest/admin/services/${service}/FeatureServer/addToDefinition`;
    const added = await server.post(path, { addToDefinition: { layers: [layer] } }, owner);
    expect(added).to.include({ success: true });
    return `/rest/services/${service}/FeatureServer/1`;
  }

  describe('analyze', () => {
    it('tells what a CSV holds and where its rows are, with the first of them', async () => {
      const reply = await analyze(
        server,
        [
          ['filetype', 'CSV'],
          ['file', Buffer.from(CSV), 'My places.csv'],
        ],
        owner,
      );
      const parameters = parametersOf(reply);
      expect(parameters).to.deep.include({
        type: 'csv',
        name: 'My_places',
        useBulkInserts: true,
        maxRecordCount: 1000,
        sourceUrl: '',
        locationType: 'coordinates',
        latitudeFieldName: 'lat',
        longitudeFieldName: 'lon',
        columnDelimiter: ',',
        qualifier: '"',
        targetSR: { wkid: 102100, latestWkid: 3857 },
      });
      expect(parameters['layerInfo']).to.include({
        id: 0,
        name: 'My_places',
        type: 'Feature Layer',
        geometryType: 'esriGeometryPoint',
      });
      expect(
        fieldsOf(parameters).map(({ name, alias, type, length, locationType }) =>
          [name, alias, String(type).slice(13), length, locationType].filter(Boolean).join(' '),
        ),
      ).to.deep.equal([
        'code code String 256 unknown',
        'Main_Street Main Street String 256 unknown',
        'zip zip String 256 unknown',
        'people people Integer unknown',
        'big big BigInteger unknown',
        'share share Double unknown',
        'seen seen Date unknown',
        'lat lat Double latitude',
        'lon lon Double longitude',
      ]);
      expect((reply['records'] as unknown[])[0]).to.deep.equal(CSV.split('\n')[1]?.split(','));
      expect(reply['fileUrl']).to.equal('');
    });

    for (const [title, name, load] of [
      ['csv', 'places.csv', () => Promise.resolve(Buffer.from(CSV))],
      ['excel', 'places.xlsx', () => convert('out.xlsx', 'XLSX')],
    ] as const) {
      it(`gives parameters for ${title} that append takes as they are`, async () => {
        const content = await load();
        const parameters = parametersOf(await analyze(server, [['file', content, name]], owner));
        const layerUrl = await makeLayer(parameters);
        const itemId = await addItem(server, 'owner', { name: `${title}-${name}`, content }, owner);
        const submitted = await server.post(
          `${layerUrl}/append`,
          {
            appendItemId: itemId,
            appendUploadFormat: title,
            appendSourceInfo: parameters,
            rollbackOnFailure: true,
          },
          owner,
        );
        const job = await server.ended(String(submitted['statusUrl']), owner);
        expect(job, JSON.stringify(job)).to.include({ status: 'Completed', recordCount: 2 });
        const rows = await rowsOf(server, layerUrl, owner);
        for (const [index, { attributes, point }] of rows.entries()) {
          expect(attributes).to.deep.include(ROWS[index]);
          expect(point?.x).to.be.closeTo(Number(attributes['lon']), 1e-6);
          expect(point?.y).to.be.closeTo(Number(attributes['lat']), 1e-6);
        }
        expect(rows).to.have.length(2);
      });
    }

    for (const [title, name, load] of [
      ['shapefile', 'places.zip', () => convertShapefile()],
      ['gpkg', 'places.gpkg', () => convert('places.gpkg', 'GPKG')],
      ['filegdb', 'places.gdb.zip', () => convertGeodatabase()],
    ] as const) {
      it(`gives parameters for ${title} that make a layer which takes the file as it is, stored or uploaded`, async () => {
        const content = await load();
        const itemId = await addItem(server, 'owner', { name: `${title}-${name}`, content }, owner);
        const asked = [
          ['filetype', title],
          ['itemid', itemId],
        ] as const;
        const ofItem = parametersOf(await analyze(server, asked, owner));
        const ofFile = parametersOf(
          await analyze(
            server,
            [
              ['filetype', title],
              ['file', content, `${title}-${name}`],
            ],
            owner,
          ),
        );
        expect(ofFile).to.deep.equal(ofItem);
        const layerUrl = await makeLayer(ofItem);
        const uploadUrl = layerUrl.replace(/\/\d+$/, '/uploads/upload');
        const uploaded = await postForm(server.server, uploadUrl, [['file', content, name]], owner);
        const sources = [{ appendItemId: itemId }, { appendUploadId: uploadIdOf(uploaded) }];
        for (const source of sources) {
          const submitted = await server.post(
            `${layerUrl}/append`,
            { ...source, appendUploadFormat: title, appendSourceInfo: ofItem, rollbackOnFailure: true },
            owner,
          );
          const job = await server.ended(String(submitted['statusUrl']), owner);
          expect(job, JSON.stringify(job)).to.include({
            status: 'Completed',
            recordCount: 2,
            insertCount: 2,
          });
        }
        // Shapefiles keep ten characters of a name, and days without their time.
        const expected = ROWS.map(({ Main_Street, seen, ...row }) =>
          title === 'shapefile' ? { ...row, Main_Stree: Main_Street } : { ...row, Main_Street, seen },
        );
        const rows = await rowsOf(server, layerUrl, owner);
        expect(rows).to.have.length(4);
        for (const [index, { attributes, point }] of rows.entries()) {
          expect(attributes).to.deep.include(expected[index % 2]);
          expect(point?.x).to.be.closeTo([11.575, 13.74][index % 2] ?? 0, 1e-6);
          expect(point?.y).to.be.closeTo([48.137, 51.05][index % 2] ?? 0, 1e-6);
        }
      }).timeout(300_000);
    }

    it('looks at a file that is larger than a single upload may be', async () => {
      const rows = Array.from({ length: 3_000 }, (_, index) => `c${String(index)},1.5,48.1\n`);
      const content = `code,lon,lat\n${rows.join('')}`;
      expect(content.length).to.be.above(20_000);
      const parameters = parametersOf(
        await analyze(server, [['file', Buffer.from(content), 'large.csv']], owner),
      );
      expect(parameters).to.include({ locationType: 'coordinates', longitudeFieldName: 'lon' });
    });

    it('gives parameters for text that append takes with the same text as an upload', async () => {
      const parameters = parametersOf(await analyze(server, [['text', CSV]], owner));
      const layerUrl = await makeLayer(parameters);
      const uploadUrl = layerUrl.replace(/\/\d+$/, '/uploads/upload');
      const uploaded = await postForm(server.server, uploadUrl, [['file', Buffer.from(CSV), 'x.csv']], owner);
      const submitted = await server.post(
        `${layerUrl}/append`,
        {
          appendUploadId: uploadIdOf(uploaded),
          appendUploadFormat: 'csv',
          appendSourceInfo: parameters,
          rollbackOnFailure: true,
        },
        owner,
      );
      const job = await server.ended(String(submitted['statusUrl']), owner);
      expect(job, JSON.stringify(job)).to.include({ status: 'Completed', insertCount: 2 });
      for (const [index, { attributes }] of (await rowsOf(server, layerUrl, owner)).entries()) {
        expect(attributes).to.deep.include(ROWS[index]);
      }
    });

    it('reads text, items and other formats', async () => {
      const text = parametersOf(await analyze(server, [['text', 'a;b\n1;x\n']], owner));
      expect(text).to.include({ type: 'csv', locationType: 'none', columnDelimiter: ';' });
      expect(text['layerInfo']).to.include({ type: 'Table' });
      const content = await convert('places.gpkg', 'GPKG');
      const itemid = await addItem(server, 'owner', { name: 'analyzed.gpkg', content }, owner);
      const gpkg = parametersOf(await analyze(server, [['itemid', itemid]], owner));
      expect(gpkg).to.include({ type: 'geoPackage' });
      expect(gpkg['layerInfo']).to.include({ geometryType: 'esriGeometryPoint' });
      expect(fieldsOf(gpkg).map(({ type }) => type)).to.include.members([
        'esriFieldTypeDate',
        'esriFieldTypeBigInteger',
      ]);
    });

    it('lists the tables of a file geodatabase, and looks into the first or the one that is named', async () => {
      const content = await readFile(new URL('../append/sources/files/fuel.gdb.zip', import.meta.url));
      const look = async (filetype: string, more: Json = {}): Promise<Json> => {
        const file = ['file', content, 'fuel.gdb.zip'] as const;
        const asked = JSON.stringify({ enableGlobalGeocoding: 'false', ...more });
        const parts = [['filetype', filetype], ['analyzeParameters', asked], file] as const;
        return parametersOf(await analyze(server, parts, owner));
      };
      const first = await look('fileGeodatabase');
      expect(first).to.include({ type: 'fileGeodatabase' });
      const layers = first['layers'] as Json[];
      expect(layers.map(({ id }) => id)).to.deep.equal([0, 1, 2, 3, 4]);
      expect(layers.map(({ name }) => name)).to.include.members(['depot', 'office']);
      expect(first['sourceTableName']).to.equal(layers[0]?.['name']);
      expect(layers[0]).to.include.keys('fields', 'type');
      const named = await look('filegdb', { sourceTableName: 'DEPOT' });
      const depot = (named['layers'] as Json[]).find(({ name }) => name === 'depot') ?? {};
      expect(depot).to.include({ geometryType: 'esriGeometryPoint' });
      expect((depot['fields'] as Json[]).map(({ name }) => name)).to.include.members(['Name', 'lat', 'lng']);
      expect(fieldsOf(named)).to.deep.equal(depot['fields']);
      const wishes = JSON.stringify({ sourceTableName: 'nowhere' });
      const parts = [
        ['filetype', 'filegdb'],
        ['analyzeParameters', wishes],
        ['file', content, 'fuel.gdb.zip'],
      ] as const;
      const { details } = errorOf(await analyze(server, parts, owner));
      expect(details.join()).to.match(/^file: .*nowhere/);
    });

    it('takes no addresses for places where they are not to be looked up', async () => {
      const file = ['file', Buffer.from('name,city,country\na,Bergen,Norway\n'), 'towns.csv'] as const;
      const placed = async (enableGlobalGeocoding: unknown): Promise<unknown> => {
        const wishes = JSON.stringify({ enableGlobalGeocoding });
        return parametersOf(await analyze(server, [['analyzeParameters', wishes], file], owner));
      };
      for (const yes of [undefined, true, 'true'])
        expect(await placed(yes), String(yes)).to.include({ locationType: 'address' });
      for (const no of [false, 'false'])
        expect(await placed(no), String(no)).to.include({ locationType: 'none' });
    });

    it('refuses what is empty, cannot be read, or is not there, in words', async () => {
      const detailOf = async (parts: Parameters<typeof analyze>[1]): Promise<string> =>
        errorOf(await analyze(server, parts, owner)).details.join();
      expect(await detailOf([['file', Buffer.alloc(0), 'x.csv']])).to.include('it is empty');
      expect(await detailOf([['file', Buffer.from('PK\x03\x04'), 'x.csv']])).to.include(
        'could not be read as csv',
      );
      expect(await detailOf([['file', Buffer.from('no workbook'), 'x.xlsx']])).to.include('no workbook');
      expect(await detailOf([['file', Buffer.from('x'), 'x.pdf']])).to.include('filetype');
      expect(await detailOf([['itemid', 'f'.repeat(32)]])).to.include('no such item');
      expect(await detailOf([])).to.include('exactly one');
      expect(
        await detailOf([
          ['text', 'a\n1'],
          ['itemid', 'x'],
        ]),
      ).to.include('exactly one');
      expect(await detailOf([['sourceUrl', 'http://127.0.0.1/x.csv']])).to.include('sourceUrl');
      const wishes = JSON.stringify({ columnDelimiter: '::', qualifier: 'ab', sourceCountry: 5 });
      const faults = await analyze(
        server,
        [
          ['file', Buffer.from('a\n1'), 'x.csv'],
          ['filetype', 'pdf'],
          ['analyzeParameters', wishes],
        ],
        owner,
      );
      expect(errorOf(faults).details.map((detail) => detail.split(': ')[0])).to.deep.equal([
        'filetype',
        'analyzeParameters.columnDelimiter',
        'analyzeParameters.qualifier',
        'analyzeParameters.sourceCountry',
      ]);
      expect(errorOf(await analyze(server, [['text', 'a\n1']], 'no token')).code).to.equal(499);
    });
  });

  describe('publish', () => {
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

    it('follows what the caller made of the parameters', async () => {
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

    it('reads an item as what the request says it is, whatever its own type says', async () => {
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
      const editorTrackingInfo = { enableEditorTracking: true };
      const few = await made('Few', { maxRecordCount: 0, editorTrackingInfo });
      expect(few).to.include({ maxRecordCount: 1 });
      expect(few['editorTrackingInfo']).to.include({ enableEditorTracking: true });
      expect(few['layer']).to.have.property('editFieldsInfo');
    });

    it('finds the places of addresses, and keeps those that it cannot find without one', async () => {
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

    it('costs what appending the same file costs', async () => {
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
        details: ['publishParameters.name: taken, in any case of its letters'],
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

    it('tells why it failed by the item of the service as well, which is gone by then', async () => {
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
        description: 'not a number',
      });
      const why = {
        status: 'failed',
        statusMessage:
          '2 of 3 records cannot be applied; nothing was written. Record 2: people: not a number',
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
});
