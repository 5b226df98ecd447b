import { expect } from 'chai';
import { errorPage } from '../../../server/pages/error-page.js';
import { jsonPage } from '../../../server/features/html/json-page.js';
import { linksOf, makeFrame, makeOwnFrame, wordsOf } from './page-frames.js';

describe('errorPage', () => {
  const failure = (code: number) => ({
    code,
    message: 'It did not work.',
    details: ['where: no', 'f: neither'],
  });

  it('shows the error with every detail', () => {
    expect(wordsOf(errorPage(makeFrame(), failure(400)))).to.equal(
      'Services Invalid request Invalid request It did not work. where: no f: neither Code 400',
    );
    expect(wordsOf(errorPage(makeFrame(), failure(418)))).to.include('Request failed');
  });

  it('links to the sign-in page where signing in may help', () => {
    const address = '/rest/services/S/FeatureServer?f=html';
    const back = '/maps/rest/login?back=%2Fmaps%2Frest%2Fservices%2FS%2FFeatureServer%3Ff%3Dhtml';
    for (const code of [498, 499]) {
      const page = errorPage(makeFrame({ address }), failure(code));
      expect(page.body?.split(`href="${back}"`), String(code)).to.have.length(3);
    }
    expect(linksOf(errorPage(makeOwnFrame(), failure(403)))).not.to.have.property('Sign in');
    expect(wordsOf(errorPage(makeOwnFrame(), failure(403)))).to.include('You are signed in as ada.');
    expect(wordsOf(errorPage(makeFrame(), failure(403)))).not.to.include('signed in as');
  });
});

describe('jsonPage', () => {
  const pageOf = (body: unknown) => jsonPage(makeOwnFrame({ address: '/rest/info?f=html' }), body);

  it('shows a reply without a page of its own as JSON', () => {
    expect(wordsOf(pageOf({ a: ['<b>'] }))).to.equal(
      'Services /rest/info /rest/info { &quot;a&quot;: [ &quot;&lt;b&gt;&quot; ] }',
    );
  });

  it('links to a submitted job of this server, and to nothing else', () => {
    const followed = (statusUrl: unknown) => linksOf(pageOf({ statusUrl }))['Follow the job'];
    expect(followed('https://fair.example.org/maps/rest/services/S/FeatureServer/jobs/1')).to.equal(
      '/maps/rest/services/S/FeatureServer/jobs/1',
    );
    for (const other of ['https://evil.example/maps/x', 'https://fair.example.org.evil.example/x', 5, null])
      expect(followed(other), String(other)).to.equal(undefined);
    expect(linksOf(pageOf('text'))).not.to.have.property('Follow the job');
  });
});
