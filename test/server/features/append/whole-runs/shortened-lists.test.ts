import { expect } from 'chai';
import { listNames } from '../../../../../server/lib/text/list-names.js';
import { openAppendFixture } from '../support/append-fixture.js';
import { forEachPlaces } from '../support/places-fixture.js';
import { writeZip } from '../source/zip-writer.js';

/** `name1, name2` and so on. */
const numbered = (name: string, count: number): string[] =>
  Array.from({ length: count }, (_, index) => `${name}${String(index + 1)}`);

describe('listNames', () => {
  it('lists all of few names, and counts the rest of many', () => {
    expect(listNames([])).to.equal('');
    expect(listNames(numbered('t', 50))).to.equal(numbered('t', 50).join(', '));
    expect(listNames(numbered('t', 51))).to.equal(`${numbered('t', 50).join(', ')} and 1 more`);
    expect(listNames(['a', 'b', 'c'], 2)).to.equal('a, b and 1 more');
    expect(listNames(['a', 'b'], 2)).to.equal('a, b');
  });

  it('cuts a long name with an ellipsis', () => {
    expect(listNames(['x'.repeat(100), 'y'.repeat(101)])).to.equal(`${'x'.repeat(100)}, ${'y'.repeat(100)}…`);
  });
});

forEachPlaces('a failed job', (places) => {
  const reasonOf = async (...[parameters]: Parameters<typeof places.fixture.append>): Promise<string> => {
    const status = await places.fixture.append(parameters);
    expect(status).to.include({ status: 'Failed', errorCount: 0, errorsTruncated: false });
    expect(status.messages).to.deep.equal([
      { type: 'esriJobMessageTypeError', description: status.statusMessage },
    ]);
    return status.statusMessage;
  };

  it('lists fifty tables of a source that has more', async () => {
    const layers = numbered('Layer', 60).map((name) => ({
      layerDefinition: { name },
      featureSet: { features: [] },
    }));
    const listed = `${numbered('Layer', 50).join(', ')} and 10 more`;
    const edits = JSON.stringify({ layers });
    expect(await reasonOf({ edits })).to.contain(`several layers: ${listed}.`);
    expect(await reasonOf({ edits, sourceTableName: 'Layer61' })).to.contain(
      `has no layer Layer61. It has: ${listed}.`,
    );
  });

  it('lists 255 fields of a source that has more, and all missing ones', async () => {
    const columns = numbered('c', 300);
    const text = [columns.join(), columns.map(() => '1').join()].join('\n');
    const fieldMappings = [
      { name: 'Name', source: 'nowhere' },
      { name: 'Size', source: 'never' },
    ];
    const listed = `${numbered('c', 255).join(', ')} and 45 more`;
    const source = { appendUploadFormat: 'csv', appendSourceInfo: {} };
    const asked = async (more: object) =>
      reasonOf({ ...source, appendUploadId: await places.fixture.upload(text), ...more });
    expect(await asked({ fieldMappings })).to.equal(
      `fieldMappings names source fields that were not found: nowhere, never. The source has: ${listed}.`,
    );
    expect(await asked({ upsert: true, upsertMatchingField: 'Code' })).to.equal(
      `The source has no field for the matching field Code. It has: ${listed}.`,
    );
    // A table, whose rows have no geometry either.
    const other = await openAppendFixture(places.databases, {
      type: 'Table',
      geometryType: undefined,
      fields: [{ name: 'Own', type: 'esriFieldTypeString' }],
    });
    try {
      const status = await other.append({ ...source, appendUploadId: await other.upload(text) });
      expect(status.statusMessage).to.contain(`The source has: ${listed}. The layer has: Own.`);
    } finally {
      await other.close();
    }
  });

  it('lists the files of a zip that has too many of them', async () => {
    const files = numbered('part', 60).map((name) => ({ name: `${name}.csv`, content: 'Code\na\n' }));
    const listed = `${numbered('part', 50)
      .map((name) => `${name}.csv`)
      .join(', ')} and 10 more`;
    const appendUploadId = await places.fixture.upload(writeZip(files));
    const parameters = { appendUploadFormat: 'csv', appendSourceInfo: {}, appendUploadId };
    expect(await reasonOf(parameters)).to.contain(`the zip holds several: ${listed}`);
  });
});
