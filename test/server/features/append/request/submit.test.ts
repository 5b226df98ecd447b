// @needs gdal: it checks spatial references in words.
import { expect } from 'chai';
import { AppError } from '../../../../../server/lib/errors.js';
import { isUniqueField } from '../../../../../server/features/append/request/check-target.js';
import type { AppendParameters } from '../../../../../server/features/append/request/append-call.js';
import { type AppendTarget, fromPayload } from '../../../../../server/features/append/request/request.js';
import { SUPPORTED_APPEND_FORMATS } from '../../../../../server/features/append/formats/registry.js';
import { toJobId } from '../../../../../server/features/append/request/submit.js';
import type { Job } from '../../../../../server/jobs/job.js';
import { forEachDatabase, type TestDatabases } from '../../../../support/databases/databases.js';
import { rejectionOf } from '../../../../support/rejection.js';
import {
  type AppendFixture,
  type CallOptions,
  field,
  openAppendFixture,
  pointCollection,
} from '../support/append-fixture.js';

/** Returns what a job does to its only layer. */
function targetOf(job: Job): AppendTarget {
  const [target] = fromPayload(job.payload).targets;
  if (target === undefined) throw new Error('the job has no layer');
  return target;
}

const EDITS = pointCollection([{ at: [1, 2], code: 'a' }]);

