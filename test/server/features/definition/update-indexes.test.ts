import { expect } from 'chai';
import { forEachDatabase } from '../../../support/databases/databases.js';
import {
  CITIES,
  errorOf,
  type FeatureServer,
  type Json,
  startFeatureServer,
} from '../../../support/servers/feature-server.js';

const TOWNS = {
  ...CITIES,
  name: 'Towns',
  indexes: [
    ...CITIES.indexes,
    { name: 'by_name', fields: 'name', description: 'of names' },
    { name: 'by_both', fields: 'name,people', isAscending: false },
  ],
};

forEachDatabase('changes of indexes', (open) => {
  let server: FeatureServer;
  let token: string;
  let service: string;

  before(async () => {
    server = await startFeatureServer(await open());
    token = await server.signUp('ada', 'author');
  });
  after(() => server.close());
  beforeEach(async () => {
    service = await server.makeService(token);
    const addToDefinition = { layers: [TOWNS] };
    const path = `/rest/admin/services/${service}/FeatureServer/addToDefinition`;
    expect(await server.post(path, { addToDefinition }, token)).to.include({ success: true });
  });

  const layerPath = (): string => `/rest/services/${service}/FeatureServer/1`;
  const change = (...indexes: Json[]): Promise<Json> =>
    server.post(
      `/rest/admin/services/${service}/FeatureServer/1/updateDefinition`,
      { updateDefinition: { indexes } },
      token,
    );
  const layer = (): Promise<Json> => server.get(layerPath(), {}, token);
  const indexes = async (): Promise<Json[]> => (await layer())['indexes'] as Json[];
  const index = async (name: string): Promise<Json | undefined> =>
    (await indexes()).find((one) => one['name'] === name);
  /** True for each of these rows that can be added. */
  const takes = async (...rows: Json[]): Promise<boolean[]> => {
    const features = rows.map((attributes) => ({ attributes }));
    const asked = { features, rollbackOnFailure: false };
    const reply = await server.post(`${layerPath()}/addFeatures`, asked, token);
    return (reply['addResults'] as Json[]).map(({ success }) => success === true);
  };

  it('makes an index unique once its values are, and not unique again', async () => {
    expect(await takes({ code: 'A', name: 'Aas' }, { code: 'B', name: 'Aas' })).to.deep.equal([true, true]);
    const before = await layer();
    expect(errorOf(await change({ name: 'BY_NAME', isUnique: true }))).to.deep.include({
      code: 400,
      details: ['updateDefinition.indexes: name cannot be unique: some values occur more than once'],
    });
    expect(await layer()).to.deep.equal(before);
    await server.post(`${layerPath()}/deleteFeatures`, { objectIds: '2' }, token);
    expect(await change({ name: 'BY_NAME', isUnique: true })).to.deep.equal({ success: true });
    expect(await index('by_name')).to.deep.equal({
      name: 'by_name',
      fields: 'name',
      isAscending: true,
      isUnique: true,
      description: 'of names',
    });
    expect(await takes({ code: 'B', name: 'Aas' })).to.deep.equal([false]);
    const upsert = {
      edits: { features: [{ attributes: { code: 'C', name: 'Aas' } }] },
      upsert: true,
      upsertMatchingField: 'name',
    };
    const { statusUrl } = await server.post(`${layerPath()}/append`, upsert, token);
    expect(await server.ended(String(statusUrl), token)).to.include({ updateCount: 1, insertCount: 0 });
    await change({ name: 'by_name', isUnique: false });
    expect(await takes({ code: 'B', name: 'Aas' })).to.deep.equal([true]);
    expect(errorOf(await server.post(`${layerPath()}/append`, upsert, token)).code).to.equal(400);
  });

  it('changes the fields, direction and description of an index', async () => {
    const wanted = { fields: 'Name, PEOPLE', isAscending: false, description: 'of towns', isUnique: true };
    expect(await change({ name: 'by_code', ...wanted })).to.deep.equal({ success: true });
    expect(await index('by_code')).to.deep.equal({ name: 'by_code', ...wanted, fields: 'name,people' });
    const [one, two] = [
      { code: 'A', name: 'Aas', people: 1 },
      { code: 'A', name: 'Aas', people: 2 },
    ];
    expect(await takes(one, two, { ...one, code: 'B' })).to.deep.equal([true, true, false]);
  });

  it('changes several indexes at once, each after the previous one', async () => {
    const swap = [
      { name: 'by_both', fields: 'people', isAscending: true },
      { name: 'by_name', fields: 'name,people', isAscending: false },
    ];
    expect(await change(...swap)).to.deep.equal({ success: true });
    expect(await index('by_both')).to.include({ fields: 'people', isAscending: true });
    expect(await index('by_name')).to.include({ fields: 'name,people', description: 'of names' });
    // Each is there, and is gone alone.
    for (const name of ['by_both', 'by_name']) {
      const deleteFromDefinition = { indexes: [{ name }] };
      const path = `/rest/admin/services/${service}/FeatureServer/1/deleteFromDefinition`;
      expect(await server.post(path, { deleteFromDefinition }, token)).to.deep.equal({ success: true });
    }
  });

  it('accepts all indexes as they are shown', async () => {
    const before = await layer();
    expect(await change(...(await indexes()))).to.deep.equal({ success: true });
    expect(await change({ name: 'By_Both', fields: 'NAME, people', isUnique: null })).to.deep.equal({
      success: true,
    });
    expect(await layer()).to.deep.equal(before);
  });

  it('reports all faults of changed indexes, and changes nothing then', async () => {
    const before = await layer();
    const [own] = await indexes();
    const { code, details } = errorOf(
      await change(
        { name: 'by_nobody', isUnique: true },
        { name: String(own?.['name']), isUnique: false },
        { name: 'by_code', fields: 'nowhere' },
        { name: 'by_name', fields: 'OBJECTID' },
        { name: 'by_both', fields: 'name' },
      ),
    );
    expect(code).to.equal(400);
    expect(details).to.deep.equal([
      'updateDefinition.indexes[0].name: by_nobody is not an index of Towns: addToDefinition adds it',
      `updateDefinition.indexes[1]: ${String(own?.['name'])} cannot be changed: every layer has it`,
      'updateDefinition.indexes[2].fields: "nowhere" is not a field of the layer',
      'updateDefinition.indexes[3].fields: must be other fields: every layer already has this index',
      'updateDefinition.indexes[4].fields: must differ from those of the index by_name',
    ]);
    expect(await layer()).to.deep.equal(before);
  });
});
