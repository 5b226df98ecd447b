import { expect } from 'chai';
import { resolveTermFilter } from '../../../../server/events/terms/term-filter.js';
import type { Taxonomy } from '../../../../server/events/terms/term.js';
import type { Database } from '../../../../server/storage/database/database.js';
import { forEachDatabase } from '../../../support/databases/databases.js';
import { bound, type Catalogue, openCatalogue } from '../support/catalogue.js';

forEachDatabase('resolveTermFilter', (open) => {
  let catalogue: Catalogue;
  let database: Database;
  const { category, tag } = bound(() => catalogue);
  const ids: Record<string, number> = {};
  before(async () => {
    const databases = await open();
    database = databases.events;
    catalogue = await openCatalogue(databases);
    for (const [name, parent] of [
      ['Sport', undefined],
      ['Ball Games', 'Sport'],
      ['Water Polo', 'Ball Games'],
      ['Music', undefined],
      ['Café', undefined],
    ] as const) {
      const fields = parent === undefined ? {} : { parent: ids[parent] };
      ids[name] = Number((await category(name, fields))['id']);
    }
    // Its slug is the id of another, its name the slug of a third.
    ids['Twister'] = Number(
      (await category('music', { slug: String(ids['Sport']), parent: ids['Café'] }))['id'],
    );
    await category(String(ids['Music']), { slug: 'numbered' });
    ids['Chess'] = Number((await category('Chess', { slug: 'board-games' }))['id']);
    ids['Tag'] = Number((await tag('Music'))['id']);
  });
  after(() => catalogue.stop());

  const resolve = async (
    values: readonly (string | number)[],
    taxonomy: Taxonomy = 'tribe_events_cat',
  ): Promise<number[] | string> => {
    const { termIds, faults } = await resolveTermFilter(database, taxonomy, values);
    return faults[0]?.reason ?? termIds.toSorted((a, b) => a - b);
  };
  const idsOf = (...names: string[]): number[] =>
    names.map((name) => ids[name] ?? 0).toSorted((a, b) => a - b);

  it('accepts slugs, ids and names', async () => {
    expect(await resolve(['ball-games'])).to.deep.equal(idsOf('Ball Games', 'Water Polo'));
    expect(await resolve([ids['Water Polo']!])).to.deep.equal(idsOf('Water Polo'));
    expect(await resolve([String(ids['Water Polo']!)])).to.deep.equal(idsOf('Water Polo'));
    expect(await resolve(['water polo'])).to.deep.equal(idsOf('Water Polo'));
    expect(await resolve(['CAFE'])).to.deep.equal(idsOf('Café', 'Twister'));
    // Its slug says nothing of its name.
    expect(await resolve(['CHESS'])).to.deep.equal(idsOf('Chess'));
  });

  it('includes all descendants of a category, however deep', async () => {
    const sport = await database.knex('terms').where('slug', 'sport').first<{ id: number }>('id');
    expect(sport.id).to.equal(ids['Sport']);
    expect(await resolve(['sport', 'music'])).to.deep.equal(
      idsOf('Sport', 'Ball Games', 'Water Polo', 'Music'),
    );
  });

  it('tries the slug first, then the id, then the name', async () => {
    expect(await resolve([ids['Sport']!])).to.deep.equal(idsOf('Twister'));
    expect(await resolve(['music'])).to.deep.equal(idsOf('Music'));
    expect(await resolve([ids['Music']!])).to.deep.equal(idsOf('Music'));
  });

  it('keeps to its kind', async () => {
    expect(await resolve(['music'], 'post_tag')).to.deep.equal(idsOf('Tag'));
    expect(await resolve([ids['Tag']!])).to.include(String(ids['Tag']));
    expect(await resolve(['sport'], 'post_tag')).to.include('"sport"');
  });

  it('names all missing terms in one fault', async () => {
    const { termIds, faults } = await resolveTermFilter(database, 'tribe_events_cat', [
      'sport',
      'nowhere',
      0,
      2 ** 40,
      '',
    ]);
    expect(termIds).to.have.length(3);
    expect(faults).to.deep.equal([
      {
        field: 'categories',
        reason: 'must name existing terms; not found: "nowhere", "0", "1099511627776", ""',
        kind: 'invalid',
      },
    ]);
  });

  it('refuses a filter without a term', async () => {
    expect(await resolve([])).to.equal('must not be empty');
  });
});
