import { expect } from 'chai';
import { loadConfig } from '../../../../../server/config/config.js';
import {
  findFormat,
  SUPPORTED_APPEND_FORMATS,
} from '../../../../../server/features/append/formats/registry.js';
import { forEachDatabase } from '../../../../support/databases/databases.js';
import {
  errorOf,
  type FeatureServer,
  type Json,
  startFeatureServer,
  uploadIdOf,
} from '../../../../support/servers/feature-server.js';
import { makeXlsx } from '../formats/excel/make-xlsx.js';

/** In metres of web mercator, the reference of the layer, and in degrees. */
const METRES = { x: 592_220, y: 8_486_810 };
const DEGREES = { x: 5.32, y: 60.39 };

const table = ({ x, y }: { x: number; y: number }): (string | number)[][] => [
  ['code', 'lon', 'lat'],
  ['BGO', x, y],
];
const toSheet = (rows: (string | number)[][]): string =>
  rows
    .map((cells) => {
      const xml = cells.map((cell) =>
        typeof cell === 'number'
          ? `<c><v>${String(cell)}</v></c>`
          : `<c t="inlineStr"><is><t>${cell}</t></is></c>`,
      );
      return `<row>${xml.join('')}</row>`;
    })
    .join('');
const point = ({ x, y }: { x: number; y: number }): string =>
  JSON.stringify({
    type: 'Feature',
    properties: { code: 'BGO' },
    geometry: { type: 'Point', coordinates: [x, y] },
  });

