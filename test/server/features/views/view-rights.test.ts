import { expect } from 'chai';
import { forEachDatabase } from '../../../support/databases/databases.js';
import { errorOf, type Json, type Parameters } from '../../../support/servers/feature-server.js';
import { errorsOf, resultsOf } from '../edit/edit-fixtures.js';
import { NORTH, openViewFixture, type ViewFixture } from './view-fixture.js';

const ACCESS = ['private', 'org', 'public'] as const;
const BY_CODE = { upsert: true, upsertMatchingField: 'code' };

forEachDatabase('the rights to a view', (open) => {
  let fixture: ViewFixture;
  /** By whom; anonymous has none. */
  const tokens: Record<string, string | undefined> = {};

  before(async () => {
    fixture = await openViewFixture(await open());
    tokens['owner'] = fixture.owner;
    tokens['administrator'] = await fixture.server.signUp('ada', 'administrator');
    tokens['other'] = await fixture.server.signUp('otto', 'author');
  });
  after(() => fixture.close());

  const post = (path: string, parameters: Parameters, who: string): Promise<Json> =>
    fixture.server.post(path, parameters, tokens[who]);
  const verdictOf = (reply: Json): unknown => (reply['error'] === undefined ? 'ok' : errorOf(reply).code);
  const query = (service: string, who: string): Promise<Json> =>
    post(`/rest/services/${service}/FeatureServer/0/query`, { where: '1=1', outFields: '*' }, who);
  const append = async (
    service: string,
    who: string,
    features: Json[],
    more: Parameters = {},
  ): Promise<Json> => {
    const edits = features.map((attributes) => ({ attributes }));
    const submitted = await post(`/rest/services/${service}/FeatureServer/0/append`, { edits, ...more }, who);
    const { statusUrl } = submitted;
    const token = tokens[who] ?? '';
    return typeof statusUrl === 'string' ? fixture.server.ended(statusUrl, token) : submitted;
  };
  const update = (service: string, updateDefinition: Parameters, who: string, path = ''): Promise<Json> =>
    post(`/rest/admin/services/${service}/FeatureServer${path}/updateDefinition`, { updateDefinition }, who);

  // Callers who see the view, by the access of its source.
  const SEES: Readonly<Record<string, Readonly<Record<(typeof ACCESS)[number], unknown>>>> = {
    owner: { private: 'ok', org: 'ok', public: 'ok' },
    administrator: { private: 'ok', org: 'ok', public: 'ok' },
    other: { private: 404, org: 'ok', public: 'ok' },
    anonymous: { private: 499, org: 499, public: 'ok' },
  };
  const APPENDS: typeof SEES = {
    owner: { private: 'ok', org: 'ok', public: 'ok' },
    administrator: { private: 'ok', org: 'ok', public: 'ok' },
    other: { private: 404, org: 'ok', public: 'ok' },
    anonymous: { private: 499, org: 499, public: 499 },
  };

  describe('are its own', () => {
    const views: Record<string, string> = {};
    let source: string;
    before(async () => {
      source = await fixture.makeSource({ access: 'private', capabilities: 'Query' });
      for (const access of ACCESS) {
        views[access] = await fixture.makeView(source, NORTH, { access, capabilities: 'Query,Append' });
      }
    });

    for (const [who, byAccess] of Object.entries(SEES)) {
      for (const access of ACCESS) {
        it(`answers ${String(byAccess[access])} to ${who} for a ${access} view`, async () => {
          const view = views[access] ?? '';
          const expected = byAccess[access];
          for (const path of ['', '/0', '/layers', '/sources']) {
            const reply = await fixture.server.get(
              `/rest/services/${view}/FeatureServer${path}`,
              {},
              tokens[who],
            );
            expect(verdictOf(reply), path).to.equal(expected);
          }
          const found = await query(view, who);
          expect(verdictOf(found)).to.equal(expected);
          if (expected === 'ok') expect(found['features']).to.have.length(3);
          expect(verdictOf(await query(source, who))).to.equal(SEES[who]?.private);
        });

        it(`answers ${String(APPENDS[who]?.[access])} to ${who} who appends to a ${access} view with Append`, async () => {
          const sent = [{ code: 'n1', name: who }];
          const job = await append(views[access] ?? '', who, sent, { ...BY_CODE, skipInserts: true });
          expect(verdictOf(job)).to.equal(APPENDS[who]?.[access]);
          if (job['error'] === undefined) expect(job).to.include({ status: 'Completed', updateCount: 1 });
        });
      }
    }

    it('shows the sources of a view to callers who may see them', async () => {
      const path = `/rest/services/${String(views['public'])}/FeatureServer/sources`;
      const sourcesFor = async (who: string): Promise<unknown> =>
        ((await fixture.server.get(path, {}, tokens[who]))['services'] as Json[]).map(({ name }) => name);
      expect(await sourcesFor('owner')).to.deep.equal([source]);
      expect(await sourcesFor('administrator')).to.deep.equal([source]);
      expect(await sourcesFor('other')).to.deep.equal([]);
      expect(await sourcesFor('anonymous')).to.deep.equal([]);
    });

    it('allows edits by the view’s own access and capabilities', async () => {
      const edit = (view: string, who: string, operation: string, parameters: Parameters): Promise<Json> =>
        post(`/rest/services/${view}/FeatureServer/0/${operation}`, parameters, who);
      const features = [{ attributes: { OBJECTID: 1, name: 'edited' } }];
      for (const access of ACCESS) {
        const view = await fixture.makeView(source, NORTH, { access, capabilities: 'Query,Update' });
        for (const [who, byAccess] of Object.entries(SEES)) {
          const updated = await edit(view, who, 'updateFeatures', { features });
          expect(verdictOf(updated), `${who}, ${access}`).to.equal(byAccess[access]);
          if (updated['error'] === undefined)
            expect(errorsOf(resultsOf(updated, 'updateResults'))).to.deep.equal(['']);
          const hidden = access === 'private' ? 404 : 403;
          const denied = who === 'anonymous' ? 499 : hidden;
          const other = who === 'owner' || who === 'administrator' ? 'ok' : denied;
          for (const [operation, parameters] of [
            // Whose code is taken.
            ['addFeatures', { features: [{ attributes: { code: 'n1' } }] }],
            ['deleteFeatures', { where: '1=0' }],
            ['applyEdits', { updates: features, deletes: '99' }],
          ] as const) {
            const what = `${operation} by ${who}, ${access}`;
            expect(verdictOf(await edit(view, who, operation, parameters)), what).to.equal(other);
          }
          const ofService = { edits: [{ id: 0, updates: features, deletes: '99' }] };
          const applied = await post(`/rest/services/${view}/FeatureServer/applyEdits`, ofService, who);
          // The reply of the service is a list.
          expect(Array.isArray(applied) ? 'ok' : verdictOf(applied)).to.equal(other);
        }
      }
      expect(verdictOf(await edit(source, 'other', 'updateFeatures', { features }))).to.equal(404);
    });

    it('allows operations by the view’s own capabilities', async () => {
      const view = await fixture.makeView(source, NORTH, { access: 'org', capabilities: 'Uploads' });
      expect(verdictOf(await query(view, 'other'))).to.equal(403);
      expect(verdictOf(await append(view, 'other', [{ code: 'z' }]))).to.equal(403);
      expect(verdictOf(await query(view, 'owner'))).to.equal('ok');
      await update(source, { access: 'public', capabilities: 'Query,Append' }, 'owner');
      expect(verdictOf(await append(view, 'other', [{ code: 'z' }]))).to.equal(403);
      await update(source, { access: 'private', capabilities: 'Query' }, 'owner');
    });
  });

  describe('to make one', () => {
    it('lets who administers the source create a view of it', async () => {
      const source = await fixture.makeSource({ access: 'public' });
      const own = await fixture.makeViewService({}, tokens['other']);
      const refused = await fixture.addView(own, source, NORTH, tokens['other']);
      expect(errorOf(refused).details.join()).to.include('must be a service that you administer');
      expect(await fixture.addView(own, source, NORTH, tokens['administrator'])).to.include({
        success: true,
      });
    });

    it('does not reveal services in errors about the source of a view', async () => {
      const source = await fixture.makeSource({ access: 'private' });
      const own = await fixture.makeViewService({}, tokens['other']);
      const [hidden, missing] = await Promise.all(
        [source, 'Nowhere'].map(async (name) =>
          errorOf(await fixture.addView(own, name, NORTH, tokens['other']))
            .details.join()
            .replace(name, '…'),
        ),
      );
      expect(hidden).to.equal(missing);
    });

    it('refuses to add layers to a view that the caller does not administer', async () => {
      const source = await fixture.makeSource();
      const view = await fixture.makeViewService({ access: 'public' });
      expect(verdictOf(await fixture.addView(view, source, NORTH, tokens['other']))).to.equal(403);
    });
  });

  describe('of an owner who has not the source', () => {
    let source: string;
    let view: string;
    before(async () => {
      source = await fixture.makeSource();
      view = await fixture.makeViewService({}, tokens['other']);
      await fixture.addView(view, source, NORTH, tokens['administrator']);
    });

    it('shows the owner of a view without the source only what the view shows', async () => {
      expect((await query(view, 'other'))['features']).to.have.length(3);
      expect(await append(view, 'other', [{ code: 'n1', name: 'own' }], BY_CODE)).to.include({
        updateCount: 1,
      });
      expect(verdictOf(await query(source, 'other'))).to.equal(404);
    });

    const WIDER: Readonly<Record<string, Parameters>> = {
      viewDefinitionQuery: { viewDefinitionQuery: '1=1' },
      'definitionQuery cleared': { definitionQuery: null },
      'all fields': { adminLayerInfo: { viewLayerDefinition: { sourceLayerFields: '*' } } },
      'a field': { fields: [{ name: 'secret', visible: true }] },
      'a filter': {
        adminLayerInfo: { viewLayerDefinition: { filter: { value: { geometry: { x: 1, y: 1 } } } } },
      },
      // Which would tell what the source has.
      'a field that is not there': { fields: [{ name: 'colour', visible: true }] },
      'a condition that is not valid': { viewDefinitionQuery: 'colour = 1' },
    };
    for (const [what, changes] of Object.entries(WIDER)) {
      it(`refuses to change what a view shows without rights on the source: ${what}`, async () => {
        expect(verdictOf(await update(view, changes, 'other', '/0'))).to.equal(403);
        expect((await query(view, 'other'))['features']).to.have.length(3);
      });
    }

    it('reveals neither the name of the source nor whether a guess is right', async () => {
      const at = `/rest/admin/services/${view}/FeatureServer/0`;
      const named = async (who: string): Promise<unknown> => {
        const { adminLayerInfo } = await fixture.server.get(at, {}, tokens[who]);
        const { viewLayerDefinition } = adminLayerInfo as { viewLayerDefinition: Json };
        return viewLayerDefinition['sourceServiceName'];
      };
      expect(await named('administrator')).to.equal(source);
      expect(await named('other')).to.equal('');
      const guess = (sourceServiceName: string): Promise<Json> =>
        update(view, { adminLayerInfo: { viewLayerDefinition: { sourceServiceName } } }, 'other', '/0');
      const right = errorOf(await guess(source));
      expect(right.code).to.equal(400);
      expect(errorOf(await guess('Nowhere'))).to.deep.equal(right);
    });

    it('lets the owner of a view without the source change everything else', async () => {
      const layer = await fixture.server.get(
        `/rest/admin/services/${view}/FeatureServer/0`,
        {},
        tokens['other'],
      );
      const changes = { ...layer, name: 'Mine', description: 'all mine' };
      expect(await update(view, changes, 'other', '/0')).to.deep.equal({ success: true });
      expect(await update(view, { access: 'org', capabilities: 'Query,Append' }, 'other')).to.include({
        success: true,
      });
      expect((await query(view, 'other'))['features']).to.have.length(3);
    });

    it('lets an administrator change what such a view shows', async () => {
      expect(await update(view, { viewDefinitionQuery: "code = 'n1'" }, 'administrator', '/0')).to.include({
        success: true,
      });
      expect((await query(view, 'other'))['features']).to.have.length(1);
    });
  });

  describe('to rows of others', () => {
    const tracked = {
      enableEditorTracking: true,
      enableOwnershipAccessControl: true,
      allowOthersToUpdate: false,
    };

    it('keeps ownership rules of the source in edits through a view', async () => {
      const source = await fixture.makeSource({ editorTrackingInfo: tracked });
      const view = await fixture.makeView(source, NORTH, { access: 'org', capabilities: 'Query,Append' });
      const sent = [
        { code: 'n1', name: 'taken' },
        { code: 'n7', name: 'new' },
      ];
      const job = await append(view, 'other', sent, BY_CODE);
      expect(job).to.include({ status: 'Completed', insertCount: 1, updateCount: 0, errorCount: 1 });
      expect(job['errors']).to.have.nested.property('[0].code', 'not_owner');
      expect(await append(view, 'owner', sent.slice(0, 1), BY_CODE)).to.include({
        updateCount: 1,
        errorCount: 0,
      });
    });

    it('makes the caller of an upsert through a view the creator, though it hides that field, unless it is kept', async () => {
      const source = await fixture.makeSource({ editorTrackingInfo: { enableEditorTracking: true } });
      const view = await fixture.makeView(source, NORTH, { access: 'org', capabilities: 'Query,Append' });
      const creators = async (): Promise<unknown> =>
        (await fixture.rows(source)).map((row) => row['Creator']);
      await append(view, 'other', [{ code: 'n1' }], { ...BY_CODE, keepCreator: 'True' });
      expect(await creators()).to.deep.equal(Array(5).fill('olga'));
      await append(view, 'other', [{ code: 'n1' }], BY_CODE);
      expect(await creators()).to.deep.equal(['otto', 'olga', 'olga', 'olga', 'olga']);
    });

    it('lets a view alone restrict rows of other users', async () => {
      const source = await fixture.makeSource({ editorTrackingInfo: { enableEditorTracking: true } });
      const view = await fixture.makeView(source, NORTH, {
        access: 'org',
        capabilities: 'Query,Append',
        editorTrackingInfo: { enableOwnershipAccessControl: true, allowOthersToUpdate: false },
      });
      const job = await append(view, 'other', [{ code: 'n1', name: 'taken' }], BY_CODE);
      expect(job).to.include({ status: 'Failed', updateCount: 0, errorCount: 1 });
    });

    const update = (view: string, who: string, attributes: Json, geometry?: Json): Promise<Json> =>
      post(
        `/rest/services/${view}/FeatureServer/0/updateFeatures`,
        { features: [{ attributes, geometry }] },
        who,
      );
    const outcomeOf = (reply: Json): unknown =>
      reply['error'] === undefined ? errorsOf(resultsOf(reply, 'updateResults')) : errorOf(reply).code;
    const FOREIGN = '1000 The feature belongs to another user.';

    for (const [where, ofSource, ofView] of [
      ['source', tracked, {}],
      ['view', { enableEditorTracking: true }, tracked],
    ] as const) {
      it(`refuses edits of others’ rows where the ${where} forbids it`, async () => {
        const source = await fixture.makeSource({ editorTrackingInfo: ofSource });
        const view = await fixture.makeView(
          source,
          { sourceLayerFields: ['code', 'name'] },
          { access: 'org', capabilities: 'Query,Editing', editorTrackingInfo: ofView },
        );
        const at = `/rest/services/${view}/FeatureServer/0`;
        expect(outcomeOf(await update(view, 'other', { OBJECTID: 1, name: 'x' }))).to.deep.equal([FOREIGN]);
        const calcExpression = [{ field: 'name', value: 'x' }];
        const calculated = await post(`${at}/calculate`, { where: '1=1', calcExpression }, 'other');
        expect(verdictOf(calculated)).to.equal(403);
        const features = [{ attributes: { code: 'own', Creator: 'eve' } }];
        await post(`${at}/addFeatures`, { features }, 'other');
        expect(outcomeOf(await update(view, 'other', { OBJECTID: 6, name: 'mine' }))).to.deep.equal(['']);
        expect(outcomeOf(await update(view, 'owner', { OBJECTID: 6, name: 'ours' }))).to.deep.equal(['']);
        const [row] = await fixture.rows(source, { where: "code = 'own'" });
        // The view shows none of them.
        expect(row).to.include({ Creator: 'otto', Editor: 'olga' });
        const deleted = await post(
          `${at}/deleteFeatures`,
          { where: '1=1', rollbackOnFailure: false },
          'other',
        );
        const done = resultsOf(deleted, 'deleteResults').filter(({ success }) => success);
        expect(done.map(({ objectId }) => objectId)).to.deep.equal([6]);
      });
    }

    it('does not find others’ rows where the source hides them', async () => {
      const source = await fixture.makeSource({
        editorTrackingInfo: { ...tracked, allowOthersToQuery: false },
      });
      const view = await fixture.makeView(source, {}, { access: 'org', capabilities: 'Query,Editing' });
      const at = `/rest/services/${view}/FeatureServer/0`;
      expect(outcomeOf(await update(view, 'other', { OBJECTID: 1, name: 'x' }))).to.deep.equal([
        '1019 There is no such feature.',
      ]);
      const deleted = await post(`${at}/deleteFeatures`, { where: '1=1' }, 'other');
      expect(resultsOf(deleted, 'deleteResults')).to.deep.equal([]);
      const features = [{ attributes: { code: 'n1' } }];
      const added = resultsOf(await post(`${at}/addFeatures`, { features }, 'other'), 'addResults');
      expect(errorsOf(added)).to.deep.equal(['1000 code: this value cannot be used']);
      expect(await fixture.rows(source)).to.have.length(5);
    });

    it('applies the condition of the view also where the source shows each user their own rows', async () => {
      const source = await fixture.makeSource({
        editorTrackingInfo: { ...tracked, allowOthersToQuery: false },
      });
      const open = { access: 'org', capabilities: 'Query,Editing' };
      const whole = await fixture.makeView(source, {}, open);
      const features = ['south', 'north'].map((region) => ({ attributes: { code: `o-${region}`, region } }));
      await post(`/rest/services/${whole}/FeatureServer/0/addFeatures`, { features }, 'other');
      const north = await fixture.makeView(source, NORTH, open);
      const at = `/rest/services/${north}/FeatureServer/0`;
      const absent = ['1019 There is no such feature.'];
      for (const [objectId, outcome] of [
        [1, absent],
        [6, absent],
        [7, ['']],
      ] as const)
        expect(
          outcomeOf(await update(north, 'other', { OBJECTID: objectId, name: 'x' })),
          String(objectId),
        ).to.deep.equal(outcome);
      const calculation = { where: '1=1', calcExpression: [{ field: 'name', value: 'y' }] };
      expect(await post(`${at}/calculate`, calculation, 'other')).to.include({ updatedFeatureCount: 1 });
      const deleted = await post(`${at}/deleteFeatures`, { objectIds: '6' }, 'other');
      expect(errorsOf(resultsOf(deleted, 'deleteResults'))).to.deep.equal(absent);
      const names = (await fixture.rows(source, { where: "code LIKE 'o-%'" })).map(({ name }) => name);
      expect(names).to.deep.equal(['y', null]);
    });

    it('refuses anonymous edits and moves of features where the source forbids them', async () => {
      const source = await fixture.makeSource({
        allowGeometryUpdates: false,
        editorTrackingInfo: { allowAnonymousToUpdate: false, allowAnonymousToDelete: false },
      });
      const view = await fixture.makeView(source, {}, { access: 'public', capabilities: 'Query,Editing' });
      const at = `/rest/services/${view}/FeatureServer`;
      const attributes = { OBJECTID: 1, name: 'x' };
      expect(outcomeOf(await update(view, 'anonymous', attributes))).to.equal(499);
      expect(verdictOf(await post(`${at}/0/deleteFeatures`, { objectIds: 1 }, 'anonymous'))).to.equal(499);
      const edits = [{ id: 0, updates: [{ attributes }] }];
      expect(verdictOf(await post(`${at}/applyEdits`, { edits }, 'anonymous'))).to.equal(499);
      const features = [{ attributes: { code: 'a1' } }];
      expect(verdictOf(await post(`${at}/0/addFeatures`, { features }, 'anonymous'))).to.equal('ok');
      expect(outcomeOf(await update(view, 'other', attributes))).to.deep.equal(['']);
      const moved = { x: 1, y: 2 };
      expect(outcomeOf(await update(view, 'other', attributes, moved))).to.deep.equal([
        '1000 geometry: this service does not allow geometry updates',
      ]);
      expect(outcomeOf(await update(view, 'owner', attributes, moved))).to.deep.equal(['']);
    });

    it('applies ownership by editor-tracking fields that the view may hide', async () => {
      const source = await fixture.makeSource({ editorTrackingInfo: { enableEditorTracking: true } });
      const view = await fixture.makeView(source, NORTH, { access: 'org', capabilities: 'Query,Append' });
      const layer = await fixture.server.get(`/rest/services/${view}/FeatureServer/0`, {}, tokens['owner']);
      expect(layer).not.to.have.property('editFieldsInfo');
      await append(view, 'other', [{ code: 'n8', Creator: 'eve' }]);
      const [row] = await fixture.rows(source, { where: "code = 'n8'" });
      expect(row).to.include({ Creator: 'otto', Editor: 'otto' });
      const whole = await fixture.makeView(source, {});
      const shown = await fixture.server.get(`/rest/services/${whole}/FeatureServer/0`, {}, tokens['owner']);
      expect(shown['editFieldsInfo']).to.include({ creatorField: 'Creator' });
    });
  });
});
