import { expect } from 'chai';
import { forEachDatabase } from '../../../support/databases.js';
import { type AppendFixture, field, NOW, openAppendFixture, pointCollection } from './append-fixture.js';

const DEFINITION = {
  fields: [
    field('code', 'String', { length: 10 }),
    field('name', 'String', { length: 20 }),
    field('size', 'Integer'),
    field('seen', 'Date'),
  ],
  indexes: [{ name: 'code', fields: 'code', isUnique: true }],
};

forEachDatabase('append', (open) => {
  let fixture: AppendFixture;

  beforeEach(async () => {
    fixture = await openAppendFixture(await open(), DEFINITION);
  });

  afterEach(() => fixture.close());

  const geojson = (features: Parameters<typeof pointCollection>[0]) => ({
    edits: pointCollection(features),
    appendUploadFormat: 'geojson',
  });

  it('inserts features with new ids, and brings extent and last edit date up to date', async () => {
    const status = await fixture.append(
      geojson([
        { at: [10, 50], code: 'a', name: 'Alpha', size: 1, seen: '2026-01-02T03:04:05Z' },
        { at: null, code: 'b', name: 'Beta', size: null, OBJECTID: 77 },
        { at: [12, 48.5], CODE: 'c' },
      ]),
    );
    expect(status).to.include({ status: 'Completed', recordCount: 3, insertCount: 3, updateCount: 0, errorCount: 0 });
    const rows = await fixture.rows();
    expect(rows.map(({ objectid, code, name, size, seen, wkt }) => [Number(objectid), code, name, size, seen, wkt])).to.deep.equal([
      [1, 'a', 'Alpha', 1, '2026-01-02T03:04:05.000Z', 'POINT(10 50)'],
      [2, 'b', 'Beta', null, null, null],
      [3, 'c', null, null, null, 'POINT(12 48.5)'],
    ]);
    expect(rows[0]?.['globalid']).to.match(/^[0-9a-f]{8}-[0-9a-f-]{27}$/);
    const layer = await fixture.current();
    expect(layer.extent).to.deep.equal({ xmin: 10, ymin: 48.5, xmax: 12, ymax: 50 });
    expect(layer.lastEditAt).to.equal(NOW);
  });

  it('updates matching features and inserts the others', async () => {
    await fixture.append(geojson([{ at: [1, 1], code: 'a', name: 'Old', size: 5 }]));
    const status = await fixture.append({
      ...geojson([
        { at: [2, 2], code: 'a', name: 'New' },
        { at: [3, 3], code: 'b', name: 'Other' },
      ]),
      upsert: true,
      upsertMatchingField: 'CODE',
    });
    expect(status).to.include({ status: 'Completed', insertCount: 1, updateCount: 1 });
    const rows = await fixture.rows();
    expect(rows.map(({ code, name, size, wkt }) => [code, name, size, wkt])).to.deep.equal([
      ['a', 'New', 5, 'POINT(2 2)'],
      ['b', 'Other', null, 'POINT(3 3)'],
    ]);
  });
});
