import { rm } from 'node:fs/promises';
import { expect } from 'chai';
import type { AppendParameters } from '../../../../../server/features/append/request/append-call.js';
import { forEachDatabase, type TestDatabases } from '../../../../support/databases/databases.js';
import { type AppendFixture, field, openAppendFixture, pointCollection } from '../support/append-fixture.js';
import { makeXlsx } from '../formats/excel/make-xlsx.js';
import { type GdalFiles, openGdalFiles } from '../source/gdal-files.js';

const FIELDS = [
  field('code', 'String', { length: 20 }),
  field('depth', 'Double'),
  field('kind', 'String', { defaultValue: 'port' }),
];
const INDEXES = [{ name: 'by_code', fields: 'code', isUnique: true }];
const PLACED = { latitudeFieldName: 'lat', longitudeFieldName: 'lon' };
const AT = { lon: 1, lat: 2 };

const REFUSED =
  'No column of the source matches a field of Places; nothing was written. The source has: port, tiefe. ' +
  'The layer has: code, depth, kind. Give fieldMappings.';

type Row = Readonly<Record<string, string | number | null>>;

const toCsv = (rows: readonly Row[]): string =>
  [Object.keys(rows[0] ?? {}), ...rows.map((row) => Object.values(row))]
    .map((row) => row.join(';'))
    .join('\n');

const toSheetData = (rows: readonly Row[]): string =>
  [Object.keys(rows[0] ?? {}), ...rows.map((row) => Object.values(row))]
    .map((cells) => `<row>${cells.map(toCell).join('')}</row>`)
    .join('');

const toCell = (value: string | number | null): string =>
  typeof value === 'number'
    ? `<c><v>${String(value)}</v></c>`
    : `<c t="inlineStr"><is><t>${value ?? ''}</t></is></c>`;

const toGeoJson = (rows: readonly Row[]): string =>
  pointCollection(rows.map(({ lon, lat, ...more }) => ({ at: [Number(lon), Number(lat)], ...more })));

const toEsri = ({ lon, lat, ...attributes }: Row): object => ({ attributes, geometry: { x: lon, y: lat } });

