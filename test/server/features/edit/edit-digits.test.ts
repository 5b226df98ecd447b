import { expect } from 'chai';
import { forEachDatabase } from '../../../support/databases/databases.js';
import { type EditWorld, errorsOf, openEditWorld, resultsOf } from './edit-fixtures.js';

const FIELDS = [
  { name: 't', type: 'esriFieldTypeString', length: 40 },
  { name: 'big', type: 'esriFieldTypeBigInteger' },
  { name: 'd', type: 'esriFieldTypeDouble' },
];

forEachDatabase('numbers in edits', (open) => {
  let world: EditWorld;
  let service: string;

  before(async () => {
    world = await openEditWorld(await open());
    service = await world.makeService({}, [
      { id: 0, name: 'Numbers', type: 'Feature Layer', geometryType: 'esriGeometryPoint', fields: FIELDS },
    ]);
  });
  after(() => world.server.close());

  const edit = (path: string, parameters: Record<string, unknown>) =>
    world.edit(`${service}${path}`, parameters);
  const textOf = async (): Promise<unknown[]> => {
    const rows = await world.rows(`${service}/0`);
    return rows.map(({ t }) => t);
  };

  it('keeps all digits of whole numbers beyond 2^53 in edits, in each operation', async () => {
    const attributes = '"t":12345678901234567891,"big":9007199254740993';
    const feature = `{"attributes":{${attributes}}}`;
    const added = await edit('/0/addFeatures', { features: `[${feature}]` });
    expect(errorsOf(resultsOf(added, 'addResults'))).to.deep.equal(['']);
    const both = await edit('/0/applyEdits', { adds: `[${feature}]` });
    expect(errorsOf(resultsOf(both, 'addResults'))).to.deep.equal(['']);
    await edit('/applyEdits', { edits: `[{"id":0,"adds":[${feature}]}]` });
    const update = `[{"attributes":{"OBJECTID":1,"t":-98765432109876543210}}]`;
    const updated = await edit('/0/updateFeatures', { features: update });
    expect(errorsOf(resultsOf(updated, 'updateResults'))).to.deep.equal(['']);
    expect(await textOf()).to.deep.equal([
      '-98765432109876543210',
      '12345678901234567891',
      '12345678901234567891',
    ]);
    const query = { where: 'big = 9007199254740993', returnCountOnly: true };
    expect(await world.server.get(`${service}/0/query`, query, world.owner)).to.include({ count: 3 });
  });

  it('refuses numbers in edits that no double holds, and geometries that are not supported', async () => {
    const features =
      '[{"attributes":{"d":1e400}},{"attributes":{"t":-1e400}},{"attributes":{"big":1e400}},' +
      '{"attributes":{},"geometry":{"x":1e400,"y":1}},' +
      '{"attributes":{},"geometry":{"x":12345678901234567891,"y":1}},' +
      '{"attributes":{},"compressedGeometry":"+1+1"},' +
      '{"attributes":{},"geometry":{"x":1,"y":1,"curvePaths":[[[0,0]]]}}]';
    const reply = await edit('/0/addFeatures', { features });
    const faults = errorsOf(resultsOf(reply, 'addResults'));
    expect(faults.map((fault) => fault.replace(/^1000 /, ''))).to.deep.equal([
      'd: must fit a 64-bit floating-point number',
      't: must fit a 64-bit floating-point number',
      'big: must be between -2^63 and 2^63 - 1',
      'geometry: coordinates must be numbers',
      'geometry: coordinates must be numbers',
      'geometry: compressedGeometry is not supported',
      'geometry: curves are not supported',
    ]);
  });
});
