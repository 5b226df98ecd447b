import { expect } from 'chai';
import { forEachDatabase } from '../../../support/databases/databases.js';
import { errorOf, type Json } from '../../../support/servers/feature-server.js';
import { type EditWorld, errorsOf, openEditWorld, resultsOf } from './edit-fixtures.js';

const feature = (attributes: object): object => ({ attributes });

forEachDatabase('edits of a service', (open) => {
  let world: EditWorld;
  let service: string;

  before(async () => {
    world = await openEditWorld(await open());
  });
  beforeEach(async () => {
    service = await world.makeService();
  });
  after(() => world.server.close());

  /** Replies to these are lists. */
  async function apply(edits: object[], more: object = {}): Promise<Json[]> {
    const reply: unknown = await world.edit(`${service}/applyEdits`, { edits, ...more });
    expect(reply, JSON.stringify(reply)).to.be.an('array');
    return reply as Json[];
  }

  it('edits several layers of a service, and groups the results by layer in order', async () => {
    const [notes, towns, ...others] = await apply([
      { id: 1, adds: [feature({ text: 'one' }), feature({ text: 'two' })] },
      { id: 0, adds: [feature({ code: 'a' })] },
    ]);
    expect(others).to.deep.equal([]);
    expect(notes).to.include({ id: 1 });
    expect(resultsOf(notes ?? {}, 'addResults').map(({ objectId }) => objectId)).to.deep.equal([1, 2]);
    expect(towns).to.deep.include({ id: 0, updateResults: [], deleteResults: [] });
    const [again] = await apply([{ id: 1, updates: [feature({ OBJECTID: 1, text: 'uno' })], deletes: [2] }]);
    expect(again).to.include({ id: 1 });
    expect(await world.rows(`${service}/1`, 'text')).to.deep.equal([{ text: 'uno' }]);
  });

  it('rolls back the edits of all layers where one fails, unless asked otherwise', async () => {
    const edits = [
      { id: 1, adds: [feature({ text: 'one' })] },
      { id: 0, adds: [feature({ name: 'no code' })] },
    ];
    const [notes] = await apply(edits);
    expect(errorsOf(resultsOf(notes ?? {}, 'addResults'))).to.deep.equal(['1003 Operation rolled back.']);
    expect(await world.rows(`${service}/1`)).to.deep.equal([]);
    const [kept] = await apply(edits, { rollbackOnFailure: 'false', returnEditMoment: 'true' });
    expect(errorsOf(resultsOf(kept ?? {}, 'addResults'))).to.deep.equal(['']);
    expect(kept).to.have.property('editMoment').that.is.a('number');
    expect(await world.rows(`${service}/1`, 'text')).to.deep.equal([{ text: 'one' }]);
  });

  it('updates the date and the extent of each edited layer', async () => {
    const [{ editMoment } = {}] = await apply(
      [
        { id: 1, adds: [feature({ text: 'one' })] },
        { id: 0, adds: [{ attributes: { code: 'a' }, geometry: { x: 3, y: 4 } }] },
      ],
      { returnEditMoment: true },
    );
    expect(editMoment).to.be.a('number');
    for (const id of [0, 1]) {
      const layer = await world.server.get(`${service}/${String(id)}`, {}, world.owner);
      expect(layer, String(id)).to.have.nested.property('editingInfo.dataLastEditDate', editMoment);
      if (id === 0) expect(layer['extent']).to.include({ xmin: 3, ymin: 4, xmax: 3, ymax: 4 });
    }
  });

  it('rejects GET on edits of services and of layers', async () => {
    for (const path of ['applyEdits', '0/applyEdits', '0/addFeatures', '0/deleteFeatures', '0/calculate'])
      expect(errorOf(await world.server.get(`${service}/${path}`, {}, world.owner)).code, path).to.equal(405);
  });

  it('refuses edits of unknown or repeated layers', async () => {
    const edits = [{ id: 0 }, { id: 7 }, { id: 0 }];
    expect(errorOf(await world.edit(`${service}/applyEdits`, { edits })).details).to.deep.equal([
      'edits[1].id: the service has no layer 7',
      'edits[2].id: layer 0 must not occur twice',
    ]);
    const many = Array.from({ length: 6000 }, () => 1);
    const tooMany = [
      { id: 0, deletes: many },
      { id: 1, deletes: many },
    ];
    expect(errorOf(await world.edit(`${service}/applyEdits`, { edits: tooMany })).details).to.deep.equal([
      'edits: must have at most 10000 features in total',
    ]);
    expect(errorOf(await world.edit(`${service}/applyEdits`, { edits: '[]' })).code).to.equal(400);
  });
});
