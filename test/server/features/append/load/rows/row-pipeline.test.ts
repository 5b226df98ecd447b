import { expect } from 'chai';
import { forEachDatabase } from '../../../../../support/databases/databases.js';
import { type AppendFixture, field, openAppendFixture } from '../../support/append-fixture.js';

forEachDatabase('a reading pass', (open) => {
  let fixture: AppendFixture;

  beforeEach(async () => {
    fixture = await openAppendFixture(await open(), { fields: [field('name', 'String')] });
  });

  afterEach(() => fixture.close());

  it('refuses a source without any matching field instead of writing blank features', async () => {
    const appendUploadId = await fixture.upload('foo,bar\n1,2\n3,4\n');
    const csv = await fixture.append({ appendUploadId, appendUploadFormat: 'csv', appendSourceInfo: {} });
    expect(csv.status).to.equal('Failed');
    expect(csv.statusMessage).to.contain('foo, bar');
    const json = await fixture.append({ edits: '[{"attributes":{"foo":1}}]' });
    expect(json.status).to.equal('Failed');
    expect(await fixture.rowCount()).to.equal(0);
  });

  it('accepts a source with one matching field, or with coordinates only', async () => {
    const features = [
      { attributes: { foo: 1, NAME: null } },
      { attributes: {}, geometry: { x: 1, y: 2 } },
      { attributes: {} },
    ];
    for (const feature of features) {
      expect((await fixture.append({ edits: JSON.stringify([feature]) })).status).to.equal('Completed');
    }
    expect(await fixture.rowCount()).to.equal(3);
  });

  it('reports the bad rows, if any', async () => {
    const edits =
      '[{"attributes":{"foo":1},"geometry":{"paths":[]}},{"attributes":{"foo":1},"geometry":{"x":"a"}}]';
    const status = await fixture.append({ edits });
    expect(status.errors.map(({ sourceRow, code }) => [sourceRow, code])).to.deep.equal([
      [2, 'invalid_geometry'],
    ]);
  });
});
