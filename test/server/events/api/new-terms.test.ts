import { expect } from 'chai';
import { forEachDatabase } from '../../../support/databases/databases.js';
import { bound, type Catalogue, openCatalogue, paramsOf, type Wire } from '../support/catalogue.js';

const MEETING = { title: 'Town Meeting', start_date: '2027-08-10 10:00:00', end_date: '2027-08-10 12:00:00' };

const KINDS = [
  { list: 'categories', taxonomy: 'tribe_events_cat' },
  { list: 'tags', taxonomy: 'post_tag' },
] as const;

forEachDatabase('terms of events', (open) => {
  let catalogue: Catalogue;
  before(async () => {
    catalogue = await openCatalogue(await open());
  });
  after(() => catalogue.stop());
  const { post, tag } = bound(() => catalogue);

  const namesIn = (body: Wire, list: string): unknown[] => (body[list] as Wire[]).map(({ name }) => name);

  describe('that do not exist yet', () => {
    it('creates missing terms of an event for users who may create them', async () => {
      const allowed: Record<string, string[]> = {};
      for (const as of ['contributor', 'author', 'editor', 'administrator'] as const) {
        allowed[as] = [];
        for (const { list } of KINDS) {
          const answer = await post('/events', { ...MEETING, [list]: [`New to ${as}`] }, as);
          if (answer.status === 201) allowed[as].push(list);
          else expect(paramsOf(answer.body)[list]).to.include(`New to ${as}`);
        }
      }
      expect(allowed).to.deep.equal({
        contributor: [],
        author: ['categories'],
        editor: ['categories', 'tags'],
        administrator: ['categories', 'tags'],
      });
    });

    it('refuses missing terms together with all other faults', async () => {
      const { body } = await post(
        '/events',
        { ...MEETING, title: '', tags: 'A, B', categories: 'C' },
        'contributor',
      );
      expect(Object.keys(paramsOf(body))).to.have.members(['title', 'tags', 'categories']);
      const fields = { ...MEETING, title: '', tags: 'A, B', categories: 'C' };
      const told = await post('/events', fields, 'author');
      expect(Object.keys(paramsOf(told.body))).to.have.members(['title', 'tags']);
    });

    it('reports only the missing right to callers who may not write', async () => {
      expect((await post('/events', { ...MEETING, tags: ['New'] }, 'nobody')).status).to.equal(401);
      expect((await post('/events', { ...MEETING, tags: ['New'] }, 'subscriber')).status).to.equal(403);
    });

    it('lets users without the right to create terms use existing ones', async () => {
      await tag('Common');
      await tag('Ordinary', { slug: 'plain' });
      const { id } = await tag('Rare');
      const tags = ['common', 'ORDINARY', id, 999_999];
      const { status, body } = await post('/events', { ...MEETING, tags }, 'contributor');
      expect(status).to.equal(201);
      expect(namesIn(body, 'tags')).to.deep.equal(['Common', 'Ordinary', 'Rare']);
    });
  });
});
