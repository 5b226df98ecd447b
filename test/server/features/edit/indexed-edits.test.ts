import { hash } from 'node:crypto';
import { expect } from 'chai';
import { AppError } from '../../../../server/lib/errors.js';
import { readCalculation } from '../../../../server/features/edit/read-calculation.js';
import { findLayer } from '../../../../server/features/catalog/layer-repository.js';
import { findService } from '../../../../server/features/catalog/service-repository.js';
import { forEachDatabase, type TestDatabases } from '../../../support/databases/databases.js';
import { errorOf, type Json } from '../../../support/servers/feature-server.js';
import { type EditWorld, errorsOf, openEditWorld, resultsOf } from './edit-fixtures.js';

/** A text that does not get smaller when it is packed, as PostgreSQL would before it gives up. */
function longText(bytes: number): string {
  let text = '';
  for (let part = 0; text.length < bytes; part += 1) text += hash('sha512', String(part), 'base64url');
  return text.slice(0, bytes);
}

const text = (name: string, more: object = {}): object => ({
  name,
  type: 'esriFieldTypeString',
  length: 9000,
  ...more,
});

const PAPERS = {
  name: 'Papers',
  type: 'Table',
  fields: [text('code'), text('note'), text('draft'), text('secret')],
  indexes: [
    { name: 'by_code', fields: 'code', isUnique: true },
    { name: 'by_note', fields: 'note,secret' },
  ],
};

const TOO_LONG = 'longer than the 2600 bytes that an index allows';
const TOO_LONG_FOR_TWO = 'longer than the 1300 bytes that an index allows';