forEachDatabase('parameters of append', (open) => {
  let server: FeatureServer;
  let owner: string;

  before(async () => {
    server = await startFeatureServer(await open());
    owner = await server.signUp('owner', 'author');
  });
  after(() => server.close());

  const pathOf = (name: string): string => `/rest/services/${name}/FeatureServer`;
  const append = (name: string, parameters: Json): Promise<Json> =>
    server.post(`${pathOf(name)}/0/append`, parameters, owner);
  const run = async (name: string, parameters: Json): Promise<Json> => {
    const submission = await append(name, parameters);
    return server.ended(String(submission['statusUrl']), owner);
  };
  const features = async (
    name: string,
  ): Promise<{ attributes: Json; geometry?: { x: number; y: number } }[]> => {
    const query = { where: '1=1', outFields: '*', orderByFields: 'OBJECTID' };
    return (await server.get(`${pathOf(name)}/0/query`, query, owner))['features'] as never;
  };

  it('defaults to featureCollection, inserts and keeping good rows if only the source is given', async () => {
    const name = await server.makeService(owner);
    const row = (code: string | null): Json => ({
      attributes: { code, OBJECTID: 77, GlobalID: '{6F9619FF-8B86-D011-B42D-00C04FC964F0}' },
      geometry: { x: 1, y: 2 },
    });
    const edits = { edits: { features: [row('A'), row(null)] } };
    expect(await run(name, edits)).to.include({
      status: 'Completed',
      insertCount: 1,
      updateCount: 0,
      errorCount: 1,
    });
    const [feature] = await features(name);
    expect(feature?.attributes).to.include({ code: 'A', OBJECTID: 1 });
    expect(feature?.attributes['GlobalID']).not.to.match(/^\{?6f9619ff/i);
    // Nor is it an update the next time.
    expect(await run(name, edits)).to.include({ status: 'Failed', updateCount: 0 });
    const upsert = {
      edits: { features: [{ ...row('B'), attributes: { code: 'B', OBJECTID: 1 } }] },
      upsert: true,
    };
    expect(await run(name, upsert)).to.include({ status: 'Completed', updateCount: 1 });
    expect((await features(name)).map(({ attributes }) => attributes['code'])).to.deep.equal(['B']);
  });

  it('answers with a page unless another format is requested, and so does the job', async () => {
    const name = await server.makeService(owner);
    const ask = async (url: string, form: Record<string, string>): Promise<string> => {
      const reply = await server.server.inject({
        method: 'POST',
        url,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: new URLSearchParams({ token: owner, ...form }).toString(),
      });
      return `${String(reply.headers['content-type'])} ${reply.payload}`;
    };
    const edits = '{"features":[]}';
    const page = await ask(`${pathOf(name)}/0/append`, { edits });
    expect(page).to.match(/^text\/html.*jobId: [0-9a-f-]{36}/s);
    const [, id = ''] = /jobId: ([0-9a-f-]{36})/.exec(page) ?? [];
    expect(await ask(`${pathOf(name)}/0/append/jobs/${id}`, {})).to.match(/^text\/html/);
    expect(await ask(`${pathOf(name)}/0/append/jobs/${id}`, { f: 'json' })).to.match(/^application\/json/);
    expect(await ask(`${pathOf(name)}/0/append`, { edits, f: 'pjson' })).to.match(
      /^application\/json.*\n {2}"/s,
    );
  });

  it('ignores parameters that have no meaning here', async () => {
    const name = await server.makeService(owner);
    const edits = { features: [{ attributes: { code: 'A' }, geometry: { x: 1, y: 2 } }] };
    const status = await run(name, {
      edits,
      skipDeletes: 'true',
      appendAttachmentsInfo: '{"x":1}',
      skipAttachmentInserts: 'true',
      gdbVersion: 'sde.DEFAULT',
      trueCurveClient: 'true',
      timeReferenceUnknownClient: 'true',
      async: 'true',
      returnMessages: 'true',
      upserts: 'true',
      skipInserts: 'true',
      updateGeometry: 'False',
      upsertMatchingField: 'no such field',
    });
    expect(status).to.include({ status: 'Completed', insertCount: 1 }).and.not.have.property('editMoment');
    const upsert = { edits, upsert: '1', upsertMatchingField: 'CODE', returnEditMoment: 'TRUE' };
    const again = await run(name, upsert);
    expect(again).to.include({ updateCount: 1 });
    expect(again['editMoment']).to.be.a('number');
  });

  it('distinguishes uploads from items, whose ids are unrelated', async () => {
    const name = await server.makeService(owner);
    const uploadId = uploadIdOf(await server.upload(name, 'a.geojson', point(DEGREES), owner));
    const added = await server.post(
      '/sharing/rest/content/users/owner/addItem',
      { title: `item of ${name}`, type: 'GeoJson', text: point(DEGREES) },
      owner,
    );
    const itemId = String(added['id']);
    expect(itemId).not.to.equal(uploadId);
    const format = { appendUploadFormat: 'geojson' };
    const swapped: Json[] = [{ appendItemId: uploadId }, { appendUploadId: itemId }];
    for (const source of swapped) {
      const [parameter = ''] = Object.keys(source);
      expect(errorOf(await append(name, { ...source, ...format })).details.join()).to.contain(
        `${parameter}: ${parameter === 'appendItemId' ? 'was not found' : 'must be the id'}`,
      );
    }
    expect(await run(name, { appendItemId: itemId, ...format })).to.include({ insertCount: 1 });
    const again = { appendUploadId: uploadId, ...format, upsert: true, upsertMatchingField: 'code' };
    expect(await run(name, again)).to.include({ updateCount: 1 });
  });

  const formats = ['csv', 'geojson', 'excel'] as const;
  for (const format of formats) {
    it(`takes ${format} as degrees on WGS 84 unless sourceSR says otherwise, and projects it to the layer`, async () => {
      const name = await server.makeService(owner);
      const content = async (place: typeof DEGREES): Promise<string | Buffer> => {
        if (format === 'geojson') return point(place);
        if (format === 'excel')
          return makeXlsx({ sheets: [{ name: 'Sheet1', data: toSheet(table(place)) }] });
        return Promise.resolve(
          table(place)
            .map((cells) => cells.join())
            .join('\n'),
        );
      };
      const source = async (place: typeof DEGREES, sourceInfo: Json): Promise<Json> => ({
        appendUploadId: uploadIdOf(
          await server.upload(
            name,
            format === 'excel' ? 'a.xlsx' : `a.${format}`,
            await content(place),
            owner,
          ),
        ),
        appendUploadFormat: format,
        appendSourceInfo: { latitudeFieldName: 'lat', longitudeFieldName: 'lon', ...sourceInfo },
      });
      expect(await run(name, await source(DEGREES, {}))).to.include({ insertCount: 1, errorCount: 0 });
      const upsert = { upsert: true, upsertMatchingField: 'code' };
      const [degrees] = await features(name);
      expect(degrees?.geometry?.x).to.be.closeTo(METRES.x, 5);
      expect(degrees?.geometry?.y).to.be.closeTo(METRES.y, 500);
      const inMetres = await source(METRES, { sourceSR: { wkid: 102100 } });
      expect(await run(name, { ...inMetres, ...upsert })).to.include({ updateCount: 1, errorCount: 0 });
      const [metres] = await features(name);
      expect(metres?.geometry).to.deep.equal(METRES);
    });
  }

  it('requires appendSourceInfo for csv and excel, which may be empty, and for no other format', async () => {
    const name = await server.makeService(owner);
    for (const format of SUPPORTED_APPEND_FORMATS) {
      const appendUploadId = uploadIdOf(await server.upload(name, 'a', 'x', owner));
      const reply = await append(name, { appendUploadId, appendUploadFormat: format });
      if (format === 'csv' || format === 'excel') {
        expect(errorOf(reply).details.join(), format).to.contain('appendSourceInfo: must be given with');
        const withEmpty = await append(name, {
          appendUploadId,
          appendUploadFormat: format,
          appendSourceInfo: {},
        });
        expect(withEmpty, format).to.include({ status: 'processing' });
      } else expect(reply, format).to.include({ status: 'processing' });
    }
  });
});

describe('formats of append', () => {
  const SPELLINGS = {
    sqlite: ['sqlite', 'sqllite', 'SQLite'],
    gpkg: ['gpkg', 'geoPackage', 'geopackage'],
    shapefile: ['shapefile', 'shapeFile', 'ESRI Shapefile'],
    filegdb: ['filegdb', 'fileGeodatabase', 'File Geodatabase'],
    featureCollection: ['featureCollection', 'featurecollection', 'feature Collection'],
    geojson: ['geojson', 'GeoJson', 'geoJSON'],
    csv: ['csv', 'CSV'],
    excel: ['excel', 'xlsx', 'xls'],
  };

  it('accepts every spelling of a format that the interface has had', () => {
    for (const [name, spellings] of Object.entries(SPELLINGS)) {
      for (const spelling of spellings) expect(findFormat(spelling)?.name, spelling).to.equal(name);
    }
    expect(SUPPORTED_APPEND_FORMATS).to.include.members(Object.keys(SPELLINGS));
  });

  it('accepts single uploads of up to 10 megabytes by default', () => {
    expect(loadConfig({}).uploadLimitBytes).to.equal(10 * 1024 * 1024);
  });
});