forEachDatabase('columns that match no field', (open) => {
  let databases: TestDatabases;
  let fixture: AppendFixture;
  let files: GdalFiles;

  before(async () => {
    databases = await open();
    files = await openGdalFiles();
  });

  after(() => files.remove());

  beforeEach(async () => {
    fixture = await openAppendFixture(databases, { fields: FIELDS, indexes: INDEXES });
    await append('edits', [{ code: 'old', depth: 1, ...AT }]);
  });

  afterEach(() => fixture.close());

  /** The rows as a source of each kind. */
  const SOURCES: Readonly<Record<string, (rows: readonly Row[]) => Promise<AppendParameters>>> = {
    edits: (rows) => Promise.resolve({ edits: JSON.stringify(rows.map(toEsri)) }),
    geojson: async (rows) => ({
      appendUploadId: await fixture.upload(toGeoJson(rows)),
      appendUploadFormat: 'geojson',
    }),
    jsonl: async (rows) => ({
      appendUploadId: await fixture.upload(rows.map((row) => JSON.stringify(toEsri(row))).join('\n')),
      appendUploadFormat: 'jsonl',
    }),
    csv: async (rows) => ({
      appendUploadId: await fixture.upload(toCsv(rows)),
      appendUploadFormat: 'csv',
      appendSourceInfo: PLACED,
    }),
    excel: async (rows) => ({
      appendUploadId: await fixture.upload(makeXlsx({ sheets: [{ name: 'A', data: toSheetData(rows) }] })),
      appendUploadFormat: 'excel',
      appendSourceInfo: PLACED,
    }),
    gpkg: async (rows) => ({
      appendUploadId: await fixture.upload(await convert(rows, 'source.gpkg')),
      appendUploadFormat: 'gpkg',
    }),
    flatgeobuf: async (rows) => ({
      appendUploadId: await fixture.upload(await convert(rows, 'source.fgb')),
      appendUploadFormat: 'flatgeobuf',
    }),
    filegdb: async (rows) => {
      await convert(rows, 'source.gdb', '-f', 'OpenFileGDB');
      return {
        appendUploadId: await fixture.upload(await files.zip('source.gdb', 'source.gdb/')),
        appendUploadFormat: 'filegdb',
      };
    },
  };

  async function convert(rows: readonly Row[], name: string, ...more: string[]): Promise<Buffer> {
    await files.write('source.geojson', toGeoJson(rows));
    await rm(files.path(name), { recursive: true, force: true });
    await files.ogr2ogr(name, 'source.geojson', '-nln', 'source', ...more);
    return name.endsWith('.gdb') ? Buffer.alloc(0) : files.read(name);
  }

  async function append(source: string, rows: readonly Row[], more: AppendParameters = {}) {
    const parameters = (await SOURCES[source]?.(rows)) ?? {};
    return fixture.append({ ...parameters, ...more });
  }

  const told = ({ messages }: Awaited<ReturnType<typeof append>>) =>
    messages
      .slice(1)
      .map(({ type, description }) => `${type.replace('esriJobMessageType', '')}: ${description}`);

  for (const source of ['edits', 'geojson', 'jsonl', 'csv', 'excel', 'gpkg', 'flatgeobuf', 'filegdb']) {
    describe(`of ${source}`, () => {
      it('refuses a source if no column matches, with the names of both sides', async () => {
        const none = [{ port: 'Bar', tiefe: 5, ...AT }];
        for (const more of [{}, { dryRun: true }, { truncateExisting: true }]) {
          const status = await append(source, none, more);
          expect(status).to.deep.include({
            status: 'Failed',
            statusMessage: REFUSED,
            unmatchedSourceFields: ['port', 'tiefe'],
            unfilledFields: ['code', 'depth', 'kind'],
          });
        }
        expect((await fixture.rows()).map(({ code }) => code)).to.deep.equal(['old']);
      });

      it('reports unmatched columns with the unfilled fields if others match', async () => {
        for (const more of [{ dryRun: true }, {}]) {
          const status = await append(source, [{ code: 'new', tiefe: 5, ...AT }], more);
          expect(status).to.deep.include({
            status: 'Completed',
            insertCount: 1,
            unmatchedSourceFields: ['tiefe'],
            unfilledFields: ['depth'],
          });
          expect(told(status)).to.deep.equal([
            'Warning: Columns of the source that match no field of the layer were left out: tiefe.',
            'Informative: The source has no column for these fields: depth.',
          ]);
        }
      });

      it('reports nothing if all columns match', async () => {
        const status = await append(source, [{ CODE: 'new', depth: 5, kind: 'quay', ...AT }]);
        expect(status).to.deep.include({ insertCount: 1, unmatchedSourceFields: [], unfilledFields: [] });
        expect(told(status)).to.deep.equal([]);
      });

      it('accepts fieldMappings that assign every column to another field', async () => {
        const fieldMappings = [{ source: 'port', name: 'code' }];
        const status = await append(source, [{ port: 'Bar', tiefe: 5, ...AT }], { fieldMappings });
        expect(status).to.deep.include({
          status: 'Completed',
          insertCount: 1,
          unmatchedSourceFields: ['tiefe'],
          unfilledFields: ['depth'],
        });
      });
    });
  }

  it('excludes fields that servers write, and refuses a source that has only these', async () => {
    const kept = { OBJECTID: 7, GlobalID: '', Shape__Area: 1.5, Shape_Leng: 2, fid: 3 };
    for (const source of ['csv', 'edits']) {
      const good = await append(source, [{ ...kept, code: `of ${source}`, depth: 5, ...AT }]);
      expect(told(good)).to.deep.equal([]);
      const bad = await append(source, [{ ...kept, port: 'Bar', tiefe: 5, ...AT }]);
      expect(bad.statusMessage).to.equal(REFUSED);
    }
    const places = await append('gpkg', [AT]);
    expect(places).to.include({ status: 'Completed', insertCount: 1 });
  });

  it('excludes editor tracking fields, also with names that a shapefile shortened', async () => {
    fixture = await openAppendFixture(
      databases,
      { fields: FIELDS },
      { editorTrackingInfo: { enableEditorTracking: true } },
    );
    const tracked = { Creator: 'a', CreationDa: '', CreationDate: '', Editor: 'b', EditDate: '' };
    const status = await append('csv', [{ code: 'new', depth: 1, ...tracked, ...AT }]);
    expect(told(status)).to.deep.equal([]);
    // Where nobody keeps them, they are columns like others.
    fixture = await openAppendFixture(databases, { fields: FIELDS });
    const { unmatchedSourceFields } = await append('csv', [{ code: 'new', depth: 1, Creator: 'a', ...AT }]);
    expect(unmatchedSourceFields).to.deep.equal(['Creator']);
  });

  it('reports coordinate columns that the request does not name', async () => {
    const appendSourceInfo = {};
    const status = await append('csv', [{ code: 'new', ...AT }], { appendSourceInfo });
    expect(status.unmatchedSourceFields).to.deep.equal(['lon', 'lat']);
    const refused = await append('csv', [{ ...AT }], { appendSourceInfo });
    expect(refused.statusMessage).to.contain('The source has: lon, lat.');
  });

  it('reports unfilled fields of appendFields, and ignores columns of other fields', async () => {
    for (const source of ['csv', 'geojson']) {
      const row = { code: `of ${source}`, kind: 'quay', ...AT };
      const status = await append(source, [row], { appendFields: ['code', 'depth'] });
      expect(status).to.deep.include({ unmatchedSourceFields: [], unfilledFields: ['depth'] });
      expect(told(status)).to.deep.equal([
        'Warning: The source has no column for fields of appendFields: depth.',
      ]);
      const none = await append(source, [row], { appendFields: ['depth'] });
      expect(none.statusMessage).to.contain('The layer has: depth.');
    }
  });

  it('reports unfilled fields of an upsert', async () => {
    const upsert = { upsert: true, upsertMatchingField: 'code' };
    const rows = [{ code: 'old', tiefe: 3, ...AT }];
    const skipped = { skipInserts: true, skipUpdates: true };
    expect((await append('csv', rows, upsert)).unfilledFields).to.deep.equal(['depth']);
    expect((await append('edits', rows, { ...upsert, skipInserts: true })).unfilledFields).to.deep.equal([
      'depth',
    ]);
    expect((await append('csv', rows, { ...upsert, ...skipped })).unfilledFields).to.deep.equal([]);
    expect((await fixture.rows()).map(({ depth }) => depth)).to.deep.equal([1]);
  });

  it('keeps a more specific refusal if all rows are bad, and accepts a source without rows', async () => {
    const bad = await fixture.append({ edits: '[{"attributes":{"port":1},"geometry":{"x":"a","y":1}}]' });
    expect(bad.errors.map(({ code }) => code)).to.deep.equal(['invalid_geometry']);
    const none = await append('edits', []);
    expect(none).to.deep.include({ status: 'Completed', unmatchedSourceFields: [], unfilledFields: [] });
    const half = JSON.stringify([
      { attributes: { port: 1 }, geometry: { x: 'a', y: 1 } },
      { attributes: { port: 2 }, geometry: { x: 1, y: 1 } },
    ]);
    expect(await fixture.append({ edits: half })).to.include({ status: 'Failed', errorCount: 1 });
    expect((await fixture.rows()).length).to.equal(1);
  });

  it('accepts coordinates alone for a layer without fields of its own', async () => {
    fixture = await openAppendFixture(databases, { fields: [] });
    const status = await append('csv', [{ port: 'Bar', ...AT }]);
    expect(status).to.deep.include({ status: 'Completed', insertCount: 1, unmatchedSourceFields: ['port'] });
  });

  it('reports unmatched columns by layer in an append to a service', async () => {
    const more = await fixture.addLayer({ name: 'More', fields: [field('label', 'String')] });
    const service = { name: 'Town', layers: [fixture.layer, more] };
    const collection = (attributes: Row) =>
      JSON.stringify({
        layers: [
          { layerDefinition: { name: 'Places' }, featureSet: { features: [toEsri({ code: 'new', ...AT })] } },
          { layerDefinition: { name: 'More' }, featureSet: { features: [toEsri({ ...attributes, ...AT })] } },
        ],
      });
    const status = await fixture.append({ edits: collection({ label: 'a', port: 1 }) }, { service });
    expect(told(status)).to.deep.equal([
      'Warning: More: Columns of the source that match no field of the layer were left out: port.',
      'Informative: Places: The source has no column for these fields: depth.',
    ]);
    expect(status).not.to.have.any.keys('unmatchedSourceFields', 'unfilledFields');
    expect(
      status.layers?.map(({ unmatchedSourceFields, unfilledFields }) => [
        unmatchedSourceFields,
        unfilledFields,
      ]),
    ).to.deep.equal([
      [[], ['depth']],
      [['port'], []],
    ]);
    const refused = await fixture.append({ edits: collection({ port: 1 }) }, { service });
    expect(refused.statusMessage).to.contain('matches a field of More;');
    expect((await fixture.rows()).length).to.equal(2);
  });

  it('lists up to 255 columns, and cuts long names', async () => {
    const names = Array.from({ length: 300 }, (_, index) => `c${String(index)}${'x'.repeat(200)}`);
    const wide = Object.fromEntries(names.map((name) => [name, 1]));
    for (const source of ['csv', 'edits']) {
      const { unmatchedSourceFields = [] } = await append(source, [{ code: `of ${source}`, ...wide, ...AT }]);
      expect(unmatchedSourceFields.length).to.equal(255);
      expect(unmatchedSourceFields[0]).to.equal(`${names[0]?.slice(0, 100) ?? ''}…`);
    }
  });
});
