import { expect } from 'chai';
import { type Contract, CONTRACTS, textOf } from '../contract/contract-client.js';
import { EventsCalls } from '../contract/events-calls.js';
import { type EventsWorld, openEventsWorld } from '../contract/event-fixtures.js';
import { forEachDatabase, type TestDatabases } from '../support/databases/databases.js';
import { addUser } from '../support/databases/users.js';
import { EVENTS_RIGHTS } from './events-rights.js';
import { CALLERS, type Caller } from './rights.js';

const OPERATIONS = [...CONTRACTS.values()].filter(({ document }) => document === 'events');

forEachDatabase('rights to the records of the catalogue', (open) => {
  let world: EventsWorld;
  let credentials: Readonly<Record<Caller, Record<string, string>>>;
  /** Makes private records in the owner's name, and tags in an editor's, since authors make none. */
  let own: EventsCalls;
  let tags: EventsCalls;

  before(async () => {
    const opened: TestDatabases[] = [];
    world = await openEventsWorld(async () => {
      const databases = await open();
      opened.push(databases);
      return databases;
    });
    const { name, applicationPassword } = await addUser(opened[0]!.system, { name: 'other', role: 'author' });
    const basic = Buffer.from(`${name}:${applicationPassword}`).toString('base64');
    credentials = {
      anonymous: {},
      other: { authorization: `Basic ${basic}` },
      owner: world.authorizationOf('author'),
      administrator: world.authorizationOf('administrator'),
    };
    own = new EventsCalls(world, credentials.owner, { status: 'private' });
    tags = new EventsCalls(world);
  });
  after(() => world.close());

  /**
   * Returns the status that a caller gets; for a list or a calendar, also if a private record of the owner's is in it.
   */
  async function outcomeOf(contract: Contract, caller: Caller): Promise<string> {
    const { operationId, path } = contract;
    const calls = path.includes('/tags') ? tags : own;
    const isList = /^(list|exportEvents)/.test(operationId);
    const kind = calls.kindOf(contract) ?? 'Event';
    const record = isList ? await calls.make(kind) : undefined;
    const call = await calls.good(contract);
    const before = await seenOf(contract, call.path);
    const reply = await world.usual.call(operationId, {
      ...call,
      headers: credentials[caller],
      ...(isList && { query: queryFor(kind) }),
    });
    if (reply.status >= 400) expect(await seenOf(contract, call.path), operationId).to.deep.equal(before);
    if (record === undefined || reply.status >= 400) return String(reply.status);
    const name = textOf(record, kind === 'Image' ? 'url' : kind === 'Event' ? 'title' : 'slug');
    return `${String(reply.status)} ${reply.text.includes(name) ? 'shown' : 'hidden'}`;
  }

  /** Reads the record at a URL as a caller who may see everything. */
  async function seenOf(contract: Contract, path: object = {}): Promise<unknown> {
    const kind = own.kindOf(contract);
    if (kind === undefined || !('id' in path || 'slug' in path)) return undefined;
    const read = `read${kind}${'slug' in path ? 'BySlug' : ''}`;
    const { status, body } = await world.usual.call(read, {
      path: path as Record<string, string>,
      headers: credentials.administrator,
    });
    return { status, body };
  }

  it('has rights for every operation of the catalogue', () => {
    expect(Object.keys(EVENTS_RIGHTS).sort()).to.deep.equal(
      OPERATIONS.map(({ operationId }) => operationId).sort(),
    );
  });

  for (const contract of OPERATIONS) {
    const { operationId } = contract;
    it(`enforces the rights of ${operationId}`, async () => {
      const outcomes: string[] = [];
      for (const caller of CALLERS) outcomes.push(await outcomeOf(contract, caller));
      expect(outcomes).to.deep.equal(EVENTS_RIGHTS[operationId]);
    });
  }
});

function queryFor(kind: string): Record<string, string> {
  const page = { per_page: '50' };
  if (kind === 'Event') return { ...page, start_date: '2099-01-01', end_date: '2099-12-31' };
  return kind === 'Category' || kind === 'Tag' ? { ...page, hide_empty: 'false' } : page;
}
