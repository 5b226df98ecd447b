import { expect } from 'chai';
import type { Contract, ContractCall, ContractClient, ContractReply } from './contract-client.js';
import type { EventsCalls } from './events-calls.js';
import type { EventsWorld } from './event-fixtures.js';

/** Calls an operation so that it answers with one certain status. */
export type Driver = (contract: Contract, calls: EventsCalls, world: EventsWorld) => Promise<ContractReply>;

const UNKNOWN = { id: 999_999, slug: 'nobody-knows-this', jobId: crypto.randomUUID(), fileName: 'none.png' };
const WRONG = { authorization: `Basic ${Buffer.from('editor:wrong').toString('base64')}` };

/** Operations that work without the catalogue's database. */
const WITHOUT_DATABASE = ['readIndex', 'readDocument', 'importCalendar', 'readImport'];

const WITHOUT_PARAMETERS = ['readIndex', 'readDocument', 'readImport', 'readImageFile'];

const succeeding: Driver = async (contract, calls, { usual }) =>
  usual.call(contract.operationId, await calls.good(contract));

/** Makes the call of `succeeding` against a server that fails in one way. */
const against =
  (server: (world: EventsWorld, contract: Contract) => ContractClient): Driver =>
  async (contract, calls, world) =>
    server(world, contract).call(contract.operationId, await calls.good(contract));

export const DRIVERS: Readonly<Record<number, Driver>> = {
  200: succeeding,
  201: succeeding,
  202: succeeding,
  async 304(contract, calls, { usual }) {
    const call = await calls.good(contract);
    const { headers } = await usual.call(contract.operationId, call);
    return usual.call(contract.operationId, withHeaders(call, { 'if-none-match': String(headers['etag']) }));
  },
  async 400(contract, calls, { usual }) {
    return usual.call(contract.operationId, await refused(contract, calls));
  },
  async 401(contract, calls, { usual }) {
    const call = await calls.good(contract);
    if (contract.role !== undefined) {
      const anonymous = await usual.call(contract.operationId, { ...call, headers: {} });
      expect(anonymous, contract.operationId).to.include({ status: 401 });
    }
    return usual.call(contract.operationId, withHeaders(call, WRONG));
  },
  async 403(contract, calls, world) {
    const { usual } = world;
    if (contract.role !== undefined) {
      const call = await calls.good(contract);
      return usual.call(contract.operationId, withHeaders(call, world.authorizationOf('subscriber')));
    }
    const call = await calls.good(contract);
    const nonce = await usual.call(contract.operationId, withHeaders(call, { 'x-wp-nonce': 'none' }));
    expect(nonce.status, contract.operationId).to.equal(403);
    if (!/^(read|export)(Event|Venue|Organizer)(BySlug)?$/.test(contract.operationId)) return nonce;
    const draft = await calls.make(calls.kindOf(contract) ?? '', { status: 'private' });
    return usual.call(contract.operationId, { path: calls.addressOf(contract, draft) });
  },
  async 404(contract, calls, { usual }) {
    const call = await calls.good(contract);
    if (!contract.path.includes('{'))
      return usual.call(contract.operationId, { ...call, query: { page: '99' } });
    return usual.call(contract.operationId, { ...call, path: UNKNOWN });
  },
  async 409(contract, calls, { usual }) {
    const record = await calls.make(calls.kindOf(contract) ?? '');
    const path = calls.addressOf(contract, record);
    return usual.call(contract.operationId, { path, headers: calls.editor });
  },
  async 410(contract, calls, { usual }) {
    const kind = calls.kindOf(contract) ?? '';
    const gone = await calls.remove(kind, await calls.make(kind));
    return usual.call(contract.operationId, {
      path: calls.addressOf(contract, gone),
      headers: calls.editor,
    });
  },
  async 412(contract, calls, { usual }) {
    const call = await calls.good(contract);
    return usual.call(contract.operationId, withHeaders(call, { 'if-match': '"0-0"' }));
  },
  async 413(contract, calls, { narrow }) {
    const call = await calls.good(contract);
    const json = call.json === undefined ? {} : { json: { ...call.json, padding: 'x'.repeat(100) } };
    return narrow.call(contract.operationId, { ...call, ...json });
  },
  async 415(contract, calls, { usual }) {
    const call = await calls.good(contract);
    return usual.call(contract.operationId, { ...call, other: { type: 'text/plain', payload: 'title' } });
  },
  async 422(contract, calls, { usual }) {
    const headers = { 'idempotency-key': crypto.randomUUID() };
    const first = await calls.good(contract);
    await usual.succeed(contract.operationId, withHeaders(first, headers));
    const other = contract.bodyTypes.includes('application/json')
      ? await calls.good(contract)
      : { ...first, query: { title: 'another', timezone: 'Asia/Tokyo' } };
    return usual.call(contract.operationId, withHeaders(other, headers));
  },
  429: against(({ exhausted }) => exhausted),
  500: against(({ broken, faulty }, { operationId }) =>
    WITHOUT_DATABASE.includes(operationId) ? faulty : broken,
  ),
  503: against(({ slow }) => slow),
};

/** A call with values that are not accepted. */
async function refused(contract: Contract, calls: EventsCalls): Promise<ContractCall> {
  const { path, method, bodyTypes } = contract;
  const call = await calls.good(contract);
  // They read nothing of a query, which must be one all the same.
  if (WITHOUT_PARAMETERS.includes(contract.operationId)) {
    return { ...call, query: { [`a${'[b]'.repeat(9)}`]: '1' } };
  }
  if (!path.includes('{')) {
    if (method === 'get') return { ...call, query: { page: '0', start_date: 'some day' } };
    if (bodyTypes.includes('application/json')) return { ...call, json: {} };
    const multipart = new FormData();
    multipart.set('title', 'No file');
    return { ...call, multipart };
  }
  const kind = calls.kindOf(contract) ?? '';
  if (bodyTypes.includes('application/json')) return { ...call, json: { [calls.nameOf(kind)]: '' } };
  if (kind !== 'Event' || path.includes('{slug}')) return { ...call, path: UNKNOWN };
  return { ...call, path: calls.addressOf(contract, await calls.make('Venue')) };
}

function withHeaders(call: ContractCall, headers: Record<string, string>): ContractCall {
  return { ...call, headers: { ...call.headers, ...headers } };
}
