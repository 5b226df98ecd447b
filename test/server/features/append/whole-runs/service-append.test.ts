import { expect } from 'chai';
import { forEachDatabase } from '../../../../support/databases/databases.js';
import { type AppendFixture, field, openAppendFixture } from '../support/append-fixture.js';
import type { Layer } from '../../../../../server/features/model/layer.js';

const INDEXES = [{ name: 'code', fields: 'Code', isUnique: true }];

interface Row {
  readonly code: unknown;
  readonly at?: readonly [number, number];
}

/** An Esri feature collection of several layers. */
function collection(layers: Record<string, readonly Row[]>): string {
  return JSON.stringify({
    layers: Object.entries(layers).map(([name, rows], id) => ({
      layerDefinition: { id: id + 10, name },
      featureSet: {
        features: rows.map(({ code, at }) => ({
          attributes: { Code: code },
          ...(at && { geometry: { x: at[0], y: at[1] } }),
        })),
      },
    })),
  });
}

forEachDatabase('an append to a service', (open) => {
  let fixture: AppendFixture;
  let layers: readonly Layer[];

  beforeEach(async () => {
    const fields = [field('Code', 'Integer')];
    fixture = await openAppendFixture(await open(), { name: 'Places', fields, indexes: INDEXES });
    layers = [
      fixture.layer,
      await fixture.addLayer({ name: 'Roads', fields: [field('Code', 'Integer'), field('Label', 'String')] }),
    ];
  });

  afterEach(() => fixture.close());

  const append = (source: Record<string, readonly Row[]>, more = {}) =>
    fixture.append({ edits: collection(source), ...more }, { service: { name: 'Town', layers } });

  async function codes(): Promise<unknown[][]> {
    const { knex } = fixture.databases.features;
    const read = ({ table }: Layer) => knex(table).orderBy('objectid').pluck<unknown[]>('code');
    return Promise.all(layers.map(read));
  }

  it('puts the tables of one source into the layers of their names, in one job with counts for each', async () => {
    const status = await append({
      roads: [{ code: 1 }, { code: 2 }],
      Places: [{ code: 7, at: [1, 2] }, { code: 'x' }],
    });
    expect(status).to.include({ layerName: 'Town', recordCount: 4, insertCount: 3, errorCount: 1 });
    const none = { updateCount: 0, unchangedCount: 0, skippedCount: 0, unmatchedSourceFields: [] };
    expect(status.layers).to.deep.equal([
      {
        ...{ id: 0, name: 'Places', recordCount: 2, insertCount: 1, errorCount: 1, ...none },
        unfilledFields: [],
      },
      {
        ...{ id: 1, name: 'Roads', recordCount: 2, insertCount: 2, errorCount: 0, ...none },
        unfilledFields: ['Label'],
      },
    ]);
    expect(status.errors.map(({ layerId, sourceRow }) => [layerId, sourceRow])).to.deep.equal([[0, 2]]);
    expect(await fixture.report(status)).to.deep.equal(status.errors);
    expect(await codes()).to.deep.equal([[7], [1, 2]]);
    expect((await fixture.current()).extent).to.deep.equal({ xmin: 1, ymin: 2, xmax: 1, ymax: 2 });
  });

  it('follows layerMappings: tables by name or number, each with field mappings', async () => {
    const layerMappings = [
      { id: 1, sourceTableName: 'A', fieldMappings: [{ source: 'Code', name: 'Label' }] },
      { id: 0, sourceId: 11 },
    ];
    const status = await append({ A: [{ code: 5 }], B: [{ code: 6 }] }, { layerMappings });
    expect(status.status).to.equal('Completed');
    expect(await codes()).to.deep.equal([[6], [5]]);
    const rows = await fixture.databases.features.knex(layers[1]?.table ?? '').pluck<unknown[]>('label');
    expect(rows).to.deep.equal(['5']);
  });

  it('keeps every layer unchanged with rollbackOnFailure, and reports the bad rows of all', async () => {
    const source = { Places: [{ code: 1 }, { code: 'x' }], Roads: [{ code: 2 }, { code: 'y' }] };
    const status = await append(source, { rollbackOnFailure: true });
    expect(status).to.include({ status: 'Failed', recordCount: 4, insertCount: 0, errorCount: 2 });
    expect(status.errors.map(({ layerId, value }) => [layerId, value])).to.deep.equal([
      [0, 'x'],
      [1, 'y'],
    ]);
    expect(await codes()).to.deep.equal([[], []]);
  });

  it('leaves the first layer as it was when the second one fails as a whole', async () => {
    const status = await append({ Places: [{ code: 1 }] });
    expect(status.status).to.equal('Failed');
    const missing = await append({ Places: [{ code: 1 }], Other: [{ code: 2 }] });
    expect(missing.status).to.equal('Failed');
    expect(missing.statusMessage).to.include('Roads');
    expect(await codes()).to.deep.equal([[], []]);
  });

  it('upserts into each layer by its own key', async () => {
    await append({ Places: [{ code: 1, at: [1, 1] }], Roads: [{ code: 1 }] });
    const source = JSON.stringify({
      layers: ['Places', 'Roads'].map((name) => ({
        layerDefinition: { name },
        featureSet: { features: [1, 2].map((id) => ({ attributes: { OBJECTID: id, Code: id * 100 } })) },
      })),
    });
    const status = await fixture.append(
      { edits: source, upsert: true },
      { service: { name: 'Town', layers } },
    );
    expect(status).to.include({ insertCount: 2, updateCount: 2 });
    expect(await codes()).to.deep.equal([
      [100, 200],
      [100, 200],
    ]);
  });

  it('tries an append to a service without writing', async () => {
    const status = await append({ Places: [{ code: 1 }], Roads: [{ code: 2 }] }, { dryRun: true });
    expect(status).to.include({ status: 'Completed', insertCount: 2 });
    expect(await codes()).to.deep.equal([[], []]);
  });
});
