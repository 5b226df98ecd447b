import { expect } from 'chai';
import { addLayers } from '../../../../server/features/definition/add-layers.js';
import { createService } from '../../../../server/features/definition/create-service.js';
import {
  addToDefinition,
  type LayerAdditions,
} from '../../../../server/features/definition/add-to-definition.js';
import { findLayer } from '../../../../server/features/catalog/layer-repository.js';
import { deleteFromDefinition } from '../../../../server/features/definition/delete-from-definition.js';
import type { PresentedLayer } from '../../../../server/features/model/layer-presentation.js';
import type { Service } from '../../../../server/features/model/service.js';
import { forEachDatabase } from '../../../support/databases/databases.js';
import {
  failureOf,
  faultsOf,
  openTestFeatures,
  type TestFeatures,
} from '../../../support/databases/features.js';

const FIELDS = [
  { name: 'Code', type: 'esriFieldTypeString', length: 8 },
  { name: 'Rank', type: 'esriFieldTypeInteger' },
];

forEachDatabase('addToDefinition', (open) => {
  let test: TestFeatures;
  let service: Service;
  let count = 0;

  before(async () => {
    test = await openTestFeatures(await open());
  });
  after(() => test.close());

  beforeEach(async () => {
    service = await createService(
      test.definitionContext,
      { name: `Places${String(++count)}` },
      { userId: 1 },
    );
    await addLayers(test.definitionContext, service, { tables: [{ name: 'Log', fields: FIELDS }] });
  });

  function extend(additions: LayerAdditions, layerId = 0): Promise<void> {
    return addToDefinition(test.definitionContext, service, layerId, additions);
  }

  async function layer(): Promise<PresentedLayer> {
    const found = await findLayer(test.databases.features, service.key, 0);
    if (found === undefined) throw new Error('no layer 0');
    return found;
  }

  async function insert(...codes: string[]): Promise<void> {
    const { table } = await layer();
    const rows = codes.map((code, index) => ({
      code,
      globalid: `6f9619ff-8b86-d011-b42d-00c04fc964f${String(index)}`,
    }));
    await test.databases.features.write((trx) => trx(table).insert(rows));
  }

  it('adds a field with its column, null in existing rows', async () => {
    await insert('BGO');
    test.now += 1000;
    await extend({ fields: [{ name: 'Country', type: 'esriFieldTypeString', length: 2 }] });
    const extended = await layer();
    expect(extended.fields.at(-1)).to.include({ name: 'Country', column: 'country', length: 2 });
    expect(extended.schemaEditAt).to.equal(test.now);
    const rows: unknown = await test.databases.features.knex(extended.table).select('country');
    expect(rows).to.deep.equal([{ country: null }]);
  });

  it('adds a required field with its default in existing rows', async () => {
    await insert('BGO', 'OSL');
    const guid = '6f9619ff-8b86-d011-b42d-00c04fc964ff';
    const defaults = [
      ['GUID', `{${guid.toUpperCase()}}`, guid],
      ['SmallInteger', 7, 7],
      ['BigInteger', 9007199254740991, '9007199254740991'],
      ['Double', 0.1, 0.1],
      ['String', "it's", "it's"],
      ['Date', '2026-05-01T10:00:00+02:00', '2026-05-01T08:00:00.000Z'],
      ['DateOnly', '2026-05-01', '2026-05-01'],
      ['TimeOnly', '10:00', '10:00:00'],
    ] as const;
    const fields = defaults.map(([type, defaultValue]) => ({
      name: `a_${type}`,
      type: `esriFieldType${type}`,
      nullable: false,
      defaultValue,
    }));
    await extend({ fields, indexes: [{ fields: 'a_string,code', isUnique: true }] });
    const { table } = await layer();
    const stored: unknown[] = await test.databases.features
      .knex(table)
      .select(fields.map(({ name }) => name.toLowerCase()));
    const expected = Object.fromEntries(
      defaults.map(([type, , value]) => [`a_${type.toLowerCase()}`, value]),
    );
    expect(stored.map(toTexts)).to.deep.equal([toTexts(expected), toTexts(expected)]);
    const error: unknown = await insert('TRD').catch((reason: unknown) => reason);
    expect(error).to.be.instanceOf(Error);
  });

  it('makes a field unique', async () => {
    await insert('BGO', 'OSL');
    await extend({ indexes: [{ name: 'by_code', fields: 'code', isUnique: true }] });
    expect((await layer()).indexes).to.deep.equal([
      { name: 'by_code', fields: ['Code'], isUnique: true, isAscending: true, description: '' },
    ]);
    const error: unknown = await insert('BGO').catch((reason: unknown) => reason);
    expect(test.databases.features.dialect.isUniqueViolation(error)).to.equal(true);
  });

  it('gives indexes with colliding names different names', async () => {
    const field = (name: string) => ({ name, type: 'esriFieldTypeInteger' });
    await extend({ fields: ['a', 'b', 'c', 'a_b', 'b_c'].map(field) });
    await extend({ indexes: [{ fields: 'a_b,c', isUnique: true }] });
    await extend({
      indexes: [
        { fields: 'a,b_c', isUnique: true, name: 'second' },
        { fields: 'a,b,c', isUnique: true, name: 'third' },
        { fields: 'a,b,c', name: 'plain' },
      ],
    });
    expect((await layer()).indexes.map(({ ordinal }) => ordinal)).to.deep.equal([undefined, 2, 3, undefined]);
    // Each is there, and is gone alone.
    const remove = (name: string): Promise<void> =>
      deleteFromDefinition({ features: test.databases.features, clock: test.deps.clock }, service, 0, {
        indexes: [{ name }],
      });
    await remove('second');
    await extend({ indexes: [{ fields: 'a,b_c', isUnique: true, name: 'again' }] });
    expect((await layer()).indexes.map(({ ordinal }) => ordinal)).to.deep.equal([undefined, 3, undefined, 2]);
  });

  it('gives an index another name than that of global ids', async () => {
    const fields = [...FIELDS, { name: 'Code_unique', type: 'esriFieldTypeGlobalID' }];
    const { tables } = await addLayers(test.definitionContext, service, {
      tables: [{ name: 'Odd', fields }],
    });
    await extend({ indexes: [{ fields: 'Code', isUnique: true }] }, tables[0]?.id);
    const odd = await findLayer(test.databases.features, service.key, tables[0]?.id ?? -1);
    expect(odd?.indexes.map(({ ordinal }) => ordinal)).to.deep.equal([2]);
  });

  it('indexes a field that is added with the index', async () => {
    await extend({
      fields: [{ name: 'Key', type: 'esriFieldTypeInteger' }],
      indexes: [{ fields: 'KEY', isUnique: true }],
    });
    expect((await layer()).indexes).to.deep.include({
      name: 'unique_key',
      fields: ['Key'],
      isUnique: true,
      isAscending: true,
      description: '',
    });
  });

  it('adds nothing when existing values of a unique index are not unique', async () => {
    await insert('BGO', 'BGO');
    const before = await layer();
    const error = await failureOf(
      extend({
        fields: [{ name: 'Country', type: 'esriFieldTypeString' }],
        indexes: [{ fields: 'Code', isUnique: true }],
      }),
    );
    expect(error.code).to.equal('feature.bad_definition');
    expect(faultsOf(error)).to.have.key('addToDefinition.indexes');
    expect(await layer()).to.deep.equal(before);
    const columns = await test.databases.features.knex(before.table).columnInfo();
    expect(columns).not.to.have.property('country');
  });

  it('adds no index that existing texts are too long for', async () => {
    await extend({ fields: [{ name: 'Note', type: 'esriFieldTypeString', length: 8000 }] });
    const store = async (note: string): Promise<void> => {
      const { table } = await layer();
      await test.databases.features.write((trx) => trx(table).update({ note }));
    };
    await insert('BGO');
    await store('ü'.repeat(1301));
    const error = await failureOf(extend({ indexes: [{ fields: 'Note' }] }));
    expect(error.code).to.equal('feature.bad_definition');
    expect(faultsOf(error)['addToDefinition.indexes']).to.contain('Note are longer than the 2600 bytes');
    await store('ü'.repeat(1300));
    await extend({ indexes: [{ fields: 'Note', isUnique: true }] });
  });

  it('reports all faults of an addition at once', async () => {
    await extend({ indexes: [{ name: 'by_rank', fields: 'Rank' }] });
    const error = await failureOf(
      extend({
        fields: [
          { name: 'CODE', type: 'esriFieldTypeString' },
          { name: 'Sure', type: 'esriFieldTypeString', nullable: false },
          { name: 'Id', type: 'esriFieldTypeOID' },
        ],
        indexes: [
          { fields: 'Rank,Rank' },
          { name: 'BY_RANK', fields: 'Code' },
          { name: 'again', fields: 'Rank' },
          { fields: 'Nowhere' },
        ],
      }),
    );
    expect(faultsOf(error)).to.have.all.keys(
      'addToDefinition.fields[0].name',
      'addToDefinition.fields[1].nullable',
      'addToDefinition.fields[2].type',
      'addToDefinition.indexes[0].fields',
      'addToDefinition.indexes[1].name',
      'addToDefinition.indexes[2].fields',
      'addToDefinition.indexes[3].fields',
    );
  });

  it('refuses an addition of nothing, and an unknown layer', async () => {
    expect(faultsOf(await failureOf(extend({})))).to.have.key('addToDefinition');
    const error = await failureOf(extend({ indexes: [{ fields: 'Code' }] }, 7));
    expect(error.code).to.equal('feature.no_layer');
  });
});

/** Values as both databases tell them. */
function toTexts(row: unknown): Record<string, string> {
  return Object.fromEntries(
    Object.entries(row as Record<string, unknown>).map(([name, value]) => [
      name,
      value instanceof Date ? value.toISOString() : String(value),
    ]),
  );
}
