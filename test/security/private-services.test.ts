import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect } from 'chai';
import { type Contract, type ContractCall, CONTRACTS, requestOf } from '../contract/contract-client.js';
import { FeatureFixtures } from '../contract/fuzz/feature-fixtures.js';
import { forEachDatabase, type TestDatabases } from '../support/databases/databases.js';
import {
  errorOf,
  type FeatureServer,
  startFeatureServer,
  uploadIdOf,
} from '../support/servers/feature-server.js';
import { sendOverHttp } from '../support/clients/over-http.js';
import { featureCall } from './feature-calls.js';
import { type NamedThings, NAMING_PARAMETERS, NO_THINGS, TOLD_APART } from './told-apart.js';

type Place = Readonly<Record<string, string | number>>;

/** Operations whose addresses name something that may be private. */
const OPERATIONS = [...CONTRACTS.values()].filter(
  ({ document, path, takesCredentials }) => document === 'features' && path.includes('{') && takesCredentials,
);

/** Callers who may not see the private service. */
const STRANGERS = ['anonymous', 'author', 'subscriber', 'expired token'] as const;

type Stranger = (typeof STRANGERS)[number];

/** Headers that differ from one reply to the next, whatever was asked. */
const PASSING_HEADERS = ['date', 'x-request-id', 'content-length'];

/** An identifier of the same form and length that belongs to nothing. */
const MISSING: Readonly<Record<string, (real: string) => string>> = {
  serviceName: (real) => real.replace(/^Places/, 'Nobody'),
  layerId: () => '9',
  objectId: () => '99',
  attachmentId: () => '9',
  jobId: () => randomUUID(),
  itemId: (real) => (real.startsWith('i') ? `i${randomUUID()}` : randomUUID().replaceAll('-', '')),
  folderId: () => randomUUID().replaceAll('-', ''),
  username: () => 'nobodyx',
};

/** A name that no message holds by chance. */
const OWNER = 'quentin';

/** Forms in which the same call is sent: with all parameters, the same as a page, and with none. */
type Form = 'json' | 'html' | 'bare';

/** The others are refused in the ways of these two. */
const FORMS: Readonly<Record<Stranger, readonly Form[]>> = {
  anonymous: ['json', 'html', 'bare'],
  author: ['json', 'html', 'bare'],
  subscriber: ['json'],
  'expired token': ['json'],
};