forEachDatabase('submitAppend', (open) => {
  let databases: TestDatabases;
  let fixture: AppendFixture;

  before(async () => {
    databases = await open();
    fixture = await openAppendFixture(databases, {
      fields: [field('Code', 'String', { length: 10 }), field('Name', 'String', { length: 20 })],
      indexes: [{ name: 'code', fields: 'Code', isUnique: true }],
    });
  });

  after(async () => {
    await fixture.close();
  });

  /** The faults of a refused request, as `field: reason`. */
  async function faultsOf(parameters: AppendParameters, call?: CallOptions): Promise<string[]> {
    const error = await rejectionOf(fixture.submit(parameters, call));
    expect(error).to.be.instanceOf(AppError);
    expect((error as AppError).code).to.equal('request.invalid');
    return (error as AppError).faults.map(({ field, reason }) => `${field}: ${reason}`);
  }

  it('stores the edits as a blob and not in the job', async () => {
    const job = await fixture.submit({ edits: EDITS, appendUploadFormat: 'GeoJson' });
    const { source } = fromPayload(job.payload);
    expect(source).to.include({ format: 'geojson', bytes: Buffer.byteLength(EDITS) });
    expect(JSON.stringify(job.payload)).not.to.include('coordinates');
  });

  it('answers with every key that some client looks for', async () => {
    const { submission } = await fixture.submitFully({ edits: EDITS, appendUploadFormat: 'geojson' });
    expect(submission).to.have.all.keys('statusUrl', 'status', 'statusMessage', 'itemId', 'jobId');
    const { jobId, itemId, status, statusMessage, statusUrl } = submission;
    expect(status).to.equal('processing');
    expect(statusMessage)
      .to.match(/jobId:\s*[A-Za-z0-9-]+$/)
      .and.to.include(jobId);
    expect(statusUrl).to.equal(`http://localhost/rest/services/s/FeatureServer/jobs/${jobId}`);
    expect(itemId).to.match(/^[0-9a-f]{32}$/);
    expect(toJobId(itemId)).to.equal(jobId);
    expect(toJobId(jobId)).to.equal(jobId);
  });

  it('stores the parameters in one spelling', async () => {
    const job = await fixture.submit({
      edits: EDITS,
      appendUploadFormat: 'geojson',
      upsert: true,
      upsertMatchingField: 'CODE',
      useGlobalIds: true,
      appendFields: ['NAME'],
      fieldMappings: [{ sourceName: 'label', name: 'name' }],
      rollbackOnFailure: true,
    });
    expect(targetOf(job)).to.deep.include({
      upsert: {
        keyField: 'Code',
        skipInserts: false,
        skipUpdates: false,
        updateGeometry: true,
        keepCreator: false,
      },
      appendFields: ['Name'],
      fieldMappings: [{ source: 'label', name: 'Name' }],
    });
    expect(fromPayload(job.payload)).to.include({
      rollbackOnFailure: true,
      dryRun: false,
      userName: 'olivia',
    });
  });

  it('chooses the object id or the global id as the key where no field is named', async () => {
    const byId = await fixture.submit({ edits: '[]', upsert: true });
    expect(targetOf(byId).upsert?.keyField).to.equal(fixture.layer.objectIdField);
    const byGlobalId = await fixture.submit({ edits: '[]', upsert: true, useGlobalIds: true });
    expect(targetOf(byGlobalId).upsert?.keyField).to.equal(fixture.layer.globalIdField);
  });

  it('ignores parameters that only apply to an upsert', async () => {
    const job = await fixture.submit({
      edits: '[]',
      upsert: false,
      skipInserts: true,
      upsertMatchingField: 'nothing',
    });
    expect(targetOf(job).upsert).to.equal(null);
  });

  it('uses the mapping of this layer in layerMappings', async () => {
    const layerMappings = [
      { id: 7 },
      { id: 0, sourceTableName: 'T', fieldMappings: [{ name: 'Name', source: 'n' }] },
    ];
    const job = await fixture.submit({ edits: '[]', layerMappings });
    expect(targetOf(job)).to.deep.include({
      sourceTableName: 'T',
      fieldMappings: [{ name: 'Name', source: 'n' }],
    });
  });

  it('requires a layer of the append for each entry of layerMappings', async () => {
    const service = { name: 'Town', layers: [fixture.layer] };
    const submit = (layerMappings: object[]) => faultsOf({ edits: '[]', layerMappings }, { service });
    expect(
      await submit([{ id: 7 }, { sourceTableName: 'T' }, { id: 0 }, { id: 0, sourceId: 1 }]),
    ).to.deep.equal([
      'layerMappings[0].id: must be the id of a layer of this append: 0',
      'layerMappings[1].id: must be given: the id of a layer',
      'layerMappings[3].id: layer 0 already has an entry',
    ]);
    const job = await fixture.submit({ edits: '[]', layerMappings: [{ id: 0, sourceId: 3 }] }, { service });
    expect(targetOf(job).sourceTableId).to.equal(3);
  });

  it('accepts an upload under the aliases of its parameters', async () => {
    const editsUploadId = await fixture.upload(EDITS);
    const job = await fixture.submit({ editsUploadId, editsUploadFormat: 'geojson' });
    expect(fromPayload(job.payload).source).to.include({ format: 'geojson', fileName: 'upload' });
  });

  it('reports all faults at once', async () => {
    const faults = await faultsOf({
      appendUploadFormat: 'tiff',
      appendFields: ['Name', 'nope'],
      fieldMappings: [
        { name: 'Name', source: 'a' },
        { name: 'name', source: 'b' },
        { name: 'x', source: 'c' },
        { name: 'Code' },
      ],
      upsert: true,
      upsertMatchingField: 'Name',
      appendSourceInfo: { locationType: 'address' },
    });
    expect(faults).to.deep.equal([
      'edits: exactly one of edits, appendUploadId and appendItemId must be given, not 0',
      `appendUploadFormat: must be one of ${SUPPORTED_APPEND_FORMATS.join(', ')}`,
      'appendSourceInfo.locationType: must not be address: no geocoder is configured',
      'fieldMappings[1].name: Name is already filled by fieldMappings[0]',
      'fieldMappings[2].name: the layer has no field x',
      'fieldMappings[3].source: must be given: the name of a source field',
      'appendFields: the layer has no field nope',
      'upsertMatchingField: Name must have its own unique index',
    ]);
  });

  for (const [title, parameters, field] of [
    ['two sources', { edits: EDITS, appendUploadId: 'x' }, 'edits'],
    ['an unknown upload', { appendUploadId: 'x' }, 'appendUploadId'],
    ['an unknown item', { appendItemId: 'x' }, 'appendItemId'],
    ['edits that are no JSON', { edits: '{"features":[' }, 'edits'],
    ['edits that are no object', { edits: '5' }, 'edits'],
    [
      'edits in a format of files',
      { edits: EDITS, appendUploadFormat: 'csv', appendSourceInfo: {} },
      'edits',
    ],
    [
      'an unknown matching field',
      { edits: '[]', upsert: true, upsertMatchingField: 'x' },
      'upsertMatchingField',
    ],
    ['a filter that does not apply', { edits: '[]', appendSourceFilter: '1=1' }, 'appendSourceFilter'],
    [
      'an unknown zone',
      { edits: '[]', appendSourceInfo: { dateFieldsTimeReference: { timeZone: 'Mars' } } },
      'appendSourceInfo.dateFieldsTimeReference.timeZone',
    ],
    [
      'an unknown spatial reference',
      { edits: '[]', appendSourceInfo: { sourceSR: { wkid: 4 } } },
      'appendSourceInfo.sourceSR',
    ],
    [
      'a latitude without a longitude',
      { edits: '[]', appendSourceInfo: { latitudeFieldName: 'y' } },
      'appendSourceInfo.longitudeFieldName',
    ],
    [
      'a quote of two characters',
      { edits: '[]', appendSourceInfo: { qualifier: '""' } },
      'appendSourceInfo.qualifier',
    ],
    [
      'an odd delimiter',
      { edits: '[]', appendSourceInfo: { columnDelimiter: 'x' } },
      'appendSourceInfo.columnDelimiter',
    ],
  ] as const) {
    it(`refuses ${title}, naming ${field}`, async () => {
      const faults = await faultsOf(parameters);
      expect(faults.map((fault) => fault.split(': ')[0])).to.deep.equal([field]);
    });
  }

  it('distinguishes an unknown spatial reference number from an invalid text', async () => {
    const of = (sourceSR: object) => faultsOf({ edits: '[]', appendSourceInfo: { sourceSR } });
    expect(await of({ wkid: 4 })).to.deep.equal([
      'appendSourceInfo.sourceSR: spatial reference 4 is not supported',
    ]);
    expect(await of({ wkt: 'nonsense' })).to.deep.equal([
      'appendSourceInfo.sourceSR: wkt must be a spatial reference',
    ]);
  });

  it('requires appendSourceInfo with csv, which may be empty', async () => {
    const appendUploadId = await fixture.upload('Code\na\n');
    expect(await faultsOf({ appendUploadId, appendUploadFormat: 'csv' })).to.have.length(1);
    await fixture.submit({ appendUploadId, appendUploadFormat: 'CSV', appendSourceInfo: {} });
  });

  it('refuses a source of one table for several layers', async () => {
    const layers = [fixture.layer, await fixture.addLayer({ name: 'Second' })];
    const faults = await faultsOf(
      { edits: EDITS, appendUploadFormat: 'geojson' },
      { service: { name: 'Town', layers } },
    );
    expect(faults).to.deep.equal(['layers: geojson holds one table, for one layer; 2 layers were given']);
  });

  it('accepts an item that the caller may read, in the format of its type by default', async () => {
    const appendItemId = await fixture.addItem(EDITS, 'geojson');
    const job = await fixture.submit({ appendItemId });
    expect(fromPayload(job.payload).source).to.include({ format: 'geojson', fileName: 'upload' });
    const other = await fixture.submit({ appendItemId, appendUploadFormat: 'featureCollection' });
    expect(fromPayload(other.payload).source.format).to.equal('featureCollection');
    const stranger = { userId: 9, name: 'sam', role: 'contributor' } as const;
    expect(await faultsOf({ appendItemId }, { principal: stranger })).to.deep.equal([
      'appendItemId: was not found, or you do not have access to it',
    ]);
  });

  it('refuses a key field without its own unique index', () => {
    const { layer } = fixture;
    const field = layer.fields.find(({ type }) => type === 'esriFieldTypeString');
    if (field === undefined) throw new Error('the layer has no field of text');
    const isKey = (isUnique: boolean, ...others: string[]): boolean => {
      const index = { name: 'i', fields: [field.name, ...others], isAscending: true, description: '' };
      return isUniqueField({ ...layer, indexes: [{ ...index, isUnique }] }, field);
    };
    expect([isKey(true), isKey(false), isKey(true, 'Other')]).to.deep.equal([true, false, false]);
  });

  it('refuses truncateExisting with upsert', async () => {
    const faults = await faultsOf({ edits: '[]', upsert: true, truncateExisting: true });
    expect(faults).to.deep.equal([
      'truncateExisting: is not supported with upsert: an emptied layer has nothing to match',
    ]);
  });

  it('refuses an upsert where changes are tracked', async () => {
    const faults = await faultsOf({ edits: '[]', upsert: true }, { tracksChanges: true });
    expect(faults).to.deep.equal(['upsert: is not supported on a service with sync or change tracking']);
  });

  it('ignores members of appendSourceInfo that have no meaning for append', async () => {
    const appendSourceInfo = {
      type: 'csv',
      useBulkInserts: true,
      layerInfo: { fields: [{ name: 'Code', alias: 'The code' }] },
      maxRecordCount: 1000,
    };
    const job = await fixture.submit({ edits: '[]', appendSourceInfo });
    expect(fromPayload(job.payload).sourceInfo).to.deep.equal({ renamedFields: { 'The code': 'Code' } });
  });
});
