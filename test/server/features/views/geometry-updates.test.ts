import { expect } from 'chai';
import { forEachDatabase } from '../../../support/databases.js';
import { type Json, type Parameters } from '../../../support/feature-server.js';
import { errorsOf, resultsOf } from '../edit/edit-world.js';
import { openViewFixture, type ViewFixture } from './view-fixture.js';

const OPEN = { access: 'public', capabilities: 'Query,Editing' };
const REFUSED = '1000 geometry: this service does not take changes of geometries';

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

  /** What each of its metadata says. */
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

  /** What comes of an update with a geometry, of one without, and of a new feature with one. */
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

  it('is its own, of a view as well, and keeps others from moving features', async () => {
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

  it('is false in a view where the source has it so, or one of their services', async () => {
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

  it('of a view does not become false by a definition that comes back whole while its source has it so', async () => {
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

  it('does not become false by a definition that comes back whole', async () => {
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
