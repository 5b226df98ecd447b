import { expect } from 'chai';
import { addUser } from '../../../support/databases/users.js';
import { forEachDatabase } from '../../../support/databases/databases.js';
import { assertSafe, HOSTILE, openHostileMaps } from '../html/hostile-maps.js';

const BUTTONS = ['/content/publish', '/content/create-service', '/content/create-layer', '/content/service'];

forEachDatabase('pages that make and keep layers', (open) => {
  const fixture = openHostileMaps(open);
  const { newBrowser, signedIn } = fixture;

  const serviceName = (): string => fixture.service.split('/')[3] ?? '';
  const settings = (): string => `/content/service?name=${serviceName()}`;
  const layerSettings = (): string => `/content/layer?service=${serviceName()}&id=1`;

  it('asks a visitor without a session to sign in', async () => {
    for (const path of ['/content', '/content/publish', settings(), layerSettings()]) {
      const page = await newBrowser().open(path);
      expect(page.status, path).to.equal(401);
      assertSafe(page);
      expect(page.html, path).to.contain('Sign-in required').and.contain('/rest/login?back=');
    }
  });

  it('shows texts of users as text on every page', async () => {
    const owner = '/sharing/rest/content/users/ada';
    const { token, server } = fixture;
    const { id } = await server.post(
      `${owner}/addItem`,
      { text: 'a\n1\n', filename: 'hostile.csv', title: HOSTILE, snippet: HOSTILE, description: HOSTILE },
      token,
    );
    const { folder } = (await server.post(`${owner}/createFolder`, { title: HOSTILE }, token)) as {
      folder: { id: string };
    };
    await server.post(`${owner}/items/${String(id)}/move`, { folder: folder.id }, token);
    const browser = await signedIn();
    for (const path of [
      '/content',
      `/content?folder=${folder.id}`,
      `/content/folder?id=${folder.id}`,
      `/content/item?id=${String(id)}`,
      `/content/publish?item=${String(id)}`,
      settings(),
      layerSettings(),
    ]) {
      const page = await browser.open(path);
      expect(page.status, path).to.equal(200);
      assertSafe(page);
      expect(page.html, path).to.contain('&lt;script&gt;');
    }
    for (const path of [
      'item?id=',
      'folder?id=',
      'service?name=',
      'create-layer?service=',
      'publish?item=',
    ]) {
      assertSafe(await browser.open(`/content/${path}${encodeURIComponent(HOSTILE)}`));
    }
  });

  it('offers buttons that change a service to its owner only', async () => {
    const { password } = await addUser(fixture.databases.system, { name: 'eve', role: 'author' });
    const [own, other] = [await signedIn(), await signedIn('eve', password)];
    for (const path of [fixture.service, fixture.layer]) {
      expect((await own.open(path)).html, path).to.contain('>Settings<');
      for (const visitor of [other, newBrowser()]) {
        const { html } = await visitor.open(path);
        for (const button of BUTTONS) expect(html, path).not.to.contain(button);
        expect(html, path).not.to.contain('/content/layer');
      }
    }
    for (const path of [settings(), layerSettings(), `/content/create-layer?service=${serviceName()}`]) {
      const page = await other.open(path);
      expect(page.status, path).to.equal(403);
      expect(page.html, path).to.contain('Access denied').and.not.contain('data-then');
    }
  });

  it('offers the table and the map to users who may edit, by capability or as owner', async () => {
    const { password } = await addUser(fixture.databases.system, { name: 'kim', role: 'author' });
    const other = await signedIn('kim', password);
    const { server, token } = fixture;
    for (const [capabilities, edits] of [
      ['Query', undefined],
      ['Query,Update', 'Update'],
      ['Query,Create,Delete', 'Create,Delete'],
    ] as const) {
      const name = await server.makeService(token, { access: 'public', capabilities });
      const shown = (await other.open(`/rest/services/${name}/FeatureServer/0`)).html;
      for (const place of ['/content/table', '/content/map']) {
        const path = `${place}?service=${name}&id=0`;
        const page = await other.open(path);
        assertSafe(page);
        if (edits === undefined) {
          expect(page.status, capabilities).to.equal(403);
          expect(shown, capabilities).not.to.contain(place);
        } else {
          expect(page.html, capabilities).to.contain(`data-edits="${edits}"`);
          expect(shown, capabilities).to.contain(place);
        }
        expect((await (await signedIn()).open(path)).html).to.contain('data-edits="Create,Update,Delete"');
      }
    }
  });

  it('refuses the requests of the forms from another author', async () => {
    const { password } = await addUser(fixture.databases.system, { name: 'mal', role: 'author' });
    const browser = await signedIn('mal', password);
    const [, formToken = ''] =
      /name="formToken"\s+value="([^"]+)"/.exec((await browser.open('/content')).html) ?? [];
    const { html } = await (await signedIn()).open(settings());
    const actions = [...html.matchAll(/action="\/maps([^"?]*)\?f=html"/g)].map(([, action = '']) => action);
    expect(actions).to.have.length.greaterThan(3);
    for (const action of actions) {
      const reply = await browser.post(action, {
        f: 'json',
        formToken,
        updateDefinition: '{"access":"private"}',
      });
      expect(JSON.parse(reply.html), action).to.have.property('error');
    }
    expect(await fixture.server.get(fixture.service)).to.have.property('layers');
  });

  it('changes nothing without the form token of the session', async () => {
    const browser = await signedIn();
    const reply = await browser.post('/sharing/rest/content/users/ada/createFolder', {
      f: 'json',
      title: 'Forged',
    });
    expect(JSON.parse(reply.html)).to.have.nested.property('error.code', 499);
    expect((await browser.open('/content')).html).not.to.contain('Forged');
  });

  it('offers no publishing to a role that may not publish', async () => {
    const { password } = await addUser(fixture.databases.system, { name: 'sub', role: 'subscriber' });
    const browser = await signedIn('sub', password);
    for (const path of ['/content', '/rest/services']) {
      const page = await browser.open(path);
      expect(page.status).to.equal(200);
      for (const button of BUTTONS) expect(page.html, path).not.to.contain(button);
      expect(page.html, path).not.to.contain('createFolder');
    }
    for (const path of ['/content/publish', '/content/create-service']) {
      expect((await browser.open(path)).status, path).to.equal(403);
    }
  });

  it('names the views of a service in place of the form that deletes it', async () => {
    const { server, token } = fixture;
    const source = await server.makeService(token);
    const created = await server.post(
      '/sharing/rest/content/users/ada/createService',
      { createParameters: { name: 'Some_places', isView: true }, isView: true },
      token,
    );
    expect(created).to.include({ success: true });
    const viewLayerDefinition = { sourceServiceName: source, sourceLayerId: 0, sourceLayerFields: '*' };
    const added = await server.post(
      '/rest/admin/services/Some_places/FeatureServer/addToDefinition',
      { addToDefinition: { layers: [{ name: 'Some', adminLayerInfo: { viewLayerDefinition } }] } },
      token,
    );
    expect(added).to.include({ success: true });
    const browser = await signedIn();
    for (const path of [`/content/service?name=${source}`, `/content/layer?service=${source}&id=0`]) {
      const page = await browser.open(path);
      expect(page.html, path).to.contain('cannot be deleted while views').and.contain('Some_places');
      expect(page.html, path).not.to.contain('to confirm');
    }
    const view = await browser.open('/content/service?name=Some_places');
    expect(view.html).to.contain('The features stay').and.contain('Type “Some_places” to confirm');
    expect((await browser.open('/content/create-layer?service=Some_places')).html).to.contain(
      'A view is not supported',
    );
  });

  it('names the unfinished jobs of a service before it is deleted', async () => {
    const { server, token } = fixture;
    const service = await server.makeService(token);
    await server.worker.stop();
    const edits = JSON.stringify({ features: [{ attributes: { code: 'x' } }] });
    const { jobId } = await server.post(`/rest/services/${service}/FeatureServer/0/append`, { edits }, token);
    const browser = await signedIn();
    for (const path of [`/content/service?name=${service}`, `/content/layer?service=${service}&id=0`]) {
      const { html } = await browser.open(path);
      expect(html, path)
        .to.contain(`/jobs/${String(jobId)}`)
        .and.contain('waiting');
    }
  });
});
