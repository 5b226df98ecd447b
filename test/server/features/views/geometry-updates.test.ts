import { expect } from 'chai';
import { forEachDatabase } from '../../../support/databases/databases.js';
import { type Json, type Parameters } from '../../../support/servers/feature-server.js';
import { errorsOf, resultsOf } from '../edit/edit-fixtures.js';
import { openViewFixture, SITES, toFeature, type ViewFixture } from './view-fixture.js';

const OPEN = { access: 'public', capabilities: 'Query,Editing' };
const REFUSED = '1000 geometry: this service does not allow geometry updates';

forEachDatabase('allowGeometryUpdates of a layer', (open) => {
  let fixture: ViewFixture;
  let other: string;

  before(async () => {
    fixture = await openViewFixture(await open());
    other = await fixture.server.signUp('otto', 'author');
  });
  after(() => fixture.close());

  const define = async (service: string, updateDefinition: Parameters, path = '/0'): Promise<void> => {
    const url = `/rest/admin/services/${service}/FeatureServer${path}/updateDefinition`;
    expect(await fixture.server.post(url, { updateDefinition }, fixture.owner)).to.include({ success: true });
  };

  /** Returns `allowGeometryUpdates` of each of a service's metadata. */
  async function shownBy(service: string): Promise<unknown[]> {
    const at = `/rest/services/${service}/FeatureServer`;
    const { layers } = await fixture.server.get(`${at}/layers`, {}, fixture.owner);
    const replies = [
      await fixture.server.get(`${at}/0`, {}, fixture.owner),
      await fixture.server.get(`/rest/admin/services/${service}/FeatureServer/0`, {}, fixture.owner),
      ...(layers as Json[]),
    ];
    return replies.map((reply) => reply['allowGeometryUpdates']);
  }

  /** Returns the outcome of an update with a geometry, of one without, and of a new feature with one. */
  async function edits(service: string, token: string, code: string): Promise<string[]> {
    const geometry = { x: 1, y: 2 };
    const reply = await fixture.server.post(
      `/rest/services/${service}/FeatureServer/0/applyEdits`,
      {
        updates: [{ attributes: { OBJECTID: 1 }, geometry }, { attributes: { OBJECTID: 2, name: 'Named' } }],
        adds: [{ attributes: { code }, geometry }],
        rollbackOnFailure: false,
      },
      token,
    );
    return [...errorsOf(resultsOf(reply, 'updateResults')), ...errorsOf(resultsOf(reply, 'addResults'))];
  }

  it('keeps its own allowGeometryUpdates for each layer and view, and keeps others from moving features', async () => {
    const source = await fixture.makeSource(OPEN);
    const view = await fixture.makeView(source, { allowGeometryUpdates: false }, OPEN);
    expect(await shownBy(view)).to.deep.equal([false, false, false]);
    expect(await shownBy(source)).to.deep.equal([true, true, true]);
    expect(await fixture.server.get(`/rest/services/${view}/FeatureServer`)).to.include({
      allowGeometryUpdates: true,
    });
    expect(await edits(view, other, 'a1')).to.deep.equal([REFUSED, '', '']);
    expect(await edits(view, fixture.owner, 'a2')).to.deep.equal(['', '', '']);
    expect(await edits(source, other, 'a3')).to.deep.equal(['', '', '']);
    await define(view, { allowGeometryUpdates: true });
    expect(await shownBy(view)).to.deep.equal([true, true, true]);
    expect(await edits(view, other, 'a4')).to.deep.equal(['', '', '']);
    await define(view, { allowGeometryUpdates: false, description: 'Fixed' });
    await define(view, { description: 'Still' });
    expect(await shownBy(view)).to.deep.equal([false, false, false]);
    expect(await edits(view, other, 'a5')).to.deep.equal([REFUSED, '', '']);
  });

  describe('in upserts', () => {
    const APPENDED = { access: 'public', capabilities: 'Query,Append' };
    const UPSERT = { upsert: true, upsertMatchingField: 'code' };
    const ROWS = [
      { code: 'n1', name: 'Moved', x: 19, y: 69 },
      { code: 'n2', name: 'Where it was', x: 14, y: 67 },
      { code: 'n3', name: 'Without a place' },
      { code: 'n4', name: 'New', x: 31, y: 70 },
    ];
    const REFUSED_ROWS = [[1, null, 'not_movable']];

    /** Appends with upsert, and returns the job's outcome and the new position of `n1`. */
    async function upsert(service: string, token: string, parameters: Parameters = {}): Promise<unknown[]> {
      const job = await fixture.append(service, ROWS, { ...UPSERT, ...parameters }, token);
      const refused = (job['errors'] as Json[]).map(({ sourceRow, field, code }) => [sourceRow, field, code]);
      return [job['status'], job['updateCount'], job['insertCount'], refused, await placeOf(service, 'n1')];
    }

    async function placeOf(service: string, code: string, layer = 0): Promise<unknown> {
      const url = `/rest/services/${service}/FeatureServer/${String(layer)}/query`;
      const { features } = await fixture.server.get(url, { where: `code = '${code}'` }, fixture.owner);
      return (features as Json[])[0]?.['geometry'];
    }

    it('keeps others from moving features by upserts, and from nothing else', async () => {
      const source = await fixture.makeSource({ ...APPENDED, allowGeometryUpdates: false });
      const from = { x: 18, y: 69 };
      for (const dryRun of [true, false]) {
        expect(await upsert(source, other, { dryRun })).to.deep.equal([
          ...['Completed', 2, 1],
          ...[REFUSED_ROWS, from],
        ]);
      }
      const names = (await fixture.rows(source)).map(({ name }) => name);
      expect(names.slice(0, 4)).to.deep.equal(['Tromsø', 'Where it was', 'Without a place', 'New']);
      expect(await upsert(source, other, { rollbackOnFailure: true })).to.include('Failed');
      expect(await upsert(source, other, { skipUpdates: true })).to.deep.equal(['Completed', 0, 0, [], from]);
      expect(await upsert(source, other, { updateGeometry: false })).to.deep.equal([
        ...['Completed', 4, 0],
        ...[[], from],
      ]);
      expect((await fixture.rows(source))[0]).to.include({ name: 'Moved' });
    });

    it('lets the owner of the service upsert geometries, and others once allowGeometryUpdates is true', async () => {
      const source = await fixture.makeSource({ ...APPENDED, allowGeometryUpdates: false });
      const moved = ['Completed', 3, 1, [], { x: 19, y: 69 }];
      expect(await upsert(source, fixture.owner)).to.deep.equal(moved);
      const open = await fixture.makeSource(APPENDED);
      await define(open, { allowGeometryUpdates: false });
      expect(await upsert(open, other)).to.deep.include(REFUSED_ROWS);
      await define(open, { allowGeometryUpdates: true });
      expect(await upsert(open, other)).to.deep.equal(['Completed', 4, 0, [], { x: 19, y: 69 }]);
    });

    it('requires allowGeometryUpdates of the view and of its source in upserts', async () => {
      const source = await fixture.makeSource(APPENDED);
      const view = await fixture.makeView(source, { allowGeometryUpdates: false }, APPENDED);
      expect(await upsert(view, other)).to.deep.include(REFUSED_ROWS);
      expect(await upsert(source, other)).to.deep.include({ x: 19, y: 69 });
      const fixed = await fixture.makeSource({ ...APPENDED, allowGeometryUpdates: false });
      expect(await upsert(await fixture.makeView(fixed, {}, APPENDED), other)).to.deep.include(REFUSED_ROWS);
    });

    it('checks allowGeometryUpdates of each layer of a service append, and again when the job is restarted', async () => {
      const source = await fixture.makeSource(APPENDED);
      const admin = `/rest/admin/services/${source}/FeatureServer/addToDefinition`;
      const layers = [{ ...SITES, name: 'Others' }];
      await fixture.server.post(admin, { addToDefinition: { layers } }, fixture.owner);
      const both = ['Sites', 'Others'].map((name) => ({
        layerDefinition: { name },
        featureSet: { features: ROWS.map(toFeature) },
      }));
      const at = `/rest/services/${source}/FeatureServer`;
      const append = async (path: string, parameters: Parameters): Promise<Json> => {
        const { statusUrl } = await fixture.server.post(`${at}/${path}`, parameters, other);
        return fixture.server.ended(String(statusUrl), other);
      };
      const toBoth = { ...UPSERT, layers: [0, 1], edits: { layers: both } };
      const fill = { ...toBoth, skipUpdates: true };
      expect(await append('append', fill)).to.include({ status: 'Completed', errorCount: 0 });
      await define(source, { allowGeometryUpdates: false });
      const [first, ...others] = both.map((layer) => ({
        ...layer,
        featureSet: { features: [toFeature({ code: 'n1', x: 20, y: 68 })] },
      }));
      const moving = { ...toBoth, edits: { layers: [first, ...others] } };
      const failed = await append('append', { ...moving, rollbackOnFailure: true });
      expect(failed).to.include({ status: 'Failed', errorCount: 1 });
      expect((failed['errors'] as Json[])[0]).to.include({ layerId: 0, code: 'not_movable' });
      await define(source, { allowGeometryUpdates: true });
      expect(await append(`jobs/${String(failed['jobId'])}/restart`, {})).to.include({ status: 'Completed' });
      expect([await placeOf(source, 'n1'), await placeOf(source, 'n1', 1)]).to.deep.equal([
        { x: 20, y: 68 },
        { x: 20, y: 68 },
      ]);
    });
  });

  it('shows allowGeometryUpdates false in a view if its source or one of their services has it so', async () => {
    const source = await fixture.makeSource(OPEN);
    const view = await fixture.makeView(source, {}, OPEN);
    expect(await shownBy(view)).to.deep.equal([true, true, true]);
    for (const [service, path] of [
      [source, '/0'],
      [source, ''],
      [view, ''],
    ] as const) {
      await define(service, { allowGeometryUpdates: false }, path);
      expect(await shownBy(view), `${service}${path}`).to.deep.equal([false, false, false]);
      expect(await edits(view, other, `b${path}${service}`.slice(0, 8))).to.deep.equal([REFUSED, '', '']);
      await define(service, { allowGeometryUpdates: true }, path);
    }
    expect(await edits(view, other, 'b9')).to.deep.equal(['', '', '']);
  });

  it('keeps allowGeometryUpdates of a view when its definition is sent back while its source has it false', async () => {
    const source = await fixture.makeSource(OPEN);
    const view = await fixture.makeView(source, {}, OPEN);
    for (const path of ['/0', '']) {
      await define(source, { allowGeometryUpdates: false }, path);
      for (const admin of ['', '/admin']) {
        const at = `/rest${admin}/services/${view}/FeatureServer/0`;
        const whole = await fixture.server.get(at, {}, fixture.owner);
        expect(whole).to.include({ allowGeometryUpdates: false });
        await define(view, whole);
      }
      await define(source, { allowGeometryUpdates: true }, path);
      expect(await shownBy(view), path).to.deep.equal([true, true, true]);
    }
    expect(await edits(view, other, 'c1')).to.deep.equal(['', '', '']);
  });

  it('keeps allowGeometryUpdates of a layer when its definition is sent back', async () => {
    const source = await fixture.makeSource({ ...OPEN, allowGeometryUpdates: false });
    const at = `/rest/services/${source}/FeatureServer/0`;
    const whole = await fixture.server.get(at, {}, fixture.owner);
    expect(whole).to.include({ allowGeometryUpdates: false });
    await define(source, whole);
    await define(source, { allowGeometryUpdates: true }, '');
    expect(await shownBy(source)).to.deep.equal([true, true, true]);
    const layers = [{ ...whole, name: 'Copy' }];
    const url = `/rest/admin/services/${source}/FeatureServer/addToDefinition`;
    await fixture.server.post(url, { addToDefinition: { layers } }, fixture.owner);
    expect(await fixture.server.get(at.replace(/0$/, '1'), {}, fixture.owner)).to.include({
      name: 'Copy',
      allowGeometryUpdates: false,
    });
  });
});
