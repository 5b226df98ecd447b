import { readFile } from 'node:fs/promises';
import { expect } from 'chai';
import { forEachDatabase, type TestDatabases } from '../../../support/databases/databases.js';
import {
  errorOf,
  type FeatureServer,
  type Json,
  startFeatureServer,
  uploadIdOf,
} from '../../../support/servers/feature-server.js';
import { postForm } from '../../../support/clients/post-form.js';
import {
  addItem,
  analyze,
  convert,
  convertGeodatabase,
  convertShapefile,
  CSV,
  fieldsOf,
  parametersOf,
  ROWS,
  rowsOf,
} from './publishing.js';

forEachDatabase('analyze', (open) => {
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

  /** A layer after what analyze said, made as clients make it. */
  async function makeLayer(parameters: Json): Promise<string> {
    const service = await server.makeService(owner);
    const layer = { ...(parameters['layerInfo'] as Json), name: 'Analyzed' };
    const path = `/rest/admin/services/${service}/FeatureServer/addToDefinition`;
    const added = await server.post(path, { addToDefinition: { layers: [layer] } }, owner);
    expect(added).to.include({ success: true });
    return `/rest/services/${service}/FeatureServer/1`;
  }

  it('describes a CSV and its coordinates, with the first rows', async () => {
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
    it(`returns parameters for ${title} that append accepts unchanged`, async () => {
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
    it(`returns parameters for ${title} that create a layer which accepts the file, stored or uploaded`, async () => {
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

  it('analyzes a file that is larger than a single upload may be', async () => {
    const rows = Array.from({ length: 3_000 }, (_, index) => `c${String(index)},1.5,48.1\n`);
    const content = `code,lon,lat\n${rows.join('')}`;
    expect(content.length).to.be.above(20_000);
    const parameters = parametersOf(
      await analyze(server, [['file', Buffer.from(content), 'large.csv']], owner),
    );
    expect(parameters).to.include({ locationType: 'coordinates', longitudeFieldName: 'lon' });
  });

  it('returns parameters for text that append accepts with the same text as an upload', async () => {
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

  it('lists the tables of a file geodatabase, and analyzes the first or the named one', async () => {
    const content = await readFile(new URL('../append/source/files/fuel.gdb.zip', import.meta.url));
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

  it('does not detect addresses if geocoding is disabled', async () => {
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

  it('refuses empty, unreadable and missing sources with a reason', async () => {
    const detailOf = async (parts: Parameters<typeof analyze>[1]): Promise<string> =>
      errorOf(await analyze(server, parts, owner)).details.join();
    expect(await detailOf([['file', Buffer.alloc(0), 'x.csv']])).to.include('it is empty');
    expect(await detailOf([['file', Buffer.from('PK\x03\x04'), 'x.csv']])).to.include(
      'could not be read as csv',
    );
    expect(await detailOf([['file', Buffer.from('no workbook'), 'x.xlsx']])).to.include('not a workbook');
    expect(await detailOf([['file', Buffer.from('x'), 'x.pdf']])).to.include('filetype');
    expect(await detailOf([['itemid', 'f'.repeat(32)]])).to.include('was not found');
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
    expect(errorOf(await analyze(server, [['text', 'a\n1']], 'no token')).code).to.equal(498);
    expect(errorOf(await analyze(server, [['text', 'a\n1']], '')).code).to.equal(499);
  });
});
