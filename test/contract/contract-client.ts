import type { Server, ServerInjectOptions } from '@hapi/hapi';
import { expect } from 'chai';
import { readOperations } from '../../scripts/generate/operations.js';
import type { JsonObject } from '../../scripts/generate/document.js';
import { document as events } from '../../server/generated/events/document.js';
import { document as features } from '../../server/generated/features/document.js';
import { ajvOf } from './ajv.js';

export interface ContractCall {
  readonly path?: Readonly<Record<string, string | number>>;
  readonly query?: Readonly<Record<string, string>>;
  /** At most one body. */
  readonly json?: unknown;
  readonly form?: Readonly<Record<string, string>>;
  readonly multipart?: FormData;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface ContractReply {
  readonly status: number;
  readonly body: JsonObject;
}

/** A member of a body that is text or a number, as text. */
export function textOf(body: JsonObject, name: string): string {
  const value = body[name];
  if (typeof value === 'string' || typeof value === 'number') return String(value);
  throw new Error(`${name} is neither text nor a number: ${JSON.stringify(value)}`);
}

/** An operation of either document, as far as it takes to call it and to check what it answers. */
interface Contract {
  readonly method: string;
  readonly path: string;
  /** Checks the JSON body of a reply; `undefined` where the document lists none of that status and media type. */
  readonly check: (status: number, mediaType: string) => ((body: unknown) => string[]) | undefined;
}

/**
 * Calls operations by their ids and holds every reply to the document, without any of the code that the server
 * checks its replies with. It remembers what was called and what came back.
 */
export class ContractClient {
  readonly operationIds: readonly string[];
  /** `operationId status`, for each reply that came. */
  readonly seen = new Set<string>();
  readonly #contracts: ReadonlyMap<string, Contract>;

  constructor(private readonly server: Server) {
    this.#contracts = new Map([...contractsOf('events', events), ...contractsOf('features', features)]);
    this.operationIds = [...this.#contracts.keys()];
  }

  /** @throws {AssertionError} when the reply is not one that the document lists. */
  async call(operationId: string, call: ContractCall = {}): Promise<ContractReply> {
    const contract = this.#contracts.get(operationId);
    if (contract === undefined) throw new Error(`there is no operation ${operationId}`);
    const { statusCode, payload, headers } = await this.server.inject(await requestOf(contract, call));
    this.seen.add(`${operationId} ${statusCode}`);
    const check = contract.check(statusCode, String(headers['content-type']).split(';', 1)[0] ?? '');
    expect(check, `${operationId} ${statusCode} is in the document: ${payload}`).not.to.equal(undefined);
    const body = JSON.parse(payload) as JsonObject;
    expect(check?.(body), `${operationId} ${statusCode}: ${payload}`).to.deep.equal([]);
    return { status: statusCode, body };
  }

  /** The same for a call that must go well. */
  async succeed(operationId: string, call?: ContractCall): Promise<JsonObject> {
    const { status, body } = await this.call(operationId, call);
    expect(status, JSON.stringify(body)).to.be.within(200, 299);
    expect(body, JSON.stringify(body)).not.to.have.property('error');
    return body;
  }
}

function contractsOf(name: string, content: Readonly<Record<string, unknown>>): [string, Contract][] {
  const schemaAt = ajvOf(content);
  return readOperations({ name, content: content as JsonObject, digest: '' }).map(
    ({ operationId, method, path, replies }) => {
      const check: Contract['check'] = (status, mediaType) => {
        const reply = replies.get(status)?.get(mediaType);
        if (reply === undefined) return undefined;
        const validate = schemaAt(reply.pointer);
        return (body) => {
          validate(body);
          return (validate.errors ?? []).map(
            ({ instancePath, message }) => `${instancePath} ${message ?? ''}`,
          );
        };
      };
      return [operationId, { method, path, check }];
    },
  );
}

async function requestOf({ method, path }: Contract, call: ContractCall): Promise<ServerInjectOptions> {
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
}: ContractCall): Promise<{ type?: string; payload?: string | Buffer }> {
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