forEachDatabase('texts beyond an index', (open) => {
  let databases: TestDatabases;
  let world: EditWorld;
  let papers: string;

  before(async () => {
    databases = await open();
    world = await openEditWorld(databases);
  });
  after(() => world.server.close());

  beforeEach(async () => {
    papers = `${await world.makeService({}, [PAPERS])}/0`;
    const features = [
      { attributes: { code: 'a', draft: longText(2600) } },
      { attributes: { code: 'b', draft: longText(2601) } },
      { attributes: { code: 'c', draft: 'ü'.repeat(1301) } },
      { attributes: { code: 'd', draft: longText(9000) } },
    ];
    const reply = await world.edit(`${papers}/addFeatures`, { features });
    expect(errorsOf(resultsOf(reply, 'addResults'))).to.deep.equal(['', '', '', '']);
  });

  const edit = (operation: string, parameters: object): Promise<Json> =>
    world.edit(`${papers}/${operation}`, { ...parameters });

  it('refuses texts longer than an index allows in edits, each with its field', async () => {
    const before = await world.rows(papers);
    const adds = [
      { attributes: { code: longText(9000) } },
      { attributes: { code: 'e', note: longText(1301), draft: longText(9000) } },
    ];
    const updates = [{ attributes: { OBJECTID: 1, code: 'ü'.repeat(1301) } }];
    const expectedAdds = [`1000 code: ${TOO_LONG}`, `1000 note: ${TOO_LONG_FOR_TWO}`];
    const added = resultsOf(await edit('addFeatures', { features: adds }), 'addResults');
    expect(errorsOf(added)).to.deep.equal(expectedAdds);
    const updated = resultsOf(await edit('updateFeatures', { features: updates }), 'updateResults');
    expect(errorsOf(updated)).to.deep.equal([`1000 code: ${TOO_LONG}`]);
    const both = await edit('applyEdits', { adds, updates });
    expect(errorsOf(resultsOf(both, 'addResults'))).to.deep.equal(expectedAdds);
    expect(errorsOf(resultsOf(both, 'updateResults'))).to.deep.equal([`1000 code: ${TOO_LONG}`]);
    expect(await world.rows(papers)).to.deep.equal(before);
  });

  it('accepts texts up to the limit of the index, and longer ones in fields without one', async () => {
    const features = [{ attributes: { OBJECTID: 1, code: longText(2600), note: longText(1300) } }];
    const updated = resultsOf(await edit('updateFeatures', { features }), 'updateResults');
    expect(errorsOf(updated)).to.deep.equal(['']);
    const [row] = await world.rows(papers);
    expect(row).to.include({ code: longText(2600), note: longText(1300) });
  });

  it('refuses too long texts in calculate before it writes, as a value and as a result of an expression', async () => {
    const before = await world.rows(papers);
    const faultsOf = async (calcExpression: object[]): Promise<string[]> =>
      errorOf(await edit('calculate', { where: '1=1', calcExpression })).details;
    expect(await faultsOf([{ field: 'code', value: longText(2601) }])).to.deep.equal([
      `calcExpression[0].value: ${TOO_LONG}`,
    ]);
    expect(
      await faultsOf([
        { field: 'note', value: 'x' },
        { field: 'code', sqlExpression: 'draft' },
      ]),
    ).to.deep.equal([2, 3, 4].map((id) => `calcExpression[1]: feature ${String(id)}: ${TOO_LONG}`));
    expect(await world.rows(papers)).to.deep.equal(before);
    const fits = { where: 'OBJECTID = 1', calcExpression: [{ field: 'code', sqlExpression: 'draft' }] };
    expect(await edit('calculate', fits)).to.include({ updatedFeatureCount: 1 });
  });

  it('refuses too long texts in calculate for an index that a view hides', async () => {
    const service = await findService(databases.features, papers.split('/')[3] ?? '');
    const layer = service && (await findLayer(databases.features, service.key, 0));
    if (layer === undefined) throw new Error('there is no layer');
    const fields = layer.fields.filter(({ name }) => name !== 'secret');
    const view = { ...layer, fields, indexes: [] };
    const wishes = [{ field: 'note', value: longText(1301) }];
    let error: unknown;
    try {
      readCalculation(wishes, { shown: view, layer }, new Date(0));
    } catch (thrown) {
      error = thrown;
    }
    expect(error).to.be.instanceOf(AppError);
    expect((error as AppError).faults.map(({ reason }) => reason)).to.deep.equal([TOO_LONG_FOR_TWO]);
  });

  it('refuses a too long default of an indexed field', async () => {
    const admin = papers.replace('/rest/services', '/rest/admin/services');
    const faultsOf = async (operation: string, parameters: object): Promise<string[]> =>
      errorOf(await world.edit(`${admin}/${operation}`, { ...parameters })).details;
    const defaultValue = longText(2601);
    expect(
      await faultsOf('addToDefinition', {
        addToDefinition: {
          fields: [text('more', { defaultValue })],
          indexes: [{ name: 'by_more', fields: 'more' }],
        },
      }),
    ).to.deep.equal([`addToDefinition.indexes[0].fields: the default of more is ${TOO_LONG}`]);
    expect(
      await faultsOf('updateDefinition', { updateDefinition: { fields: [{ name: 'code', defaultValue }] } }),
    ).to.deep.equal([`updateDefinition.fields[0].defaultValue: is ${TOO_LONG}`]);
    const fields = [text('code', { defaultValue })];
    const layers = [{ ...PAPERS, name: 'Letters', fields, indexes: [{ fields: 'code' }] }];
    const added = await world.edit(admin.replace(/\/\d+$/, '/addToDefinition'), {
      addToDefinition: { layers },
    });
    expect(errorOf(added).details).to.deep.equal([
      `addToDefinition.layers[0].indexes[0].fields: the default of code is ${TOO_LONG}`,
    ]);
    const fits = { fields: [{ name: 'code', defaultValue: longText(2600) }] };
    expect(await world.edit(`${admin}/updateDefinition`, { updateDefinition: fits })).to.include({
      success: true,
    });
    const reply = await edit('addFeatures', { features: [{ attributes: { draft: 'x' } }] });
    expect(errorsOf(resultsOf(reply, 'addResults'))).to.deep.equal(['']);
  });
});
