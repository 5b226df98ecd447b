import { expect } from 'chai';
import type { AppError } from '../../../../../server/lib/errors.js';
import { forEachDatabase, type TestDatabases } from '../../../../support/databases/databases.js';
import { rejectionOf } from '../../../../support/rejection.js';
import { type AppendFixture, field, openAppendFixture } from '../support/append-fixture.js';

const latin = (text: string): Buffer => Buffer.from(text, 'latin1');

forEachDatabase('append of csv in encodings', (open) => {
  let databases: TestDatabases;
  let fixture: AppendFixture;

  before(async () => {
    databases = await open();
  });
  beforeEach(async () => {
    fixture = await openAppendFixture(databases, {
      geometryType: undefined,
      type: 'Table',
      fields: [field('k', 'String', { length: 10 }), field('n', 'String', { length: 50 })],
      indexes: [{ name: 'by_k', fields: 'k', isUnique: true }],
    });
  });
  afterEach(() => fixture.close());

  async function append(content: Buffer, appendSourceInfo: Record<string, unknown> = {}, more: object = {}) {
    const appendUploadId = await fixture.upload(content);
    return fixture.append({ appendUploadId, appendUploadFormat: 'csv', appendSourceInfo, ...more });
  }
  const names = async (): Promise<unknown[]> => (await fixture.rows()).map((row) => row['n']);

  it('keeps 20,000 good rows beside one byte that is not UTF-8', async () => {
    const good = Array.from({ length: 20_000 }, (_, index) => `${String(index)},Zürich\n`).join('');
    const status = await append(Buffer.concat([Buffer.from(`k,n\n${good}`), latin('last,caf\xe9\n')]));
    expect(status).to.include({ status: 'Completed', insertCount: 20_000, errorCount: 1 });
    expect(status.errors).to.deep.equal([
      {
        sourceRow: 20_001,
        field: 'n',
        value: 'caf\uFFFD',
        code: 'invalid_text',
        description: 'holds text that is not in the encoding of the source',
      },
    ]);
    expect(new Set(await names())).to.deep.equal(new Set(['Zürich']));
  });

  it('reports every fault of a row, and names unmatched columns', async () => {
    const status = await append(
      Buffer.concat([Buffer.from('k,n,x\nü,ü,ü\n'), latin(`${'k'.repeat(11)},\xe9,\xe9\n`)]),
    );
    expect(
      status.errors.map(({ sourceRow, field: name, description }) => [sourceRow, name, description]),
    ).to.deep.equal([
      [2, 'n', 'holds text that is not in the encoding of the source'],
      [2, null, 'column x holds text that is not in the encoding of the source'],
      [2, 'k', 'must be at most 10 characters long'],
    ]);
  });

  for (const dryRun of [false, true]) {
    it(`reports a guessed encoding in the messages of ${dryRun ? 'a dry run' : 'an append'}`, async () => {
      const status = await append(latin('k,n\na,Z\xfcrich\n'), {}, { dryRun });
      expect(status.messages.map(({ type }) => type)).to.include('esriJobMessageTypeWarning');
      expect(status.messages.map(({ description }) => description).join('\n')).to.include(
        'is read as windows-1252',
      );
      expect(await names()).to.deep.equal(dryRun ? [] : ['Zürich']);
    });
  }

  it('reports a guessed encoding in the messages of a failed job', async () => {
    const content = latin(`k,n\na,Z\xfcrich\n${'k'.repeat(11)},x\n`);
    const status = await append(content, {}, { rollbackOnFailure: true });
    expect(status.status).to.equal('Failed');
    expect(status.messages.map(({ description }) => description).join('\n')).to.include(
      'is read as windows-1252',
    );
  });

  it('never replaces good values by guessed ones', async () => {
    await append(Buffer.from('k,n\na,Zürich\nb,Łódź\n'));
    const upsert = { upsert: true, upsertMatchingField: 'k' };
    const mixed = await append(
      Buffer.concat([Buffer.from('k,n\na,Zürich\nc,x\n'), latin('b,L\xf3d\n')]),
      {},
      upsert,
    );
    expect(mixed).to.include({ status: 'Completed', insertCount: 1, updateCount: 1, errorCount: 1 });
    const guessed = await append(latin('k,n\nb,\xcc\xee\xf1\nd,y\n'), {}, upsert);
    expect(guessed).to.include({ status: 'Completed', insertCount: 1, errorCount: 1 });
    expect(await names()).to.have.members(['Zürich', 'Łódź', 'x', 'y']);
    const named = await append(latin('k,n\nb,\xcc\xee\xf1\n'), { encoding: 'Windows-1251' }, upsert);
    expect(named.updateCount).to.equal(1);
    expect(await names()).to.include('Мос');
  });

  for (const [member, value, reason] of [
    ['encoding', 'klingon', /^must be the name of an encoding, .* not klingon$/],
    ['encoding', 7, /^must be the name of an encoding, .* not number$/],
    ['charset', 'gbk', 'is not supported; give the encoding in encoding'],
    ['sourceEncoding', 'gbk', 'is not supported; give the encoding in encoding'],
    ['Encoding', 'gbk', 'is not supported; give the encoding in encoding'],
  ] as const) {
    it(`refuses ${member} ${String(value)} by its name`, async () => {
      const error = (await rejectionOf(append(latin('k\n1\n'), { [member]: value }))) as AppError;
      expect(error.code).to.equal('request.invalid');
      expect(error.faults.map((fault) => fault.field)).to.deep.equal([`appendSourceInfo.${member}`]);
      if (typeof reason === 'string') expect(error.faults[0]?.reason).to.equal(reason);
      else expect(error.faults[0]?.reason).to.match(reason);
    });
  }

  it('refuses an encoding for formats that cannot be in it', async () => {
    const faultOf = async (appendUploadFormat: string, encoding: string): Promise<unknown> => {
      const more = { appendUploadFormat };
      const error = (await rejectionOf(append(latin('{}'), { encoding }, more))) as AppError;
      return error.faults.map(({ field: name, reason }) => `${name} ${reason}`);
    };
    expect(await faultOf('geojson', 'gbk')).to.deep.equal([
      'appendSourceInfo.encoding must be utf-8 or left out: geojson is always in UTF-8',
    ]);
    expect(await faultOf('gpkg', 'utf-8')).to.deep.equal([
      'appendSourceInfo.encoding must be left out: gpkg states its own encoding',
    ]);
  });
});
