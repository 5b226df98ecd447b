// @needs gdal
import { expect } from 'chai';
import { forEachDatabase } from '../../../support/databases/databases.js';
import { errorOf, type Json } from '../../../support/servers/feature-server.js';
import { type EditWorld, errorsOf, openEditWorld, resultsOf, TOWNS } from './edit-fixtures.js';

const feature = (attributes: object, geometry?: object): object => ({ attributes, geometry });

forEachDatabase('edits of a layer', (open) => {
  let world: EditWorld;

  before(async () => {
    world = await openEditWorld(await open());
  });
  after(() => world.server.close());

  const makeLayer = async (definition?: object, layer?: object): Promise<string> => {
    const service = await world.makeService({ ...definition }, layer && [layer]);
    return `${service}/0`;
  };

  const layerOf = (path: string): Promise<Json> => world.server.get(path, {}, world.owner);

  it('adds features with their defaults, and returns their ids', async () => {
    const layer = await makeLayer();
    const features = [
      feature({ CODE: 'a', Name: 'Bergen', people: '5', seen: 0, unknown: 1, OBJECTID: 77 }, { x: 1, y: 2 }),
      feature({ code: 'b', name: null, kind: 9 }),
    ];
    const reply = await world.edit(`${layer}/addFeatures`, { features });
    const [first, second] = resultsOf(reply, 'addResults');
    expect(first).to.include({ objectId: 1, uniqueId: 1, success: true });
    expect(second).to.include({ objectId: 2, success: true });
    const rows = await world.rows(layer);
    expect(rows[0]).to.include({ OBJECTID: 1, code: 'a', name: 'Bergen', people: 5, seen: 0, kind: 1 });
    // An explicit null stays, and domains are for clients to keep, who are told.
    expect(reply['messages']).to.deep.equal([
      {
        type: 'esriJobMessageTypeWarning',
        description: 'kind: 1 value is outside of the domain of the field: 9.',
      },
    ]);
    expect(rows[1]).to.include({ OBJECTID: 2, code: 'b', name: null, people: null, kind: 9 });
    expect(rows.map(({ GlobalID }) => GlobalID)).to.deep.equal([first?.globalId, second?.globalId]);
  });

  it('updates and deletes a feature added after one with the greatest possible id', async () => {
    const layer = await makeLayer();
    const edits = { features: [feature({ OBJECTID: 2 ** 52, code: 'given' })] };
    const { statusUrl } = await world.edit(`${layer}/append`, { upsert: true, edits });
    expect(await world.server.ended(String(statusUrl), world.owner)).to.include({ insertCount: 1 });
    const added = await world.edit(`${layer}/addFeatures`, { features: [feature({ code: 'made' })] });
    const [{ objectId } = {}] = resultsOf(added, 'addResults');
    expect(objectId).to.equal(2 ** 52 + 1);
    const updated = await world.edit(`${layer}/updateFeatures`, {
      features: [feature({ OBJECTID: objectId, name: 'changed' })],
    });
    expect(errorsOf(resultsOf(updated, 'updateResults'))).to.deep.equal(['']);
    const deleted = await world.edit(`${layer}/deleteFeatures`, { objectIds: String(objectId) });
    expect(errorsOf(resultsOf(deleted, 'deleteResults'))).to.deep.equal(['']);
  });

  it('reports all faults of a feature', async () => {
    const layer = await makeLayer();
    const worst = { people: 1.5, name: 'longer than ten', seen: 'yesterday' };
    const reply = await world.edit(`${layer}/addFeatures`, {
      features: [feature(worst, { x: 1, y: 'north' })],
    });
    const [told = ''] = errorsOf(resultsOf(reply, 'addResults'));
    expect(told.split('; ').map((fault) => fault.split(': ')[0])).to.have.members([
      ...['1000 people', 'name', 'seen', 'code', 'geometry'],
    ]);
  });

  it('reports the faults of each feature, and adds none', async () => {
    const layer = await makeLayer();
    const before = await layerOf(layer);
    const reply = await world.edit(`${layer}/addFeatures`, {
      features: [
        feature({ code: 'ok' }),
        feature({ name: 'no code' }),
        feature({ code: 'a', people: 1.5 }),
        feature({ code: 'a', name: 'longer than ten' }),
        feature({ code: 'a', seen: 'yesterday' }),
        feature(
          { code: 'a' },
          {
            rings: [],
            paths: [
              [
                [1, 2],
                [3, 4],
              ],
            ],
          },
        ),
        feature({ code: 'a' }, { x: 'east', y: 2 }),
        feature({ code: 'ok' }),
      ],
    });
    expect(errorsOf(resultsOf(reply, 'addResults'))).to.deep.equal([
      '1003 Operation rolled back.',
      '1000 code: must not be empty',
      '1000 people: must be a whole number',
      '1000 name: must be at most 10 characters long',
      '1000 seen: must be a date',
      '1000 geometry: a polyline does not fit a layer of points',
      '1000 geometry: coordinates must be numbers',
      '1000 code: another feature has this value already',
    ]);
    expect(resultsOf(reply, 'addResults')[0]).to.include({ objectId: -1, uniqueId: -1, globalId: null });
    expect(await world.rows(layer)).to.deep.equal([]);
    expect(await layerOf(layer)).to.deep.equal(before);
  });

  it('keeps the valid edits where rollbackOnFailure is false', async () => {
    const layer = await makeLayer();
    const features = [feature({ code: 'a' }), feature({}), feature({ code: 'a' }), feature({ code: 'b' })];
    const reply = await world.edit(`${layer}/addFeatures`, { features, rollbackOnFailure: 'False' });
    expect(errorsOf(resultsOf(reply, 'addResults'))).to.deep.equal([
      '',
      '1000 code: must not be empty',
      '1000 code: another feature has this value already',
      '',
    ]);
    expect((await world.rows(layer)).map(({ code }) => code)).to.deep.equal(['a', 'b']);
  });

  it('changes only the members that an update names', async () => {
    const layer = await makeLayer();
    await world.edit(`${layer}/addFeatures`, {
      features: [feature({ code: 'a', name: 'A', people: 1, size: 0.1 }, { x: 1, y: 2 })],
    });
    const before = (await world.rows(layer))[0];
    const reply = await world.edit(`${layer}/updateFeatures`, {
      features: [{ attributes: { objectid: 1, people: null, kind: 2, GlobalID: 'nonsense' } }],
    });
    expect(errorsOf(resultsOf(reply, 'updateResults'))).to.deep.equal(['']);
    expect(await world.rows(layer)).to.deep.equal([{ ...before, people: null, kind: 2 }]);
    const { features } = await world.server.post(`${layer}/query`, { where: '1=1' }, world.owner);
    expect(features).to.have.nested.property('[0].geometry').that.deep.equals({ x: 1, y: 2 });
  });

  it('moves a feature, removes its geometry, and keeps it where none is sent', async () => {
    const layer = await makeLayer();
    await world.edit(`${layer}/addFeatures`, { features: [feature({ code: 'a' }, { x: 1, y: 2 })] });
    const geometryAfter = async (geometry: unknown): Promise<unknown> => {
      const updates = [{ attributes: { OBJECTID: 1 }, geometry }];
      const reply = await world.edit(`${layer}/applyEdits`, { updates });
      expect(errorsOf(resultsOf(reply, 'updateResults'))).to.deep.equal(['']);
      const { features } = await world.server.post(`${layer}/query`, { where: '1=1' }, world.owner);
      return (features as Json[])[0]?.['geometry'];
    };
    expect(await geometryAfter({ x: 5, y: 6 })).to.deep.equal({ x: 5, y: 6 });
    expect(await geometryAfter(null)).to.deep.equal({ x: 5, y: 6 });
    expect(await geometryAfter({ x: null })).to.equal(null);
  });

  it('reports updates and deletions of missing features', async () => {
    const layer = await makeLayer();
    await world.edit(`${layer}/addFeatures`, { features: [feature({ code: 'a' })] });
    const reply = await world.edit(`${layer}/applyEdits`, {
      updates: [feature({ OBJECTID: 9, code: 'z' }), feature({ code: 'z' }), feature({ OBJECTID: 'x' })],
      deletes: '1,7',
    });
    expect(errorsOf(resultsOf(reply, 'updateResults'))).to.deep.equal([
      '1019 There is no such feature.',
      '1000 OBJECTID: must identify the feature',
      '1000 OBJECTID: must be a positive whole number',
    ]);
    expect(errorsOf(resultsOf(reply, 'deleteResults'))).to.deep.equal([
      '1003 Operation rolled back.',
      '1019 There is no such feature.',
    ]);
    expect(resultsOf(reply, 'updateResults')[0]).to.include({ objectId: 9, globalId: null });
    expect(await world.rows(layer)).to.have.length(1);
  });

  it('applies deletes, then updates, then adds', async () => {
    const layer = await makeLayer();
    await world.edit(`${layer}/addFeatures`, { features: [feature({ code: 'a' }), feature({ code: 'b' })] });
    const reply = await world.edit(`${layer}/applyEdits`, {
      adds: [feature({ code: 'b' })],
      updates: [feature({ OBJECTID: 2, code: 'a' })],
      deletes: [1],
      returnEditMoment: true,
    });
    expect(reply).to.have.property('editMoment').that.is.a('number');
    expect((await world.rows(layer)).map(({ OBJECTID, code }) => [OBJECTID, code])).to.deep.equal([
      [2, 'a'],
      [3, 'b'],
    ]);
  });

  it('refuses to update a feature that the same request has deleted', async () => {
    const layer = await makeLayer();
    await world.edit(`${layer}/addFeatures`, { features: [feature({ code: 'a' })] });
    const edits = { updates: [feature({ OBJECTID: 1, people: 1 })], deletes: [1] };
    const reply = await world.edit(`${layer}/applyEdits`, { ...edits, rollbackOnFailure: false });
    expect(errorsOf(resultsOf(reply, 'deleteResults'))).to.deep.equal(['']);
    expect(errorsOf(resultsOf(reply, 'updateResults'))).to.deep.equal(['1019 There is no such feature.']);
    expect(await world.rows(layer)).to.deep.equal([]);
  });

  it('keeps the dates of edits where nothing was written', async () => {
    const layer = await makeLayer();
    await world.edit(`${layer}/addFeatures`, { features: [feature({ code: 'a' })] });
    const infoOf = async (): Promise<unknown> =>
      (await world.server.get(layer, {}, world.owner))['editingInfo'];
    const before = await infoOf();
    const refused = { features: [feature({ code: 'far too long' })], rollbackOnFailure: false };
    await world.edit(`${layer}/addFeatures`, refused);
    await world.edit(`${layer}/deleteFeatures`, { where: "code = 'b'" });
    await world.edit(`${layer}/calculate`, {
      where: "code = 'b'",
      calcExpression: [{ field: 'people', value: 1 }],
    });
    expect(await infoOf()).to.deep.equal(before);
  });

  it('refuses an update to a unique value of another feature, with the reason', async () => {
    const layer = await makeLayer();
    await world.edit(`${layer}/addFeatures`, { features: [feature({ code: 'a' }), feature({ code: 'b' })] });
    const features = [
      feature({ OBJECTID: 2, code: 'a' }),
      feature({ OBJECTID: 1, code: 'a', people: 1 }),
      feature({ OBJECTID: 1, code: null }),
    ];
    const reply = await world.edit(`${layer}/updateFeatures`, { features, rollbackOnFailure: false });
    expect(errorsOf(resultsOf(reply, 'updateResults'))).to.deep.equal([
      '1000 code: another feature has this value already',
      '',
      '1000 code: must not be empty',
    ]);
    expect((await world.rows(layer)).map(({ code, people }) => [code, people])).to.deep.equal([
      ['a', 1],
      ['b', null],
    ]);
  });

  it('finds features by their global ids, which new ones keep', async () => {
    const layer = await makeLayer();
    const id = '019ADF3E-6C00-7000-8A0E-0123456789AB';
    const byId = { useGlobalIds: true };
    const added = await world.edit(`${layer}/applyEdits`, {
      ...byId,
      adds: [feature({ code: 'a', globalid: `{${id}}` }), feature({ code: 'b' })],
    });
    const [first, second] = resultsOf(added, 'addResults');
    expect(first?.globalId).to.equal(id.toLowerCase());
    expect(second?.globalId).to.match(/^[0-9a-f-]{36}$/);
    const taken = await world.edit(`${layer}/addFeatures`, {
      ...byId,
      features: [feature({ code: 'c', GlobalID: id }), feature({ code: 'd', GlobalID: 'no guid' })],
    });
    expect(errorsOf(resultsOf(taken, 'addResults'))).to.deep.equal([
      '1000 GlobalID: another feature has this value already',
      '1000 GlobalID: must be a GUID',
    ]);
    const changed = await world.edit(`${layer}/applyEdits`, {
      ...byId,
      updates: [feature({ GlobalID: id, people: 4 })],
      deletes: `{${String(second?.globalId).toUpperCase()}}`,
    });
    expect(resultsOf(changed, 'updateResults')[0]).to.include({ objectId: 1, success: true });
    expect(resultsOf(changed, 'deleteResults')[0]).to.include({ objectId: 2, globalId: second?.globalId });
    expect((await world.rows(layer)).map(({ code, people }) => [code, people])).to.deep.equal([['a', 4]]);
  });

  it('generates global ids for new features without one, and finds no feature by an empty one', async () => {
    const layer = await makeLayer();
    const added = await world.edit(`${layer}/applyEdits`, {
      useGlobalIds: true,
      adds: [feature({ code: 'a', GlobalID: null }), feature({ globalid: '', code: 'b' })],
    });
    const results = resultsOf(added, 'addResults');
    expect(errorsOf(results)).to.deep.equal(['', '']);
    const ids = results.map(({ globalId }) => globalId);
    for (const id of ids) expect(id).to.match(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
    const before = await world.rows(layer);
    expect(before.map(({ GlobalID }) => GlobalID)).to.deep.equal(ids);
    const changed = await world.edit(`${layer}/applyEdits`, {
      useGlobalIds: true,
      rollbackOnFailure: false,
      // An object id beside it is not what features are known by here.
      updates: [
        feature({ OBJECTID: 1, GlobalID: null, people: 1 }),
        feature({ OBJECTID: 2, GlobalID: '', people: 2 }),
        feature({ OBJECTID: 2, people: 3 }),
      ],
    });
    expect(errorsOf(resultsOf(changed, 'updateResults'))).to.deep.equal(
      Array.from({ length: 3 }, () => '1000 GlobalID: must identify the feature'),
    );
    expect(await world.rows(layer)).to.deep.equal(before);
  });

  it('projects each geometry from its own spatial reference', async () => {
    const layer = await makeLayer();
    const points = [
      { x: 10, y: 60, spatialReference: { wkid: 4326 } },
      { x: 1_113_194.91, y: 8_399_737.89, spatialReference: { wkid: 102100 } },
      { x: 1_113_194.91, y: 8_399_737.89 },
      { x: 555_776.27, y: 6_651_832.74, spatialReference: { wkid: 25832 } },
    ];
    const features = points.map((point, index) => feature({ code: String(index) }, point));
    const reply = await world.edit(`${layer}/addFeatures`, { features });
    expect(errorsOf(resultsOf(reply, 'addResults'))).to.deep.equal(['', '', '', '']);
    const found = await world.server.post(`${layer}/query`, { where: '1=1', outSR: 4326 }, world.owner);
    for (const { geometry } of found['features'] as { geometry: { x: number; y: number } }[]) {
      expect(geometry.x).to.be.closeTo(10, 1e-6);
      expect(geometry.y).to.be.closeTo(60, 1e-6);
    }
    const bad = await world.edit(`${layer}/addFeatures`, {
      features: [
        feature({ code: 'u' }, { x: 1, y: 2, spatialReference: { wkid: 999_999 } }),
        feature({ code: 'v' }, { x: 1, y: 2, spatialReference: 'here' }),
        feature({ code: 'w' }, { x: 1, y: 91, spatialReference: { wkid: 4326 } }),
      ],
    });
    expect(errorsOf(resultsOf(bad, 'addResults'))).to.deep.equal([
      '1000 geometry: its spatial reference is not supported',
      '1000 geometry: spatialReference must have a wkid or a wkt',
      '1000 geometry: latitude must be between -90 and 90',
    ]);
  });

  it('accepts geometries in up to eight other references at once', async () => {
    const layer = await makeLayer();
    const features = Array.from({ length: 10 }, (_, index) =>
      feature(
        { code: String(index) },
        { x: 1, y: 2, spatialReference: { wkid: 999_001 + (index === 9 ? 0 : index) } },
      ),
    );
    const reply = await world.edit(`${layer}/addFeatures`, { features });
    const unknown = '1000 geometry: its spatial reference is not supported';
    expect(errorsOf(resultsOf(reply, 'addResults'))).to.deep.equal([
      ...Array.from({ length: 8 }, () => unknown),
      '1000 geometry: the features are in more than 8 spatial references',
      unknown,
    ]);
  });

  it('updates the extent and the dates of edits', async () => {
    const layer = await makeLayer();
    const sides = async (): Promise<number[]> => {
      const { extent } = (await layerOf(layer)) as { extent: Record<string, number> };
      return ['xmin', 'ymin', 'xmax', 'ymax'].map((side) => extent[side] ?? NaN);
    };
    const lastEdit = async (): Promise<number> =>
      ((await layerOf(layer)) as { editingInfo: { dataLastEditDate: number } }).editingInfo.dataLastEditDate;
    const at = (x: number, y: number): object => ({ x, y });
    const added = await world.edit(`${layer}/addFeatures`, {
      features: [
        [0, 0],
        [5, 5],
        [9, 8],
      ].map(([x = 0, y = 0], index) => feature({ code: String(index) }, at(x, y))),
      returnEditMoment: true,
    });
    expect(await sides()).to.deep.equal([0, 0, 9, 8]);
    expect(await lastEdit()).to.equal(added['editMoment']);
    await world.edit(`${layer}/updateFeatures`, {
      features: [feature({ OBJECTID: 2 }, at(4, 6)), feature({ OBJECTID: 3 }, at(7, 7))],
    });
    expect(await sides()).to.deep.equal([0, 0, 7, 7]);
    await world.edit(`${layer}/updateFeatures`, {
      features: [feature({ OBJECTID: 2 }, at(100, 100)), feature({ OBJECTID: 2 }, at(4, 6))],
    });
    expect(await sides()).to.deep.equal([0, 0, 7, 7]);
    await world.edit(`${layer}/deleteFeatures`, { objectIds: '1' });
    expect(await sides()).to.deep.equal([4, 6, 7, 7]);
    const moment = await lastEdit();
    await world.edit(`${layer}/deleteFeatures`, { objectIds: '1' });
    await world.edit(`${layer}/addFeatures`, { features: [feature({})] });
    expect(await lastEdit()).to.equal(moment);
  });

  it('shrinks each side of the extent when the feature that reached it is gone', async () => {
    const layer = await makeLayer();
    const points = [
      [-10, 1],
      [1, -10],
      [10, 1],
      [1, 10],
      [0, 0],
      [2, 2],
    ];
    const features = points.map(([x, y], index) => feature({ code: String(index) }, { x, y }));
    await world.edit(`${layer}/addFeatures`, { features });
    const wanted = [
      [0, -10, 10, 10],
      [0, 0, 10, 10],
      [0, 0, 2, 10],
      [0, 0, 2, 2],
    ];
    for (const [index, [xmin, ymin, xmax, ymax]] of wanted.entries()) {
      await world.edit(`${layer}/deleteFeatures`, { objectIds: String(index + 1) });
      expect((await layerOf(layer))['extent']).to.include({ xmin, ymin, xmax, ymax });
    }
  });

  it('deletes features by condition, by geometry and by ids', async () => {
    const layer = await makeLayer();
    const features = [1, 2, 3, 4, 5].map((x) => feature({ code: String(x), people: x }, { x, y: 0 }));
    await world.edit(`${layer}/addFeatures`, { features });
    const codes = async (): Promise<unknown[]> => (await world.rows(layer)).map(({ code }) => code);
    const some = await world.edit(`${layer}/deleteFeatures`, { where: 'people >= 3', objectIds: '1,2,3' });
    expect(resultsOf(some, 'deleteResults').map(({ objectId }) => objectId)).to.deep.equal([3]);
    const near = {
      geometry: '3.5,-1,4.5,1',
      geometryType: 'esriGeometryEnvelope',
      returnDeleteResults: false,
    };
    expect(await world.edit(`${layer}/deleteFeatures`, near)).to.deep.equal({ success: true });
    expect(await codes()).to.deep.equal(['1', '2', '5']);
    for (const bare of [{}, { where: '  ' }]) {
      const refused = errorOf(await world.edit(`${layer}/deleteFeatures`, bare));
      expect(refused.details.join()).to.match(/objectIds/);
    }
    expect(errorOf(await world.edit(`${layer}/deleteFeatures`, { where: 'x;' })).details.join()).to.match(
      /where/,
    );
    const nothing = { objectIds: '77', returnDeleteResults: false };
    expect(await world.edit(`${layer}/deleteFeatures`, nothing)).to.deep.equal({
      success: false,
      error: { code: 1019, description: 'There is no such feature.' },
    });
    await world.edit(`${layer}/deleteFeatures`, { where: '1=1' });
    expect(await codes()).to.deep.equal([]);
  });

  it('writes many features, and deletes them page by page', async () => {
    const layer = await makeLayer();
    const features = Array.from({ length: 2500 }, (_, index) =>
      feature({ code: String(index), people: index % 7 }),
    );
    const reply = await world.edit(`${layer}/addFeatures`, { features });
    expect(resultsOf(reply, 'addResults').map(({ objectId }) => objectId)).to.deep.equal(
      features.map((_, index) => index + 1),
    );
    const updates = features.map((_, index) => feature({ OBJECTID: index + 1, people: index }));
    const changed = await world.edit(`${layer}/updateFeatures`, { features: updates });
    expect(resultsOf(changed, 'updateResults').every(({ success }) => success)).to.equal(true);
    const gone = await world.edit(`${layer}/deleteFeatures`, { where: 'people <> 2499' });
    expect(resultsOf(gone, 'deleteResults')).to.have.length(2499);
    expect(await world.rows(layer, 'people')).to.deep.equal([{ people: 2499 }]);
  });

  it('edits lines, polygons and z', async () => {
    const area = { ...TOWNS, geometryType: 'esriGeometryPolygon', hasZ: true, indexes: [] };
    const layer = await makeLayer({}, area);
    const ring = [
      [0, 0, 5],
      [10, 0, 5],
      [10, 10, 5],
      [0, 10, 5],
    ];
    const reply = await world.edit(`${layer}/addFeatures`, {
      features: [feature({ code: 'a' }, { rings: [ring] })],
    });
    expect(errorsOf(resultsOf(reply, 'addResults'))).to.deep.equal(['']);
    const found = await world.server.post(`${layer}/query`, { where: '1=1', returnZ: true }, world.owner);
    expect(found)
      .to.have.nested.property('features[0].geometry.rings')
      .that.deep.equals([
        [
          [0, 0, 5],
          [0, 10, 5],
          [10, 10, 5],
          [10, 0, 5],
          [0, 0, 5],
        ],
      ]);
  });

  it('shows in the metadata which edits are allowed', async () => {
    const service = await world.makeService({ capabilities: 'Query,Editing,Uploads' });
    expect(await layerOf(`${service}/0`)).to.include({
      capabilities: 'Query,Editing,Create,Update,Delete,Uploads',
      supportsApplyEditsWithGlobalIds: true,
      supportsRollbackOnFailureParameter: true,
    });
    expect(await layerOf(service)).to.include({
      supportsApplyEditsWithGlobalIds: true,
      supportsReturnDeleteResults: true,
    });
  });
});
