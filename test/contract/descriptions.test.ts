import { expect } from 'chai';
import { document as events } from '../../server/generated/events/document.js';
import { guide as eventsGuide } from '../../server/generated/events/guide.js';
import { document as features } from '../../server/generated/features/document.js';
import { guide as featuresGuide } from '../../server/generated/features/guide.js';
import { html } from '../../server/lib/text/html.js';

/** Half a printed page. */
const MOST_WORDS = 250;

describe('the descriptions of the documents', () => {
  for (const [name, document, guide] of [
    ['events', events, eventsGuide],
    ['features', features, featuresGuide],
  ] as const) {
    const { description } = document['info'] as { description: string };

    it(`keeps each description in ${name} within half a page`, () => {
      expect(description.split(/\s+/).length).to.be.below(MOST_WORDS);
      expect(description).not.to.match(/^#/m);
    });

    it(`links guide and reference of ${name}, and explains sign-in and the form of errors`, () => {
      expect(description).to.contain(`{address}/guide/${name}`).and.contain(`{address}/reference/${name}`);
      expect(description).to.contain('**Signing in.**').and.contain('**Errors**');
    });

    it(`gives every heading of the guide to ${name} one anchor, and every anchor of its links a heading`, () => {
      const { text } = guide.render(html, { root: '/base', publicUrl: 'https://fair.example/base' });
      const anchors = [...text.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
      expect(anchors).to.deep.equal(guide.headings.map(({ id }) => id));
      expect(new Set(anchors)).to.have.lengthOf(anchors.length);
      const used = [...text.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id);
      expect(anchors).to.include.members(used);
    });

    it(`names no other server in the guide to ${name} than the one that serves it`, () => {
      const { text } = guide.render(html, { root: '/base', publicUrl: 'https://fair.example/base' });
      expect(text).to.contain('https://fair.example/base').and.not.contain('127.0.0.1');
    });
  }
});