forEachDatabase('private services and what belongs to them', (open) => {
  let databases: TestDatabases;
  let server: FeatureServer;
  let fixtures: FeatureFixtures;
  let owner: string;
  let tokens: Readonly<Record<Stranger, string | undefined>>;
  let views = 0;

  before(async () => {
    databases = await open();
    server = await startFeatureServer(databases);
    owner = await server.signUp(OWNER, 'author');
    tokens = {
      anonymous: undefined,
      author: await server.signUp('other', 'author'),
      subscriber: await server.signUp('reader', 'subscriber'),
      'expired token': await server.signUp('late', 'author'),
    };
    await databases.system.write(async (trx) => {
      const late = trx('users').where({ name: 'late' }).select('id');
      await trx('tokens').whereIn('user_id', late).update({ expires_at: 1 });
    });
    fixtures = new FeatureFixtures(server, OWNER, owner);
  });
  after(() => server.close());

  /** The reply without the names that were asked for. */
  async function replyTo(contract: Contract, place: Place, caller: Stranger, form: Form): Promise<unknown> {
    const call = writeAs(form, featureCall(contract, place, { name: 'Made', itemId: undefined }));
    const token = tokens[caller];
    const headers: Record<string, string> = token === undefined ? {} : { authorization: `Bearer ${token}` };
    const request = await requestOf(contract, { ...call, headers });
    const { status, headers: told, body } = await sendOverHttp(server.server, request);
    const unnamed = (text: string): string =>
      Object.values(place).reduce<string>(
        (rest, value) => rest.replaceAll(spellingsOf(value), '{name}'),
        text,
      );
    const kept = Object.entries(told).filter(([name]) => !PASSING_HEADERS.includes(name));
    const shown = kept.map(([name, value]) => `${name}: ${unnamed(String(value))}`);
    return { status, headers: shown, body: unnamed(body.toString()) };
  }

  /** Ways in which an address names something that there is not: one for each name in it. */
  function missingOf(place: Place): Place[] {
    return Object.entries(place).map(([name, value]) => ({
      ...place,
      [name]: MISSING[name]?.(String(value)) ?? value,
    }));
  }

  /** The callers and forms by which a stranger learns that something is there. */
  async function tellersOf(contract: Contract): Promise<string[]> {
    // A stranger's call uses nothing up.
    const place = await fixtures.placeFor({ ...contract, operationId: 'none' });
    const tellers: string[] = [];
    for (const caller of STRANGERS) {
      for (const form of FORMS[caller]) {
        const there = JSON.stringify(await replyTo(contract, place, caller, form));
        for (const missing of missingOf(place)) {
          const reply = JSON.stringify(await replyTo(contract, missing, caller, form));
          if (reply !== there)
            tellers.push(`${caller}, ${form}: ${there} where there is one, ${reply} where not`);
        }
      }
    }
    return tellers;
  }

  for (const contract of OPERATIONS) {
    const { operationId } = contract;
    const reason = TOLD_APART[operationId.replace(/Post$/, '')];
    if (reason === undefined) {
      it(`answers strangers about private and missing services alike in ${operationId}`, async () => {
        expect(await tellersOf(contract)).to.deep.equal([]);
      });
    } else {
      it(`distinguishes private services in ${operationId}: ${reason}`, async () => {
        expect(await tellersOf(contract)).not.to.deep.equal([]);
      });
    }
  }

  async function thingsOfOthers(): Promise<NamedThings> {
    const serviceName = await server.makeService(owner);
    const upload = await server.upload(serviceName, 'a.csv', 'code\nA1\n', owner);
    const view = `Shown_${String((views += 1))}`;
    const definition = { createParameters: { name: view }, isView: 'true' };
    await server.post('/sharing/rest/content/users/other/createService', definition, tokens.author);
    return {
      serviceName,
      itemId: await fixtures.item(),
      uploadId: uploadIdOf(upload),
      view,
      own: await server.makeService(tokens.author ?? ''),
    };
  }

  for (const { title, path, namesIn, isRefused } of NAMING_PARAMETERS) {
    it(`answers strangers about private and missing services alike in ${title}`, async () => {
      const there = await thingsOfOthers();
      const missing = { ...there, ...NO_THINGS };
      const replies = [];
      for (const place of [there, missing]) {
        const address = path.replaceAll(/\{(\w+)\}/g, (_all, name: keyof typeof place) => place[name]);
        const parameters = namesIn(place);
        for (const caller of ['anonymous', 'author', 'subscriber'] as const) {
          const reply = await server.post(address, parameters, tokens[caller]);
          if (isRefused) errorOf(reply);
          const names = [place.serviceName, place.itemId, place.uploadId];
          replies.push(names.reduce((text, name) => text.replaceAll(name, '{name}'), JSON.stringify(reply)));
        }
      }
      expect(replies.slice(0, 3)).to.deep.equal(replies.slice(3));
    });
  }

  it('reveals names of services to authors, whose services must have other names', async () => {
    const name = await server.makeService(owner);
    const path = '/sharing/rest/portals/self/isServiceNameAvailable';
    const answers = await Promise.all(
      (['anonymous', 'subscriber', 'author'] as const).map((caller) =>
        server.get(path, { name, type: 'Feature Service' }, tokens[caller]),
      ),
    );
    expect(answers.slice(0, 2).map((answer) => errorOf(answer).code)).to.deep.equal([499, 403]);
    expect(answers[2]).to.deep.equal({ available: false });
  });

  it('reveals private services only where the list of the review says so', () => {
    const review = readFileSync(new URL('README.md', import.meta.url), 'utf8');
    const [, known = ''] = review.split('## Known, and meant to be so');
    for (const operationId of [...Object.keys(TOLD_APART), 'isServiceNameAvailable', 'createService']) {
      expect(known, operationId).to.contain(`\`${operationId}\``);
    }
  });
});

/** A name wherever it stands; a number where it is a step of an address. */
function spellingsOf(value: string | number): RegExp {
  return typeof value === 'string' && value.length > 2
    ? new RegExp(value, 'g')
    : new RegExp(`(?<=/|%2F)${String(value)}(?=/|%2F|%3F|")`, 'g');
}

function writeAs(form: Form, call: ContractCall): ContractCall {
  const f = form === 'html' ? 'html' : 'json';
  if (call.query !== undefined) return { ...call, query: form === 'bare' ? { f } : { ...call.query, f } };
  if (call.form !== undefined) return { ...call, form: form === 'bare' ? { f } : { ...call.form, f } };
  if (call.multipart === undefined) return call;
  const multipart = new FormData();
  if (form !== 'bare') for (const [key, value] of call.multipart) multipart.append(key, value);
  multipart.set('f', f);
  return { ...call, multipart };
}
