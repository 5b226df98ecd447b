import { expect } from 'chai';
import { AppError } from '../../../../server/lib/errors.js';
import { JsonText } from '../../../../server/api/handlers.js';
import { createFeaturesProfile } from '../../../../server/http/profiles/features.js';

const profile = createFeaturesProfile();

const view = (f: string | undefined, isRead = true) => ({
  path: '/rest/x',
  sent: { f },
  isRead,
  isSignedIn: false,
});

describe('the features profile', () => {
  it('lists each faulty field in the error details, with status 200', () => {
    const faults = [{ field: 'fieldMappings[0].name', reason: 'is required', kind: 'missing' as const }];
    const { status, body } = profile.renderError(
      new AppError('request.invalid', 'No.', { faults }),
      view('json'),
    );
    expect(status).to.equal(200);
    expect(JSON.parse(body)).to.deep.equal({
      error: { code: 400, message: 'No.', details: ['fieldMappings[0].name: is required'] },
    });
  });

  it('includes the data of an error, and its own details', () => {
    const data = { messageCode: 'CONT_0001', details: ['more'] };
    const { body } = profile.renderError(new AppError('request.invalid', 'No.', { data }), view('json'));
    expect(JSON.parse(body)).to.deep.equal({
      error: { code: 400, messageCode: 'CONT_0001', message: 'No.', details: ['more'] },
    });
  });

  it('maps alias addresses to operations, in any case', () => {
    const admin = '/rest/admin/services/Towns/FeatureServer';
    const items = '/sharing/rest/content/users/ada';
    for (const [address, meant] of [
      [
        '/rest/services/Towns/FeatureServer/3/uploads/upload',
        '/rest/services/Towns/FeatureServer/uploads/upload',
      ],
      [`${items}/plans/items/1/delete`, `${items}/items/1/delete`],
      [`${items}/plans/publish`, `${items}/publish`],
      [`${admin}/3/refresh`, `${admin}/refresh`],
      [`${admin}/3/Refresh`, `${admin}/Refresh`],
      [`${admin}/jobs/x/status`, `${admin}/jobs/x`],
      [`${admin}/jobs/x`, undefined],
      [`${admin}/refresh`, undefined],
      [`${items}/items/1/status`, undefined],
    ] as const) {
      expect(profile.aliasOf?.(address), address).to.equal(meant);
    }
  });

  it('sends JSON text unchanged', () => {
    const body = new JsonText('{"bbox":[1,2]}');
    expect(profile.renderReply({ status: 200, body }, view('json')).body).to.equal(body);
    const geo = { status: 200, body, mediaType: 'application/geo+json' };
    expect(profile.renderReply(geo, view('geojson')).body).to.equal(body);
    expect(profile.renderReply({ status: 200, body }, view('pjson')).body).to.contain('\n  "bbox"');
  });

  it('reads the parameter f in any case, name and value', () => {
    const reply = { status: 200, body: { a: 1 } };
    const render = (sent: Record<string, unknown>): unknown =>
      profile.renderReply(reply, { ...view(undefined), sent }).body;
    for (const sent of [{ f: 'JSON' }, { F: 'Json' }, { F: 'html', f: 'json' }])
      expect(render(sent), JSON.stringify(sent)).to.equal('{"a":1}');
    expect(render({ f: 'PJson' })).to.equal('{\n  "a": 1\n}');
    for (const f of ['HTML', 'Html']) {
      expect(render({ f }), f).to.match(/^<!doctype html>/i);
      expect(profile.wantsPage?.(view(f)), f).to.equal(true);
    }
  });

  it('answers addresses of files in JSON without f, and with a page if f asks for one', () => {
    const reply = { status: 200, body: { a: 1 } };
    for (const path of ['/rest/x/tilejson.json', '/rest/x/tile/0/0/0.PBF']) {
      const file = { ...view(undefined), path };
      expect(profile.renderReply(reply, file).body, path).to.equal('{"a":1}');
      expect(profile.wantsPage?.({ ...file, sent: { f: 'html' } }), path).to.equal(true);
    }
    expect(profile.wantsPage?.({ ...view(undefined), path: '/rest/x.json/y' })).to.equal(true);
  });

  it('sends other media types unchanged, whatever f says', () => {
    const { body, headers } = profile.renderReply(
      { status: 200, body: 'a,b', mediaType: 'text/csv' },
      view('html'),
    );
    expect([body, headers['content-type']]).to.deep.equal(['a,b', 'text/csv']);
    const geo = profile.renderReply(
      { status: 200, body: { a: 1 }, mediaType: 'application/geo+json' },
      view(undefined),
    );
    expect([geo.body, geo.headers['content-type']]).to.deep.equal([
      '{"a":1}',
      'application/geo+json;charset=utf-8',
    ]);
  });

  it('renders errors as a page without scripts', () => {
    const { body } = profile.renderError(new AppError('request.invalid', '<img onerror=x>'), view('html'));
    expect(body).to.contain('&lt;img onerror=x&gt;').and.not.to.contain('<img');
  });
});
