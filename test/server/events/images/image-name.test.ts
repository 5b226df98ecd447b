import { expect } from 'chai';
import { makeFileName, makeFileStem, makeImageTitle } from '../../../../server/events/images/image-name.js';

describe('makeImageTitle', () => {
  it('uses the given title as plain text', () => {
    expect(makeImageTitle(' <b>The</b> harbour ', 'x.jpg')).to.equal('The harbour');
  });

  it('uses the file name without folders and extension as a title', () => {
    expect(makeImageTitle(undefined, 'harbour.at.night.jpg')).to.equal('harbour.at.night');
    expect(makeImageTitle('', 'C:\\pictures\\harbour.jpg')).to.equal('harbour');
    expect(makeImageTitle('<i></i>', '/../a/harbour')).to.equal('harbour');
    expect(makeImageTitle(undefined, '.jpg')).to.equal('');
  });
});

describe('makeFileStem', () => {
  const stems: readonly [title: string, stem: string][] = [
    ['Hafen bei Nacht', 'hafen-bei-nacht'],
    ['Über_uns', 'uber-uns'],
    ['東京 Hall 東', 'hall'],
    ['東京', 'image'],
    ['', 'image'],
    ['../../etc/passwd', 'etc-passwd'],
    ['a%2e%2e/b', 'a-b'],
    ['x'.repeat(500), 'x'.repeat(80)],
    [`${'x'.repeat(79)} and more`, 'x'.repeat(79)],
  ];
  for (const [title, stem] of stems) {
    it(`makes the stem ${stem.slice(0, 20)} of ${JSON.stringify(title.slice(0, 20))}`, () => {
      expect(makeFileStem(title)).to.equal(stem);
    });
  }
});

describe('makeFileName', () => {
  it('appends the size to the file name of a smaller image', () => {
    expect(makeFileName('harbour', 'jpg')).to.equal('harbour.jpg');
    expect(makeFileName('harbour', 'jpg', { width: 300, height: 200 })).to.equal('harbour-300x200.jpg');
  });
});
