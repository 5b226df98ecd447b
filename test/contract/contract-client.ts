import type { Server, ServerInjectOptions } from '@hapi/hapi';
import { expect } from 'chai';
import type { JsonObject } from '../../scripts/generate/document.js';
import { readOperations } from '../../scripts/generate/operations.js';
import { document as events } from '../../server/generated/events/document.js';
import { document as features } from '../../server/generated/features/document.js';
import { sendOverHttp } from '../support/clients/over-http.js';
import { type DocumentedReplies, readReplies } from './documented-reply.js';
import type { RecordedReply } from './reply-types.js';

export interface ContractCall {
  readonly path?: Readonly<Record<string, string | number>>;
  readonly query?: Readonly<Record<string, string>>;
  /** At most one body. */
  readonly json?: unknown;
  readonly form?: Readonly<Record<string, string>>;
  readonly multipart?: FormData;
  /** Body of a media type of its own. */
  readonly other?: { readonly type: string; readonly payload: string };
  readonly headers?: Readonly<Record<string, string>>;
}

export interface ContractReply {
  readonly status: number;
  readonly headers: Readonly<Record<string, unknown>>;
  /** Empty where the body is no JSON. */
  readonly body: JsonObject;
  readonly text: string;
}

/** A member of a body that is text or a number, as text. */
export function textOf(body: JsonObject, name: string): string {
  const value = body[name];
  if (typeof value === 'string' || typeof value === 'number') return String(value);
  throw new Error(`${name} is neither text nor a number: ${JSON.stringify(value)}`);
}

/** An operation of either document, as far as it takes to call it and to check what it answers. */
export interface Contract {
  readonly operationId: string;
  readonly document: 'events' | 'features';
  readonly method: string;
  readonly path: string;
  readonly takesCredentials: boolean;
  /** The least role, where it asks for one. */
  readonly role: string | undefined;
  readonly bodyTypes: readonly string[];
  readonly replies: DocumentedReplies;
}

/** No operation lists it: what the document says of limits says it of all of them. */
const ADDRESS_TOO_LONG = 414;

/** Longer still, it is not read to its end, and nobody knows whose interface is asked. */
const HEAD_TOO_LARGE = 431;

const isJson = (mediaType: string): boolean => /[/+]json$/.test(mediaType);

/** The operations of both documents, by id. */
export const CONTRACTS: ReadonlyMap<string, Contract> = new Map(
  [...contractsOf('events', events), ...contractsOf('features', features)].map((contract) => [
    contract.operationId,
    contract,
  ]),
);

/** The `operationId status` that a document lists and nothing has reached. */
export function neverReached(
  document: Contract['document'],
  seen: { has(pair: string): boolean },
): readonly string[] {
  return pairsOf(document).filter((pair) => !seen.has(pair));
}

/** Prints the share of these pairs that was reached, for its publication. */
export function tellReached(document: Contract['document'], seen: { has(pair: string): boolean }): void {
  const pairs = pairsOf(document);
  const reached = pairs.filter((pair) => seen.has(pair)).length;
  process.stdout.write(
    `      ${document}: ${String(reached)} of ${String(pairs.length)} pairs of operation and status\n`,
  );
}

function pairsOf(document: Contract['document']): readonly string[] {
  return [...CONTRACTS.values()]
    .filter((contract) => contract.document === document)
    .flatMap(({ operationId, replies }) => [...replies.keys()].map((status) => `${operationId} ${status}`));
}

/**
 * Calls operations over HTTP, by their ids, and holds every reply to the document, without any of the code that the server
 * checks its replies with. It remembers what was called and what came back.
 */
export class ContractClient {
  /** @param seen - the first JSON reply, or none, by `operationId status`; several clients may share one. */
  constructor(
    private readonly server: Server,
    readonly seen: Map<string, RecordedReply | undefined> = new Map<string, RecordedReply | undefined>(),
  ) {}

