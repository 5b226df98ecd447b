import { expect } from 'chai';
import fc from 'fast-check';
import type { Principal } from '../../../../../server/auth/principal.js';
import { createService } from '../../../../../server/features/definition/create-service.js';
import { searchableService } from '../../../../../server/features/content/items/describe-item.js';
import type { Item } from '../../../../../server/features/model/item.js';
import { findItem } from '../../../../../server/features/content/items/item-repository.js';
import { SORT_KEYS } from '../../../../../server/features/content/items/item-search-repository.js';
import { changeItem, createItem } from '../../../../../server/features/content/items/item-store.js';
import { foldWord, wordsOf } from '../../../../../server/features/content/search/item-words.js';
import { matchesQuery, type Searchable } from '../../../../../server/features/content/search/match-query.js';
import { searchItems, type ItemSearch } from '../../../../../server/features/content/items/search-items.js';
import { findService } from '../../../../../server/features/catalog/service-repository.js';
import { forEachDatabase } from '../../../../support/databases/databases.js';
import {
  failureOf,
  faultsOf,
  openTestFeatures,
  PUBLIC_URL,
  type TestFeatures,
} from '../../../../support/databases/features.js';
import { conditions, writeQuery } from '../search/query-samples.js';

const TITLES = [
  'Towns of Norway',
  'towns',
  'Sea',
  'North Sea all',
  'Éa',
  'zebra',
  'Zoo',
  '_x',
  '🌍 all',
  'Sea',
];

