import { expect } from 'chai';
import { forEachDatabase } from '../../../support/databases/databases.js';
import { type As, bound, type Catalogue, openCatalogue, paramsOf } from '../support/catalogue.js';

const EVERYONE: readonly As[] = ['nobody', 'subscriber', 'contributor', 'author', 'editor', 'administrator'];

const KINDS: readonly { readonly list: 'categories' | 'tags'; readonly writers: readonly As[] }[] = [
  { list: 'categories', writers: ['author', 'editor', 'administrator'] },
  { list: 'tags', writers: ['editor', 'administrator'] },
];

forEachDatabase('rights to terms', (open) => {
  let catalogue: Catalogue;
  before(async () => {
    catalogue = await openCatalogue(await open());
  });
  after(() => catalogue.stop());
  const { call, get, category, tag } = bound(() => catalogue);

  for (const { list, writers } of KINDS) {
    const make = list === 'categories' ? category : tag;

    it(`lets everyone read and list ${list}`, async () => {
      const { id } = await make(`Readable ${list}`);
      for (const as of EVERYONE) {
        expect((await get(`/${list}/${String(id)}`, as)).status, as).to.equal(200);
        const { body } = await get(`/${list}?hide_empty=false&search=readable`, as);
        expect(body['total'], as).to.equal(1);
      }
    });

    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE', 'create']) {
      it(`allows ${method} of ${list} to ${writers.join(', ')}`, async () => {
        for (const as of EVERYONE) {
          const made = await make(`${method} ${list} as ${as}`);
          const isCreate = method === 'create';
          const path = isCreate ? `/${list}` : `/${list}/${String(made['id'])}`;
          const fields = { name: `${method} ${list} by ${as}` };
          const body = method === 'DELETE' ? undefined : fields;
          const answer = await call(isCreate ? 'POST' : method, path, body, as);
          if (writers.includes(as)) {
            expect(answer.status, as).to.equal(isCreate ? 201 : 200);
            continue;
          }
          expect(answer.status, as).to.equal(as === 'nobody' ? 401 : 403);
          expect(answer.body['code']).to.equal('rest_forbidden');
          expect((await get(`/${list}/${String(made['id'])}`)).body).to.deep.equal(made);
        }
      });
    }

    it(`reports a fault in the request before a missing right to ${list}`, async () => {
      const { id } = await make(`Faulty ${list}`);
      for (const as of ['nobody', 'contributor'] as const) {
        for (const [method, path, body, field] of [
          ['DELETE', `/${list}/999999`, undefined, 'id'],
          ['PUT', `/${list}/999999`, {}, 'id'],
          ['PUT', `/${list}/${String(id)}`, { name: '' }, 'name'],
        ] as const) {
          const answer = await call(method, path, body, as);
          expect(answer.status, `${as} ${method} ${path}`).to.equal(400);
          expect(Object.keys(paramsOf(answer.body))).to.deep.equal([field]);
        }
        expect((await call('POST', `/${list}`, {}, as)).body['code']).to.equal('rest_missing_callback_param');
      }
    });
  }
});
