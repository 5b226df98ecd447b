import { expect } from 'chai';
import { safeBack, serviceHref, signInHref, withParameters } from '../../../server/pages/links.js';
import { makeFrame } from './page-frames.js';

const VIEW = makeFrame();

describe('links of pages', () => {
  it('begins links of pages with the path of the public address, and encodes the names of services', () => {
    expect(serviceHref(VIEW, 'A folder/Näme?', '/0')).to.equal(
      '/maps/rest/services/A%20folder/N%C3%A4me%3F/FeatureServer/0',
    );
    expect(serviceHref({ publicUrl: 'https://fair.example.org' }, 'S')).to.equal(
      '/rest/services/S/FeatureServer',
    );
    expect(signInHref(makeFrame({ address: '/rest/services?f=html' }))).to.equal(
      '/maps/rest/login?back=%2Fmaps%2Frest%2Fservices%3Ff%3Dhtml',
    );
  });

  it('changes the named parameters of a link, and keeps the others', () => {
    const href = '/q?where=a%3D1&f=html';
    expect(withParameters(href, { f: 'json' })).to.equal('/q?where=a%3D1&f=json');
    expect(withParameters(href, { f: undefined })).to.equal('/q?where=a%3D1');
    expect(withParameters('/q?f=html', { f: undefined })).to.equal('/q');
    expect(withParameters('/q', { f: 'json' })).to.equal('/q?f=json');
  });

  it('returns only to pages of this server after signing in, and not to the sign-in page', () => {
    const own = '/maps/rest/services/S/FeatureServer?f=html';
    for (const page of [own, '/maps/', '/maps/calendar?view=week'])
      expect(safeBack(VIEW, page)).to.equal(page);
    for (const host of ['//evil.example/', '//maps/rest', '/\\evil.example'])
      expect(safeBack({ publicUrl: 'https://fair.example.org' }, host), host).to.equal('/rest/services');
    for (const back of [
      undefined,
      '',
      'https://fair.example.org/maps/rest/services/S',
      '/rest/services/S',
      '/mapsless/rest',
      '/maps/rest/login?back=x',
      '/maps/rest/ä',
      '/maps/rest/a b',
      '/maps/rest/a\\b',
      '/maps/rest/a\nb',
    ])
      expect(safeBack(VIEW, back), String(back)).to.equal('/maps/rest/services');
  });
});