forEachDatabase('the search for items', (open) => {
  let test: TestFeatures;
  let ada: Principal;
  let bob: Principal;
  let admin: Principal;
  const all = new Map<string, Searchable>();

  before(async () => {
    test = await openTestFeatures(await open());
    ada = await test.addUser('ada', 'author');
    bob = await test.addUser('Bob', 'author');
    admin = await test.addUser('root', 'administrator');
    const { features } = test.databases;
    for (const [index, title] of TITLES.entries()) {
      test.now += index % 3 === 0 ? 0 : 1000;
      const owner = index % 2 === 0 ? ada : bob;
      const type = index % 3 === 0 ? 'CSV' : 'Shapefile';
      const tags = index % 4 === 0 ? ['north', 'sea towns'] : [];
      const properties = {
        title,
        type,
        tags,
        typeKeywords: [],
        description: null,
        snippet: 'all of it',
        accessInformation: null,
        licenseInfo: null,
        extent: [],
      };
      const fileName = `norway-${String(index)}.csv`;
      const content = { text: 'x'.repeat(index) };
      const item = await createItem(test.deps, owner, { ...properties, fileName }, content);
      all.set(item.id, searchableItem(item));
      if (index % 4 !== 1) continue;
      await createService(
        test.definitionContext,
        { name: `Sea_${String(index)}`, serviceDescription: 'towns' },
        owner,
      );
      const service = await findService(features, `sea_${String(index)}`);
      all.set(service!.itemId, searchableService({ service: service!, ownerName: owner.name }));
    }
  });
  after(() => test.close());

  function searchableItem(item: Item): Searchable {
    return {
      words: wordsOf(item),
      wholes: { id: item.id, owner: foldWord(item.ownerName), access: item.access },
    };
  }

  const search = (wish: Partial<ItemSearch>) =>
    searchItems(
      test.deps,
      {
        caller: admin,
        condition: { kind: 'everything' },
        order: { key: 'modified', isDescending: true },
        start: 1,
        num: 100,
        ...wish,
      },
      PUBLIC_URL,
    );
  const ids = async (wish: Partial<ItemSearch>): Promise<string[]> =>
    (await search(wish)).results.map(({ id }) => id);

  it('finds the same items in the database as in memory', async () => {
    await fc.assert(
      fc.asyncProperty(conditions, async (condition) => {
        const wanted = [...all]
          .filter(([, candidate]) => matchesQuery(condition, candidate))
          .map(([id]) => id);
        const { results, total } = await search({ condition });
        expect(total, writeQuery(condition)).to.equal(wanted.length);
        expect(new Set(results.map(({ id }) => id)), writeQuery(condition)).to.deep.equal(new Set(wanted));
      }),
      { numRuns: 60 },
    );
  });

  for (const key of SORT_KEYS) {
    for (const isDescending of [false, true]) {
      it(`pages through items and services by ${key}, ${isDescending ? 'descending' : 'ascending'}`, async () => {
        const order = { key, isDescending };
        const whole = await search({ order });
        expect(whole.results).to.have.length(all.size);
        const values = whole.results.map((item) => item[key]);
        const folded = values.map((value) => (typeof value === 'string' ? foldWord(value) : value));
        const sorted = [...folded].sort((a, b) =>
          typeof a === 'number' ? a - Number(b) : Buffer.compare(Buffer.from(a), Buffer.from(String(b))),
        );
        expect(folded).to.deep.equal(isDescending ? sorted.reverse() : sorted);
        for (const num of [1, 3, 4]) {
          const paged: string[] = [];
          for (let start = 1; start > 0;) {
            const page = await search({ order, start, num });
            paged.push(...page.results.map(({ id }) => id));
            expect(page.total).to.equal(all.size);
            start = page.nextStart;
          }
          expect(paged).to.deep.equal(whole.results.map(({ id }) => id));
        }
      });
    }
  }

  it('shows each caller the items that the caller may see', async () => {
    const mine = [...all].filter(([, { wholes }]) => wholes.owner === 'ada').map(([id]) => id);
    expect(new Set(await ids({ caller: ada }))).to.deep.equal(new Set(mine));
    expect(await ids({ caller: undefined })).to.deep.equal([]);
    const [shared = ''] = mine;
    const { system } = test.databases;
    await system.write((trx) => trx('items').where('id', shared).update({ access: 'org' }));
    expect(await ids({ caller: bob })).to.include(shared);
    expect(await ids({ caller: undefined })).not.to.include(shared);
    await system.write((trx) => trx('items').where('id', shared).update({ access: 'public' }));
    expect(await ids({ caller: undefined })).to.deep.equal([shared]);
    await system.write((trx) => trx('items').where('id', shared).update({ access: 'private' }));
    expect((await findItem(system, shared))?.access).to.equal('private');
  });

  it("returns the time of an item's last change", async () => {
    const [id = ''] = [...all].find(([, { wholes }]) => wholes.owner === 'ada') ?? [];
    const before = await findItem(test.databases.system, id);
    if (before === undefined) throw new Error('there is no such item');
    test.now += 3_600_000;
    await changeItem(test.deps, id, { snippet: before.snippet }, undefined);
    const { createdAt } = before;
    expect(await findItem(test.databases.system, id)).to.include({ createdAt, modifiedAt: test.now });
  });

  it('gives nothing beyond the end', async () => {
    expect(await search({ start: 1000 })).to.deep.include({ results: [], total: all.size, nextStart: -1 });
    expect(await search({ num: 0 })).to.deep.include({ results: [], total: all.size, nextStart: -1 });
  });

  it('lists the content of a user for the user and administrators', async () => {
    const path = { username: 'ADA' };
    const call = { path, parameters: { f: 'json', start: 1, num: 3 }, headers: {}, files: [] } as never;
    const { body } = (await test.handlers.getUserContent(call, test.by(ada))) as {
      body: Record<string, unknown>;
    };
    expect(body).to.deep.include({
      username: 'ada',
      start: 1,
      num: 3,
      nextStart: 4,
      currentFolder: null,
      folders: [],
    });
    expect(body['items']).to.have.length(3);
    expect((await failureOf(test.handlers.getUserContent(call, test.by(bob)))).code).to.equal(
      'access.forbidden',
    );
    expect(await test.handlers.getUserContent(call, test.by(admin))).to.have.nested.property(
      'body.username',
      'ada',
    );
  });

  it('reports every fault of a search at once', async () => {
    const parameters = {
      f: 'json',
      q: 'colour:red',
      filter: 'title:(',
      start: 1,
      num: 10,
      sortField: 'colour',
      sortOrder: 'up',
    };
    const call = { path: {}, parameters, headers: {}, files: [] } as never;
    const faults = faultsOf(await failureOf(test.handlers.searchItems(call, test.by(ada))));
    expect(faults).to.have.all.keys('q', 'filter', 'sortField', 'sortOrder');
    expect(faults['q']).to.match(/there is no field colour/);
  });

  it('limits results, sorts by name like title, and applies a filter', async () => {
    const find = async (wish: object): Promise<{ start: number; num: number; results: { id: string }[] }> => {
      const parameters = { f: 'json', q: '', start: 1, num: 10_000, sortOrder: 'asc', ...wish };
      const call = { path: {}, parameters, headers: {}, files: [] } as never;
      return (await test.handlers.searchItems(call, test.by(admin))).body as never;
    };
    const { start, num, results } = await find({ sortField: 'Name' });
    expect({ start, num, found: results.length }).to.deep.equal({ start: 1, num: 100, found: all.size });
    const byTitle = await find({ sortField: 'title' });
    expect(results.map(({ id }) => id)).to.deep.equal(byTitle.results.map(({ id }) => id));
    const seas = await find({ q: 'title:sea OR title:zebra', filter: 'type:Shapefile OR owner:root' });
    expect(seas.results.map((item) => (item as { title?: string }).title)).to.deep.equal(['Sea', 'zebra']);
  });

  it('sorts by modified for sort fields that have no counts here', async () => {
    const parameters = { f: 'json', q: '', start: 1, num: 2, sortField: 'avgRating', sortOrder: 'desc' };
    const call = { path: {}, parameters, headers: {}, files: [] } as never;
    const { body } = (await test.handlers.searchItems(call, test.by(admin))) as {
      body: { results: { id: string }[] };
    };
    expect(body.results.map(({ id }) => id)).to.deep.equal(await ids({ num: 2 }));
  });
});