  /** @throws {AssertionError} when the reply is not one that the document lists. */
  async call(operationId: string, call: ContractCall = {}): Promise<ContractReply> {
    const contract = CONTRACTS.get(operationId);
    if (contract === undefined) throw new Error(`there is no operation ${operationId}`);
    const { status, headers, body: bytes } = await sendOverHttp(this.server, await requestOf(contract, call));
    const payload = bytes.toString();
    const name = `${operationId} ${status}`;
    if (status === ADDRESS_TOO_LONG) {
      const body = JSON.parse(payload) as JsonObject;
      expect(body, name).to.nested.include({ code: 'rest_uri_too_long', 'data.status': status });
      return { status, headers, body, text: payload };
    }
    if (status === HEAD_TOO_LARGE) {
      const body = JSON.parse(payload) as JsonObject;
      expect(body, name).to.include({ code: 'request.head_too_large' });
      return { status, headers, body, text: payload };
    }
    const documented = contract.replies.get(status);
    if (documented === undefined) throw new Error(`${name} is not in the document: ${payload}`);
    const missing = documented.headers.filter((header) => headers[header] === undefined);
    expect(missing, `${name}: headers that are missing`).to.deep.equal([]);
    this.seen.set(name, this.seen.get(name));
    if (documented.mediaTypes.length === 0) {
      expect(payload, `${name} has no body`).to.equal('');
      return { status, headers, body: {}, text: payload };
    }
    const mediaType = String(headers['content-type']).split(';', 1)[0] ?? '';
    expect(documented.mediaTypes, `${name}: media type`).to.include(mediaType);
    if (!isJson(mediaType)) {
      // A tile without features is empty.
      if (operationId !== 'getVectorTile') expect(bytes.length, `${name} has a body`).to.be.above(0);
      return { status, headers, body: {}, text: payload };
    }
    const body = JSON.parse(payload) as JsonObject;
    expect(documented.faultsOf(mediaType, body), `${name}: ${payload}`).to.deep.equal([]);
    this.seen.set(name, this.seen.get(name) ?? { operationId, status, mediaType, body });
    return { status, headers, body, text: payload };
  }

  /** Makes a call that must succeed. */
  async succeed(operationId: string, call?: ContractCall): Promise<JsonObject> {
    const { status, body } = await this.call(operationId, call);
    expect(status, JSON.stringify(body)).to.be.within(200, 299);
    expect(body, JSON.stringify(body)).not.to.have.property('error');
    return body;
  }
}

function contractsOf(name: Contract['document'], content: Readonly<Record<string, unknown>>): Contract[] {
  const replies = readReplies(content);
  return readOperations({ name, content: content as JsonObject, digest: '' }).map((operation) => {
    const { operationId, method, path, bodyTypes, security, role } = operation;
    const own = replies.get(`${method} ${path}`);
    if (own === undefined) throw new Error(`${operationId} has no replies`);
    const takesCredentials = security !== 'none';
    return { operationId, document: name, method, path, takesCredentials, role, bodyTypes, replies: own };
  });
}

/** The request of a call, for who sends it by itself. */
export async function requestOf(
  { method, path }: Contract,
  call: ContractCall,
): Promise<ServerInjectOptions> {
  const filled = path.replace(/\{(\w+)\}/g, (_all, name: string) =>
    encodeURIComponent(String(call.path?.[name])),
  );
  const query = new URLSearchParams(call.query).toString();
  const { type, payload } = await bodyOf(call);
  return {
    method,
    url: query === '' ? filled : `${filled}?${query}`,
    headers: { ...(type === undefined ? {} : { 'content-type': type }), ...call.headers },
    ...(payload === undefined ? {} : { payload }),
  };
}

async function bodyOf({
  json,
  form,
  multipart,
  other,
}: ContractCall): Promise<{ type?: string; payload?: string | Buffer }> {
  if (other !== undefined) return other;
  if (json !== undefined) return { type: 'application/json', payload: JSON.stringify(json) };
  if (form !== undefined) {
    return { type: 'application/x-www-form-urlencoded', payload: new URLSearchParams(form).toString() };
  }
  if (multipart === undefined) return {};
  const encoded = new Response(multipart);
  return {
    type: encoded.headers.get('content-type') ?? '',
    payload: Buffer.from(await encoded.arrayBuffer()),
  };
}
