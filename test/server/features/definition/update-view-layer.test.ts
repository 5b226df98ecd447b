import { expect } from 'chai';
import { forEachDatabase } from '../../../support/databases/databases.js';
import { errorOf, type Json, type Parameters } from '../../../support/servers/feature-server.js';
import { NORTH, openViewFixture, type ViewFixture } from '../views/view-fixture.js';

forEachDatabase('a changed layer of a view', (open) => {
  let fixture: ViewFixture;
  let other: string;

  before(async () => {
    fixture = await openViewFixture(await open());
    other = await fixture.server.signUp('otto', 'author');
  });
  after(() => fixture.close());

  const at = (service: string): string => `/rest/admin/services/${service}/FeatureServer/0`;
  const read = (service: string): Promise<Json> => fixture.server.get(at(service), {}, fixture.owner);
  const update = (service: string, updateDefinition: Parameters, token = fixture.owner): Promise<Json> =>
    fixture.server.post(`${at(service)}/updateDefinition`, { updateDefinition }, token);

  const CORNER = {
    operator: 'esriSpatialRelContains',
    value: { geometryType: 'esriGeometryEnvelope', geometry: { xmin: 0, ymin: 0, xmax: 15, ymax: 90 } },
  };

  it('keeps parts of a view’s restriction that the change does not name', async () => {
    const source = await fixture.makeSource();
    const view = await fixture.makeView(source, { ...NORTH, filter: CORNER });
    const shown = async (): Promise<unknown[]> => fixture.codes(view);
    expect(await shown()).to.deep.equal(['n2']);
    await update(view, { description: 'the same rows' });
    expect(await shown()).to.deep.equal(['n2']);
    await update(view, { viewDefinitionQuery: '' });
    expect(await shown()).to.deep.equal(['n2', 's1', 's2']);
    await update(view, { adminLayerInfo: { viewLayerDefinition: { filter: null } } });
    expect(await shown()).to.deep.equal(['n1', 'n2', 'n3', 's1', 's2']);
    await update(view, { definitionQuery: "code = 's1'", viewDefinitionQuery: "code = 's2'" });
    expect(await shown()).to.deep.equal(['s2']);
    expect(Object.keys((await fixture.rows(view))[0] ?? {})).to.have.members([
      'OBJECTID',
      'GlobalID',
      'code',
      'name',
      'people',
    ]);
  });

  it('trims the condition of a view, and drops a blank one', async () => {
    const view = await fixture.makeView(await fixture.makeSource());
    await update(view, { viewDefinitionQuery: "  code = 's1'\n" });
    expect(await read(view)).to.include({ viewDefinitionQuery: "code = 's1'" });
    await update(view, { viewDefinitionQuery: ' \n ' });
    expect(await read(view)).to.include({ viewDefinitionQuery: '' });
    expect(await fixture.codes(view)).to.have.length(5);
  });

  it('covers the shown rows after a change of a view, whatever extent was given before', async () => {
    const view = await fixture.makeView(await fixture.makeSource());
    const extent = async (): Promise<unknown> => (await read(view))['extent'];
    expect(await extent()).to.include({ xmin: 14, ymin: 67, xmax: 23, ymax: 70 });
    await update(view, { viewDefinitionQuery: "region = 'south'" });
    expect(await extent()).to.include({ xmin: 12, ymin: 41, xmax: 14, ymax: 42 });
  });

  it('intersects the geometry of a view’s filter by default, and requires one', async () => {
    const source = await fixture.makeSource();
    const view = await fixture.makeView(source, {});
    const filterBy = (filter: Json): Promise<Json> =>
      update(view, { adminLayerInfo: { viewLayerDefinition: { filter } } });
    // On its edge, which contains nothing.
    const geometry = { xmin: 18, ymin: 69, xmax: 20, ymax: 80 };
    await filterBy({ value: { geometry } });
    expect(await fixture.codes(view)).to.deep.equal(['n1']);
    const { adminLayerInfo } = await read(view);
    expect(adminLayerInfo).to.have.deep.nested.property('viewLayerDefinition.filter', {
      operator: 'esriSpatialRelIntersects',
      value: { geometry },
    });
    expect(adminLayerInfo).to.have.nested.property('viewLayerDefinition.sourceLayerFields', '*');
    expect(errorOf(await filterBy({ operator: 'esriSpatialRelWithin' })).details).to.deep.equal([
      'updateDefinition.adminLayerInfo.viewLayerDefinition.filter.value.geometry: must have a geometry',
    ]);
    expect(await fixture.codes(view)).to.deep.equal(['n1']);
  });

  it('shows a fixed list of fields when all of a view’s fields are said to be visible', async () => {
    const source = await fixture.makeSource();
    const view = await fixture.makeView(source, {});
    await update(view, { fields: [{ name: 'code', visible: true }] });
    const more = { addToDefinition: { fields: [{ name: 'later', type: 'esriFieldTypeString' }] } };
    await fixture.server.post(`${at(source)}/addToDefinition`, more, fixture.owner);
    expect((await fixture.rows(view))[0]).to.have.property('later');
    const unknown = await update(view, { fields: [{ name: 'colour', visible: true }] });
    expect(errorOf(unknown).details).to.include(
      'updateDefinition.fields[0].name: colour is not a field of Sites',
    );
  });

  it('changes only the visibility of a view’s field', async () => {
    const source = await fixture.makeSource();
    const view = await fixture.makeView(source, {});
    const { details } = errorOf(
      await update(view, {
        fields: [
          { name: 'code', length: 9 },
          { name: 'NAME', length: 40 },
          { name: 'people', type: 'esriFieldTypeInteger', editable: false },
          { name: 'secret', defaultValue: 'known', domain: { type: 'range', name: 'r', range: [0, 1] } },
        ],
      }),
    );
    expect(details.map((detail) => detail.split(':')[0])).to.have.members([
      'updateDefinition.fields[0].length',
      'updateDefinition.fields[2].type',
      'updateDefinition.fields[2].editable',
      'updateDefinition.fields[3].defaultValue',
      'updateDefinition.fields[3].domain',
    ]);
  });

  it('changes no index of a view, and accepts it as it is shown', async () => {
    const source = await fixture.makeSource();
    const view = await fixture.makeView(source, {});
    const { indexes } = await read(view);
    expect(indexes).to.deep.include.members([
      { name: 'by_code', fields: 'code', isAscending: true, isUnique: true, description: '' },
    ]);
    expect(await update(view, { indexes: [...(indexes as Json[]), { name: 'of_elsewhere' }] })).to.include({
      success: true,
    });
    const { details } = errorOf(
      await update(view, { indexes: [{ name: 'BY_CODE' }, { name: 'by_code', isUnique: false }] }),
    );
    expect(details).to.deep.equal(['updateDefinition.indexes[1]: must be changed on the source']);
    expect((await read(source))['indexes']).to.deep.include.members([
      { name: 'by_code', fields: 'code', isAscending: true, isUnique: true, description: '' },
    ]);
  });

  it('accepts a view’s definition back with its editor tracking, and no other tracking', async () => {
    const source = await fixture.makeSource({ editorTrackingInfo: { enableEditorTracking: true } });
    const view = await fixture.makeView(source, {});
    const before = await read(view);
    expect(before['editFieldsInfo']).to.include({ creatorField: 'Creator' });
    expect(await update(view, before)).to.deep.equal({ success: true });
    expect(errorOf(await update(view, { editFieldsInfo: null })).details.join()).to.include('editFieldsInfo');
  });

  it('switches append of a view by itself, whatever else is changed with it', async () => {
    const source = await fixture.makeSource();
    const view = await fixture.makeView(source, {});
    await update(view, { supportsAppend: false, description: 'closed' });
    expect(await read(view)).to.include({ supportsAppend: false, description: 'closed' });
    await update(view, { description: 'still closed' });
    expect(await read(view)).to.include({ supportsAppend: false });
  });

  it('accepts a view’s definition back while its source supports no append, and restores it after', async () => {
    const source = await fixture.makeSource();
    const view = await fixture.makeView(source, {}, { capabilities: 'Query,Append' });
    const support = (supportsAppend: boolean): Promise<Json> => update(source, { supportsAppend });
    const root = at(view).replace(/\/0$/, '');
    const change = (changes: Json): Promise<Json> =>
      fixture.server.post(`${root}/updateDefinition`, { updateDefinition: changes }, fixture.owner);
    await support(false);
    expect(await change({ description: 'Still there' })).to.deep.equal({ success: true });
    const whole = await read(view);
    expect(whole).to.include({ supportsAppend: false, capabilities: 'Query' });
    expect(await update(view, whole)).to.deep.equal({ success: true });
    const { supportsAppend, capabilities } = await fixture.server.get(root, {}, fixture.owner);
    expect({ supportsAppend, capabilities }).to.deep.equal({ supportsAppend: false, capabilities: 'Query' });
    expect(await change({ supportsAppend, capabilities })).to.deep.equal({ success: true });
    await support(true);
    expect(await read(view)).to.include({ supportsAppend: true, capabilities: 'Query,Append' });
    // Capabilities that the owner removed on purpose stay removed.
    await update(view, { supportsAppend: false, capabilities: 'Query' });
    await support(false);
    await support(true);
    expect(await read(view)).to.include({ supportsAppend: false, capabilities: 'Query' });
  });

  it('reveals nothing of hidden fields to callers without rights on the source', async () => {
    const source = await fixture.makeSource();
    const administrator = await fixture.server.signUp('ada', 'administrator');
    const view = await fixture.makeViewService({}, other);
    await fixture.addView(view, source, NORTH, administrator);
    const told = async (name: string): Promise<string> => {
      const changes = { fields: [{ name, alias: 'Other', type: 'esriFieldTypeDouble' }] };
      return JSON.stringify(errorOf(await update(view, changes, other))).replaceAll(name, '…');
    };
    expect(await told('secret')).to.equal(await told('colour'));
    expect(await told('people')).to.include('must be changed on the source');
  });
});
