import { expect } from 'chai';
import { forEachDatabase } from '../../../support/databases/databases.js';
import {
  errorOf,
  type FeatureServer,
  type Json,
  startFeatureServer,
} from '../../../support/servers/feature-server.js';

/** Values that each parameter refuses, and those that it accepts because they change nothing. */
const IN_QUERY: readonly (readonly [
  name: string,
  refused: readonly unknown[],
  accepted: readonly unknown[],
])[] = [
  ['time', ['0,1', '1199145600000', 'null,1'], ['', ' ', 'null', 'null,null']],
  ['historicMoment', [1], ['']],
  ['gdbVersion', ['sde.OTHER', 'DEFAULT.mine', 'OTHER'], ['', 'sde.DEFAULT', 'SDE.default', 'DEFAULT']],
  ['uniqueIds', ['1', '1,2'], ['']],
  ['returnUniqueIdsOnly', [true], [false, 'False', '']],
  ['fullText', ['[{"onFields":["name"],"searchTerm":"x"}]'], ['']],
  ['text', ['b'], ['']],
  ['returnCentroid', [true, 1, 'True'], [false, '']],
  ['returnEnvelope', [true], [false, 0]],
  ['sqlFormat', ['native'], ['standard', 'none', '']],
  ['featureEncoding', ['esriCompressedShapeBuffer'], ['esriDefault', '']],
  ['defaultSR', [3857, '{"wkid":3857}'], ['']],
  ['datumTransformation', [1188, '{"wkt":"GEOGTRAN[]"}'], ['']],
  ['aggregateIds', ['a'], ['']],
  ['lod', [3], ['']],
  ['lodType', ['geohash'], ['']],
  ['parameterValues', ['{"a":1}'], ['']],
  ['rangeValues', ['[{"name":"a","value":1}]'], ['']],
];

forEachDatabase('parameters that are not supported', (open) => {
  let world: FeatureServer;
  let owner: string;
  let layer: string;
  let plain: Json;
  const asked = { where: '1=1', outFields: '*', orderByFields: 'code DESC', outSR: 4326 };

  before(async () => {
    world = await startFeatureServer(await open());
    owner = await world.signUp('olga', 'author');
    layer = `/rest/services/${await world.makeService(owner)}/FeatureServer/0`;
    const features = ['a', 'b'].map((code, x) => ({ attributes: { code }, geometry: { x, y: 2 } }));
    await world.post(`${layer}/addFeatures`, { features }, owner);
    plain = await world.get(`${layer}/query`, asked, owner);
    expect(plain['features']).to.have.length(2);
  });
  after(() => world.close());

  const detailsOf = async (path: string, parameters: Json): Promise<string[]> =>
    errorOf(await world.post(`${layer}/${path}`, parameters, owner)).details;

  for (const [name, refused, accepted] of IN_QUERY) {
    it(`refuses ${name} of a query by name, in every format and reply`, async () => {
      for (const value of refused) {
        for (const more of [
          {},
          { f: 'geojson' },
          { f: 'pbf' },
          { returnCountOnly: true },
          { returnIdsOnly: true },
        ]) {
          const reply = await world.get(`${layer}/query`, { ...asked, ...more, [name]: value }, owner);
          const { code, details } = errorOf(reply);
          expect(code).to.equal(400);
          expect(details, String(value)).to.have.length(1);
          expect(details[0]).to.match(new RegExp(`${name}\\b.* is not supported`));
        }
      }
    });

    it(`accepts ${name} of a query where it has no effect`, async () => {
      for (const value of accepted)
        expect(
          await world.get(`${layer}/query`, { ...asked, [name]: value }, owner),
          String(value),
        ).to.deep.equal(plain);
    });
  }

  it('reports all unsupported parameters at once, beside other faults', async () => {
    const details = await detailsOf('query', { where: 'nowhere = 1', time: '0,1', uniqueIds: 'a' });
    expect(details).to.have.length(3);
    expect(details.join())
      .to.match(/time/)
      .and.match(/uniqueIds/)
      .and.match(/nowhere/);
  });

  it('leaves every feature when deleteFeatures, calculate or edits have unsupported parameters', async () => {
    const where = '1=1';
    const calcExpression = [{ field: 'name', value: 'x' }];
    const features = [{ attributes: { code: 'c' }, geometry: { x: 1, y: 1 } }];
    const update = { features: [{ attributes: { OBJECTID: 1, name: 'x' } }] };
    const edits = [{ id: 0, deletes: [1] }];
    for (const [path, parameters, name, value] of [
      ['deleteFeatures', { where }, 'time', '0,1'],
      ['deleteFeatures', { where }, 'uniqueIds', '1'],
      ['deleteFeatures', { objectIds: '1' }, 'gdbVersion', 'sde.OTHER'],
      ['deleteFeatures', { where }, 'historicMoment', 1],
      ['deleteFeatures', { where }, 'fullText', '[{"searchTerm":"x"}]'],
      ['deleteFeatures', { geometry: '0,0,1,1' }, 'distance', 10],
      ['calculate', { where, calcExpression }, 'objectIds', '1'],
      ['calculate', { where, calcExpression }, 'uniqueIds', '1'],
      ['calculate', { where, calcExpression }, 'geometry', '0,0,1,1'],
      ['calculate', { where, calcExpression }, 'time', '0,1'],
      ['calculate', { where, calcExpression }, 'historicMoment', 1],
      ['calculate', { where, calcExpression }, 'sqlFormat', 'native'],
      ['calculate', { where, calcExpression }, 'gdbVersion', 'sde.OTHER'],
      ['addFeatures', { features }, 'gdbVersion', 'sde.OTHER'],
      ['updateFeatures', update, 'gdbVersion', 'sde.OTHER'],
      ['applyEdits', { deletes: '1' }, 'gdbVersion', 'sde.OTHER'],
      ['../applyEdits', { edits }, 'gdbVersion', 'sde.OTHER'],
      ['1', {}, 'gdbVersion', 'sde.OTHER'],
      ['1', {}, 'historicMoment', 1],
    ] as const) {
      const details = await detailsOf(path, { ...parameters, [name]: value });
      expect(details, `${path} ${name}`).to.have.length(1);
      expect(details[0], path).to.match(new RegExp(`${name}\\b.* is not supported`));
    }
    expect(await world.get(`${layer}/query`, asked, owner)).to.deep.equal(plain);
  });

  it('accepts unsupported parameters of edits where they have no effect', async () => {
    const idle = { gdbVersion: 'sde.DEFAULT', time: '', historicMoment: '', uniqueIds: '', distance: 0 };
    const where = "code = 'none'";
    const calcExpression = [{ field: 'name', value: 'x' }];
    expect(await world.post(`${layer}/calculate`, { ...idle, where, calcExpression }, owner)).to.include({
      success: true,
    });
    expect(await world.post(`${layer}/deleteFeatures`, { ...idle, where }, owner)).to.deep.equal({
      deleteResults: [],
    });
    expect(await world.get(`${layer}/1`, { gdbVersion: 'DEFAULT' }, owner)).to.have.property('feature');
  });
});
