import { expect } from 'chai';
import { forEachDatabase } from '../../../support/databases/databases.js';
import { bound, type Catalogue, openCatalogue, type Wire } from '../support/catalogue.js';

forEachDatabase('names of venues and organizers', (open) => {
  let catalogue: Catalogue;
  before(async () => {
    catalogue = await openCatalogue(await open());
  });
  after(() => catalogue.stop());
  const { post, event, venue, organizer } = bound(() => catalogue);

  for (const kind of ['venue', 'organizer'] as const) {
    const make = (name: string): Promise<Wire> =>
      kind === 'venue' ? venue({ venue: name }) : organizer({ organizer: name });
    const linkedTo = async (name: string): Promise<Wire> => {
      const linked = (await event({ [kind]: { [kind]: name } }))[kind];
      return [linked].flat()[0] as Wire;
    };

    it(`keeps names of kind ${kind} apart that would share one slug`, async () => {
      for (const [names, slugs] of [
        [
          ['C', 'C++', 'C#'],
          ['c', 'c-2', 'c-3'],
        ],
        [
          ['Hall 50%', 'Hall 50'],
          ['hall-50', 'hall-50-2'],
        ],
      ] as const) {
        for (const [index, name] of names.entries())
          expect(await make(name), name).to.include({ slug: slugs[index] });
        for (const [index, name] of names.entries())
          expect(await linkedTo(name), name).to.include({ slug: slugs[index] });
      }
    });

    it(`matches names of kind ${kind} in any case, with any blanks, entities and accent forms`, async () => {
      for (const [first, ...spellings] of [
        ['Rock & Pop', 'rock &amp; POP', ' Rock  &\u00a0Pop '],
        ['Fête', 'Fe\u0302te', 'FÊTE'],
        ['🎉'],
        ['東京'],
      ] as const) {
        const { id } = await make(first);
        for (const name of [first, ...spellings]) expect((await linkedTo(name))['id'], name).to.equal(id);
      }
    });

    it(`creates one record of kind ${kind} for concurrent requests, even without a slug`, async () => {
      const names = ['🎈', 'Race', 'Race+'];
      const answers = await Promise.all(
        [...names, ...names, ...names].map((name) => post(`/${kind}s`, { [kind]: name })),
      );
      expect(new Set(answers.map(({ body }) => body['id'])).size).to.equal(names.length);
      expect(new Set(answers.map(({ body }) => body['slug'])).size).to.equal(names.length);
    });
  }
});
