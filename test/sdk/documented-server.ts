import { isJsonObject, type Json, type JsonObject } from '../../scripts/generate/document.js';
import { document as events } from '../../server/generated/events/document.js';
import { document as features } from '../../server/generated/features/document.js';
import { membersOf, resolve, textOf } from '../../scripts/breaking/read-schema.js';

/** An operation as a document lists it. */
export interface DocumentedOperation {
  readonly operationId: string;
  readonly method: string;
  readonly path: string;
  /** Its first good reply, as an example has it. */
  readonly reply: { readonly status: number; readonly mediaType: string; readonly body: string };
}

const METHODS = ['get', 'post', 'put', 'patch', 'delete'];

/** All operations of a document. */
export function readOperations(name: 'events' | 'features'): DocumentedOperation[] {
  const document = { events, features }[name] as JsonObject;
  return Object.entries(membersOf(document['paths'])).flatMap(([path, item]) =>
    METHODS.flatMap((method) => {
      const operation = membersOf(item)[method];
      if (!isJsonObject(operation)) return [];
      const operationId = textOf(operation['operationId']);
      const reply = exampleOf(document, membersOf(operation['responses']));
      return [{ operationId, method: method.toUpperCase(), path, reply }];
    }),
  );
}

/** A `fetch` that answers each documented request with the example of its reply, and remembers which it was asked. */
export function documentedFetch(operations: readonly DocumentedOperation[]): {
  readonly fetch: typeof globalThis.fetch;
  readonly asked: readonly string[];
} {
  const asked: string[] = [];
  return {
    asked,
    fetch: (input, init) => {
      const { url, method } = new Request(input, init);
      const { pathname } = new URL(url);
      const [found] = operations
        .filter((operation) => operation.method === method && patternOf(operation.path).test(pathname))
        .sort((one, other) => literalLength(other.path) - literalLength(one.path));
      if (found === undefined) return Promise.reject(new Error(`${method} ${pathname} is in no document`));
      asked.push(found.operationId);
      const { status, mediaType, body } = found.reply;
      return Promise.resolve(new Response(body, { status, headers: { 'content-type': mediaType } }));
    },
  };
}

function patternOf(path: string): RegExp {
  return new RegExp(`^${path.replaceAll('.', '\\.').replace(/\{\w+\}/g, '[^/]+')}$`);
}

/** Counts the literal characters of a path: of two paths that match, the one with more of them is meant. */
function literalLength(path: string): number {
  return path.replace(/\{\w+\}/g, '').length;
}

function exampleOf(document: JsonObject, responses: JsonObject): DocumentedOperation['reply'] {
  const [status = '200', node] = Object.entries(responses).find(([code]) => code.startsWith('2')) ?? [];
  const content = membersOf(membersOf(resolve(document, node))['content']);
  for (const [mediaType, media] of Object.entries(content)) {
    const { example, examples } = membersOf(media);
    const named = Object.values(membersOf(examples)).map(
      (found) => membersOf(resolve(document, found))['value'],
    );
    for (const value of [...named, example]) {
      if (value === undefined || isError(value)) continue;
      const body = typeof value === 'string' ? value : JSON.stringify(value);
      return { status: Number(status), mediaType, body };
    }
  }
  return { status: Number(status), mediaType: 'text/plain', body: '' };
}

function isError(value: Json): boolean {
  return isJsonObject(value) && 'error' in value;
}
