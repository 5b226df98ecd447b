import { expect } from 'chai';
import { type Contract, ContractClient, CONTRACTS } from '../contract/contract-client.js';
import { FeatureFixtures } from '../contract/fuzz/feature-fixtures.js';
import { forEachDatabase } from '../support/databases/databases.js';
import { type FeatureServer, startFeatureServer } from '../support/servers/feature-server.js';
import { featureCall } from './feature-calls.js';
import { FEATURES_RIGHTS } from './features-rights.js';
import { CALLERS, type Caller, OWNING, STRANGE } from './rights.js';

const OPERATIONS = [...CONTRACTS.values()].filter(({ document }) => document === 'features');

type Place = Readonly<Record<string, string | number>>;

forEachDatabase('rights to feature services', (open) => {
  let server: FeatureServer;
  let client: ContractClient;
  let fixtures: FeatureFixtures;
  let tokens: Readonly<Record<Caller, string | undefined>>;
  let number = 0;

  before(async () => {
    server = await startFeatureServer(await open());
    client = new ContractClient(server.server);
    tokens = {
      anonymous: undefined,
      other: await server.signUp('other', 'author'),
      owner: await server.signUp('owner', 'author'),
      administrator: await server.signUp('admin', 'administrator'),
    };
    fixtures = new FeatureFixtures(server, 'owner', tokens.owner ?? '');
  });
  after(() => server.close());

  /** The code that a caller gets; of a list, whether a private service of the owner's is in it. */
  async function outcomeOf(contract: Contract, caller: Caller): Promise<string> {
    const { operationId, takesCredentials } = contract;
    // A stranger's call is to leave everything as it is, so that there need be no new things for it.
    const isStrange = STRANGE.includes(caller);
    const place = await fixtures.placeFor(isStrange ? { ...contract, operationId: 'none' } : contract);
    const isList = /^(searchItems|list(Admin)?Services)/.test(operationId);
    const hidden = isList ? await server.makeService(tokens.owner ?? '') : undefined;
    number += 1;
    const itemId = operationId === 'publishItem' ? await fixtures.item() : undefined;
    const call = featureCall(contract, place, { name: `Made_${String(number)}`, itemId });
    const token = takesCredentials ? tokens[caller] : undefined;
    const headers: Record<string, string> = token === undefined ? {} : { authorization: `Bearer ${token}` };
    const isWritten = isStrange && contract.method !== 'get' && !operationId.endsWith('Post');
    const before = isWritten ? await seenOf(contract, place) : undefined;
    const reply = await client.call(operationId, { ...call, headers });
    const error = reply.body['error'] as { readonly code: number } | undefined;
    if (error !== undefined && isWritten)
      expect(await seenOf(contract, place), operationId).to.deep.equal(before);
    // A page tells a person in words.
    if (operationId === 'getAppendForm') return reply.text.includes('Append a file to') ? 'shown' : 'hidden';
    const code = String(error?.code ?? reply.status);
    if (hidden === undefined || error !== undefined) return code;
    return `${code} ${reply.text.includes(`"${hidden}"`) ? 'shown' : 'hidden'}`;
  }

  /** All that the owner sees of what there is at a place. */
  async function seenOf({ path }: Contract, place: Place): Promise<unknown> {
    const seen = [`/sharing/rest/content/users/owner`];
    const { serviceName, itemId, folderId } = place;
    if (serviceName !== undefined) {
      const service = `FeatureServer`;
      const root = `/rest/services/${String(serviceName)}/${service}`;
      seen.push(root, `${root}/layers`, `${root}/jobs`, `${root}/0/query`);
      if (path.includes('/uploads/{itemId}')) seen.push(`${root}/uploads/${String(itemId)}`);
      if (path.includes('/uploads/{itemId}')) seen.push(`${root}/uploads/${String(itemId)}/parts`);
    }
    if (path.includes('/items/{itemId}')) seen.push(`/sharing/rest/content/items/${String(itemId)}`);
    if (folderId !== undefined) seen.push(`/sharing/rest/content/users/owner/${String(folderId)}`);
    return Promise.all(
      seen.map((address) => server.get(address, { where: '1=1', outFields: '*' }, tokens.owner)),
    );
  }

  it('has rights for every operation of feature services', () => {
    expect(Object.keys(FEATURES_RIGHTS).sort()).to.deep.equal(
      OPERATIONS.map(({ operationId }) => operationId).sort(),
    );
  });

  // Strangers first: what the others may do takes time, and would look like something that strangers have done.
  for (const contract of OPERATIONS) {
    it(`refuses strangers in ${contract.operationId}`, () => checkAll(contract, STRANGE));
  }

  for (const contract of OPERATIONS) {
    it(`allows only the owner and administrators in ${contract.operationId}`, () =>
      checkAll(contract, OWNING));
  }

  async function checkAll(contract: Contract, callers: readonly Caller[]): Promise<void> {
    const wanted = FEATURES_RIGHTS[contract.operationId] ?? [];
    for (const caller of callers) {
      expect(await outcomeOf(contract, caller), caller).to.equal(wanted[CALLERS.indexOf(caller)]);
    }
  }
});
